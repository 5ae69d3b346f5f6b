import { toKeys } from "./pointer.ts";

/** A value of a JSON document. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** An object of a JSON document. */
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is an object and no array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a JSON pointer of a document. */
export function resolve(document: JsonObject, pointer: string): Json {
  return toKeys(pointer).reduce<Json>((node, key) => (node as JsonObject)[key] as Json, document);
}

/** Whether a node carries a mark of what the specification does not state. */
export function isAssumed(node: JsonObject): boolean {
  return typeof node["x-assumed"] === "string";
}
