import { editDistance } from "./edit-distance.ts";
import { composed, fold, withoutMarks } from "./text.ts";

/**
 * How a text that was sent relates to one that is known: the `same`; a `shorter` form; the same but for its `format`; the
 * same but for a likely `typo` (or another name of the same, without a typing error); or an `other` one.
 */
export type Similarity = "same" | "shorter" | "format" | "typo" | "other";

/** What can be wrong with formatting alone, named like the subtype of a fix. */
export type Format = "WHITESPACES" | "CASE_SENSITIVITY" | "DIACRITICS" | "CHARACTERS" | "PREFIX";

export interface Formatting {
  formats: readonly Format[];
  formatted: string;
}

export interface Comparison extends Formatting {
  similarity: Similarity;
  target: string;
  typos: number;
}

export const noMatch: Comparison = { similarity: "other", target: "", formats: [], formatted: "", typos: 0 };

const fromWorstToBest: readonly Similarity[] = ["other", "typo", "format", "shorter", "same"];

export function worse(a: Similarity, b: Similarity): Similarity {
  return fromWorstToBest.indexOf(a) < fromWorstToBest.indexOf(b) ? a : b;
}

export interface ReadyText {
  /** In Unicode's composed form. */
  text: string;
  folded: string;
}

export function readyText(text: string): ReadyText {
  const whole = composed(text);
  return { text: whole, folded: fold(whole) };
}

export interface KnownTexts {
  texts: readonly ReadyText[];
  shorter: readonly ReadyText[];
  /** Other names of the same that are to be replaced, folded. */
  aliases: readonly string[];
  all: ReadonlySet<string>;
}

export function knownTexts(
  texts: readonly string[],
  { shorter = [], aliases = [] }: { shorter?: readonly string[]; aliases?: readonly string[] } = {},
): KnownTexts {
  const ready = (some: readonly string[]) => [...new Set(some)].map((text) => ({ text, folded: fold(text) }));
  const own = ready(texts);
  const less = ready(shorter);
  const others = aliases.map(fold);
  const all = new Set([...own, ...less].map(({ folded }) => folded).concat(others));
  return { texts: own, shorter: less, aliases: others, all };
}

export function compareText(sent: ReadyText, known: KnownTexts): Comparison {
  const { text, folded } = sent;
  const target = known.texts[0]?.text ?? "";
  if (!known.all.has(folded)) return nearestText(folded, known.texts) ?? { ...noMatch, target };
  const whole = sameText(sent, known.texts);
  if (whole === text) return { ...noMatch, similarity: "same", target: text };
  const short = sameText(sent, known.shorter);
  if (short === text) return { ...noMatch, similarity: "shorter", target: text };
  const same = whole ?? short;
  if (same === undefined) return { ...noMatch, similarity: "typo", target };
  return { ...noMatch, similarity: "format", target: same, formats: formatsBetween(text, same), formatted: same };
}

/** The text that is the same; otherwise the first one that is so without regard to case, diacritics and white space. */
function sameText({ text, folded }: ReadyText, texts: readonly ReadyText[]): string | undefined {
  const same = texts.filter((known) => known.folded === folded);
  return (same.find((known) => known.text === text) ?? same[0])?.text;
}

/** The nearest text that typing errors may have led from: the longer a text, the more of them. */
function nearestText(folded: string, texts: readonly ReadyText[]): Comparison | undefined {
  if (folded.length < 4) return undefined;
  const most = folded.length < 8 ? 1 : 2;
  let found: Comparison | undefined;
  let typos = most + 1;
  for (const known of texts) {
    const distance = editDistance(folded, known.folded, most);
    if (distance >= typos) continue;
    typos = distance;
    found = { ...noMatch, similarity: "typo", target: known.text, typos };
  }
  return found;
}

/** Remembers what comes out of comparing one text: many records have the same. */
export function comparing(sent: ReadyText): (known: KnownTexts) => Comparison {
  const found = new Map<KnownTexts, Comparison>();
  return (known) => {
    const comparison = found.get(known) ?? compareText(sent, known);
    found.set(known, comparison);
    return comparison;
  };
}

/** What people write before a number: IČO: 89011015. */
const numberLabel = /^\s*(?:IČO?|DIČ|IČ\s*DPH|NIP|REGON|VAT(?:\s*ID)?)[\s:]*(?=[A-Z]{0,2}\d)/iu;

/** The formatting of a number: what is written before it, white space and punctuation, the case of its letters. */
export function numberFormatting(text: string): Formatting {
  const unlabelled = text.replace(numberLabel, "");
  const unspaced = unlabelled.replace(/\s+/gu, "");
  const bare = unspaced.replace(/[-./–]+/gu, "");
  const formats: Format[] = [];
  if (unlabelled !== unspaced) formats.push("WHITESPACES");
  if (unlabelled !== text || unspaced !== bare) formats.push("CHARACTERS");
  if (bare !== bare.toUpperCase()) formats.push("CASE_SENSITIVITY");
  return { formats, formatted: bare.toUpperCase() };
}

/**
 * Compares a number with the known one. One wrong digit is a typing error.
 *
 * @param prefix the letters with which a number of this kind begins
 */
export function compareNumber(sent: string, formatting: Formatting, known: string | null, prefix: string): Comparison {
  const other: Comparison = { ...noMatch, ...formatting, target: known ?? "" };
  if (known === null || known === "") return other;
  if (sent === known) return { ...noMatch, similarity: "same", target: known };
  const { formats, formatted } = formatting;
  const hasPrefix = !/^\d+$/.test(formatted) || prefix === "";
  const whole = hasPrefix ? formatted : prefix + formatted;
  if (whole === known) {
    return { ...other, similarity: "format", formats: hasPrefix ? formats : [...formats, "PREFIX"], formatted: whole };
  }
  const typos = editDistance(whole, known, 1);
  // The letters in front are those of this record's country: without the record they are unknown.
  return typos <= 1 ? { ...other, similarity: "typo", typos } : other;
}

function formatsBetween(from: string, to: string): Format[] {
  const squeezed = from.replace(/\s+/gu, " ").trim();
  const formats: Format[] = [];
  if (from !== squeezed) formats.push("WHITESPACES");
  if (withoutMarks(squeezed) !== withoutMarks(to)) formats.push("CASE_SENSITIVITY");
  if (squeezed.toLowerCase() !== to.toLowerCase()) formats.push("DIACRITICS");
  return formats;
}
