import { repairEncoding } from "../shared/encoding.ts";
import { unescapeText } from "../shared/escapes.ts";
import type { FixKind } from "../shared/fix.ts";
import { withLatinLetters } from "../shared/lookalikes.ts";
import { fold, trimEndOf } from "../shared/text.ts";
import { type EmailAddress, isQuotedUser, joinAddress, readAddress } from "./address.ts";
import { isAscii } from "./domain.ts";
import { changedCharacters, type RepairedText, removedCharacters, withChange } from "./repairs.ts";
import { replaceSpokenSigns } from "./spoken.ts";

/** Likely repairs of an address, best first, and the kind of their change. */
interface Guess {
  kind: FixKind;
  guess: (text: string) => string[];
}

export function guessFrom(repaired: RepairedText, { kind, guess }: Guess): RepairedText[] {
  const { text } = repaired;
  return guess(text)
    .filter((to) => to !== text)
    .map((to) => withChange(repaired, kind, to));
}

/**
 * An address without its at sign before a known domain: `jana.seznam.cz`, `jana(z)seznam.cz`;
 * `undefined` for any other text.
 */
export function insertAtSign(
  repaired: RepairedText,
  domains: readonly string[],
): RepairedText | undefined {
  const { text } = repaired;
  // The address of a web page is not an e-mail address.
  if (text.includes("@") || /[/:]|^www\./i.test(text)) return undefined;
  let domain = "";
  for (const other of domains)
    if (other.length > domain.length && text.endsWith(other)) domain = other;
  if (domain === "" || domain === text) return undefined;
  const before = text.slice(0, -domain.length);
  const inBrackets = /\p{Ps}[^\p{Ps}\p{Pe}]*\p{Pe}$/u.exec(before.trimEnd());
  const separator = /[^a-z0-9]$/i.exec(before)?.[0] ?? "";
  const user = inBrackets
    ? before.slice(0, inBrackets.index).trimEnd()
    : before.slice(0, before.length - separator.length);
  const type = separator === "" ? "VALUE_PART_ADDED" : "VALUE_PART_CHANGED";
  return withChange(repaired, ["SYNTAX", type, "AT_SIGN"], joinAddress(user, domain));
}

/** An address whose mailbox is no quoted string; undefined for any other text. */
function readUnquoted(text: string): (EmailAddress & { user: string }) | undefined {
  const { user, ...address } = readAddress(text);
  return user === null || isQuotedUser(user) ? undefined : { ...address, user };
}

/** White space or invisible characters in the mailbox: `jana kadlecova@seznam.cz`. */
export const innerSpaces: Guess = {
  kind: ["FORMAT", "CHANGED", "WHITESPACES"],
  guess(text) {
    const address = readUnquoted(text);
    if (address === undefined || !/[\s\p{Cf}]/u.test(address.user)) return [];
    // Invisible characters are dropped, for example the soft hyphens of a document.
    const user = address.user.replace(/\p{Cf}/gu, "");
    const dotted = replaceSpokenSigns(user);
    const guesses = /\s/.test(dotted) ? joinUserWords(user.split(/\s+/)) : [dotted];
    return guesses.map((each) => joinAddress(each, address.domain));
  },
};

function joinUserWords(words: readonly string[]): string[] {
  const isSpaced = words.every((word) => word.length === 1);
  // The mailbox follows a name of several words: Jana Malá jana@seznam.cz.
  if (words.length > 2 && !isSpaced) return words.slice(-1);
  return [...new Set([words.join("."), words.join("")])];
}

/** A label of a domain. */
const labelPattern = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
/** An address within a text. */
const WITHIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.!#$%&+=?^_{|}~-])[\p{L}\p{N}_][\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]*@${labelPattern}(?:\.${labelPattern})*`,
  "gu",
);
/** More addresses than are suggested. */
const MOST_ADDRESSES = 5;
/** A label before an address, without a colon. */
const LABEL = /^\s*(?:(?:e-?)?mail|e-?mailov[aá] adresa|adres[as]?|kontakt|contact)\s+$/i;
/** Two words of a sentence, or a bar, before an address. */
const SENTENCE = /\p{L}{2}\s+\p{L}{2,}\s+$|\s\|\s/u;
/** A character that neither a mailbox nor one of several recipients begins with. */
const MARK = /[^\p{L}\p{M}\p{N}\p{Cf}\s.,;!#$%&+/=?^_{|}~’-]/u;

/**
 * Pasted text: words or a remark behind the addresses, a bracket, a label or an apostrophe before
 * the first one.
 */
export const pastedText: Guess = {
  kind: removedCharacters,
  guess(text) {
    const plain = repairEncoding(unescapeText(text))
      .replace(/\\(?=[@._-])/g, "")
      .replace(/\\[nrt]/g, "  ");
    const matches = [...plain.matchAll(WITHIN)].slice(0, MOST_ADDRESSES);
    const before = plain.slice(0, matches[0]?.index);
    const isPasted =
      before.trim() === "" || [MARK, LABEL, SENTENCE].some((sign) => sign.test(before));
    const addresses = isPasted ? matches.map((each) => withoutQuote(each[0], text)) : [];
    return [...new Set(addresses)].map((address) => address.toLowerCase());
  },
};

/** An address without `www.`, and without the second apostrophe around its mailbox. */
function withoutQuote(address: string, text: string): string {
  const isQuoted = text.includes(`'${address}`);
  return (isQuoted ? address.replace("'@", "@") : address).replace(/^www\./i, "");
}

/** Comments (RFC 5322), or an address that is pasted twice. */
export const repetition: Guess = {
  kind: removedCharacters,
  guess(text) {
    const plain = text.replace(/\([^()@]*\)(?=@)|(?<=@)\([^()@]*\)/g, "");
    const half = plain.slice(0, plain.length / 2);
    return [half + half === plain ? half : plain];
  },
};

/** Diacritics in the mailbox: `hans.mueller` and `hans.muller` for `hans.müller`. */
export const diacritics: Guess = {
  kind: ["FORMAT", "CHANGED", "DIACRITICS"],
  guess(text) {
    const address = readUnquoted(text);
    if (address === undefined || isAscii(address.user)) return [];
    const latin = withLatinLetters(address.user);
    const spelledOut = latin.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
    const users = new Set([fold(spelledOut), fold(latin)]);
    return Array.from(users, (user) => joinAddress(user, address.domain));
  },
};

/**
 * A separator of recipients in the mailbox: a comma typed for a dot, and only the last recipient. A
 * separator at its end separates nothing.
 */
export const separators: Guess = {
  kind: ["SYNTAX", "CHANGED", "CHARACTERS"],
  guess(text) {
    const address = readUnquoted(text);
    if (address === undefined || !/[,;:]/.test(address.user)) return [];
    const user = trimEndOf(address.user, /[,;:\s]/);
    const last = user.split(/[,;]/).at(-1)?.trim() ?? "";
    const guesses = user.includes(";") ? [last] : [withDotsForCommas(user), last];
    return guesses.map((each) => joinAddress(each, address.domain));
  },
};

function withDotsForCommas(user: string): string {
  const parts = user.split(",").map((part) => part.trim());
  return parts.join(".");
}

/** One of two at signs typed for a dot: `jana@seznam@cz`, `jana@k@seznam.cz`. */
export const atSignForDot: Guess = {
  kind: changedCharacters,
  guess(text) {
    const [first = "", second = "", last = "", ...others] = text.split("@");
    const isOfTwo = second !== "" && last !== "" && others.length === 0;
    if (!isOfTwo || second.includes(".") || readUnquoted(text) === undefined) return [];
    return [last.includes(".") ? `${first}.${second}@${last}` : `${first}@${second}.${last}`];
  },
};
