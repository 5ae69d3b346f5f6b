import { editDistance } from "./edit-distance.ts";
import { codeAt, countBits, fold, lettersOf, mayBeNear } from "./text.ts";

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

/** No changes of formatting. */
export const noSteps: readonly Reformatting[] = [];

/** What comes out when there is nothing to compare with, or too much. */
export const noMatch: Comparison = { similarity: "other", target: "", steps: noSteps, typos: 0 };

const fromWorstToBest: readonly Similarity[] = ["other", "typo", "format", "shorter"];

/** The one of two similarities that is less. */
export function worse(a: Similarity, b: Similarity): Similarity {
  for (const similarity of fromWorstToBest) if (similarity === a || similarity === b) return similarity;
  return "same";
}

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
  const composed = isPrecomposed(text) ? text : text.normalize("NFC");
  const folded = fold(composed);
  return { text: composed, folded, letters: lettersOf(folded) };
}

function isPrecomposed(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (codeAt(text, i) >= 0x300) return false;
  return true;
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
  return compareExactly(sent, known) ?? findTypos(sent, known) ?? otherThan(known);
}

/** Finds the text that is the same, maybe but for its formatting; undefined when there is none. */
function compareExactly(sent: ReadyText, { texts, shorter, aliases }: KnownTexts): Comparison | undefined {
  const { text, folded } = sent;
  const whole = sameText(sent, texts);
  if (whole === text) return { similarity: "same", target: text, steps: noSteps, typos: 0 };
  const short = sameText(sent, shorter);
  if (short === text) return { similarity: "shorter", target: text, steps: noSteps, typos: 0 };
  const target = whole ?? short;
  if (target !== undefined) return { similarity: "format", target, steps: reformattings(text, target), typos: 0 };
  if (!aliases.includes(folded)) return undefined;
  return { similarity: "typo", target: texts[0]?.text ?? "", steps: noSteps, typos: 0 };
}

/** The text that is the same; otherwise the first one that is so without regard to case, diacritics and white space. */
function sameText({ text, folded }: ReadyText, texts: readonly ReadyText[]): string | undefined {
  let same: string | undefined;
  for (const known of texts) {
    if (known.folded !== folded) continue;
    if (known.text === text) return text;
    same ??= known.text;
  }
  return same;
}

const noPlaces: readonly number[] = [];

/** The known texts of several things, to find those that a text has anything in common with without looking at each. */
export class TextIndex {
  /** By the place of a thing in the list. */
  readonly known: readonly KnownTexts[];
  /** The places of those that have a text in any way, by the text folded. */
  readonly #byText = new Map<string, number[]>();
  readonly #inAll: Int32Array;
  readonly #inAny: Int32Array;

  constructor(known: readonly KnownTexts[]) {
    this.known = known;
    this.#inAll = Int32Array.from(known, ({ inAll }) => inAll);
    this.#inAny = Int32Array.from(known, ({ inAny }) => inAny);
    known.forEach(({ texts, shorter, aliases }, at) => {
      for (const text of new Set([...texts, ...shorter].map(({ folded }) => folded).concat(aliases))) {
        const places = this.#byText.get(text);
        if (places === undefined) this.#byText.set(text, [at]);
        else places.push(at);
      }
    });
  }

  /** Visits the things that a text has anything in common with. */
  visitNear(sent: ReadyText, visit: (at: number, comparison: Comparison) => void): void {
    for (const at of this.having(sent)) visit(at, this.compareSame(sent, at));
    this.visitTypos(sent, visit);
  }

  /** The things that have a text, maybe but for its formatting. */
  having({ folded }: ReadyText): readonly number[] {
    return this.#byText.get(folded) ?? noPlaces;
  }

  /** Compares a text to a thing that has it. */
  compareSame(sent: ReadyText, at: number): Comparison {
    return compareExactly(sent, this.known[at] as KnownTexts) ?? noMatch;
  }

  /** Visits the others that typing errors may have led from. */
  visitTypos(sent: ReadyText, visit: (at: number, comparison: Comparison) => void): void {
    const errors = tolerance(sent.folded);
    if (errors === 0) return;
    const same = this.having(sent);
    const inAll = this.#inAll;
    const inAny = this.#inAny;
    for (let at = 0; at < inAll.length; at++) {
      if (!mayHaveNear(sent.letters, inAll[at] as number, inAny[at] as number, errors)) continue;
      const comparison = same.includes(at) ? undefined : findTypos(sent, this.known[at] as KnownTexts);
      if (comparison !== undefined) visit(at, comparison);
    }
  }
}

/**
 * Whether so many typing errors may be enough to make a text of one of those that have some letters: it may lack few of those that all
 * have, and may have few that none has.
 */
function mayHaveNear(letters: number, inAll: number, inAny: number, errors: number): boolean {
  return errors > 0 && countBits((inAll & ~letters) | (letters & ~inAny)) <= 2 * errors;
}

/** Finds the nearest text that typing errors may have led from; undefined when none is near enough. */
function findTypos({ folded, letters }: ReadyText, { texts, inAll, inAny }: KnownTexts): Comparison | undefined {
  const most = tolerance(folded);
  if (!mayHaveNear(letters, inAll, inAny, most)) return undefined;
  let typos = most + 1;
  let target: string | undefined;
  for (const known of texts) {
    if (typos === 1) break;
    if (!mayBeNear(known.letters, letters, typos - 1)) continue;
    const distance = editDistance(folded, known.folded, typos - 1);
    if (distance >= typos) continue;
    typos = distance;
    target = known.text;
  }
  return target === undefined ? undefined : { similarity: "typo", target, steps: noSteps, typos };
}

/** What comes out when a text is like none of the known ones. */
export function otherThan({ texts }: KnownTexts): Comparison {
  return { similarity: "other", target: texts[0]?.text ?? "", steps: noSteps, typos: 0 };
}

/** How many typing errors a text of this length may have and still be recognised. */
function tolerance({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** A number that was sent, read once to be compared to many. */
export class ReadNumber {
  readonly sent: string;
  /** The changes of its formatting. */
  readonly #steps: readonly Reformatting[];
  /** What they lead to. */
  readonly #bare: string;
  readonly #isDigits: boolean;
  #prefix = "";
  #prefixed = "";

  /** Reads a number: white space and punctuation, the case of its letters, and the letters in front of it are its formatting. */
  constructor({ text }: ReadyText) {
    this.sent = text;
    this.#steps = isBare(text) ? noSteps : formattingOf(text);
    this.#bare = this.#steps.at(-1)?.to ?? text;
    this.#isDigits = isDigits(this.#bare);
  }

  /** The number without its formatting where numbers begin with some letters. */
  with(prefix: string): string {
    if (prefix === "" || !this.#isDigits) return this.#bare;
    // Most numbers that it is compared to, one after the other, begin with the same letters.
    if (prefix !== this.#prefix) {
      this.#prefix = prefix;
      this.#prefixed = prefix + this.#bare;
    }
    return this.#prefixed;
  }

  /** The changes of its formatting where numbers begin with some letters. */
  stepsWith(prefix: string): readonly Reformatting[] {
    const to = this.with(prefix);
    return to === this.#bare ? this.#steps : [...this.#steps, { subtype: "PREFIX", from: this.#bare, to }];
  }
}

/** Whether a number has nothing but digits and capital letters. */
function isBare(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = codeAt(text, i);
    if (!isDigit(code) && (code < 0x41 || code > 0x5a)) return false;
  }
  return true;
}

function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isDigit(codeAt(text, i))) return false;
  return text !== "";
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function formattingOf(text: string): readonly Reformatting[] {
  const unspaced = text.replace(/\s+/gu, "");
  const bare = unspaced.replace(/[-./–]+/gu, "");
  const steps: Reformatting[] = [];
  addStep(steps, "WHITESPACES", text, unspaced);
  addStep(steps, "CHARACTERS", unspaced, bare);
  addStep(steps, "CASE_SENSITIVITY", bare, bare.toUpperCase());
  return steps;
}

/**
 * Compares a number to the known one. One wrong digit is a typing error.
 *
 * @param prefix The letters with which a number of this kind begins.
 */
export function compareNumber(number: ReadNumber | undefined, known: string | null, prefix = ""): Comparison {
  if (number === undefined) return noMatch;
  if (number.sent === known && known !== "") return { similarity: "same", target: known, steps: noSteps, typos: 0 };
  const target = number.with(prefix);
  const steps = number.stepsWith(prefix);
  if (target === known) return { similarity: "format", target, steps, typos: 0 };
  const typos = known === null ? Number.POSITIVE_INFINITY : editDistance(target, known, 1);
  if (known !== null && typos <= 1) return { similarity: "typo", target: known, steps, typos };
  return { similarity: "other", target: known ?? "", steps, typos: 0 };
}

/** Whether a number is the known one, maybe but for its formatting and a typing error. */
export function isLikeNumber(number: ReadNumber, known: string | null, prefix: string): boolean {
  return known !== null && (number.sent === known || editDistance(number.with(prefix), known, 1) <= 1);
}

/** The changes of formatting that lead from a text to one that is the same without regard to formatting. */
function reformattings(from: string, to: string): readonly Reformatting[] {
  const squeezed = from.replace(/\s+/gu, " ").trim();
  const cased = withCase(squeezed, to);
  const steps: Reformatting[] = [];
  addStep(steps, "WHITESPACES", from, squeezed);
  addStep(steps, "CASE_SENSITIVITY", squeezed, cased);
  addStep(steps, "DIACRITICS", cased, to);
  return steps;
}

/** Adds a step where it changes something. */
export function addStep(steps: Reformatting[], subtype: Reformatting["subtype"], from: string, to: string): void {
  if (from !== to) steps.push({ subtype, from, to });
}

/** A text with its letters in the case in which those of another one are; that one itself where their letters cannot be paired. */
function withCase(text: string, model: string): string {
  if (text === model || text.length !== model.length) return model;
  let cased = "";
  let from = 0;
  let isModel = true;
  for (let i = 0; i < text.length; i++) {
    if (codeAt(text, i) === codeAt(model, i)) continue;
    const letter = inCaseOf(text.charAt(i), model.charAt(i));
    isModel &&= letter === model.charAt(i);
    cased += text.slice(from, i) + letter;
    from = i + 1;
  }
  return isModel ? model : cased + text.slice(from);
}

function inCaseOf(letter: string, model: string): string {
  return model === model.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();
}
