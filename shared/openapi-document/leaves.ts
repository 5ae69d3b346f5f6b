import { mapKeywords } from "./document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { markNames } from "./marks.ts";
import { pointerBelow } from "./pointer.ts";
import { QUERY_TYPES, VALUE_DESCRIPTIONS } from "./values.ts";

/**
 * Keywords that constrain no service. Only these need neither a test nor a mark. `x-next-step` is
 * advice to a caller, `x-query-types` repeats the description.
 */
const texts = [
  "title",
  "summary",
  "description",
  VALUE_DESCRIPTIONS,
  "example",
  "examples",
  ...markNames,
];
const documentation = new Set([
  "openapi",
  "info",
  "tags",
  "operationId",
  "x-next-step",
  QUERY_TYPES,
  ...texts,
]);

/**
 * Visits each value of a keyword unless it is an object, and each name in `required` with the value
 * true. `enter` may skip an object.
 */
export function visitLeaves(
  node: Json,
  visit: (pointer: string, value: Json) => void,
  enter: (node: JsonObject, pointer: string) => boolean = () => true,
  pointer = "",
  isMap = false,
): void {
  if (Array.isArray(node) && node.some(isJsonObject)) {
    for (const [index, item] of node.entries())
      visitLeaves(item, visit, enter, `${pointer}/${index}`);
    return;
  }
  if (!isJsonObject(node)) {
    visit(pointer, node);
    return;
  }
  if (!enter(node, pointer)) return;
  for (const [key, value] of Object.entries(node)) {
    if (!isMap && documentation.has(key)) continue;
    const place = pointerBelow(pointer, key);
    if (!isMap && key === "required" && Array.isArray(value)) {
      for (const name of value) visit(pointerBelow(place, String(name)), true);
    } else {
      visitLeaves(
        value,
        visit,
        enter,
        place,
        !isMap && mapKeywords.has(key) && isJsonObject(value),
      );
    }
  }
}

/** The leaves of a node by their JSON pointers, relative to the node. */
export function leavesOf(node: Json): Map<string, Json> {
  const leaves = new Map<string, Json>();
  visitLeaves(node, (pointer, value) => leaves.set(pointer, value));
  return leaves;
}
