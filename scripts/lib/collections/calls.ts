import { findVersionHeader } from "@data-validation/contract-files/bundles";
import type { Bundle, OperationObject } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";

export type CollectionApi = ReturnType<typeof callsOf>;
export type CollectionCall = ReturnType<typeof callOf>;
export type Environment = ReturnType<typeof environmentsOf>[number];

/** The calls of a slim document, which has one example for each operation. */
export function callsOf(document: Bundle) {
  const { title, description = "", version } = document.info;
  const kinds = document.tags.map((tag) => {
    const operations = Object.entries(document.paths).filter(([, { post }]) =>
      post.tags.includes(tag.name),
    );
    return { ...tag, calls: operations.map(([path, { post }]) => callOf(document, path, post)) };
  });
  const environments = environmentsOf(document);
  const versionHeader = findVersionHeader(document);
  return { title: `${title} ${version}`, description, version, versionHeader, kinds, environments };
}

export function environmentsOf(document: Bundle) {
  const baseUrl = document.servers[0]?.variables?.base_url?.default ?? "";
  return [
    { name: "mock", baseUrl: "http://127.0.0.1:4010" },
    { name: "service", baseUrl },
  ];
}

function callOf(document: Bundle, path: string, post: OperationObject) {
  const [request] = Object.values(examplesOfBody(document, post.requestBody));
  const [response] = Object.values(examplesOfBody(document, post.responses[200]));
  if (!request || !response) throw new Error(`${path} has no example.`);
  const { operationId: id, summary, description = "" } = post;
  const body = { summary: request.summary, body: response.value };
  return { id, summary, description, path, body: request.value, response: body };
}
