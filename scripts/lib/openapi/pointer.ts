import { append, pointerSegments } from "@hyperjump/json-pointer";

/** The JSON pointer (RFC 6901) that keys lead along, from the root of a document: `toPointer("paths", "/phone/validate")`. */
export function toPointer(...keys: string[]): string {
  return below("", ...keys);
}

/** The JSON pointer of what keys lead to from a place. */
export function below(pointer: string, ...keys: string[]): string {
  return keys.reduce((above, key) => append(key, above), pointer);
}

/** The keys that a JSON pointer, or the `$ref` of a bundle, leads along. */
export function toKeys(pointer: string): string[] {
  return [...pointerSegments(pointer.replace(/^#/, ""))];
}
