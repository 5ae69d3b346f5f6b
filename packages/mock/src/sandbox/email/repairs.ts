import { type Fix, fix, partFix } from "../shared/fix.ts";
import { trimEndOf } from "../shared/text.ts";
import { isQuoted, joinAddress, readAddress } from "./address.ts";
import { findWrittenAtSign, withAtSigns, withDots } from "./spoken.ts";

export interface RepairedText {
  text: string;
  fixes: Fix[];
}

type Repair = (text: string, fixes: Fix[]) => string;

const spaces = /[\s\p{Cf}\p{Cc}]+/gu;
const space = /[\s\p{Cf}\p{Cc}]/u;
const leadingSpaces = /^[\s\p{Cf}\p{Cc}]+/u;

export const formattingRepairs: readonly Repair[] = [removeSpaces, removeCapitals];

/** Repairs of whatever is certain enough: besides the notation, what stands around the address, its at sign, and its dots. */
export const allRepairs: readonly Repair[] = [
  repairAtSign,
  unwrap,
  repairWrittenDots,
  removeSpaces,
  repairDots,
  removeCapitals,
];

export function applyRepairs(sent: string, repairs: readonly Repair[]): RepairedText {
  const fixes: Fix[] = [];
  return { text: repairs.reduce((text, repair) => repair(text, fixes), sent), fixes };
}

export function replaceDomain({ text, fixes }: RepairedText, domain: string): RepairedText {
  const { user, domain: from } = readAddress(text);
  return {
    text: joinAddress(user, domain),
    fixes: [...fixes, emailFix("VALUE", "TYPO", from, domain)],
  };
}

export function emailFix(
  group: string,
  subtype: string,
  from: string | null,
  to: string | null,
): Fix {
  return partFix(group, subtype, { field: "email", from, to });
}

function rewrite(subtype: string, from: string, to: string, fixes: Fix[]): string {
  if (from !== to)
    fixes.push(fix(["FORMAT", "VALUE_CHANGED", subtype], { field: "email", from, to }));
  return to;
}

/** `mailto:jana@seznam.cz`, `Jana <jana@seznam.cz>`, and punctuation after the address. */
function unwrap(text: string, fixes: Fix[]): string {
  if (!/[<:]/.test(text) && !/[.,;>]$/.test(text.trimEnd())) return text;
  const inBrackets = /<([^<>@]*@[^<>]*)>/.exec(text)?.[1] ?? text;
  const address = trimEndOf(
    inBrackets.trim().replace(/^(?:mailto|e-?mail|mail):\s*/i, ""),
    /[.,;:>]/,
  );
  const extra = text.replace(address, "").trim();
  if (address === text || extra === "") return text;
  fixes.push(emailFix("SYNTAX", "CHARACTERS", extra, null));
  return address;
}

/** An at sign or a dot of the domain in a word, `(at)` and ` zavináč `, and at signs in a row. */
function repairAtSign(text: string, fixes: Fix[]): string {
  const found = findWrittenAtSign(text);
  if (found === undefined || (text.includes("@") && !found[0].includes("@")))
    return withoutRepeatedAtSigns(text, fixes);
  fixes.push(emailFix("SYNTAX", "AT_SIGN", found[0].trim(), "@"));
  return withAtSigns(text);
}

/** `seznam tečka cz` */
function repairWrittenDots(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  if (domain === null) return text;
  const dotted = withDots(domain);
  if (dotted === domain) return text;
  fixes.push(emailFix("SYNTAX", "CHARACTERS", domain, dotted));
  return joinAddress(user, dotted);
}

function withoutRepeatedAtSigns(text: string, fixes: Fix[]): string {
  const parts = text.split("@");
  const last = parts.length - 1;
  const kept = parts.filter((part, at) => at === 0 || at === last || part.trim() !== "");
  if (kept.length === parts.length) return text;
  fixes.push(emailFix("SYNTAX", "AT_SIGN", "@".repeat(parts.length - kept.length + 1), "@"));
  return kept.join("@");
}

/** White space around the two parts and within the domain; within the user's name, its meaning is unknown. */
function removeSpaces(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  const isAddress = text.includes("@");
  const repaired = isAddress
    ? joinAddress(withoutEdges(user ?? ""), (domain ?? "").replace(spaces, ""))
    : withoutEdges(text);
  return rewrite("WHITESPACES", text, repaired, fixes);
}

function withoutEdges(text: string): string {
  return trimEndOf(text.replace(leadingSpaces, ""), space);
}

/** Dots in a row and at the edges; in the domain also commas and the like for dots. In the mailbox they separate recipients. */
function repairDots(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  if (user === null || domain === null) return text;
  const before = fixes.length;
  const parts = [
    isQuoted(user) ? user : withSingleDots(user, user, fixes),
    withSingleDots(domain, domain.replace(/[,;]/g, "."), fixes),
  ] as const;
  return fixes.length > before ? joinAddress(...parts) : text;
}

function withSingleDots(part: string, dotted: string, fixes: Fix[]): string {
  const single = dotted.replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "");
  if (single !== part) fixes.push(emailFix("SYNTAX", "CHARACTERS", part, single));
  return single;
}

function removeCapitals(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  const lower = isQuoted(user)
    ? joinAddress(user, domain?.toLowerCase() ?? null)
    : text.toLowerCase();
  return rewrite("CASE_SENSITIVITY", text, lower, fixes);
}
