import { mapKeywords } from "./document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { markNames } from "./marks.ts";
import { pointerBelow } from "./pointer.ts";
import { QUERY_TYPES, VALUE_DESCRIPTIONS } from "./values.ts";

/**
 * Keywords that constrain no service. Only these need neither a test nor a mark. `x-next-step` is
 * advice to a caller, `x-query-types` repeats the description.
 */
const textKeywords = [
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
  ...textKeywords,
]);

export interface LeafVisitor {
  /** Called with each value of a keyword unless it is an object, and each name in `required`. */
  visit: (pointer: string, value: Json) => void;
  /** Whether the members of an object are visited; by default those of all. */
  enter?: (node: JsonObject, pointer: string) => boolean;
}

/**
 * Visits each value of a keyword unless it is an object, and each name in `required` with the value
 * true.
 */
export function visitLeaves(node: Json, visitor: LeafVisitor, pointer = ""): void {
  if (Array.isArray(node) && node.some(isJsonObject)) {
    for (const [index, item] of node.entries()) visitLeaves(item, visitor, `${pointer}/${index}`);
  } else if (!isJsonObject(node)) visitor.visit(pointer, node);
  else if (visitor.enter?.(node, pointer) ?? true) visitKeywords(node, visitor, pointer);
}

function visitKeywords(node: JsonObject, visitor: LeafVisitor, pointer: string): void {
  for (const [key, value] of Object.entries(node)) {
    if (documentation.has(key)) continue;
    const place = pointerBelow(pointer, key);
    if (key === "required" && Array.isArray(value))
      for (const name of value) visitor.visit(pointerBelow(place, String(name)), true);
    else if (mapKeywords.has(key) && isJsonObject(value)) visitMembers(value, visitor, place);
    else visitLeaves(value, visitor, place);
  }
}

/** Visits the members of a map: their names are no keywords. */
function visitMembers(map: JsonObject, visitor: LeafVisitor, pointer: string): void {
  if (!(visitor.enter?.(map, pointer) ?? true)) return;
  for (const [name, value] of Object.entries(map))
    visitLeaves(value, visitor, pointerBelow(pointer, name));
}

/** The leaves of a node by their JSON pointers, relative to the node. */
export function leavesOf(node: Json): Map<string, Json> {
  const leaves = new Map<string, Json>();
  visitLeaves(node, { visit: (pointer, value) => leaves.set(pointer, value) });
  return leaves;
}
