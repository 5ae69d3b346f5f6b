/** What stands in a typed number beside its digits and plain spaces. */
export type FlawKind =
  | "separators"
  | "whiteSpace"
  | "foreignSigns"
  | "lead"
  | "plusInside"
  | "lookalike"
  | "words"
  | "extension"
  | "letters";

/** One thing in a typed number that does not belong to it, or that is written in an unusual way. */
export interface Flaw {
  kind: FlawKind;
  /** The part of the text that has it, as typed; empty where something is missing. */
  text: string;
  /** What the part should read; null when it should not be there. */
  repaired: string | null;
}

/** A typed phone number, taken apart. */
export interface Reading {
  /** All digits of the number in ASCII, in their order, without those of an extension. */
  supplied: string;
  /** The digits after the plus sign, or after what stands in for it; null when nothing announces an international prefix. */
  international: string | null;
  /** The same digits without a zero in brackets, as in +44 (0)20; null when there is no such zero. */
  withoutTrunk: string | null;
  flaws: Flaw[];
}

/** Longer texts than this are no phone numbers; libphonenumber has the same limit. In UTF-16 code units. */
export const longestText = 250;

/**
 * Takes a typed phone number apart: which of its characters are digits of the number, and what else is there.
 *
 * Digits may be of any script. White space, brackets, dashes, dots and slashes group them and mean nothing. The plus sign, or 00 in
 * its place, announces an international prefix. Letters that look like digits and stand beside one (6O7) are taken for the digit;
 * words before and after the number are told apart from it, and so is an extension (ext. 12). Letters between digits remain.
 */
export function readNumber(text: string): Reading {
  if (PLAIN.test(text)) return readPlain(text);
  const tokens = tokenize(text);
  const flaws = readLookalikes(tokens);
  const extension = findExtension(tokens);
  const number = extension < 0 ? tokens : withoutTrailingGap(tokens.slice(0, extension));
  const last = number.findLastIndex(isDigits);
  if (last < 0) {
    if (text !== "") flaws.push({ kind: "letters", text, repaired: null });
    return { supplied: "", international: null, withoutTrunk: null, flaws };
  }
  const first = number.findIndex(isDigitsOrPlus);
  const core = number.slice(first, last + 1);
  const edges = core.length === number.length ? [] : [number.slice(0, first), number.slice(last + 1)];
  const { supplied, plus, plusInside, foreignSigns } = readCore(core);
  const zeros = supplied.startsWith("0") ? ((plus ? /^0+/ : /^00+/).exec(supplied)?.[0] ?? "") : "";
  const isInternational = plus !== "" || zeros !== "" || plusInside !== "";

  const add = (kind: FlawKind, flawed: string, repaired: string | null = null) => {
    if (flawed !== "") flaws.push({ kind, text: flawed, repaired });
  };
  for (const edge of edges) if (edge.some(isWords)) add("words", textOf(edge).trim());
  for (const token of core) if (isWords(token)) add("letters", token.text);
  const lead = plus + zeros;
  if (isInternational && lead !== "+" && !/^[＋﹢]$/u.test(lead))
    flaws.push({ kind: "lead", text: lead, repaired: "+" });
  add("plusInside", plusInside);
  const outer = edges.flatMap((edge) => (edge.some(isWords) ? [] : edge.filter(isGap)));
  let separators = "";
  const gaps = [...outer, ...core].filter(isUnusualGap);
  for (const gap of gaps) separators += separatorsOf(gap);
  add("separators", separators);
  add("whiteSpace", textOf(outer.filter(hasBlank)) + textOf(gaps.filter(hasUnusualBlank)));
  add("foreignSigns", foreignSigns);
  if (extension >= 0) add("extension", textOf(tokens.slice(extension)).trim());

  const trunk = core.findIndex(isBracketedZero);
  return {
    supplied,
    international: isInternational ? supplied.slice(zeros.length) : null,
    withoutTrunk: trunk < 0 ? null : digitsOf(core.toSpliced(trunk, 1)).slice(isInternational ? zeros.length : 0),
    flaws,
  };
}

/** What needs no taking apart: digits, in groups or not, after a plus sign, after 00, or after none. Another zero may mean more. */
const PLAIN = /^(?:\+|00)?[1-9]\d*(?: \d+)*$/;

function readPlain(text: string): Reading {
  const lead = text.startsWith("+") ? "+" : text.startsWith("0") ? "00" : "";
  const grouped = lead === "+" ? text.slice(1) : text;
  const supplied = grouped.includes(" ") ? grouped.replaceAll(" ", "") : grouped;
  return {
    supplied,
    international: lead === "" ? null : lead === "+" ? supplied : supplied.slice(lead.length),
    withoutTrunk: null,
    flaws: lead === "00" ? [{ kind: "lead", text: lead, repaired: "+" }] : [],
  };
}

/** What characters that stand together are for: digits, plus signs, what groups digits, and what has no place in a number. */
type TokenKind = "digits" | "plus" | "gap" | "words";

interface Token {
  kind: TokenKind;
  /** As typed. */
  text: string;
  /** The ASCII digits that it stands for; empty unless it is digits. */
  digits: string;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  while (from < text.length) {
    const kind = kindAt(text, from);
    let to = from;
    do to += text.charCodeAt(to) < ASCII_END ? 1 : characterAt(text, to).length;
    while (to < text.length && kindAt(text, to) === kind);
    const part = text.slice(from, to);
    tokens.push({ kind, text: part, digits: kind === "digits" ? asciiDigits(part) : "" });
    from = to;
  }
  return tokens;
}

function kindAt(text: string, at: number): TokenKind {
  return ascii[text.charCodeAt(at)] ?? kindOf(characterAt(text, at));
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

const lookalikes: Readonly<Record<string, string>> = { O: "0", o: "0", Q: "0", I: "1", l: "1", "|": "1" };

/** Takes letters that look like digits for digits where they touch one, and says which. */
function readLookalikes(tokens: Token[]): Flaw[] {
  const flaws: Flaw[] = [];
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== "words" || !/^[OoQIl|]+$/.test(text)) return;
    if (tokens[at - 1]?.kind !== "digits" && tokens[at + 1]?.kind !== "digits") return;
    const digits = Array.from(text, (letter) => lookalikes[letter]).join("");
    tokens[at] = { kind: "digits", text, digits };
    flaws.push({ kind: "lookalike", text, repaired: digits });
  });
  return flaws;
}

/** How people announce an extension, in the languages of the service and in English; letters alone, in lower case. */
const extensionWords = new Set(["x", "ext", "extn", "extension", "#", "kl", "klapka", "linka", "wew", "dw"]);

/** Where the last word is, if it announces an extension and is followed by its digits and by nothing else; -1 where it does not. */
function findExtension(tokens: Token[]): number {
  const at = tokens.findLastIndex(isWords);
  const word = tokens[at]?.text.toLowerCase().replace(/[^\p{L}#]/gu, "");
  if (word === undefined || !extensionWords.has(word)) return -1;
  const [digits, ...others] = tokens.slice(at + 1).filter((token) => !isGap(token));
  const isExtension = digits !== undefined && isDigits(digits) && digits.digits.length <= 7 && others.length === 0;
  return isExtension && tokens.slice(0, at).some(isDigits) ? at : -1;
}

function withoutTrailingGap(tokens: Token[]): Token[] {
  return tokens.at(-1)?.kind === "gap" ? tokens.slice(0, -1) : tokens;
}

/** What the number itself comes to: its digits, the plus signs before and between them, and what is of another script. */
function readCore(core: Token[]) {
  const read = { supplied: "", plus: "", plusInside: "", foreignSigns: "" };
  for (const { kind, text, digits } of core) {
    if (kind === "digits") {
      read.supplied += digits;
      // Letters that look like digits are of this script.
      if (text !== digits) read.foreignSigns += text.replace(/[\0-\x7f]/g, "");
    } else if (kind === "plus") {
      if (read.supplied === "") read.plus += text;
      else read.plusInside += text;
      if (text !== "+") read.foreignSigns += text.replaceAll("+", "");
    }
  }
  return read;
}

/** A zero in brackets: (0). */
function isBracketedZero({ digits }: Token, at: number, core: Token[]): boolean {
  return digits === "0" && /\p{Ps}$/u.test(core[at - 1]?.text ?? "") && /^\p{Pe}/u.test(core[at + 1]?.text ?? "");
}

function isDigits({ kind }: Token): boolean {
  return kind === "digits";
}

function isDigitsOrPlus({ kind }: Token): boolean {
  return kind === "digits" || kind === "plus";
}

function isGap({ kind }: Token): boolean {
  return kind === "gap";
}

function isWords({ kind }: Token): boolean {
  return kind === "words";
}

function isUnusualGap({ kind, text }: Token): boolean {
  return kind === "gap" && text !== " ";
}

function hasBlank({ text }: Token): boolean {
  return /[\s\p{Cf}]/u.test(text);
}

function hasUnusualBlank({ text }: Token): boolean {
  return /[^\S ]|\p{Cf}| {2}/u.test(text);
}

function separatorsOf({ text }: Token): string {
  return text.replace(/[\s\p{Cf}]/gu, "");
}

function digitsOf(tokens: Token[]): string {
  let digits = "";
  for (const token of tokens) digits += token.digits;
  return digits;
}

function textOf(tokens: Token[]): string {
  let text = "";
  for (const token of tokens) text += token.text;
  return text;
}

const ASCII_END = 0x80;

/** What a character is for in a phone number. Digits of any script are digits. */
function kindOf(character: string): TokenKind {
  if (/\p{Nd}/u.test(character)) return "digits";
  if (/[+＋﹢]/u.test(character)) return "plus";
  return /[\s\p{Cf}\p{Ps}\p{Pe}\p{Pd}−./\\·•'’_]/u.test(character) ? "gap" : "words";
}

/** Of the characters that nearly every number is written with; the patterns are for the rest. */
const ascii: readonly TokenKind[] = Array.from({ length: ASCII_END }, (_, code) => kindOf(String.fromCharCode(code)));

function asciiDigits(text: string): string {
  return /^\d+$/.test(text) ? text : Array.from(text, asciiDigit).join("");
}

/** Unicode has decimal digits in runs of ten, from zero to nine, some of them back to back; the place in the run is the value. */
function asciiDigit(character: string): string {
  const compatible = character.normalize("NFKC");
  if (/^\d$/.test(compatible)) return compatible;
  const codePoint = character.codePointAt(0) ?? 0;
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - place - 1))) place++;
  return String(place % 10);
}
