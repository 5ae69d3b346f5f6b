import type { Json, JsonObject } from "../../../../../scripts/lib/openapi/json.ts";

export { isObject, type Json, type JsonObject } from "../../../../../scripts/lib/openapi/json.ts";

export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** The type of a value in the words of JSON Schema; a number without a fraction is an integer. */
export function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as JsonType;
}

export function get(node: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (parent, key) => (typeof parent === "object" && parent !== null ? (parent as JsonObject)[key] : undefined),
    node,
  );
}
