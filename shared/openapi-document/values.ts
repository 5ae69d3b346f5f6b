import { choicesOf, type Node, rewriteObjects } from "./document.ts";

/**
 * The keyword with the types of query that have an option. Published documents have them in the
 * description only.
 */
export const QUERY_TYPES = "x-query-types";

/**
 * The keyword that describes the values of an enum or a boolean, by value. JSON Schema has none;
 * this one is Redoc's, which shows it as a table. Programs read values only here: a sentence about
 * a value is for people.
 */
export const VALUE_DESCRIPTIONS = "x-enumDescriptions";

/** More values make a description too long to read; types, tables and schemas have them all. */
const LONGEST_LIST = 12;

/**
 * The values that a schema lists with their descriptions, in the order of its enum: its own, and
 * those of its choices and items. A choice or an item with a description of its own lists its
 * values there.
 */
export function describedValues(schema: Node): Map<string, string> {
  const texts = (schema[VALUE_DESCRIPTIONS] ?? {}) as Record<string, string>;
  const ownTexts = (schema.enum ?? Object.keys(texts)).flatMap((value): [string, string][] => {
    const text = texts[String(value)];
    return text === undefined ? [] : [[String(value), text]];
  });
  const parts = [...choicesOf(schema), schema.items ?? []].flat();
  const innerTexts = parts
    .filter(({ description }) => description === undefined)
    .flatMap((part) => [...describedValues(part)]);
  return new Map([...ownTexts, ...innerTexts]);
}

/** Whether an alternative beside an enum makes it open: it accepts any text. */
export function acceptsAnyText(schema: { type?: unknown }): boolean {
  const isListed = "enum" in schema || "const" in schema;
  return !isListed && [schema.type].flat().includes("string");
}

/** Whether the values of a schema are described, and few enough for a list in a description. */
export function hasShortList(schema: Node): boolean {
  const { size } = describedValues(schema);
  return size > 0 && size <= LONGEST_LIST;
}

/**
 * A copy of a document whose descriptions list the values of their schemas, after the first
 * paragraph, for readers.
 */
export function withValueLists<Document extends object>(document: Document): Document {
  return rewriteObjects(document, (node) => {
    if (typeof node.description !== "string" || !hasShortList(node)) return node;
    const [first = "", ...others] = node.description.trim().split(/\n{2,}/);
    const list = [...describedValues(node)].map(([value, text]) => `* \`${value}\`: ${text}`);
    return { ...node, description: [first, list.join("\n"), ...others].join("\n\n") };
  });
}
