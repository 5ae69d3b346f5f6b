import { getOrInsert } from "@data-validation/common/get-or-insert";
import { append, pointerSegments } from "@hyperjump/json-pointer";

/** The JSON pointer (RFC 6901) of a path of keys: `toPointer("paths", "/phone/validate")`. */
export function toPointer(...keys: string[]): string {
  return pointerBelow("", ...keys);
}

/** The JSON pointer of a path of keys below another pointer. */
export function pointerBelow(pointer: string, ...keys: string[]): string {
  return keys.reduce((above, key) => append(key, above), pointer);
}

/** The keys of pointers: a document refers to the same schemas again and again. */
const keysOfPointers = new Map<string, readonly string[]>();

/** The keys of a JSON pointer, or of the `$ref` of a bundle. */
export function toKeys(pointer: string): readonly string[] {
  return getOrInsert(keysOfPointers, pointer, () => [
    ...pointerSegments(pointer.replace(/^#/, "")),
  ]);
}
