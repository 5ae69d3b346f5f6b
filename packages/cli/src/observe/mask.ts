import { isObject, type Json } from "./contract/json.ts";
import type { SchemaNode } from "./contract/model.ts";
import { type Fact, visit } from "./ledger/visit.ts";
import { isEnumLike, notationOf, safeName } from "./shape.ts";

/** What the contract knows of a body, by field: words that it lists, and the bounds of numbers. */
interface Known {
  /** Fields whose values are words. */
  words: Set<string>;
  /** `<field> <word>` of the words that are listed. */
  listed: Set<string>;
  names: Set<string>;
  bounds: Map<string, Bounds>;
  /** The strings of the request; undefined for the request itself. */
  sent: readonly string[] | undefined;
}

interface Bounds {
  minimum: number;
  maximum: number;
}

const unbounded: Bounds = { minimum: Number.NEGATIVE_INFINITY, maximum: Number.POSITIVE_INFINITY };

/** The members of an error of section 7 that are a program's words; the contract lists them by example alone. */
const errorWords = /^errors\[\]\.(group|type|subtype|severity|relatedTo\[\])$/;

/**
 * A body with a stand-in of the same shape for each value: a letter for a letter, a digit for a digit, a date for a date. Words stay where
 * the contract lists words, so that the body can be held against the contract again; what the caller sent never does.
 *
 * @param node - The schema of the body; without it, no value is kept at all.
 * @param sent - The strings of the request: none of them is taken for a word of the service. Undefined for the request itself.
 */
export function maskBody(body: Json, node: SchemaNode | undefined, sent?: readonly string[]): Json {
  const known: Known = { words: new Set(), listed: new Set(), names: new Set(), bounds: new Map(), sent };
  for (const fact of node ? visit(node, body) : []) learn(known, fact);
  return mask(body, "", known);
}

function learn(known: Known, fact: Fact): void {
  const { field, schema } = fact.node;
  if (fact.is === "broken" && fact.keyword === "enum") known.words.add(field);
  if (fact.is === "word") known.words.add(field);
  if (fact.is === "word" && fact.isListed) known.listed.add(`${field} ${fact.word}`);
  if (fact.is === "member") known.names.add(field === "" ? fact.name : `${field}.${fact.name}`);
  if (fact.is === "seen" && ("minimum" in schema || "maximum" in schema))
    known.bounds.set(field, { ...unbounded, ...schema });
}

function mask(value: Json, field: string, known: Known): Json {
  if (typeof value === "string") return keepsWord(value, field, known) ? value : maskText(value);
  if (typeof value === "number")
    return known.listed.has(`${field} ${value}`) ? value : maskNumber(value, known.bounds.get(field));
  if (Array.isArray(value)) return value.map((item) => mask(item, `${field}[]`, known));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const inside = field === "" ? name : `${field}.${name}`;
    return [known.names.has(inside) ? name : safeName(name, known.sent), mask(member, inside, known)] as const;
  });
  return Object.fromEntries(members);
}

function keepsWord(word: string, field: string, { words, listed, sent }: Known): boolean {
  if (listed.has(`${field} ${word}`)) return true;
  if (sent === undefined || sent.includes(word) || !isEnumLike(word)) return false;
  return words.has(field) || errorWords.test(field);
}

/** Values that have a notation and say nothing. */
const standIns: Record<string, string> = {
  date: "2000-01-01",
  "date-time": "2000-01-01T00:00:00Z",
  uuid: "00000000-0000-4000-8000-000000000000",
  ipv4: "192.0.2.1",
  email: "name@example.com",
  uri: "https://example.com/",
};

/** A text of the same shape: letters become a or A, digits 0; long words are cut, so that their length says little. */
function maskText(text: string): string {
  const standIn = standIns[notationOf(text)];
  if (standIn !== undefined) return standIn;
  return text
    .slice(0, 200)
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{L}|\p{M}/gu, (letter) => (letter === "A" ? "A" : "a"))
    .replace(/\p{N}/gu, "0")
    .replace(/[^aA0 +.,/()@'&:_-]/gu, "?")
    .replace(/([aA])[aA]{2,}/g, (word) => `${word[0]}aa${word.length > 8 ? "aaaaa" : ""}`)
    .replace(/0{20,}/g, "0".repeat(20));
}

/** A number of the same kind, on the same side of its bounds: a day or a count gives a person away as a name does. */
function maskNumber(value: number, { minimum, maximum }: Bounds = unbounded): number {
  if (value < minimum) return minimum - 1;
  if (value > maximum) return maximum + 1;
  const isWhole = Number.isInteger(value);
  const size = isWhole ? 1 : 1.5;
  return Math.min(Math.max(value < 0 ? -size : size, minimum), maximum);
}
