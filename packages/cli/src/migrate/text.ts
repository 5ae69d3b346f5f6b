import { hasCompany } from "./company.ts";
import type { Context } from "./context.ts";
import type { Kind } from "./files/kinds.ts";
import { type Hit, listed, versionHit } from "./hit.ts";
import {
  emptied,
  fieldNames,
  holderOf,
  isKept,
  NEAR,
  newNames,
  nullable,
  OLD,
  type Row,
  rows,
} from "./names.ts";

const names = [...new Set(rows.map(({ from }) => from))];
const WORD = new RegExp(`(?<![\\w$-])(${names.join("|")})(?![\\w$])`, "g");
/** Names of two words as properties of C#, whose serializers write the first letter small. */
const PROPERTY = new RegExp(
  `(?<!["\\w])(${names
    .filter((name) => /[A-Z]/.test(name))
    .map((name) => name[0]?.toUpperCase() + name.slice(1))
    .join("|")})(?=\\s*\\{\\s*get\\b)`,
  "g",
);
const NEWS = `(?:${[...newNames].join("|")})`;
/** A new name as a member or a key. */
const NEWER = new RegExp(
  `(?:(?<=[.>{,]\\s*)|(?<=[\\w)\\]]\\[["']))${NEWS}\\b|\\b${NEWS}["']?\\s*:`,
);
/** The version as the value of the header, or in any text of a script; and the header of a response. */
const VERSION = new RegExp(
  `(["'\`]?)(?:(?<![.\\d])${OLD.replace(".", "\\.")}(?![.\\d])|service-api-version)\\1`,
  "gi",
);
/** The name of a variable sent as the version: `"api-version: " . self::VERSION`, `"Api-Version": VERSION`. */
const SENT =
  /api[-_]?version["'\])]*\s*(?:=>|[:=,])?\s*["']?\s*[.+,{$]*\s*(?:\$?\w+(?:::|->|\.))*\$?([A-Za-z_]\w*)/gi;
const ASKED = /api[-_]?version["'\])]*\s*(?:=>|[:=,])\s*(?:"value"\s*:\s*)?$/i;
const SPEAKS_OF_VERSION = /api[-_]?version|data-?validation/i;

const COMPANY = "other names of the API stand beside it, and no call shows that it is one";

/** Length of the context of a name, before and after it. */
const AROUND = 400;

const reasons: Partial<Record<Kind, string>> = {
  script: "it does not belong to a call that is seen",
  record: `recorded in ${OLD}: record it again, or translate it with @data-validation/client/migrate`,
};

/** Lists old names and versions in any text by their surroundings. `own`: the places of names of other objects. */
export function listText(
  kind: Kind,
  code: string,
  context: Context,
  own: ReadonlySet<number> = new Set(),
): Hit[] {
  const reason =
    reasons[kind] ?? "no call of the API is certain here, or files of this kind are not edited";
  const text = { kind, code, context, own, reason, isNew: NEWER.test(code) };
  return [
    ...[...code.matchAll(WORD)].flatMap((match) => listName(text, match)),
    ...[...code.matchAll(VERSION)].flatMap((match) => listVersion(text, match)),
    ...(kind === "code" ? listProperties(code, reason) : []),
    ...(context.paths.size > 0 && kind === "script"
      ? nullable.flatMap((field) => listNullable(code, field))
      : []),
  ];
}

type Text = {
  kind: Kind;
  code: string;
  context: Context;
  own: ReadonlySet<number>;
  reason: string;
  isNew: boolean;
};

function listVersion(
  { kind, code, reason }: Text,
  { 0: found, 1: quote, index }: RegExpExecArray,
): Hit[] {
  const lead = code.slice(Math.max(0, index - AROUND), index);
  const line = `${lead.split("\n").at(-1)} ${code.slice(index, index + AROUND).split("\n", 1)[0]}`;
  const isAsked = found.includes(OLD) && (ASKED.test(lead) || isConstantSent(code, lead));
  // In a script, any string with the version may be the API's.
  const isString = kind === "script" && quote !== "" && SPEAKS_OF_VERSION.test(code);
  if (!isAsked && !isString) return [];
  const isLikely = isAsked ? kind !== "text" : found.includes(OLD) && SPEAKS_OF_VERSION.test(line);
  const hit = versionHit(index, index + found.length, isLikely ? "likely" : "possible", reason);
  // A recording does not request a version.
  return [{ ...hit, isBlocking: kind !== "record" }];
}

/** Whether a constant that is declared here is sent as the version, and is used for nothing else. */
function isConstantSent(code: string, lead: string): boolean {
  const [, name] = /\b([A-Za-z_]\w*)\s*(?::\s*\w+\s*)?=\s*$/.exec(lead) ?? [];
  if (name === undefined) return false;
  const sent = [...code.matchAll(SENT)].filter(([, own]) => own === name).length;
  const all = [...code.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length;
  return sent > 0 && all === sent + 1;
}

function listName(
  { kind, code, context, own, reason, isNew }: Text,
  { 1: name = "", index: start }: RegExpExecArray,
): Hit[] {
  const end = start + name.length;
  const same = rows.filter(({ from }) => from === name);
  if (isNew && same.some(isKept)) return [];
  const lead = code.slice(Math.max(0, start - AROUND), start);
  const isOwn = own.has(start);
  const block = `${lead.split("{").at(-1)} ${code.slice(end, end + AROUND).split("}", 1)[0]}`;
  const placed = isOwn
    ? undefined
    : same.find((row) => isPlaced(row, lead) || hasSibling(row, block));
  // Common words count only in a file that names the API, or beside two of its names.
  const isProved = !isOwn && hasCompany(code, start, name);
  if (!placed && !isProved && kind === "script" && /^[a-z]+$/.test(name) && !NEAR.test(code))
    return [];
  // A distinctive name, such as `numberWithPrefix`, may be a variable; others count only as a key, a member or a
  // string.
  const isMember =
    /[.>:?[{,(;]\s*\\?["'`]?$|["'`]$/.test(lead) && !/^\s*\(/.test(code.slice(end, end + 3));
  const isField = fieldNames.has(`${/(\w+)\.$/.exec(lead)?.[1]}.${name}`);
  const isSure = placed !== undefined || isField || (name.length > 15 && !isOwn);
  const row = placed ?? same[0];
  if (!row || (!isSure && !isProved && !(context.paths.size > 0 && isMember))) return [];
  const rank = isSure && context.paths.has(row.path) ? "likely" : "possible";
  const why = isProved && !isSure ? COMPANY : reason;
  return [listed({ start, end, from: name, to: row.to, rank, reason: why })];
}

/** Lists properties that have the name of a field; not those with an attribute, whose text is listed. */
function listProperties(code: string, reason: string): Hit[] {
  return [...code.matchAll(PROPERTY)].flatMap(({ 1: name = "", index: start }) => {
    const from = name.charAt(0).toLowerCase() + name.slice(1);
    const before = code.slice(0, start).split("\n").slice(-2).join("\n");
    const row = rows.find((one) => one.from === from);
    if (!row || before.includes(`"${from}"`)) return [];
    const place = { start, end: start + name.length, from, to: row.to };
    return [listed({ ...place, rank: "possible", reason })];
  });
}

/** Lists fields that may have no value in the new version. An item of a list may have any name. */
function listNullable(code: string, { holder, name }: (typeof nullable)[number]): Hit[] {
  const place = holder.endsWith("s") ? "[.{,]\\s*" : `\\b${holder}\\b[?!]*\\.`;
  const what = { from: name, to: name, rank: "possible", reason: emptied(holder) ?? "" } as const;
  return [...code.matchAll(new RegExp(`(?<=${place})${name}\\b`, "g"))].map(({ index: start }) =>
    listed({ ...what, start, end: start + name.length }),
  );
}

/** Whether a name is in its place: `["format"]["national"]`, `data->format->national`, `options: { smartMode`. */
function isPlaced(row: Row, lead: string): boolean {
  const holder = holderOf(row);
  if (holder === "format" && /\bformat["']?\s*:\s*\{\s*["']?$/.test(lead))
    return /\bdata["']?\s*:\s*\{[^{}]*\bformat/.test(lead);
  // `details` is a common word: its siblings show whether it is the API's.
  if (row.from === "details" && /\b(?:isValid|proposal)["']?\s*:/.test(lead)) return true;
  return new RegExp(`\\b${holder}\\b\\\\?["'\`]?[^\\w;]{1,6}(?:get[^\\w;]{1,4})?$`, "i").test(lead);
}

/** Whether another old name of the same place stands in the same braces. */
function hasSibling({ from, place }: Row, block: string): boolean {
  const siblings = rows
    .filter((row) => row.place === place && row.from !== from)
    .map((row) => row.from);
  return (
    siblings.length > 0 && new RegExp(`\\b(?:${siblings.join("|")})["']?\\??\\s*[:,}]`).test(block)
  );
}
