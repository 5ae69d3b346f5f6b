import { append, pointerSegments } from "@hyperjump/json-pointer";

/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is an object with members, and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The type of a value in the words of JSON Schema; a number without a fraction is an integer. */
export function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as JsonType;
}

/** The types of JSON Schema. */
export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** The value that keys lead to. */
export function get(node: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (parent, key) => (typeof parent === "object" && parent !== null ? (parent as JsonObject)[key] : undefined),
    node,
  );
}

/** Keys as a JSON pointer (RFC 6901). */
export function toPointer(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((pointer, key) => append(String(key), pointer), "");
}

/** The keys that a JSON pointer, or the fragment of a `$ref`, leads along. */
export function toKeys(pointer: string): string[] {
  return [...pointerSegments(pointer.replace(/^#/, ""))];
}
