import type { Bundle, Node } from "../openapi/document.ts";
import { examplesOf } from "../openapi/examples.ts";

/** An API as a collection shows it. */
export interface Api {
  title: string;
  description: string;
  version: string;
  kinds: Kind[];
  environments: Environment[];
}

/** The operations of a kind of data. */
export interface Kind {
  name: string;
  description: string;
  calls: Call[];
}

/** An operation with the values of an example. */
export interface Call {
  id: string;
  summary: string;
  description: string;
  path: string;
  body: unknown;
  response: { summary: string; body: unknown };
}

/** Where the calls of a collection go. */
export interface Environment {
  name: string;
  baseUrl: string;
}

/** The calls of a slim document, which has one example of each operation. */
export function callsOf(document: Bundle): Api {
  const { title, description = "", version } = document.info;
  const kinds = document.tags.map((tag) => {
    const operations = Object.entries(document.paths).filter(([, { post }]) => post.tags.includes(tag.name));
    return { ...tag, calls: operations.map(([path, { post }]) => callOf(document, path, post)) };
  });
  const baseUrl = document.servers[0]?.variables?.base_url?.default ?? "";
  return {
    title: `${title} ${version}`,
    description,
    version,
    kinds,
    environments: [
      // The address that the mock has unless it is started with another port.
      { name: "mock", baseUrl: "http://127.0.0.1:4010" },
      { name: "service", baseUrl },
    ],
  };
}

function callOf(document: Bundle, path: string, post: Bundle["paths"][string]["post"]): Call {
  const [request] = Object.values(examplesOf(document, post.requestBody));
  const [response] = Object.values(examplesOf(document, post.responses["200"] as Node));
  if (!request || !response) throw new Error(`${path} has no example.`);
  const { operationId: id, summary, description = "" } = post;
  return {
    id,
    summary,
    description,
    path,
    body: request.value,
    response: { summary: request.summary, body: response.value },
  };
}
