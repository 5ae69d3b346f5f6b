import { isJsonObject, type Json } from "@data-validation/openapi-document/json";

export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** The form of values, without the values. */
export interface ValueShape {
  count: number;
  types: Set<JsonType>;
  notations: Set<string>;
  items?: ValueShape;
  properties: Map<string, ValueShape>;
}

export function emptyShape(): ValueShape {
  return { count: 0, types: new Set(), notations: new Set(), properties: new Map() };
}

/** Adds a value to a shape, without the members whose names may be data. */
export function addShape(shape: ValueShape, value: Json, isShown: (name: string) => boolean): void {
  shape.count++;
  shape.types.add(jsonTypeOf(value));
  if (typeof value === "string")
    shape.notations.add(textNotations.find(({ form }) => form.test(value))?.name ?? "text");
  if (Array.isArray(value)) {
    for (const item of value) {
      shape.items ??= emptyShape();
      addShape(shape.items, item, isShown);
    }
  } else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (!isShown(name)) continue;
      const inside = shape.properties.get(name) ?? emptyShape();
      shape.properties.set(name, inside);
      addShape(inside, member, isShown);
    }
  }
}

/** The type of a value as in JSON Schema. */
export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as JsonType;
}

/** Describes a shape: `string (date) or null`, `array of object`. */
export function describeShape({ types, notations, items, properties }: ValueShape): string {
  const names = [...properties.keys()].slice(0, 6);
  const words: Partial<Record<JsonType, string>> = {
    string: `string (${[...notations].slice(0, 3).join(", ")})`,
    array: items ? `array of ${describeShape(items)}` : "empty array",
    object: names.length > 0 ? `object {${names.join(", ")}}` : "object",
  };
  return [...types].map((type) => words[type] ?? type).join(" or ");
}

/** Notations that a string may have; the first that fits counts. */
const textNotations: { name: string; form: RegExp }[] = [
  { name: "empty", form: /^$/ },
  { name: "date", form: /^\d{4}-\d{2}-\d{2}$/ },
  { name: "date-time", form: /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/ },
  { name: "uuid", form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  { name: "ipv4", form: /^(\d{1,3}\.){3}\d{1,3}$/ },
  { name: "email", form: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
  { name: "uri", form: /^https?:\/\// },
  { name: "phone number", form: /^\+\d[\d ]{5,}$/ },
  { name: "digits", form: /^\d+$/ },
  { name: "number", form: /^-?\d+\.\d+$/ },
  { name: "word", form: /^\S+$/ },
];

/** Whether a name may be a field name. Keys of a map, such as e-mail addresses, are not. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$-]{0,49}(\.[\w$-]{1,50})?$/.test(name);
}

/**
 * Whether a text looks like a value of an enum (`VALUE_PART_EXTRA`, `invalidWithSuggestion`) and
 * not like data.
 */
export function isEnumLike(text: string): boolean {
  return (
    /^[A-Za-z][A-Za-z0-9]*(?:[_.-][A-Za-z0-9]+)*$/.test(text) &&
    text.length <= 60 &&
    !/\d{5}/.test(text)
  );
}

export function stringsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
