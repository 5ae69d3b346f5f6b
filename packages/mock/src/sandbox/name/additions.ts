import { fold } from "../shared/text.ts";
import type { Phrase, Reader, Token } from "./phrase.ts";
import { onlyLetters } from "./spelling.ts";

/** What stands beside a name without being a part of it, called as the member of the data that lists it. */
export type AdditionKind = "degreesBefore" | "degreesAfter" | "context";

/** An addition found in a text. */
export interface Addition {
  kind: AdditionKind;
  /** As it stands in the text. */
  sent: string;
  /** As it is properly written. */
  written: string;
  /** Whether it stands on the wrong side of the name. */
  isMisplaced: boolean;
}

type Side = "before" | "after";

interface KnownAddition {
  kind: AdditionKind;
  side: Side;
  /** All proper ways to write it, the usual one first. */
  writings: readonly string[];
}

/** Proper ways to write the same are divided by a bar: Poles write some with a small letter and without a dot. */
const degreesBefore =
  "ak. arch., ak. mal., ak. soch., Bc., BcA., doc.|Doc., dr hab. inż., dr hab., dr inż., Dr. h. c.|dr. h. c., Dipl.-Ing., Dr.|dr|dr., ICDr., Ing. arch., Ing., inż., JUDr., lek., MDDr., MgA., Mgr. art., mgr inż., Mgr.|mgr, MSDr., MUDr., MVDr., PaedDr., PharmDr., PhDr., PhMr., prof. dr hab., prof.|Prof., RCDr., RNDr., RSDr., ThDr., ThLic., ThMgr.";
const degreesAfter =
  "ArtD., B.A.|BA, BBA, BSc.|B.Sc.|BSc, CSc., DBA, DiS., DrSc., DSc.|D.Sc., LL.B., LL.M.|LLM, M.A.|MA, MBA, MHA, MPA, MPH, MSc.|M.Sc.|MSc, Ph.D.|PhD.|PhD, Th.D.";
const contextBefore = "Mr.|Mr, Mrs.|Mrs, Ms.|Ms, Miss, pan|Pan, pani|Pani, paní|Paní, sl., slečna";
const contextAfter =
  "a.s.|a. s., s.r.o.|s. r. o., sp. z o.o.|sp. z o. o., v.o.s.|v. o. s., CEO, director, dyrektor, jednatel, jednatelka, konateľ, konateľka, kierownik, manager, OSVČ, prezes, ředitel, ředitelka, riaditeľ, riaditeľka, II|II., III|III., IV|IV., jr.|Jr.|Jr, junior, ml.|mł., mladší, sr.|Sr.|Sr, sen., senior, st., starší";

/** Without a dot, these are names or words of a name. */
const dotted = new Set(["as", "ba", "lek", "ma", "sen", "sl"]);
/** Not in capitals, these are no numbers. */
const capitals = new Set(["ii", "iii", "iv"]);

/** The words that begin the name that somebody bore before: "roz. Nováková". */
const formerly: ReadonlyMap<string, string> = new Map([
  ["roz", "roz."],
  ["rozena", "rozená"],
  ["rod", "rod."],
  ["rodena", "rodená"],
  ["nee", "née"],
  ["geb", "geb."],
]);

const catalogue: Readonly<Record<Side, ReadonlyMap<string, KnownAddition>>> = {
  before: new Map([...list("context", "before", contextBefore), ...degrees()]),
  after: new Map([...list("context", "after", contextAfter), ...degrees()]),
};

/** How the additions before a name begin, and those after it end, letter by letter: what does not is no addition. */
const beginnings = new Set([...catalogue.before.keys()].flatMap((key) => cuts(key, (at) => key.slice(0, at))));
const endings = new Set([...catalogue.after.keys()].flatMap((key) => cuts(key, (at) => key.slice(at))));

function cuts(key: string, cut: (at: number) => string): string[] {
  return Array.from({ length: key.length + 1 }, (_, at) => cut(at));
}

/** Words of which the longest addition consists. */
const longest = 4;

/** A text divided into the name and the additions around it. */
export interface Cut {
  rest: Phrase;
  additions: readonly Addition[];
}

const none: readonly Addition[] = [];

/**
 * Divides a text into the name and the additions around it, in the order in which they stand. Where there is nothing beside the
 * name, `rest` is the text itself, to the last space. Takes time linear in the number of words.
 */
export function cutAdditions(phrase: Phrase): Cut {
  if (phrase.isTooLong || isBare(phrase)) return { rest: phrase, additions: none };
  const start = cutAll(phrase, cutStart);
  const end = cutAll(start.rest, cutEnd);
  const former = cutAll(end.rest, cutFormerName);
  if (former.rest === phrase) return former;
  const beforeFormer = former.rest === end.rest ? former : cutAll(former.rest, cutEnd);
  const after = [...end.additions, ...former.additions, ...beforeFormer.additions];
  return { rest: beforeFormer.rest, additions: [...start.additions, ...after.reverse()] };
}

/** Whether none of the words of a text can be a part of an addition: most names are nothing but a name. */
function isBare(phrase: Phrase): boolean {
  if (!phrase.isPlain) return false;
  const { tokens } = phrase;
  if (beginnings.has(tokens[0]?.term.folded ?? "") || endings.has(tokens.at(-1)?.term.folded ?? "")) return false;
  return !phrase.separated.some(({ term }, index) => index > 0 && formerly.has(term.letters));
}

function cutAll(phrase: Phrase, cutOne: (phrase: Phrase) => SplitAddition | null): Cut {
  let cut = cutOne(phrase);
  if (cut === null) return { rest: phrase, additions: none };
  const additions: Addition[] = [];
  let rest = phrase;
  for (; cut; cut = cutOne(rest)) {
    additions.push(cut.addition);
    rest = phrase.reader.phrase(cut.rest);
  }
  return { rest, additions };
}

interface SplitAddition {
  addition: Addition;
  rest: string;
}

function cutStart({ text, tokens }: Phrase): SplitAddition | null {
  const [first] = tokens;
  if (first === undefined || (first.term.isPlain && !beginnings.has(first.term.folded))) return null;
  return cutTitles(text);
}

/** Degrees that a person has earned twice are one addition: Bc. et Bc. */
function cutTitles(text: string): SplitAddition | null {
  const cut = cutOneFromStart(text);
  const et = cut?.addition.kind === "degreesBefore" ? /^et\s+/iu.exec(cut.rest)?.[0] : undefined;
  const next = cut && et !== undefined ? cutTitles(cut.rest.slice(et.length)) : null;
  if (cut === null || next?.addition.kind !== "degreesBefore") return cut;
  const pair = {
    sent: `${cut.addition.sent} et ${next.addition.sent}`,
    written: `${cut.addition.written} et ${next.addition.written}`,
    isMisplaced: false,
  };
  return { addition: { ...cut.addition, ...pair }, rest: next.rest };
}

/** A word with the space, or the hyphen, before it, and the dot of an abbreviation. */
const nextWord = /(?:\s*|-)\p{L}[\p{L}\p{M}]*\.?/uy;

function cutOneFromStart(text: string): SplitAddition | null {
  const start = text.length - text.trimStart().length;
  let end = start;
  let key = "";
  let found: SplitAddition | null = null;
  for (let words = 0; words < longest; words++) {
    nextWord.lastIndex = end;
    if (!nextWord.test(text)) break;
    key += onlyLetters(fold(text.slice(end, nextWord.lastIndex).trimStart()));
    if (!beginnings.has(key)) break;
    end = nextWord.lastIndex;
    const next = text.charAt(end);
    if (text.charAt(end - 1) !== "." && next !== "" && !/[\s,]/u.test(next)) continue;
    const at = end;
    found = recognise(key, text.slice(start, at), "before", () => text.slice(at).replace(/^[\s,]+/u, "")) ?? found;
  }
  return found;
}

function cutEnd({ text, separated }: Phrase): SplitAddition | null {
  let found: SplitAddition | null = null;
  let key = "";
  const first = Math.max(0, separated.length - longest);
  for (let at = separated.length - 1; at >= first; at--) {
    const { term, start } = separated[at] as Token;
    key = term.letters + key;
    if (!endings.has(key)) break;
    if (!catalogue.after.has(key)) continue;
    const sent = text.slice(start).replace(/[\s,]+$/u, "");
    found = recognise(key, sent, "after", () => text.slice(0, start).replace(/[\s,]+$/u, "")) ?? found;
  }
  return found;
}

function recognise(key: string, sent: string, side: Side, restOf: () => string): SplitAddition | null {
  const known = catalogue[side].get(key);
  if (!known) return null;
  const hasDot = sent.includes(".");
  if (dotted.has(key) && !hasDot && !known.writings.includes(sent)) return null;
  if (capitals.has(key) && sent !== sent.toUpperCase()) return null;
  const rest = restOf();
  // A word alone is a name after all, unless its dot says that it is an abbreviation.
  if (!hasDot && !/\p{L}/u.test(rest)) return null;
  const [usual = sent] = known.writings;
  const written = known.writings.includes(sent) ? sent : usual;
  return { addition: { kind: known.kind, sent, written, isMisplaced: known.side !== side }, rest };
}

function cutFormerName({ text, separated, reader }: Phrase): SplitAddition | null {
  const mayHaveOne = text.includes("(") || separated.some(({ term }) => formerly.has(term.letters));
  if (!mayHaveOne) return null;
  const words = [...text.matchAll(/[^\s,(]+/gu)];
  const lettersOf = (word: string) => reader.term(word).letters;
  const at = words.findIndex(([word], index) => index > 0 && formerly.has(lettersOf(word)) && isMarker(word, reader));
  const [marker, ...name] = words.slice(at);
  if (at < 1 || !marker || name.length === 0) return null;
  const sent = text.slice(marker.index).replace(/[\s,)]+$/u, "");
  const own = name.map((word) => word[0].replace(/[,)]+$/u, ""));
  const written = [formerly.get(lettersOf(marker[0])), ...own].join(" ");
  const rest = text.slice(0, marker.index).replace(/[\s,(]+$/u, "");
  return { addition: { kind: "context", sent, written, isMisplaced: false }, rest };
}

/** Without the dot of an abbreviation, Rod and Roz are names. */
function isMarker(word: string, reader: Reader): boolean {
  const { letters, small } = reader.term(word);
  return word.endsWith(".") || letters.length > 3 || (letters !== "rod" && word === small);
}

function degrees(): [string, KnownAddition][] {
  return [...list("degreesBefore", "before", degreesBefore), ...list("degreesAfter", "after", degreesAfter)];
}

function list(kind: AdditionKind, side: Side, names: string): [string, KnownAddition][] {
  return names.split(", ").map((item) => {
    const writings = item.split("|");
    return [onlyLetters(fold(writings[0] ?? "")), { kind, side, writings }];
  });
}
