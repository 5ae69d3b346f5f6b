import { isObject, type Json, type JsonObject } from "./json.ts";
import { markNames } from "./marks.ts";
import { below } from "./pointer.ts";

/** The keywords that only document, and constrain no service: the only part of the contract that needs neither a test nor a mark. */
const texts = ["title", "summary", "description", "example", "examples", ...markNames];
const documentation = new Set(["openapi", "info", "tags", "operationId", ...texts]);

/** The keywords whose members are named by the contract, so that a field called `description` is not taken for the keyword. */
const components = ["headers", "parameters", "responses", "schemas", "securitySchemes"];
const maps = new Set(["content", "paths", "properties", "variables", ...components]);

/**
 * Visits every leaf of the part of a document that promises something: each value of a keyword that is no object, such as a type, an
 * enum or a reference, and each name of `required` by itself, with the value true. `enter` says whether to go into an object.
 */
export function visitLeaves(
  node: Json,
  visit: (pointer: string, value: Json) => void,
  enter: (node: JsonObject, pointer: string) => boolean = () => true,
  pointer = "",
  isMap = false,
): void {
  if (Array.isArray(node) && node.some(isObject)) {
    for (const [index, item] of node.entries()) visitLeaves(item, visit, enter, `${pointer}/${index}`);
    return;
  }
  if (!isObject(node)) {
    visit(pointer, node);
    return;
  }
  if (!enter(node, pointer)) return;
  for (const [key, value] of Object.entries(node)) {
    if (!isMap && documentation.has(key)) continue;
    const place = below(pointer, key);
    if (!isMap && key === "required" && Array.isArray(value)) {
      for (const name of value) visit(below(place, String(name)), true);
    } else {
      visitLeaves(value, visit, enter, place, !isMap && maps.has(key) && isObject(value));
    }
  }
}

/** All leaves below a place of a document, by their pointers from there. */
export function leavesOf(node: Json): Map<string, Json> {
  const leaves = new Map<string, Json>();
  visitLeaves(node, (pointer, value) => leaves.set(pointer, value));
  return leaves;
}
