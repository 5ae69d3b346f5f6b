import { remembered } from "../shared/remembered.ts";
import { fold, once, trimEndOf } from "../shared/text.ts";
import { type AdditionKind, additionLists, capitals, dotted, formerly, type Side } from "./addition-list.ts";
import type { Lexicon } from "./lexicon.ts";
import { onlyLetters, readWord } from "./word.ts";

/** Something beside a name that was found in a text. */
export interface Addition {
  kind: AdditionKind;
  /** As it stands in the text, with brackets or a dash around it. */
  raw: string;
  /** Without them. */
  sent: string;
  /** As it is properly written. */
  written: string;
  /** Where it stands. */
  side: Side;
  /** Whether it belongs on the other side of the name. */
  isMisplaced: boolean;
}

interface KnownAddition {
  kind: AdditionKind;
  side: Side;
  writings: readonly string[];
}

const known: Record<Side, Map<string, KnownAddition>> = { before: new Map(), after: new Map() };

for (const [kind, side, list] of additionLists) {
  for (const item of list.split(", ")) {
    const writings = item.split("|");
    const key = lettersOf(writings[0] ?? "");
    // A degree is understood on either side of the name.
    if (side === "before" || kind !== "context") known.before.set(key, { kind, side, writings });
    if (side === "after" || kind !== "context") known.after.set(key, { kind, side, writings });
  }
}

function lettersOf(text: string): string {
  return onlyLetters(fold(text));
}

/** Words of which the longest addition consists. */
const longest = 4;

/** More than any name has. */
const mostAdditions = 10;

/** A name without the additions around it, which stand in the order of the text. */
interface Separated {
  name: string;
  additions: readonly Addition[];
}

/** Separates a name from the additions around it. */
export function separateAdditions(text: string, lexicon: Lexicon): Separated {
  return separatorFor(lexicon)(text);
}

const separatorFor = once((lexicon: Lexicon) =>
  remembered((text): Separated => {
    const before: Addition[] = [];
    const after: Addition[] = [];
    let name = text;
    while (before.length + after.length < mostAdditions) {
      const found = findRemark(name, lexicon) ?? findAtStart(name) ?? findAtEnd(name) ?? findFormerName(name);
      if (found === null) break;
      if (found.addition.side === "before") before.push(found.addition);
      else after.unshift(found.addition);
      name = found.rest;
    }
    return { name, additions: [...before, ...after] };
  }),
);

interface FoundAddition {
  addition: Addition;
  rest: string;
}

/** A remark in brackets, behind a dash between spaces, or in small letters behind a comma. */
function findRemark(text: string, lexicon: Lexicon): FoundAddition | null {
  return findInBrackets(text) ?? findBehindComma(text, lexicon) ?? findBehindDash(text, lexicon);
}

function findInBrackets(text: string): FoundAddition | null {
  const found = /[([{]([^()[\]{}]*)[)\]}]/u.exec(text);
  if (found === null) return null;
  const [raw, inner = ""] = found;
  const before = text.slice(0, found.index).trimEnd();
  const rest = `${before} ${text.slice(found.index + raw.length).trimStart()}`.trim();
  if (!hasLetter(inner) || !hasLetter(rest)) return null;
  return { addition: remark(raw, writtenFormerName(inner) ?? inner.trim()), rest };
}

function findBehindComma(text: string, lexicon: Lexicon): FoundAddition | null {
  const comma = text.lastIndexOf(",");
  const rest = text.slice(0, comma);
  const inner = text.slice(comma + 1).trim();
  const capitalised = rest.split(/\s+/u).filter((word) => /\p{Lu}/u.test(word));
  if (comma < 0 || inner === "" || rest.includes(",") || capitalised.length < 2) return null;
  return inner.split(/\s+/u).every((word) => isRemark(word, lexicon)) ? { addition: remark(inner, inner), rest } : null;
}

/** Whether a word in small letters is neither a name nor the end of something that is understood. */
function isRemark(word: string, lexicon: Lexicon): boolean {
  const { letters, isGiven, isSurname } = readWord(word, lexicon);
  const isEnding = [...known.after.keys()].some((key) => key.endsWith(letters));
  return /^\p{Ll}/u.test(word) && !isGiven && !isSurname && !isEnding && !isMarker(word);
}

/** A surname behind a dash is the second half of the name. */
function findBehindDash(text: string, lexicon: Lexicon): FoundAddition | null {
  const dash = /\s[-–—]\s+(?=\S)/u.exec(text);
  if (dash === null) return null;
  const rest = text.slice(0, dash.index);
  const inner = text.slice(dash.index + dash[0].length).trim();
  const words = inner.split(/[\s,-]+/u).filter(Boolean);
  if (!hasLetter(rest) || words.every((word) => readWord(word, lexicon).isSurname)) return null;
  return { addition: remark(text.slice(dash.index).trim(), inner), rest };
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function remark(raw: string, sent: string): Addition {
  return { kind: "context", raw, sent, written: sent, side: "after", isMisplaced: false };
}

/** Degrees that a person has earned twice are one addition: Bc. et Bc. */
function findAtStart(text: string): FoundAddition | null {
  const first = findOneAtStart(text);
  const et = first?.addition.kind === "degreesBefore" ? /^et\s+/iu.exec(first.rest)?.[0] : undefined;
  const second = first && et !== undefined ? findOneAtStart(first.rest.slice(et.length)) : null;
  if (first === null || second?.addition.kind !== "degreesBefore") return first;
  const join = (key: "raw" | "sent" | "written") => `${first.addition[key]} et ${second.addition[key]}`;
  const addition = { ...first.addition, raw: join("raw"), sent: join("sent"), written: join("written") };
  return { addition, rest: second.rest };
}

/** A word with the space or the hyphen before it, and the dot of an abbreviation. */
const nextWord = /(?:\s*|-)\p{L}[\p{L}\p{M}]*\.?/uy;

/** The longest addition that a text begins with. */
function findOneAtStart(text: string): FoundAddition | null {
  let key = "";
  let found: FoundAddition | null = null;
  nextWord.lastIndex = 0;
  for (let words = 0; words < longest; words++) {
    const start = nextWord.lastIndex;
    if (!nextWord.test(text)) break;
    const end = nextWord.lastIndex;
    key += lettersOf(text.slice(start, end));
    const isWhole = text[end - 1] === "." || end === text.length || /[\s,]/u.test(text.charAt(end));
    if (isWhole) found = recognise(key, text.slice(0, end), "before", text.slice(end).replace(/^[\s,]+/u, "")) ?? found;
  }
  return found;
}

/** The longest addition that a text ends with. */
function findAtEnd(text: string): FoundAddition | null {
  let key = "";
  let found: FoundAddition | null = null;
  const words = [...text.matchAll(/[^\s,]+/gu)].slice(-longest).reverse();
  for (const { 0: word, index } of words) {
    const letters = lettersOf(word);
    if (letters === "") break;
    key = letters + key;
    found = recognise(key, withoutEnd(text.slice(index)), "after", withoutEnd(text.slice(0, index))) ?? found;
  }
  return found;
}

/** A text without white space and commas at its end. */
function withoutEnd(text: string): string {
  return trimEndOf(text, /[\s,]/u);
}

function recognise(key: string, raw: string, side: Side, rest: string): FoundAddition | null {
  const item = known[side].get(key);
  if (item === undefined) return null;
  const sent = raw.trim();
  const hasDot = sent.includes(".");
  if (dotted.has(key) && !hasDot && !item.writings.includes(sent)) return null;
  if (capitals.has(key) && sent !== sent.toUpperCase()) return null;
  // A word alone is a name, unless its dot says that it is an abbreviation.
  if (!hasDot && !hasLetter(rest)) return null;
  const [usual = sent] = item.writings;
  const written = item.writings.includes(sent) ? sent : usual;
  return { addition: { kind: item.kind, raw: sent, sent, written, side, isMisplaced: item.side !== side }, rest };
}

/** A former name, which goes to the end of the text. */
function findFormerName(text: string): FoundAddition | null {
  const words = [...text.matchAll(/[^\s,]+/gu)];
  const marker = words.slice(1, -1).find(([word]) => isMarker(word));
  if (marker === undefined) return null;
  const raw = withoutEnd(text.slice(marker.index));
  const addition = { ...remark(raw, raw), written: writtenFormerName(raw) ?? raw };
  return { addition, rest: withoutEnd(text.slice(0, marker.index)) };
}

/** A former name as it is written; `null` if the text is none. */
function writtenFormerName(text: string): string | null {
  const [marker = "", ...names] = text.trim().split(/[\s,]+/u);
  return names.length > 0 && isMarker(marker) ? [formerly[lettersOf(marker)], ...names].join(" ") : null;
}

/** Without the dot of an abbreviation, Rod and Roz are names. */
function isMarker(word: string): boolean {
  const letters = lettersOf(word);
  if (!Object.hasOwn(formerly, letters)) return false;
  return word.endsWith(".") || letters.length > 3 || (letters !== "rod" && word === word.toLowerCase());
}
