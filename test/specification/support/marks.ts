import type { JsonObject } from "@data-validation/openapi-document/json";
import { markOf } from "@data-validation/openapi-document/marks";

/** Whether a node has a mark. */
export function isAssumed(node: JsonObject): boolean {
  return markOf(node) !== undefined;
}

/**
 * Whether a mark is about a detail of its node. Such a mark covers the node itself and its
 * alternatives; the fields of an object and the items of an array are stated, or have marks of
 * their own.
 */
export function isPartial(node: JsonObject): boolean {
  return markOf(node)?.extent === "detail";
}

/**
 * Whether the mark of a node, if any, also covers the node at a pointer in it, or behind a
 * reference in it.
 */
export function covers(node: JsonObject, pointer: string, place: string): boolean {
  if (!isAssumed(node)) return false;
  if (isOperation(pointer) || isResponse(pointer)) return place === pointer;
  if (!isPartial(node)) return true;
  return (
    place.startsWith(pointer) && !/\/(properties|items)(\/|$)/.test(place.slice(pointer.length))
  );
}

/**
 * Whether a pointer is that of an operation: its mark is about that there is one. How it is called
 * is stated for all.
 */
export function isOperation(pointer: string): boolean {
  return /^\/paths\/[^/]+\/[a-z]+$/.test(pointer);
}

/**
 * Whether a pointer is that of a response: its mark is about the status. The schema of the body has
 * marks of its own.
 */
export function isResponse(pointer: string): boolean {
  return /\/responses\/[^/]+$/.test(pointer);
}
