import { isObject, type Json } from "./contract/json.ts";
import type { SchemaNode } from "./contract/model.ts";
import { type Fact, visit } from "./ledger/visit.ts";
import { isEnumLike, notationOf, safeName } from "./shape.ts";

/** What of a body is no value of a person: words where the contract lists words, and the bounds of numbers. */
interface Rules {
  keepsWord(field: string, word: string): boolean;
  /** The bounds that the contract sets to a whole number; undefined where it lists the numbers. */
  boundsOf(field: string): Bounds | undefined;
  isListedNumber(field: string, value: number): boolean;
  nameOf(field: string, name: string): string;
}

interface Bounds {
  minimum: number;
  maximum: number;
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
export function maskBody(body: Json, node: SchemaNode | undefined, sent?: readonly string[]): Json {
  return mask(body, "", rulesOf(node ? visit(node, body) : [], sent));
}

function rulesOf(facts: Fact[], sent: readonly string[] | undefined): Rules {
  const wordFields = new Set<string>();
  const listed = new Set<string>();
  const names = new Set<string>();
  const bounds = new Map<string, Bounds>();
  for (const fact of facts) {
    if (fact.is === "word") {
      wordFields.add(fact.field);
      if (fact.isListed) listed.add(`${fact.field} ${fact.word}`);
    } else if (fact.is === "member") names.add(fact.field);
    else if (fact.is === "broken" && fact.keyword === "enum") wordFields.add(fact.field);
    else if (fact.is === "seen") {
      const { minimum, maximum } = fact.node.schema as Partial<Bounds>;
      if (minimum !== undefined || maximum !== undefined)
        bounds.set(fact.field, {
          minimum: minimum ?? Number.NEGATIVE_INFINITY,
          maximum: maximum ?? Number.POSITIVE_INFINITY,
        });
    }
  }
  return {
    keepsWord(field, word) {
      if (listed.has(`${field} ${word}`)) return true;
      if (sent === undefined || sent.includes(word) || !isEnumLike(word)) return false;
      return wordFields.has(field) || errorWords.test(field);
    },
    boundsOf: (field) => bounds.get(field),
    isListedNumber: (field, value) => listed.has(`${field} ${value}`),
    nameOf: (field, name) => (names.has(field) ? name : safeName(name, sent)),
  };
}

function mask(value: Json, field: string, rules: Rules): Json {
  if (typeof value === "string") return rules.keepsWord(field, value) ? value : maskText(value);
  if (typeof value === "number")
    return rules.isListedNumber(field, value) ? value : maskNumber(value, rules.boundsOf(field));
  if (Array.isArray(value)) return value.map((item) => mask(item, `${field}[]`, rules));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const inside = field === "" ? name : `${field}.${name}`;
    return [rules.nameOf(inside, name), mask(member, inside, rules)] as const;
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

/** A number of the same kind, on the same side of its bounds: a day or a count gives a person away as a name does. */
function maskNumber(value: number, { minimum, maximum }: Bounds = unbounded): number {
  if (value < minimum) return minimum - 1;
  if (value > maximum) return maximum + 1;
  const isWhole = Number.isInteger(value);
  const size = isWhole ? 1 : 1.5;
  return Math.min(Math.max(value < 0 ? -size : size, minimum), maximum);
}

const unbounded: Bounds = { minimum: Number.NEGATIVE_INFINITY, maximum: Number.POSITIVE_INFINITY };
