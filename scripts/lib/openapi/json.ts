import type { Json, JsonObject } from "@hyperjump/json-pointer";
import { toKeys } from "./pointer.ts";

export type { Json, JsonObject };

/** Whether a value is an object and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a JSON pointer of a document, or at the `$ref` of a bundle; undefined when there is none. */
export function resolve(document: object, pointer: string): Json {
  return toKeys(pointer).reduce<unknown>((node, key) => (node as JsonObject | undefined)?.[key], document) as Json;
}
