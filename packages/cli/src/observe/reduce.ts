import { isObject, type Json } from "./contract/json.ts";
import type { SchemaNode } from "./contract/model.ts";
import { type Fact, visit } from "./ledger/visit.ts";
import { isEnumLike, notationOf, safeName } from "./shape.ts";

/** Where a body may keep its values: words where the contract lists words, and whole numbers where it bounds them. */
interface KeptValues {
  words: Set<string>;
  listed: Set<string>;
  numbers: Set<string>;
  /** Fields that the contract knows. */
  names: Set<string>;
}

/** The members of an error of section 7 that are a program's words; the contract lists them by example alone. */
const errorWords = /^errors\[\]\.(group|type|subtype|severity|relatedTo\[\])$/;

/**
 * A body with a stand-in of the same shape for each value: a letter for a letter, a digit for a digit, a date for a date. Words stay where
 * the contract lists words, so that the body can be held against the contract again; what somebody sent never does.
 *
 * @param node - The schema of the body; without it, no value is kept at all.
 * @param sent - The strings of the request: none of them is taken for a word of the service. Undefined for the request itself.
 */
export function reduceBody(body: Json, node: SchemaNode | undefined, sent?: readonly string[]): Json {
  const kept = collectKept(node ? visit(node, body) : []);
  const keepsWord = (field: string, word: string) => {
    if (kept.listed.has(`${field} ${word}`)) return true;
    if (sent === undefined || sent.includes(word) || !isEnumLike(word)) return false;
    return kept.words.has(field) || errorWords.test(field);
  };
  const nameOf = (field: string, name: string) => (kept.names.has(field) ? name : safeName(name, sent));
  return reduce(body, "", { keepsWord, keepsNumber: (field) => kept.numbers.has(field), nameOf });
}

function collectKept(facts: Fact[]): KeptValues {
  const kept: KeptValues = { words: new Set(), listed: new Set(), numbers: new Set(), names: new Set() };
  for (const fact of facts) {
    if (fact.is === "word") {
      kept.words.add(fact.field);
      if (fact.isListed) kept.listed.add(`${fact.field} ${fact.word}`);
    } else if (fact.is === "member") kept.names.add(fact.field);
    else if (fact.is === "broken" && fact.keyword === "enum") kept.words.add(fact.field);
    else if (fact.is === "seen" && isBounded(fact.node)) kept.numbers.add(fact.field);
  }
  return kept;
}

/** A count, a limit, a day: a whole number of which the contract says how small or large it may be. */
function isBounded({ schema }: SchemaNode): boolean {
  const isWhole = [schema.type].flat().includes("integer");
  return (isWhole && (schema.minimum !== undefined || schema.maximum !== undefined)) || Array.isArray(schema.enum);
}

interface Rules {
  keepsWord(field: string, word: string): boolean;
  keepsNumber(field: string): boolean;
  nameOf(field: string, name: string): string;
}

function reduce(value: Json, field: string, rules: Rules): Json {
  if (typeof value === "string") return rules.keepsWord(field, value) ? value : maskText(value);
  if (typeof value === "number") return Number.isInteger(value) && rules.keepsNumber(field) ? value : maskNumber(value);
  if (Array.isArray(value)) return value.map((item) => reduce(item, `${field}[]`, rules));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const inside = field === "" ? name : `${field}.${name}`;
    return [rules.nameOf(inside, name), reduce(member, inside, rules)] as const;
  });
  return Object.fromEntries(members);
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
export function maskText(text: string): string {
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

/** A number of the same size and kind: its sign, its order of magnitude, and whether it is whole. */
function maskNumber(value: number): number {
  if (value === 0) return 0;
  const size = Math.min(12, Math.max(0, Math.floor(Math.log10(Math.abs(value)))));
  const whole = Math.sign(value) * 10 ** size;
  return Number.isInteger(value) ? whole : whole + Math.sign(value) * 0.5;
}
