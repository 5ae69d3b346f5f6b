import { type Fix, fix, partFix } from "../shared/fix.ts";
import { trimEndOf } from "../shared/text.ts";
import { isQuoted, joinAddress, readAddress } from "./address.ts";

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
  unwrap,
  repairAtSign,
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
  const address = trimEndOf(inBrackets.trim().replace(/^mailto:\s*/i, ""), /[.,;:>]/);
  const extra = text.replace(address, "").trim();
  if (address === text || extra === "") return text;
  fixes.push(emailFix("SYNTAX", "CHARACTERS", extra, null));
  return address;
}

/** `(at)` and the like where there is no at sign, and at signs in a row. */
function repairAtSign(text: string, fixes: Fix[]): string {
  if (text.includes("@")) return withoutRepeatedAtSigns(text, fixes);
  const found = writtenAtSign.exec(text);
  if (found === null) return text;
  const [written] = found;
  fixes.push(emailFix("SYNTAX", "AT_SIGN", written, "@"));
  return `${text.slice(0, found.index).trimEnd()}@${text.slice(found.index + written.length).trimStart()}`;
}

const writtenAtSign = /[([{](?:at|zavináč|zavinac|małpa|malpa)[)\]}]|[＠﹫]|(?<=\s)at(?=\s)/i;

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

/** Commas and the like for dots, dots in a row, dots at the edges. */
function repairDots(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  if (user === null || domain === null) return text;
  const before = fixes.length;
  const parts = [
    isQuoted(user) ? user : repairDotsOf(user, fixes),
    repairDotsOf(domain, fixes),
  ] as const;
  return fixes.length > before ? joinAddress(...parts) : text;
}

function repairDotsOf(part: string, fixes: Fix[]): string {
  const dotted = part
    .replace(/[,;]/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/^\.|\.$/g, "");
  if (dotted !== part) fixes.push(emailFix("SYNTAX", "CHARACTERS", part, dotted));
  return dotted;
}

function removeCapitals(text: string, fixes: Fix[]): string {
  const { user, domain } = readAddress(text);
  const lower = isQuoted(user)
    ? joinAddress(user, domain?.toLowerCase() ?? null)
    : text.toLowerCase();
  return rewrite("CASE_SENSITIVITY", text, lower, fixes);
}
