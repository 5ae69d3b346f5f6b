import { append, pointerSegments } from "@hyperjump/json-pointer";

/** Keys as a JSON pointer (RFC 6901). */
export function toPointer(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((pointer, key) => append(String(key), pointer), "");
}

/** The keys that a JSON pointer, or the fragment of a `$ref`, leads along. */
export function toKeys(pointer: string): string[] {
  return [...pointerSegments(pointer.replace(/^#/, ""))];
}
