import { unescapeText } from "../shared/escapes.ts";
import { type Fix, type FixKind, fix } from "../shared/fix.ts";
import { trimEndOf } from "../shared/text.ts";
import { isQuotedUser, joinAddress, readAddress } from "./address.ts";
import { readDomain } from "./domain.ts";
import { findSpokenAtSign, replaceSpokenAtSign, replaceSpokenSigns } from "./spoken.ts";

export interface RepairedText {
  text: string;
  fixes: Fix[];
}

/** A certain repair of an address, and the kind of its change. */
interface Repair {
  kind: FixKind;
  repair: (text: string) => string;
}

const SPACES = /[\s\p{Cf}\p{Cc}]+/gu;
const SPACE = /[\s\p{Cf}\p{Cc}]/u;
const LEADING_SPACES = /^[\s\p{Cf}\p{Cc}]+/u;

export const changedCharacters: FixKind = ["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"];
export const removedCharacters: FixKind = ["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"];

const spaces: Repair = { kind: ["FORMAT", "CHANGED", "WHITESPACES"], repair: withoutSpaces };
const capitals: Repair = {
  kind: ["FORMAT", "CHANGED", "CASE_SENSITIVITY"],
  repair: inSmallLetters,
};

export const formattingRepairs: readonly Repair[] = [spaces, capitals];

/** Certain repairs: text around the address, its at sign, its dots and its notation. */
export const allRepairs: readonly Repair[] = [
  { kind: changedCharacters, repair: unescapeUrl },
  { kind: ["SYNTAX", "VALUE_PART_CHANGED", "AT_SIGN"], repair: withSpokenAtSign },
  { kind: ["SYNTAX", "VALUE_PART_REMOVED", "AT_SIGN"], repair: withoutRepeatedAtSigns },
  { kind: removedCharacters, repair: unwrap },
  { kind: changedCharacters, repair: withSpokenDots },
  spaces,
  { kind: changedCharacters, repair: withSingleDots },
  capitals,
];

export function applyRepairs(sent: string, repairs: readonly Repair[]): RepairedText {
  return repairs.reduce<RepairedText>(
    (repaired, { kind, repair }) => withChange(repaired, kind, repair(repaired.text)),
    { text: sent, fixes: [] },
  );
}

/** A change of an address; its fix has the whole address before and after it. */
export function withChange(repaired: RepairedText, kind: FixKind, to: string): RepairedText {
  const { text, fixes } = repaired;
  if (text === to) return repaired;
  return { text: to, fixes: [...fixes, fix(kind, { field: "email", from: text, to })] };
}

export function replaceDomain(repaired: RepairedText, domain: string): RepairedText {
  const to = joinAddress(readAddress(repaired.text).user, domain);
  return withChange(repaired, ["VALUE", "CHANGED", null], to);
}

/** An address from a URL with more than its at sign escaped: `eva%2Bshop%40seznam.cz`. */
function unescapeUrl(text: string): string {
  const isOfUrl = /^mailto:/i.test(text) || (!text.includes("@") && text.includes("%40"));
  return isOfUrl && /%(?!40)[\da-f]{2}/i.test(text) ? unescapeText(text) : text;
}

/** An address in quotation marks or braces. */
const QUOTED = /^\s*["'„“”‚‘’{]([^"'„“”‚‘’{}@]+@[^"'„“”‚‘’{}@]+)["'„“”‚‘’}]\s*$/u;

/**
 * `mailto:jana@seznam.cz`, `Jana <jana@seznam.cz>`, quotation marks, and punctuation after the
 * address.
 */
function unwrap(text: string): string {
  const unmarked = withoutEqualMarks(text.trim());
  const isMarked = unmarked !== text.trim();
  if (!isMarked && !/[<:"'„“”‚‘’{]/u.test(text) && !/[.,;>]$/.test(text.trimEnd())) return text;
  const inBrackets = (QUOTED.exec(text) ?? /<([^<>@]*@[^<>]*)>/.exec(text))?.[1] ?? unmarked;
  const address = trimEndOf(
    inBrackets.trim().replace(/^(?:mailto|e-?mail|mail):(?:\/\/)?\s*/i, ""),
    /[.,;:>]/,
  );
  const extra = text.replace(address, "").trim();
  return extra === "" ? text : address;
}

/** A text without the same mark at both ends: `_jana@seznam.cz_`. */
function withoutEqualMarks(text: string): string {
  const [mark = ""] = text;
  const isMarked = /[^\p{L}\p{N}"']/u.test(mark) && text.length > 2 && text.endsWith(mark);
  return isMarked ? withoutEqualMarks(text.slice(mark.length, -mark.length)) : text;
}

/** A spelled-out at sign, as in `(at)` and ` zavináč `, unless it is beside another. */
function withSpokenAtSign(text: string): string {
  const isBesideAnother = text.includes("@") && !findSpokenAtSign(text)?.[0].includes("@");
  return isBesideAnother ? text : replaceSpokenAtSign(text);
}

function withoutRepeatedAtSigns(text: string): string {
  const parts = text.split("@");
  const last = parts.length - 1;
  return parts.filter((part, at) => at === 0 || at === last || part.trim() !== "").join("@");
}

/** `seznam tečka cz` */
function withSpokenDots(text: string): string {
  const { user, domain } = readAddress(text);
  return domain === null ? text : joinAddress(user, replaceSpokenSigns(domain));
}

/**
 * Removes white space around the two parts and within the domain. In the user name it is ambiguous,
 * and words behind a domain stay.
 */
function withoutSpaces(text: string): string {
  const { user, domain } = readAddress(text);
  if (!text.includes("@")) return withoutEdges(text);
  const joinedDomain = (domain ?? "").replace(SPACES, "");
  const hasWords =
    readDomain(joinedDomain).error !== undefined && /\.\p{L}+[,;]?\s+\S/u.test(domain ?? "");
  return joinAddress(
    withoutEdges(user ?? ""),
    hasWords ? withoutEdges(domain ?? "") : joinedDomain,
  );
}

function withoutEdges(text: string): string {
  return trimEndOf(text.replace(LEADING_SPACES, ""), SPACE);
}

/**
 * Removes repeated and outer dots; in the domain also commas and the like. In the mailbox these
 * separate recipients.
 */
function withSingleDots(text: string): string {
  const { user, domain } = readAddress(text);
  if (user === null || domain === null) return text;
  return joinAddress(
    isQuotedUser(user) ? user : singleDotsIn(user),
    singleDotsIn(domain.replace(/[,;]/g, ".")),
  );
}

function singleDotsIn(part: string): string {
  return part.replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "");
}

function inSmallLetters(text: string): string {
  const { user, domain } = readAddress(text);
  return isQuotedUser(user) ? joinAddress(user, domain?.toLowerCase() ?? null) : text.toLowerCase();
}
