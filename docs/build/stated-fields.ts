import { type Bundle, inline, type Node } from "../../scripts/lib/openapi/document.ts";
import { bodyOf } from "../../scripts/lib/openapi/examples.ts";
import { fieldsOf } from "./fields.ts";

/** Says in the description of each stated field that it is, for Redoc. Its body gets schemas of its own: others may use the same below assumed fields. */
export function markStatedFields(bundle: Bundle): void {
  for (const { post } of Object.values(bundle.paths)) {
    const words = new Map<string, string>(fieldsOf(bundle, post).map(({ path, standing }) => [path, standing]));
    if (![...words.values()].some(Boolean)) continue;
    for (const holder of [post.requestBody, post.responses["200"] ?? {}]) {
      const body = bodyOf(bundle, holder);
      body.schema = inline(bundle, body.schema) as Node;
      mark(body.schema, "", words);
    }
  }
}

function mark(node: Node, path: string, words: ReadonlyMap<string, string>): void {
  for (const [name, field] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
    // Of an object or an array of such objects, the paths of the fields are those of the array.
    const [here = name] = [`${path}.${name}`, `${path}[].${name}`].filter((candidate) => words.has(candidate));
    if (words.get(here)) field.description = `${field.description ?? ""}\n\n**${words.get(here)}**`.trim();
    mark(field, here, words);
  }
  const alternatives = [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (list ?? []) as Node[]);
  for (const alternative of alternatives) mark(alternative, path, words);
  if (node.items) mark(node.items as Node, `${path}[]`, words);
}
