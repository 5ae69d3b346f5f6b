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

type Repair = (text: string, fixes: Fix[]) => string;

const SPACES = /[\s\p{Cf}\p{Cc}]+/gu;
const SPACE = /[\s\p{Cf}\p{Cc}]/u;
const LEADING_SPACES = /^[\s\p{Cf}\p{Cc}]+/u;

export const formattingRepairs: readonly Repair[] = [removeSpaces, removeCapitals];

/** Certain repairs: text around the address, its at sign, its dots and its notation. */
export const allRepairs: readonly Repair[] = [
  unescapeUrl,
  repairAtSign,
  unwrap,
  repairSpokenDots,
  removeSpaces,
  repairDots,
  removeCapitals,
];

export function applyRepairs(sent: string, repairs: readonly Repair[]): RepairedText {
  const fixes: Fix[] = [];
  return { text: repairs.reduce((text, repair) => repair(text, fixes), sent), fixes };
}

export function replaceDomain({ text, fixes }: RepairedText, domain: string): RepairedText {
  const to = joinAddress(readAddress(text).user, domain);
  return { text: to, fixes: [...fixes, emailFix(["VALUE", "CHANGED", null], text, to)] };
}

/** A change of the address: the whole address before and after it. */
export function emailFix(kind: FixKind, from: string, to: string): Fix {
  return fix(kind, { field: "email", from, to });
}

function recordChange(kind: FixKind, from: string, to: string, fixes: Fix[]): string {
  if (from !== to) fixes.push(emailFix(kind, from, to));
  return to;
}

/** An address from a URL with more than its at sign escaped: `eva%2Bshop%40seznam.cz`. */
function unescapeUrl(text: string, fixes: Fix[]): string {
  const isOfUrl = /^mailto:/i.test(text) || (!text.includes("@") && text.includes("%40"));
  if (!isOfUrl || !/%(?!40)[\da-f]{2}/i.test(text)) return text;
  return recordChange(
    ["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"],
    text,
    unescapeText(text),
    fixes,
  );
}

/** An address in quotation marks or braces. */
const QUOTED = /^\s*["'„“”‚‘’{]([^"'„“”‚‘’{}@]+@[^"'„“”‚‘’{}@]+)["'„“”‚‘’}]\s*$/u;

/**
 * `mailto:jana@seznam.cz`, `Jana <jana@seznam.cz>`, quotation marks, and punctuation after the
 * address.
 */
function unwrap(text: string, fixes: Fix[]): string {
  const unmarked = withoutEqualMarks(text.trim());
  const isMarked = unmarked !== text.trim();
  if (!isMarked && !/[<:"'„“”‚‘’{]/u.test(text) && !/[.,;>]$/.test(text.trimEnd())) return text;
  const inBrackets = (QUOTED.exec(text) ?? /<([^<>@]*@[^<>]*)>/.exec(text))?.[1] ?? unmarked;
  const address = trimEndOf(
    inBrackets.trim().replace(/^(?:mailto|e-?mail|mail):(?:\/\/)?\s*/i, ""),
    /[.,;:>]/,
  );
  const extra = text.replace(address, "").trim();
  if (address === text || extra === "") return text;
  return recordChange(["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"], text, address, fixes);
}

/** A text without the same mark at both ends: `_jana@seznam.cz_`. */
function withoutEqualMarks(text: string): string {
  const [mark = ""] = text;
  const isMarked = /[^\p{L}\p{N}"']/u.test(mark) && text.length > 2 && text.endsWith(mark);
  return isMarked ? withoutEqualMarks(text.slice(mark.length, -mark.length)) : text;
}

/** A spelled-out at sign or dot, as in `(at)` and ` zavináč `, and repeated at signs. */
function repairAtSign(text: string, fixes: Fix[]): string {
  const repaired = replaceSpokenAtSign(text);
  if (repaired === text) return withoutRepeatedAtSigns(text, fixes);
  const isBesideAnother = text.includes("@") && !findSpokenAtSign(text)?.[0].includes("@");
  if (isBesideAnother) return withoutRepeatedAtSigns(text, fixes);
  return recordChange(["SYNTAX", "VALUE_PART_CHANGED", "AT_SIGN"], text, repaired, fixes);
}

/** `seznam tečka cz` */
function repairSpokenDots(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  if (domain === null) return text;
  const dotted = joinAddress(user, replaceSpokenSigns(domain));
  return recordChange(["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"], text, dotted, fixes);
}

function withoutRepeatedAtSigns(text: string, fixes: Fix[]): string {
  const parts = text.split("@");
  const last = parts.length - 1;
  const kept = parts.filter((part, at) => at === 0 || at === last || part.trim() !== "");
  return recordChange(["SYNTAX", "VALUE_PART_REMOVED", "AT_SIGN"], text, kept.join("@"), fixes);
}

/**
 * Removes white space around the two parts and within the domain. In the user name it is ambiguous,
 * and words behind a domain stay.
 */
function removeSpaces(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  const isAddress = text.includes("@");
  const joinedDomain = (domain ?? "").replace(SPACES, "");
  const hasWords =
    readDomain(joinedDomain).error !== undefined && /\.\p{L}+[,;]?\s+\S/u.test(domain ?? "");
  const repaired = isAddress
    ? joinAddress(withoutEdges(user ?? ""), hasWords ? withoutEdges(domain ?? "") : joinedDomain)
    : withoutEdges(text);
  return recordChange(["FORMAT", "CHANGED", "WHITESPACES"], text, repaired, fixes);
}

function withoutEdges(text: string): string {
  return trimEndOf(text.replace(LEADING_SPACES, ""), SPACE);
}

/**
 * Removes repeated and outer dots; in the domain also commas and the like. In the mailbox these
 * separate recipients.
 */
function repairDots(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  if (user === null || domain === null) return text;
  const dotted = joinAddress(
    isQuotedUser(user) ? user : withSingleDots(user),
    withSingleDots(domain.replace(/[,;]/g, ".")),
  );
  return recordChange(["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"], text, dotted, fixes);
}

function withSingleDots(part: string): string {
  return part.replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "");
}

function removeCapitals(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  const lower = isQuotedUser(user)
    ? joinAddress(user, domain?.toLowerCase() ?? null)
    : text.toLowerCase();
  return recordChange(["FORMAT", "CHANGED", "CASE_SENSITIVITY"], text, lower, fixes);
}
