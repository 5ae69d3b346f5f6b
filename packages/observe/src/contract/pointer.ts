import { append, pointerSegments } from "@hyperjump/json-pointer";

/** Keys as a JSON pointer (RFC 6901). */
export function toPointer(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((pointer, key) => append(String(key), pointer), "");
}

/** A key as a token of a JSON pointer. */
export function toToken(key: string | number): string {
  return append(String(key), "").slice(1);
}

/** The keys that a JSON pointer, or the fragment of a `$ref`, leads along. */
export function toKeys(pointer: string): string[] {
  return [...pointerSegments(pointer.replace(/^#/, ""))];
}
