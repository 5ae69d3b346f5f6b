import { fold, rememberedBeside, trimEndOf } from "../shared/text.ts";
import lists from "./additions.json" with { type: "json" };
import type { Lexicon } from "./lexicon.ts";
import { readWord } from "./word.ts";

/** What stands beside a name without being a part of it, called as the member of the data that lists it. */
export type AdditionKind = "degreesBefore" | "degreesAfter" | "context";

type Side = "before" | "after";

export interface Addition {
  kind: AdditionKind;
  /** As it stands in the text, with brackets or a dash around it. */
  raw: string;
  /** Without them. */
  sent: string;
  written: string;
  side: Side;
  /** Whether it belongs on the other side of the name. */
  isMisplaced: boolean;
}

/** Written otherwise and without a dot, these are names or words of a name. */
const ambiguous = new Set(["as", "ba", "ii", "iii", "iv", "lek", "ma", "sen", "sl"]);

/** The additions by their letters, each with its kind, its place and its spellings, the usual one first. */
const known = new Map(
  lists.flatMap(({ writings, ...place }) =>
    writings.map((spellings) => [lettersOf(spellings[0] ?? ""), { ...(place as Place), spellings }] as const),
  ),
);

type Place = Pick<Addition, "kind" | "side">;

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, "");
}

/** Remarks beside a name; the group is what they say. */
const inBrackets = /[([{]([^()[\]{}]*)[)\]}]/u;
const behindDash = /\s[-–—]\s+(\S.*)$/su;
const formerName = /(?<=[\s,])((?:(?:roz|rod|geb)\.|ro[dz]en[aá]|n[eé]e)\s+\S.*)$/isu;
const behindComma = /,\s*(\p{Ll}[^\p{Lu},]*)$/u;

/** Words of which the longest addition consists, each with its dot. */
const longest = 4;

/** More than any name has. */
const mostAdditions = 10;

/** A name without the additions around it, which stand in the order of the text. */
interface Separated {
  name: string;
  additions: readonly Addition[];
}

export const separateAdditions = rememberedBeside((text, lexicon: Lexicon): Separated => {
  const before: Addition[] = [];
  const after: Addition[] = [];
  let name = text;
  while (before.length + after.length < mostAdditions) {
    const found =
      findRemark(name, inBrackets) ??
      findBehindDash(name, lexicon) ??
      findListed(name, "before") ??
      findListed(name, "after") ??
      findRemark(name, formerName) ??
      findBehindComma(name);
    if (found === null) break;
    if (found.addition.side === "before") before.push(found.addition);
    else after.unshift(found.addition);
    name = found.rest;
  }
  return { name, additions: [...before, ...after] };
});

interface Found {
  addition: Addition;
  rest: string;
}

function findListed(text: string, side: Side): Found | null {
  const words = [...text.matchAll(/[^\s,.]+\.?/gu)];
  for (let count = Math.min(longest, words.length); count > 0; count--) {
    const first = side === "before" ? 0 : (words.at(-count)?.index ?? 0);
    const last = side === "before" ? words[count - 1] : words.at(-1);
    const end = last === undefined ? 0 : last.index + last[0].length;
    const rest = side === "before" ? text.slice(end).replace(/^[\s,]+/u, "") : withoutEnd(text.slice(0, first));
    const addition = recognise(text.slice(first, end).trim(), side, rest);
    if (addition !== null) return { addition, rest };
  }
  return null;
}

/** A degree is understood on either side of the name. A word alone is a name, unless its dot says that it is an abbreviation. */
function recognise(sent: string, side: Side, rest: string): Addition | null {
  const key = lettersOf(sent);
  const listed = known.get(key);
  if (listed === undefined || (listed.kind === "context" && listed.side !== side)) return null;
  const isAsListed = listed.spellings.includes(sent);
  const hasDot = sent.includes(".");
  if ((ambiguous.has(key) && !hasDot && !isAsListed) || (!hasDot && !hasLetter(rest))) return null;
  const written = isAsListed ? sent : (listed.spellings[0] ?? sent);
  return { kind: listed.kind, raw: sent, sent, written, side, isMisplaced: listed.side !== side };
}

function findRemark(text: string, pattern: RegExp): Found | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const [whole, inner = ""] = found;
  const before = text.slice(0, found.index).trimEnd();
  const rest = withoutEnd(`${before} ${text.slice(found.index + whole.length).trimStart()}`).trimStart();
  if (!hasLetter(inner) || !hasLetter(rest)) return null;
  const sent = inner.trim();
  const raw = whole.replace(/^,/, "").trim();
  return { addition: { kind: "context", raw, sent, written: sent, side: "after", isMisplaced: false }, rest };
}

/** A surname behind a dash is the second half of the name. */
function findBehindDash(text: string, lexicon: Lexicon): Found | null {
  const found = findRemark(text, behindDash);
  const words = found?.addition.sent.split(/[\s,-]+/u).filter(Boolean) ?? [];
  return words.every((word) => readWord(word, lexicon).isSurname) ? null : found;
}

/** In small letters, with a capital word before the comma: Jan Novák, jednatel. */
function findBehindComma(text: string): Found | null {
  const found = findRemark(text, behindComma);
  return found !== null && /\s\p{Lu}/u.test(found.rest) ? found : null;
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function withoutEnd(text: string): string {
  return trimEndOf(text, /[\s,]/u);
}
