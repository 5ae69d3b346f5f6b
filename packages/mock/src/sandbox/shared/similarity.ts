import { editDistance } from "./edit-distance.ts";
import { countBits, fold, lettersOf, mayBeNear } from "./text.ts";

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

/** A text made ready once to be compared. */
export interface ReadyText {
  /** In Unicode's composed form. */
  text: string;
  folded: string;
  letters: number;
}

/** Makes a text ready to be compared; undefined when it is too long for that. */
export function readyText(text: string): ReadyText | undefined {
  if (text.length > longestValue) return undefined;
  // What is beyond the precomposed letters may need to be composed.
  const composed = /^[\0-\u02ff]*$/.test(text) ? text : text.normalize("NFC");
  const folded = fold(composed);
  return { text: composed, folded, letters: lettersOf(folded) };
}

/** The texts that are right, the first of them being the one to write, made ready once to be compared. */
export interface KnownTexts {
  texts: readonly ReadyText[];
  /** Ways to say less than the texts do. */
  shorter: readonly ReadyText[];
  /** Other names of the same that are to be replaced, folded. */
  aliases: readonly string[];
  /** Letters that all of the texts have, and letters that any has: a bit each. */
  inAll: number;
  inAny: number;
}

/** Makes texts ready to be compared. */
export function knownTexts(
  texts: readonly string[],
  { shorter = [], aliases = [] }: { shorter?: readonly string[]; aliases?: readonly string[] } = {},
): KnownTexts {
  const known = (text: string): ReadyText => {
    const folded = fold(text);
    return { text, folded, letters: lettersOf(folded) };
  };
  const own = [...new Set(texts)].map(known);
  return {
    texts: own,
    shorter: [...new Set(shorter)].map(known),
    aliases: aliases.map(fold),
    inAll: own.reduce((all, { letters }) => all & letters, -1),
    inAny: own.reduce((any, { letters }) => any | letters, 0),
  };
}

/** Compares a text to the known ones, the most similar of which counts. */
export function compareText(sent: ReadyText | undefined, known: KnownTexts): Comparison {
  if (sent === undefined) return noMatch;
  return compareExactly(sent, known) ?? findTypos(sent, known) ?? other(known);
}

/** Whether a text has anything in common with the known ones. */
export function isLike(sent: ReadyText, known: KnownTexts): boolean {
  return (compareExactly(sent, known) ?? findTypos(sent, known)) !== undefined;
}

/** Finds the text that is the same, maybe but for its formatting; undefined when there is none. */
export function compareExactly(sent: ReadyText, { texts, shorter, aliases }: KnownTexts): Comparison | undefined {
  const { text, folded } = sent;
  const whole = sameText(sent, texts);
  if (whole?.text === text) return { similarity: "same", target: text, steps: [], typos: 0 };
  const short = sameText(sent, shorter);
  if (short?.text === text) return { similarity: "shorter", target: text, steps: [], typos: 0 };
  const target = (whole ?? short)?.text;
  if (target !== undefined) return { similarity: "format", target, steps: reformattings(text, target), typos: 0 };
  if (!aliases.includes(folded)) return undefined;
  return { similarity: "typo", target: texts[0]?.text ?? "", steps: [], typos: 0 };
}

/** The text that is the same; otherwise the first one that is so without regard to case, diacritics and white space. */
function sameText({ text, folded }: ReadyText, texts: readonly ReadyText[]): ReadyText | undefined {
  let same: ReadyText | undefined;
  for (const known of texts) {
    if (known.folded !== folded) continue;
    if (known.text === text) return known;
    same ??= known;
  }
  return same;
}

/** Finds the nearest text that typing errors may have led from; undefined when none is near enough. */
export function findTypos({ folded, letters }: ReadyText, { texts, inAll, inAny }: KnownTexts): Comparison | undefined {
  const most = tolerance(folded);
  // Letters that the text lacks of those that all have, and those that none has.
  if (countBits((inAll & ~letters) | (letters & ~inAny)) > 2 * most) return undefined;
  let typos = most + 1;
  let target: string | undefined;
  for (const known of texts) {
    if (typos === 1) break;
    if (!mayBeNear(known.letters, letters, typos - 1)) continue;
    const distance = editDistance(folded, known.folded, typos - 1);
    if (distance < typos) [typos, target] = [distance, known.text];
  }
  return target === undefined ? undefined : { similarity: "typo", target, steps: [], typos };
}

/** What comes out when a text is like none of the known ones. */
function other({ texts }: KnownTexts): Comparison {
  return { similarity: "other", target: texts[0]?.text ?? "", steps: [], typos: 0 };
}

/** How many typing errors a text of this length may have and still be recognised. */
function tolerance({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** A number that was sent, read once to be compared to many. */
export interface ReadNumber {
  sent: string;
  /** The changes of its formatting where numbers begin with some letters, and what they lead to. */
  reformattedWith: (prefix: string) => { steps: readonly Reformatting[]; target: string };
}

/** Reads a number: white space and punctuation, the case of its letters, and the letters in front of it are its formatting. */
export function readNumber({ text }: ReadyText): ReadNumber {
  const steps: Reformatting[] = [];
  let from = text;
  const step = (subtype: Reformatting["subtype"], to: string) => {
    if (to !== from) steps.push({ subtype, from, to });
    from = to;
  };
  if (!/^[0-9A-Z]*$/.test(text)) {
    step("WHITESPACES", from.replace(/\s+/gu, ""));
    step("CHARACTERS", from.replace(/[-./–]+/gu, ""));
    step("CASE_SENSITIVITY", from.toUpperCase());
  }
  const bare = { steps, target: from };
  const isDigits = /^[0-9]+$/.test(from);
  return {
    sent: text,
    reformattedWith(prefix) {
      if (prefix === "" || !isDigits) return bare;
      const target = prefix + from;
      return { steps: [...steps, { subtype: "PREFIX", from, to: target }], target };
    },
  };
}

/**
 * Compares a number to the known one. One wrong digit is a typing error.
 *
 * @param prefix The letters with which a number of this kind begins.
 */
export function compareNumber(number: ReadNumber | undefined, known: string | null, prefix = ""): Comparison {
  if (number === undefined) return noMatch;
  const { sent, reformattedWith } = number;
  if (sent === known && sent !== "") return { similarity: "same", target: known, steps: [], typos: 0 };
  const { steps, target } = reformattedWith(prefix);
  if (target === known) return { similarity: "format", target, steps, typos: 0 };
  const typos = known === null ? Number.POSITIVE_INFINITY : editDistance(target, known, 1);
  if (known !== null && typos <= 1) return { similarity: "typo", target: known, steps, typos };
  return { similarity: "other", target: known ?? "", steps, typos: 0 };
}

/** Whether a number is the known one, maybe but for its formatting and a typing error. */
export function isLikeNumber({ sent, reformattedWith }: ReadNumber, known: string | null, prefix: string): boolean {
  if (known === null) return false;
  return sent === known || editDistance(reformattedWith(prefix).target, known, 1) <= 1;
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
