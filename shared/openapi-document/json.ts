import { isObject as isAnyObject } from "@data-validation/common/object";
import type { Json, JsonObject } from "@hyperjump/json-pointer";
import { toKeys } from "./pointer.ts";

export type { Json, JsonObject };

export const isJsonObject: (value: unknown) => value is JsonObject = isAnyObject;

export function isReference(value: unknown): value is { $ref: string } {
  return isJsonObject(value) && typeof value.$ref === "string";
}

/** The value at a path of keys in JSON; undefined if there is none. */
export function valueAtKeys(value: unknown, keys: readonly string[]): Json | undefined {
  let node = value as Json | undefined;
  for (const key of keys)
    node = typeof node === "object" && node !== null ? (node as JsonObject)[key] : undefined;
  return node;
}

/** The value at a JSON pointer, or at the `$ref` of a bundle; undefined if there is none. */
export function valueAtPointer(document: object, pointer: string): Json {
  return valueAtKeys(document, toKeys(pointer)) as Json;
}
