import type { Json, JsonObject } from "@hyperjump/json-pointer";
import { toKeys } from "./pointer.ts";

export type { Json, JsonObject };

/** Whether a value is an object and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a reference: an object with `$ref`. */
export function isReference(value: unknown): value is { $ref: string } {
  return isObject(value) && typeof value.$ref === "string";
}

/** The value that keys lead to; undefined when there is none. */
export function get(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (node, key) => (typeof node === "object" && node !== null ? (node as JsonObject)[key] : undefined),
    value,
  );
}

/** The value at a JSON pointer of a document, or at the `$ref` of a bundle; undefined when there is none. */
export function resolve(document: object, pointer: string): Json {
  return get(document as JsonObject, toKeys(pointer)) as Json;
}
