import { isObject, type Json, type JsonType, typeOf } from "./contract/json.ts";

/** What is kept of values: their form, never themselves. Shapes of several values can be merged. */
export interface Shape {
  /** How many values it is made of. */
  count: number;
  types: Partial<Record<JsonType, number>>;
  /** The notations of the strings among them. */
  notations: Record<string, number>;
  items?: Shape;
  properties?: Record<string, Shape>;
}

/**
 * The shape of one value.
 *
 * @param show - What is kept of the name of a member, which may be data.
 */
export function shapeOf(value: Json, show: (name: string) => string): Shape {
  const type = typeOf(value);
  const shape: Shape = { count: 1, types: { [type]: 1 }, notations: {} };
  if (typeof value === "string") shape.notations[notationOf(value)] = 1;
  if (Array.isArray(value) && value.length > 0)
    shape.items = value.map((item) => shapeOf(item, show)).reduce(mergeShapes);
  if (isObject(value)) {
    shape.properties = Object.fromEntries(
      Object.entries(value).map(([name, member]) => [show(name), shapeOf(member, show)]),
    );
  }
  return shape;
}

/** The shape of the values of two shapes together. */
export function mergeShapes(a: Shape, b: Shape): Shape {
  const items = a.items && b.items ? mergeShapes(a.items, b.items) : (a.items ?? b.items);
  const properties =
    a.properties || b.properties ? merge(a.properties ?? {}, b.properties ?? {}, mergeShapes) : undefined;
  return {
    count: a.count + b.count,
    types: merge(a.types as Record<string, number>, b.types as Record<string, number>, add),
    notations: merge(a.notations, b.notations, add),
    ...(items && { items }),
    ...(properties && { properties }),
  };
}

/** A shape in a few words: `string (date) or null`, `array of object`. */
export function describeShape(shape: Shape): string {
  const types = Object.keys(shape.types) as JsonType[];
  return types
    .map((type) => {
      if (type === "string") return `string (${Object.keys(shape.notations).slice(0, 3).join(", ")})`;
      if (type === "array") return shape.items ? `array of ${describeShape(shape.items)}` : "empty array";
      const names = Object.keys(shape.properties ?? {}).filter((name) => !isHidden(name));
      return type === "object" && names.length > 0 ? `object {${names.slice(0, 6).join(", ")}}` : type;
    })
    .join(" or ");
}

/** Notations that a string may have, the first that fits counts; then come the classes of its length. */
const notations: [string, RegExp][] = [
  ["empty", /^$/],
  ["date", /^\d{4}-\d{2}-\d{2}$/],
  ["date-time", /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/],
  ["uuid", /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ["ipv4", /^(\d{1,3}\.){3}\d{1,3}$/],
  ["email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ["uri", /^https?:\/\//],
  ["phone number", /^\+\d[\d ]{5,}$/],
  ["digits", /^\d+$/],
  ["number", /^-?\d+\.\d+$/],
];

/** The notation of a string, in a word: `date`, `email`, `digits`, or how long it is. */
function notationOf(text: string): string {
  const named = notations.find(([, pattern]) => pattern.test(text));
  if (named) return named[0];
  const words = text.trim().split(/\s+/).length > 1 ? "text" : "word";
  const [range] = LENGTHS.find(([, most]) => text.length <= most) ?? [];
  return `${words} of ${range}`;
}

const LENGTHS: [string, number][] = [
  ["1 to 8 characters", 8],
  ["9 to 32 characters", 32],
  ["33 to 128 characters", 128],
  ["over 128 characters", Number.POSITIVE_INFINITY],
];

/** What stands for a name or a word that is not shown. */
export function hide(number: number): string {
  return `(hidden ${number})`;
}

/** Whether something else stands for a name or a word. */
export function isHidden(name: string): boolean {
  return name.startsWith("(");
}

/** Whether a name may be that of a field: a map by e-mail address has others. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$-]{0,49}(\.[\w$-]{1,50})?$/.test(name);
}

/** Whether a text looks like a word of a list of a program's words (`VALUE_PART_EXTRA`, `invalidWithSuggestion`), rather than like data. */
export function isEnumLike(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*(?:[_.-][A-Za-z0-9]+)*$/.test(text) && text.length <= 60 && !/\d{5}/.test(text);
}

function add(a: number, b: number): number {
  return a + b;
}

function merge<T>(a: Record<string, T>, b: Record<string, T>, join: (a: T, b: T) => T): Record<string, T> {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) merged[key] = key in merged ? join(merged[key] as T, value) : value;
  return merged;
}

/** Every string of a body: of a request, what the caller sent, and so never a word of the service. */
export function stringsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
