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
  const { tokens, lookalikes } = mergeLookalikes(tokenize(text));
  const extension = findExtension(tokens);
  const number = extension ? withoutTrailingGap(tokens.slice(0, extension.at)) : tokens;
  const first = number.findIndex((token) => token.kind === "digits" || token.kind === "plus");
  const last = number.findLastIndex((token) => token.kind === "digits");
  const core = last < 0 ? [] : number.slice(first, last + 1);

  const supplied = core.map(digitsOf).join("");
  const firstDigits = core.findIndex((token) => token.kind === "digits");
  const plus = textOf(core.slice(0, Math.max(firstDigits, 0)).filter((token) => token.kind === "plus"));
  const plusInside = core.slice(Math.max(firstDigits, 0)).filter((token) => token.kind === "plus");
  const zeros = (plus ? /^0+/ : /^00+/).exec(supplied)?.[0] ?? "";
  const isInternational = plus !== "" || zeros !== "" || plusInside.length > 0;

  const flaws: Flaw[] = lookalikes.map((token) => ({ kind: "lookalike", text: token.text, repaired: digitsOf(token) }));
  const add = (kind: FlawKind, flawed: string) => {
    if (flawed !== "") flaws.push({ kind, text: flawed, repaired: null });
  };
  if (core.length === 0) add("letters", text);
  else {
    const edges = [number.slice(0, first), number.slice(last + 1)];
    for (const edge of edges) if (edge.some((token) => token.kind === "words")) add("words", textOf(edge).trim());
    for (const token of core) if (token.kind === "words") add("letters", token.text);
    if (isInternational && !/^[+＋﹢]$/u.test(plus + zeros))
      flaws.push({ kind: "lead", text: plus + zeros, repaired: "+" });
    add("plusInside", textOf(plusInside));
    const outer = edges.flatMap((edge) => (edge.some((token) => token.kind === "words") ? [] : edge));
    const gaps = [...outer, ...core].filter((token) => token.kind === "gap");
    add("separators", signsText(gaps.flatMap((gap) => gap.signs).filter((sign) => sign.kind !== "blank")));
    add(
      "whiteSpace",
      textOf([...outer.filter(hasBlank), ...gaps.filter((gap) => /[^\S ]|\p{Cf}| {2}/u.test(gap.text))]),
    );
    add("foreignSigns", signsText(core.flatMap((token) => token.signs).filter(isForeign)));
  }
  add("extension", extension?.text ?? "");

  const trunk = core.findIndex((token, at) => digitsOf(token) === "0" && isBracketed(core, at));
  const without = trunk > 0 ? core.toSpliced(trunk, 1).map(digitsOf).join("") : null;
  return {
    supplied,
    international: isInternational ? supplied.slice(zeros.length) : null,
    withoutTrunk: without?.slice(isInternational ? zeros.length : 0) ?? null,
    flaws,
  };
}

/** What needs no taking apart: digits, in groups or not, after a plus sign or without one. A zero at the beginning may mean more. */
const PLAIN = /^\+?[1-9]\d*(?: \d+)*$/;

function readPlain(text: string): Reading {
  const isInternational = text.startsWith("+");
  const supplied = text.slice(isInternational ? 1 : 0).replaceAll(" ", "");
  return { supplied, international: isInternational ? supplied : null, withoutTrunk: null, flaws: [] };
}

type TokenKind = "digits" | "plus" | "gap" | "words";

interface Token {
  kind: TokenKind;
  text: string;
  signs: Sign[];
}

const tokenKinds: Record<SignKind, TokenKind> = {
  digit: "digits",
  plus: "plus",
  blank: "gap",
  separator: "gap",
  open: "gap",
  close: "gap",
  other: "words",
};

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const sign of signs(text)) {
    const kind = tokenKinds[sign.kind];
    const last = tokens.at(-1);
    if (last?.kind === kind) {
      last.signs.push(sign);
      last.text += sign.text;
    } else tokens.push({ kind, text: sign.text, signs: [sign] });
  }
  return tokens;
}

const lookalike: Record<string, string> = { O: "0", o: "0", Q: "0", I: "1", l: "1", "|": "1" };

/** Letters that look like digits become digits where they touch one. */
function mergeLookalikes(tokens: Token[]): { tokens: Token[]; lookalikes: Token[] } {
  const lookalikes: Token[] = [];
  const merged = tokens.map((token, at) => {
    const isBeside = tokens[at - 1]?.kind === "digits" || tokens[at + 1]?.kind === "digits";
    if (token.kind !== "words" || !isBeside || !token.signs.every((sign) => sign.text in lookalike)) return token;
    const replaced: Token = {
      kind: "digits",
      text: token.text,
      signs: token.signs.map((sign) => ({ kind: "digit", text: sign.text, digit: lookalike[sign.text] ?? "" })),
    };
    lookalikes.push(replaced);
    return replaced;
  });
  return { tokens: merged, lookalikes };
}

/** How people announce an extension, in the languages of the service and in English; letters alone, in lower case. */
const extensionWords = new Set(["x", "ext", "extn", "extension", "#", "kl", "klapka", "linka", "wew", "dw"]);

/** The last word that announces an extension and is followed by its digits and by nothing else. */
function findExtension(tokens: Token[]): { at: number; text: string } | undefined {
  const at = tokens.findLastIndex((token) => token.kind === "words");
  const word = tokens[at]?.text.toLowerCase().replace(/[^\p{L}#]/gu, "") ?? "";
  const rest = tokens.slice(at + 1);
  const digits = rest.filter((token) => token.kind !== "gap");
  const isExtension = digits.length === 1 && digits[0]?.kind === "digits" && digits[0].signs.length <= 7;
  const hasNumber = tokens.slice(0, Math.max(at, 0)).some((token) => token.kind === "digits");
  return isExtension && hasNumber && extensionWords.has(word)
    ? { at, text: textOf(tokens.slice(at)).trim() }
    : undefined;
}

function withoutTrailingGap(tokens: Token[]): Token[] {
  return tokens.at(-1)?.kind === "gap" ? tokens.slice(0, -1) : tokens;
}

function isBracketed(tokens: Token[], at: number): boolean {
  return tokens[at - 1]?.signs.at(-1)?.kind === "open" && tokens[at + 1]?.signs[0]?.kind === "close";
}

function isForeign(sign: Sign): boolean {
  return (sign.kind === "plus" && sign.text !== "+") || (sign.kind === "digit" && sign.text > "\u007f");
}

function digitsOf(token: Token): string {
  return token.signs.map((sign) => sign.digit).join("");
}

function hasBlank(token: Token): boolean {
  return token.signs.some((sign) => sign.kind === "blank");
}

function signsText(of: Sign[]): string {
  return of.map((sign) => sign.text).join("");
}

function textOf(tokens: Token[]): string {
  return tokens.map((token) => token.text).join("");
}

/** What a character of a typed phone number is for. `blank` and `separator` group digits, `other` has no place in a number. */
export type SignKind = "digit" | "plus" | "blank" | "separator" | "open" | "close" | "other";

/** One character of a typed phone number. */
export interface Sign {
  readonly kind: SignKind;
  /** The character as typed. */
  readonly text: string;
  /** The ASCII digit that it stands for; empty unless it is a digit. */
  readonly digit: string;
}

const kinds: readonly [SignKind, RegExp][] = [
  ["digit", /\p{Nd}/u],
  ["plus", /[+＋﹢]/u],
  ["blank", /[\s\p{Cf}]/u],
  ["open", /\p{Ps}/u],
  ["close", /\p{Pe}/u],
  ["separator", /[\p{Pd}−./\\·•'’_]/u],
];

/** Says of each character of a text what it is for in a phone number. Digits of any script are digits. */
export function signs(text: string): readonly Sign[] {
  return Array.from(text, (character) => ascii[character.codePointAt(0) ?? 0] ?? signOf(character));
}

function signOf(character: string): Sign {
  const kind = kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? "other";
  return { kind, text: character, digit: kind === "digit" ? asciiDigit(character) : "" };
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

/** The signs that nearly every number is written with; the patterns are for the rest. */
const ascii: readonly Sign[] = Array.from({ length: 128 }, (_, code) => signOf(String.fromCharCode(code)));
