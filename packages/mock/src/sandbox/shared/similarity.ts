import { editDistance } from "./edit-distance.ts";
import { composed, fold } from "./text.ts";

/**
 * How a text that was sent relates to one that is known: the `same`; a `shorter` form; the same but for its `format`; the
 * same but for a likely `typo` (or another name of the same, without a typing error); or an `other` one.
 */
export type Similarity = "same" | "shorter" | "format" | "typo" | "other";

/** A change of formatting alone, named like the subtype of a fix. */
export interface Reformatting {
  subtype: "WHITESPACES" | "CASE_SENSITIVITY" | "DIACRITICS" | "CHARACTERS" | "PREFIX";
  from: string;
  to: string;
}

/** What came out of comparing a text that was sent to the known ones. */
export interface Comparison {
  similarity: Similarity;
  /** The known text that is most like it. */
  target: string;
  /** The changes of formatting, one after the other, that lead towards it. */
  steps: readonly Reformatting[];
  /** How many typing errors lie between the two. */
  typos: number;
}

/** What comes out if there is nothing to compare with. */
export const noMatch: Comparison = { similarity: "other", target: "", steps: [], typos: 0 };

const fromWorstToBest: readonly Similarity[] = ["other", "typo", "format", "shorter", "same"];

/** The one of two similarities that is less. */
export function worse(a: Similarity, b: Similarity): Similarity {
  return fromWorstToBest.indexOf(a) < fromWorstToBest.indexOf(b) ? a : b;
}

/** A text made ready to be compared. */
export interface ReadyText {
  /** In Unicode's composed form. */
  text: string;
  folded: string;
}

/** Makes a text ready to be compared. */
export function readyText(text: string): ReadyText {
  const whole = composed(text);
  return { text: whole, folded: fold(whole) };
}

/** The texts that are right. The first is the one to write. */
export interface KnownTexts {
  texts: readonly ReadyText[];
  /** Shorter forms of the texts. */
  shorter: readonly ReadyText[];
  /** Other names of the same that are to be replaced, folded. */
  aliases: readonly string[];
  /** All of these, folded. */
  all: ReadonlySet<string>;
}

/** Makes texts ready to be compared with. */
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

/** Compares a text with the known ones, of which the most similar one counts. */
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
  return { ...noMatch, similarity: "format", target: same, steps: reformattings(text, same) };
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
    found = { similarity: "typo", target: known.text, steps: [], typos };
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
const numberLabel = /^(?:IČO?|DIČ|IČ ?DPH|NIP|REGON|VAT(?: ID)?)\s*:?\s*(?=[A-Z]{0,2}\d)/iu;

/** The formatting of a number: what is written before it, white space and punctuation, the case of its letters. */
export function numberFormatting(text: string): readonly Reformatting[] {
  const steps: Reformatting[] = [];
  const unlabelled = text.replace(numberLabel, "");
  const unspaced = unlabelled.replace(/\s+/gu, "");
  const bare = unspaced.replace(/[-./–]+/gu, "");
  addStep(steps, "CHARACTERS", text, unlabelled);
  addStep(steps, "WHITESPACES", unlabelled, unspaced);
  addStep(steps, "CHARACTERS", unspaced, bare);
  addStep(steps, "CASE_SENSITIVITY", bare, bare.toUpperCase());
  return steps;
}

/**
 * Compares a number with the known one. One wrong digit is a typing error.
 *
 * @param prefix the letters with which a number of this kind begins
 */
export function compareNumber(
  sent: string,
  formatting: readonly Reformatting[],
  known: string | null,
  prefix: string,
): Comparison {
  if (known === null || known === "") return { similarity: "other", target: "", steps: formatting, typos: 0 };
  if (sent === known) return { similarity: "same", target: known, steps: [], typos: 0 };
  const bare = formatting.at(-1)?.to ?? sent;
  const target = /^\d+$/.test(bare) ? prefix + bare : bare;
  const steps: Reformatting[] = [...formatting];
  addStep(steps, "PREFIX", bare, target);
  if (target === known) return { similarity: "format", target, steps, typos: 0 };
  const typos = editDistance(target, known, 1);
  // The letters in front are those of this record's country: without the record they are unknown.
  if (typos <= 1) return { similarity: "typo", target: known, steps: formatting, typos };
  return { similarity: "other", target: known, steps: formatting, typos: 0 };
}

/** The changes of formatting that lead from a text to one that is the same without regard to formatting. */
function reformattings(from: string, to: string): readonly Reformatting[] {
  const steps: Reformatting[] = [];
  const squeezed = from.replace(/\s+/gu, " ").trim();
  const cased = withCase(squeezed, to);
  addStep(steps, "WHITESPACES", from, squeezed);
  addStep(steps, "CASE_SENSITIVITY", squeezed, cased);
  addStep(steps, "DIACRITICS", cased, to);
  return steps;
}

/** Adds a step if it changes something. */
export function addStep(steps: Reformatting[], subtype: Reformatting["subtype"], from: string, to: string): void {
  if (from !== to) steps.push({ subtype, from, to });
}

/** A text with its letters in the case in which those of another one are, ß being one letter with ss. */
function withCase(text: string, model: string): string {
  const letters = Array.from(model.replace(/ß/g, "ss"));
  const own = Array.from(text.replace(/ß/g, "ss"));
  if (own.length !== letters.length || text.includes("ß"))
    return text.length === model.length ? inCaseOf(text, Array.from(model)) : text;
  return inCaseOf(text, letters);
}

function inCaseOf(text: string, letters: readonly string[]): string {
  return Array.from(text, (letter, at) => {
    const model = letters[at] ?? letter;
    return model === model.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();
  }).join("");
}
