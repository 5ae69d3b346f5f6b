import type { Plugin } from "rolldown";
import { documents } from "../../generated/documents.ts";
import { versions } from "../../generated/versions.ts";
import type { Node } from "../../scripts/lib/openapi/document.ts";
import { script } from "./script.ts";

/**
 * The playground with the mock's own validation of requests in it. The bundles are exchanged on the way for bundles without what the page
 * does not show.
 */
export async function playgroundScript(): Promise<string> {
  return script("docs/browser/playground/main.ts", [slimBundles()]);
}

function slimBundles(): Plugin {
  return {
    name: "slim-bundles",
    load(id) {
      const version = versions.find((name) => id.endsWith(`/generated/openapi/${name}.json`));
      return version ? { code: JSON.stringify(slim(documents[version] as Document)), moduleType: "json" } : null;
    },
  };
}

interface Document {
  info: { version: string };
  paths: Record<string, { post: Node }>;
  components: { examples?: Record<string, Node> };
}

/** A bundle with what the playground reads of it: the operations with their request examples. */
function slim({ info, paths, components }: Document): object {
  const operations = Object.entries(paths).map(([path, { post }]) => {
    const { operationId, summary, requestBody } = post;
    const json = (requestBody as { content: Record<string, { examples: Node }> }).content["application/json"];
    const content = { "application/json": { examples: json?.examples } };
    return [path, { post: { operationId, summary, requestBody: { content } } }];
  });
  const examples = reachable(components.examples ?? {}, JSON.stringify(operations));
  return { info: { version: info.version }, paths: Object.fromEntries(operations), components: { examples } };
}

/** The examples that a text refers to. */
function reachable(examples: Record<string, Node>, text: string): Record<string, Node> {
  const names = [...text.matchAll(/"#\/components\/examples\/([^"/]+)"/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, examples[name] as Node]));
}
