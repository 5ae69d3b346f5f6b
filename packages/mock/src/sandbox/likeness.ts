import { edits } from "./edits.ts";
import { foldKnown } from "./known.ts";
import { fold } from "./text.ts";

/**
 * How a text that was sent relates to one that is known: the `same`; a `shorter` way to say it, which is usable too; the same but
 * for its `format`; the same but for a likely `typo` (or another name of the same, without a typing error); or an `other` one.
 */
export type Likeness = "same" | "shorter" | "format" | "typo" | "other";

/** A change of formatting alone, named like the subtype of a fix. */
export interface Reformatting {
  subtype: "WHITESPACES" | "CASE_SENSITIVITY" | "DIACRITICS" | "CHARACTERS" | "PREFIX";
  from: string;
  to: string;
}

/** What came out of comparing a text that was sent to the known ones. */
export interface Comparison {
  likeness: Likeness;
  /** The known text that is most like it. */
  target: string;
  /** The changes of formatting, one after the other, that lead towards it. */
  steps: Reformatting[];
  /** How many typing errors lie between the two. */
  typos: number;
}

/** The texts that are right, the first of them being the one to write. */
export interface Known {
  texts: readonly string[];
  /** Usable ways to say less than the texts do. */
  shorter?: readonly string[];
  /** Other names of the same that are to be replaced. */
  aliases?: readonly string[];
}

/** More characters than any value has; what is longer is not compared, as nothing is like it. */
export const longestValue = 300;

/** What comes out when there is nothing to compare with, or too much. */
export const stranger: Comparison = { likeness: "other", target: "", steps: [], typos: 0 };

/** Compares a text to the known ones, the most like of which counts. */
export function compareText(text: string, { texts, shorter = [], aliases = [] }: Known): Comparison {
  if (text.length > longestValue) return stranger;
  const sent = text.normalize("NFC");
  const first = texts[0] ?? "";
  if (texts.includes(sent)) return { likeness: "same", target: sent, steps: [], typos: 0 };
  if (shorter.includes(sent)) return { likeness: "shorter", target: sent, steps: [], typos: 0 };
  const folded = fold(sent);
  const reformatted = [...texts, ...shorter].find((known) => foldKnown(known) === folded);
  if (reformatted !== undefined) {
    return { likeness: "format", target: reformatted, steps: reformattings(sent, reformatted), typos: 0 };
  }
  if (aliases.some((alias) => foldKnown(alias) === folded))
    return { likeness: "typo", target: first, steps: [], typos: 0 };
  const [nearest] = texts
    .map((known) => ({ known, typos: edits(folded, foldKnown(known), tolerance(folded)) }))
    .sort((a, b) => a.typos - b.typos);
  if (nearest !== undefined && nearest.typos <= tolerance(folded)) {
    return { likeness: "typo", target: nearest.known, steps: [], typos: nearest.typos };
  }
  return { likeness: "other", target: first, steps: [], typos: 0 };
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
export function compareNumber(text: string, known: string | null, prefix = ""): Comparison {
  if (text.length > longestValue) return stranger;
  const steps: Reformatting[] = [];
  const step = (subtype: Reformatting["subtype"], change: (from: string) => string) => {
    const from = steps.at(-1)?.to ?? text.normalize("NFC");
    const to = change(from);
    if (to !== from) steps.push({ subtype, from, to });
    return to;
  };
  step("WHITESPACES", (from) => from.replace(/\s+/gu, ""));
  step("CHARACTERS", (from) => from.replace(/[-./–]+/gu, ""));
  step("CASE_SENSITIVITY", (from) => from.toUpperCase());
  const target = step("PREFIX", (from) => (/^[0-9]+$/.test(from) ? prefix + from : from));
  if (target === known) return { likeness: steps.length === 0 ? "same" : "format", target, steps, typos: 0 };
  const typos = known === null ? Number.POSITIVE_INFINITY : edits(target, known, 1);
  if (known !== null && typos <= 1) return { likeness: "typo", target: known, steps, typos };
  return { likeness: "other", target: known ?? "", steps, typos: 0 };
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
