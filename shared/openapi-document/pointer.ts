import { append, pointerSegments } from "@hyperjump/json-pointer";

/** The JSON pointer (RFC 6901) of a path of keys: `toPointer("paths", "/phone/validate")`. */
export function toPointer(...keys: string[]): string {
  return pointerBelow("", ...keys);
}

/** The JSON pointer of a path of keys below another pointer. */
export function pointerBelow(pointer: string, ...keys: string[]): string {
  return keys.reduce((above, key) => append(key, above), pointer);
}

/** The keys of a JSON pointer, or of the `$ref` of a bundle. */
export function toKeys(pointer: string): string[] {
  return [...pointerSegments(pointer.replace(/^#/, ""))];
}
