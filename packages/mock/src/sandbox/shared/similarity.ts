import { editDistance } from "./edit-distance.ts";
import { fold, lettersOf, mayBeNear } from "./text.ts";

/**
 * How a text that was sent relates to one that is known: the `same`; a `shorter` way to say it; the same but for its `format`; the
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

/** What comes out when there is nothing to compare with, or too much. */
export const noMatch: Comparison = { similarity: "other", target: "", steps: [], typos: 0 };

/** More characters than any value has; what is longer is not compared, as nothing is like it. */
export const longestValue = 300;

/** A text that was sent, made ready once to be compared to many. */
export interface SentText {
  /** In Unicode's composed form. */
  text: string;
  folded: string;
  letters: number;
}

/** Makes a text ready to be compared; undefined when it is too long for that. */
export function sentText(text: string): SentText | undefined {
  if (text.length > longestValue) return undefined;
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  return { text: composed, folded, letters: lettersOf(folded) };
}

/** The texts that are right, the first of them being the one to write, made ready once to be compared. */
export interface KnownTexts {
  texts: readonly KnownText[];
  /** Ways to say less than the texts do. */
  shorter: readonly KnownText[];
  /** Other names of the same that are to be replaced. */
  aliases: readonly string[];
}

interface KnownText {
  text: string;
  folded: string;
  letters: number;
}

/** Makes texts ready to be compared. */
export function knownTexts(
  texts: readonly string[],
  { shorter = [], aliases = [] }: { shorter?: readonly string[]; aliases?: readonly string[] } = {},
): KnownTexts {
  const known = (text: string): KnownText => {
    const folded = fold(text);
    return { text, folded, letters: lettersOf(folded) };
  };
  return {
    texts: [...new Set(texts)].map(known),
    shorter: [...new Set(shorter)].map(known),
    aliases: aliases.map(fold),
  };
}

/** Compares a text to the known ones, the most similar of which counts. */
export function compareText(sent: SentText | undefined, { texts, shorter, aliases }: KnownTexts): Comparison {
  if (sent === undefined) return noMatch;
  const { text, folded, letters } = sent;
  const isSame = (known: KnownText) => known.text === text;
  if (texts.some(isSame)) return { similarity: "same", target: text, steps: [], typos: 0 };
  if (shorter.some(isSame)) return { similarity: "shorter", target: text, steps: [], typos: 0 };
  const isReformatted = (known: KnownText) => known.folded === folded;
  const reformatted = texts.find(isReformatted) ?? shorter.find(isReformatted);
  if (reformatted !== undefined) {
    return { similarity: "format", target: reformatted.text, steps: reformattings(text, reformatted.text), typos: 0 };
  }
  const first = texts[0]?.text ?? "";
  if (aliases.includes(folded)) return { similarity: "typo", target: first, steps: [], typos: 0 };
  let typos = tolerance(folded) + 1;
  let nearest: string | undefined;
  for (const known of texts) {
    if (typos === 1) break;
    if (!mayBeNear(known.letters, letters, typos - 1)) continue;
    const distance = editDistance(folded, known.folded, typos - 1);
    if (distance < typos) [typos, nearest] = [distance, known.text];
  }
  return nearest === undefined
    ? { similarity: "other", target: first, steps: [], typos: 0 }
    : { similarity: "typo", target: nearest, steps: [], typos };
}

/** How many typing errors a text of this length may have and still be recognised. */
function tolerance({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Compares a number to the known one. White space and punctuation, the case of its letters, and the letters in front of it are its
 * formatting; one wrong digit is a typing error.
 *
 * @param prefix The letters with which a number of this kind begins.
 */
export function compareNumber(sent: SentText | undefined, known: string | null, prefix = ""): Comparison {
  if (sent === undefined) return noMatch;
  if (sent.text === known && sent.text !== "") return { similarity: "same", target: known, steps: [], typos: 0 };
  const steps = numberReformattings(sent.text, prefix);
  const target = steps.at(-1)?.to ?? sent.text;
  if (target === known) return { similarity: "format", target, steps, typos: 0 };
  const typos = known === null ? Number.POSITIVE_INFINITY : editDistance(target, known, 1);
  if (known !== null && typos <= 1) return { similarity: "typo", target: known, steps, typos };
  return { similarity: "other", target: known ?? "", steps, typos: 0 };
}

function numberReformattings(text: string, prefix: string): Reformatting[] {
  const steps: Reformatting[] = [];
  let from = text;
  const step = (subtype: Reformatting["subtype"], to: string) => {
    if (to !== from) steps.push({ subtype, from, to });
    from = to;
  };
  step("WHITESPACES", from.replace(/\s+/gu, ""));
  step("CHARACTERS", from.replace(/[-./–]+/gu, ""));
  step("CASE_SENSITIVITY", from.toUpperCase());
  step("PREFIX", /^[0-9]+$/.test(from) ? prefix + from : from);
  return steps;
}

/** The changes of formatting that lead from a text to one that is the same without regard to formatting. */
export function reformattings(from: string, to: string): Reformatting[] {
  const squeezed = from.replace(/\s+/gu, " ").trim();
  const [letters, wanted] = [[...squeezed], [...to]];
  const cased = letters.map((letter, i) => withCase(letter, wanted[i] ?? letter)).join("");
  const stages = letters.length === wanted.length ? [from, squeezed, cased, to] : [from, squeezed, to, to];
  const subtypes = ["WHITESPACES", "CASE_SENSITIVITY", "DIACRITICS"] as const;
  return subtypes
    .map((subtype, i) => ({ subtype, from: stages[i] ?? to, to: stages[i + 1] ?? to }))
    .filter((stage) => stage.from !== stage.to);
}

function withCase(letter: string, model: string): string {
  return model === model.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();
}
