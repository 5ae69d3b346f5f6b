import { repairEncoding } from "../shared/encoding.ts";
import { unescapeText } from "../shared/escapes.ts";
import type { FixKind } from "../shared/fix.ts";
import { withLatinLetters } from "../shared/lookalikes.ts";
import { fold, trimEndOf } from "../shared/text.ts";
import { isQuotedUser, joinAddress, readAddress } from "./address.ts";
import { isAscii } from "./domain.ts";
import { emailFix, type RepairedText } from "./repairs.ts";
import { replaceSpokenSigns } from "./spoken.ts";

/**
 * An address without its at sign before a known domain: `jana.seznam.cz`, `jana(z)seznam.cz`;
 * `undefined` for any other text.
 */
export function insertAtSign(
  { text, fixes }: RepairedText,
  domains: readonly string[],
): RepairedText | undefined {
  // The address of a web page is not an e-mail address.
  if (text.includes("@") || /[/:]|^www\./i.test(text)) return undefined;
  let domain = "";
  for (const other of domains)
    if (other.length > domain.length && text.endsWith(other)) domain = other;
  if (domain === "" || domain === text) return undefined;
  const before = text.slice(0, -domain.length);
  const inBrackets = /\p{Ps}[^\p{Ps}\p{Pe}]*\p{Pe}$/u.exec(before.trimEnd());
  const separator = /[^a-z0-9]$/i.exec(before)?.[0] ?? null;
  const user = inBrackets
    ? before.slice(0, inBrackets.index).trimEnd()
    : before.slice(0, before.length - (separator ?? "").length);
  const kind = separator === null ? "VALUE_PART_ADDED" : "VALUE_PART_CHANGED";
  return withChange({ text, fixes }, ["SYNTAX", kind, "AT_SIGN"], joinAddress(user, domain));
}

/**
 * Candidates for an address with white space or invisible characters in the user name, best first:
 * `jana kadlecova@seznam.cz`.
 */
export function withoutInnerSpaces({ text, fixes }: RepairedText): RepairedText[] {
  const { user: sentUser, domain } = readAddress(text);
  if (sentUser === null || isQuotedUser(sentUser) || !/[\s\p{Cf}]/u.test(sentUser)) return [];
  // Invisible characters are dropped, for example the soft hyphens of a document.
  const user = sentUser.replace(/\p{Cf}/gu, "");
  const dotted = replaceSpokenSigns(user);
  const words = user.split(/\s+/);
  // The mailbox follows a name of several words: Jana Malá jana@seznam.cz.
  const isSpaced = words.every((word) => word.length === 1);
  const joinedWords =
    words.length > 2 && !isSpaced
      ? words.slice(-1)
      : [...new Set([words.join("."), words.join("")])];
  const guesses = /\s/.test(dotted) ? joinedWords : [dotted];
  const kind = ["FORMAT", "CHANGED", "WHITESPACES"] as const;
  return guesses.map((guess) => {
    return withChange({ text, fixes }, kind, joinAddress(guess, domain));
  });
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
 * The addresses without pasted text: words or a remark behind them, a bracket, a label or an
 * apostrophe before the first one.
 */
export function extractAddress({ text, fixes }: RepairedText): RepairedText[] {
  const plain = repairEncoding(unescapeText(text))
    .replace(/\\(?=[@._-])/g, "")
    .replace(/\\[nrt]/g, "  ");
  const matches = [...plain.matchAll(WITHIN)].slice(0, MOST_ADDRESSES);
  const before = plain.slice(0, matches[0]?.index);
  const isPasted =
    before.trim() === "" || [MARK, LABEL, SENTENCE].some((sign) => sign.test(before));
  const addresses = isPasted ? matches.map((each) => withoutQuote(each[0], text)) : [];
  const kind = ["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"] as const;
  return [...new Set(addresses)]
    .filter((address) => address !== text)
    .map((address) => withChange({ text, fixes }, kind, address.toLowerCase()));
}

/** An address without `www.`, and without the second apostrophe around its mailbox. */
function withoutQuote(address: string, text: string): string {
  const isQuoted = text.includes(`'${address}`);
  return (isQuoted ? address.replace("'@", "@") : address).replace(/^www\./i, "");
}

/** Candidates for an address with comments (RFC 5322), or one pasted twice. */
export function withoutRepetition({ text, fixes }: RepairedText): RepairedText[] {
  const plain = text.replace(/\([^()@]*\)(?=@)|(?<=@)\([^()@]*\)/g, "");
  const half = plain.slice(0, plain.length / 2);
  const once = half + half === plain ? half : plain;
  const kind = ["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"] as const;
  return once === text ? [] : [withChange({ text, fixes }, kind, once)];
}

/**
 * Candidates for a user name with diacritics, best first: `hans.mueller` and `hans.muller` for
 * `hans.müller`.
 */
export function withoutDiacritics({ text, fixes }: RepairedText): RepairedText[] {
  const { user, domain } = readAddress(text);
  if (user === null || isQuotedUser(user) || isAscii(user)) return [];
  const latin = withLatinLetters(user);
  const plain = [latin.replace(/[äöü]/g, (letter) => `${fold(letter)}e`), latin].map(fold);
  return [...new Set(plain)]
    .filter((guess) => guess !== user)
    .map((guess) => {
      const kind = ["FORMAT", "CHANGED", "DIACRITICS"] as const;
      return withChange({ text, fixes }, kind, joinAddress(guess, domain));
    });
}

/**
 * Candidates for a mailbox with a separator of recipients: a comma typed for a dot, and only
 * the last recipient. A separator at its end separates nothing.
 */
export function withoutSeparators({ text, fixes }: RepairedText): RepairedText[] {
  const { user, domain } = readAddress(text);
  if (user === null || isQuotedUser(user) || !/[,;:]/.test(user)) return [];
  const trimmedUser = trimEndOf(user, /[,;:\s]/);
  const last = trimmedUser.split(/[,;]/).at(-1)?.trim() ?? "";
  const guesses = trimmedUser.includes(";") ? [last] : [withDotsForCommas(trimmedUser), last];
  const kind = ["SYNTAX", "CHANGED", "CHARACTERS"] as const;
  return guesses.map((guess) => withChange({ text, fixes }, kind, joinAddress(guess, domain)));
}

/** An address with one of two at signs typed for a dot: `jana@seznam@cz`, `jana@k@seznam.cz`. */
export function withDotForAtSign({ text, fixes }: RepairedText): RepairedText[] {
  const [first = "", second = "", last = "", ...others] = text.split("@");
  const isOfTwo = second !== "" && last !== "" && others.length === 0;
  if (!isOfTwo || second.includes(".") || isQuotedUser(readAddress(text).user)) return [];
  const to = last.includes(".") ? `${first}.${second}@${last}` : `${first}@${second}.${last}`;
  return [withChange({ text, fixes }, ["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"], to)];
}

function withDotsForCommas(user: string): string {
  const parts = user.split(",").map((part) => part.trim());
  return parts.join(".");
}

/** Each address of a text with several, as a change of the whole text. */
export function oneOfSeveral(text: string, addresses: readonly string[]): RepairedText[] {
  const kind = ["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"] as const;
  return addresses.map((address) => withChange({ text, fixes: [] }, kind, address));
}

function withChange({ text, fixes }: RepairedText, kind: FixKind, to: string): RepairedText {
  return { text: to, fixes: [...fixes, emailFix(kind, text, to)] };
}
