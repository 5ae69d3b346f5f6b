import { remembered } from "../shared/remembered.ts";
import { fold } from "../shared/text.ts";
import { type AdditionKind, additionLists, capitals, dotted, formerly, type Side } from "./addition-list.ts";
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

const known: Record<Side, Map<string, { kind: AdditionKind; side: Side; writings: string[] }>> = {
  before: new Map(),
  after: new Map(),
};

for (const [kind, side, list] of additionLists) {
  for (const item of list.split(", ")) {
    const writings = item.split("|");
    const key = onlyLetters(fold(writings[0] ?? ""));
    // A degree is understood on either side of the name.
    if (side === "before" || kind !== "context") known.before.set(key, { kind, side, writings });
    if (side === "after" || kind !== "context") known.after.set(key, { kind, side, writings });
  }
}

/** Words of which the longest addition consists. */
const longest = 4;

/** Divides a text into the name and the additions around it, in the order in which they stand. */
export const cutAdditions = remembered((text: string): { name: string; additions: Addition[] } => {
  const before: Addition[] = [];
  const after: Addition[] = [];
  let name = text;
  for (;;) {
    const cut = cutRemark(name) ?? cutStart(name) ?? cutEnd(name) ?? cutFormerName(name);
    if (cut === null) return { name, additions: [...before, ...after] };
    if (cut.addition.side === "before") before.push(cut.addition);
    else after.unshift(cut.addition);
    name = cut.rest;
  }
});

interface FoundAddition {
  addition: Addition;
  rest: string;
}

/** A remark in brackets, behind a dash between spaces, or in small letters behind a comma. A surname behind a dash is the second half of the name. */
function cutRemark(text: string): FoundAddition | null {
  const bracket = /[([{]([^()[\]{}]*)[)\]}]/u.exec(text);
  if (bracket && /\p{L}/u.test(bracket[1] ?? "")) {
    const [raw, inner = ""] = bracket;
    const rest =
      `${text.slice(0, bracket.index).trimEnd()} ${text.slice(bracket.index + raw.length).trimStart()}`.trim();
    if (/\p{L}/u.test(rest)) return { addition: remark(raw, former(inner) ?? inner.trim()), rest };
  }
  const comma = /^([^,]*\p{Lu}[^,]*\s[^,]*\p{Lu}[^,]*),\s*(\p{Ll}[^,]*)$/u.exec(text);
  if (comma?.[2]?.split(/\s+/u).every((word) => isRemark(word)))
    return { addition: remark(comma[2].trim(), comma[2].trim()), rest: comma[1] ?? "" };
  const dash = /\s[-–—]\s+(\S.*)$/su.exec(text);
  if (dash === null) return null;
  const [raw, inner = ""] = dash;
  const words = inner.split(/[\s,-]+/u).filter(Boolean);
  const rest = text.slice(0, dash.index);
  if (words.every((word) => readWord(word).isSurname) || !/\p{L}/u.test(rest)) return null;
  return { addition: remark(raw.trim(), inner.trim()), rest };
}

/** Whether a word in small letters is neither a name nor the end of something that is understood. */
function isRemark(word: string): boolean {
  const { letters, isGiven, isSurname } = readWord(word);
  const isEnding = [...known.after.keys()].some((key) => key.endsWith(letters));
  return !isGiven && !isSurname && !isEnding && !isMarker(word);
}

function remark(raw: string, sent: string): Addition {
  return { kind: "context", raw, sent, written: sent, side: "after", isMisplaced: false };
}

/** Degrees that a person has earned twice are one addition: Bc. et Bc. */
function cutStart(text: string): FoundAddition | null {
  const cut = cutOneStart(text);
  const et = cut?.addition.kind === "degreesBefore" ? /^et\s+/iu.exec(cut.rest)?.[0] : undefined;
  const next = cut && et !== undefined ? cutStart(cut.rest.slice(et.length)) : null;
  if (cut === null || next?.addition.kind !== "degreesBefore") return cut;
  const join = (key: "raw" | "sent" | "written") => `${cut.addition[key]} et ${next.addition[key]}`;
  const addition = { ...cut.addition, raw: join("raw"), sent: join("sent"), written: join("written") };
  return { addition, rest: next.rest };
}

/** A word with the space or the hyphen before it, and the dot of an abbreviation. */
const nextWord = /(?:\s*|-)\p{L}[\p{L}\p{M}]*\.?/uy;

/** The longest addition that a text begins with. */
function cutOneStart(text: string): FoundAddition | null {
  let key = "";
  let found: FoundAddition | null = null;
  nextWord.lastIndex = 0;
  for (let words = 0; words < longest; words++) {
    const start = nextWord.lastIndex;
    if (!nextWord.test(text)) break;
    const end = nextWord.lastIndex;
    key += readWord(text.slice(start, end).replace(/^[\s-]+/u, "")).letters;
    const isWhole = text[end - 1] === "." || end === text.length || /[\s,]/u.test(text[end] ?? "");
    if (isWhole) found = recognise(key, text.slice(0, end), "before", text.slice(end).replace(/^[\s,]+/u, "")) ?? found;
  }
  return found;
}

/** The longest addition that a text ends with. */
function cutEnd(text: string): FoundAddition | null {
  let key = "";
  let found: FoundAddition | null = null;
  const words = [...text.matchAll(/[^\s,]+/gu)].slice(-longest);
  for (const { 0: word, index } of words.reverse()) {
    const { letters } = readWord(word);
    if (letters === "") break;
    key = letters + key;
    const sent = text.slice(index).replace(/[\s,]+$/u, "");
    found = recognise(key, sent, "after", text.slice(0, index).replace(/[\s,]+$/u, "")) ?? found;
  }
  return found;
}

function recognise(key: string, raw: string, side: Side, rest: string): FoundAddition | null {
  const item = known[side].get(key);
  const sent = raw.trim();
  if (item === undefined) return null;
  const hasDot = sent.includes(".");
  if (dotted.has(key) && !hasDot && !item.writings.includes(sent)) return null;
  if (capitals.has(key) && sent !== sent.toUpperCase()) return null;
  // A word alone is a name, unless its dot says that it is an abbreviation.
  if (!hasDot && !/\p{L}/u.test(rest)) return null;
  const [usual = sent] = item.writings;
  const written = item.writings.includes(sent) ? sent : usual;
  return { addition: { kind: item.kind, raw: sent, sent, written, side, isMisplaced: item.side !== side }, rest };
}

/** A former name, which goes to the end of the text. */
function cutFormerName(text: string): FoundAddition | null {
  const words = [...text.matchAll(/[^\s,]+/gu)];
  const at = words.findIndex(({ 0: word }, index) => index > 0 && index < words.length - 1 && isMarker(word));
  const marker = words[at];
  if (marker === undefined) return null;
  const raw = text.slice(marker.index).replace(/[\s,]+$/u, "");
  const addition = { ...remark(raw, raw), written: former(raw) ?? raw };
  return { addition, rest: text.slice(0, marker.index).replace(/[\s,]+$/u, "") };
}

/** A former name as it is written; `null` if the text is none. */
function former(text: string): string | null {
  const [marker = "", ...names] = text.trim().split(/[\s,]+/u);
  return names.length > 0 && isMarker(marker) ? [formerly[readWord(marker).letters], ...names].join(" ") : null;
}

/** Without the dot of an abbreviation, Rod and Roz are names. */
function isMarker(word: string): boolean {
  const { letters, small } = readWord(word);
  if (!Object.hasOwn(formerly, letters)) return false;
  return word.endsWith(".") || letters.length > 3 || (letters !== "rod" && word === small);
}
