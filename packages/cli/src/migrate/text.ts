import type { Kind } from "./files/kinds.ts";
import { type Hit, listed, versionHit } from "./hit.ts";
import { emptied, fieldNames, holderOf, isKept, NEAR, newNames, nullable, OLD, type Row, rows } from "./names.ts";

const names = [...new Set(rows.map(({ from }) => from))];
const WORD = new RegExp(`(?<![\\w$-])(${names.join("|")})(?![\\w$])`, "g");
const news = `(?:${[...newNames].join("|")})`;
/** A new name as a member or a key. */
const NEWER = new RegExp(`(?:(?<=[.>{,]\\s*)|(?<=[\\w)\\]]\\[["']))${news}\\b|\\b${news}["']?\\s*:`);
/** The version as the value of the header, or in any text of a script; and the header of a response. */
const VERSION = new RegExp(`(["'\`]?)(?:(?<![.\\d])${OLD.replace(".", "\\.")}(?![.\\d])|service-api-version)\\1`, "gi");
const ASKED = /api[-_]?version["'\])]*\s*(?:=>|[:=,])\s*(?:"value"\s*:\s*)?$/i;
const SPEAKS_OF_VERSION = /api[-_]?version|data-?validation/i;

/** Length of the context of a name, before and after it. */
const AROUND = 400;

const REASONS: Partial<Record<Kind, string>> = {
  script: "it does not belong to a call that is seen",
  record: `recorded in ${OLD}: record it again, or translate it with @data-validation/client/migrate`,
};

/** Lists old names and versions in a text of any kind by what stands around them. `own`: where names of other objects are. */
export function listText(kind: Kind, code: string, near: Near, own: ReadonlySet<number> = new Set()): Hit[] {
  const isNew = NEWER.test(code);
  const isScript = kind === "script";
  const reason = REASONS[kind] ?? "this kind of file is listed, not edited";
  const found = [...code.matchAll(WORD)].flatMap((match) =>
    listName(code, match, near, { isNew, own, reason, isScript }),
  );
  const versions = [...code.matchAll(VERSION)].flatMap(({ 0: found, 1: quote, index }) => {
    const lead = code.slice(Math.max(0, index - AROUND), index);
    const around = `${lead.split("\n").at(-1)} ${code.slice(index, index + AROUND).split("\n", 1)[0]}`;
    const isAsked = ASKED.test(lead) && found.includes(OLD);
    // In a script, any string with the version may be that of the API.
    const isText = isScript && quote !== "" && SPEAKS_OF_VERSION.test(code);
    if (!isAsked && !isText) return [];
    const isLikely = isAsked ? kind !== "text" : found.includes(OLD) && SPEAKS_OF_VERSION.test(around);
    const hit = versionHit(index, index + found.length, isLikely ? "likely" : "possible", reason);
    // A recording does not request a version.
    return [{ ...hit, isBlocking: kind !== "record" }];
  });
  const empty = near.size > 0 && isScript ? nullable.flatMap((field) => listNullable(code, field)) : [];
  return [...found, ...versions, ...empty];
}

function listName(
  code: string,
  match: RegExpExecArray,
  near: Near,
  { isNew, own, reason, isScript }: { isNew: boolean; own: ReadonlySet<number>; reason: string; isScript: boolean },
): Hit[] {
  const name = match[1] as string;
  const start = match.index;
  const end = match.index + name.length;
  const same = rows.filter(({ from }) => from === name);
  const lead = code.slice(Math.max(0, start - AROUND), start);
  const isOwn = own.has(start);
  const block = `${lead.split("{").at(-1)} ${code.slice(end, end + AROUND).split("}", 1)[0]}`;
  const placed = isOwn ? undefined : same.find((row) => isPlaced(row, lead) || hasSibling(row, block));
  // A distinctive name, such as `numberWithPrefix`, may be a variable; others count only as a key, a member or a string.
  const isMember = /[.>:?[{,(;]\s*\\?["'`]?$|["'`]$/.test(lead) && !/^\s*\(/.test(code.slice(end, end + 3));
  // Common words count only in a file that names the API.
  if (/^[a-z]+$/.test(name) && isScript && !NEAR.test(code) && !placed) return [];
  const isField = fieldNames.has(`${/(\w+)\.$/.exec(lead)?.[1]}.${name}`);
  if (isNew && same.some(isKept)) return [];
  const row = placed ?? same[0];
  const isSure = placed !== undefined || isField || (name.length > 15 && !isOwn);
  if (!row || (!isSure && !(near.size > 0 && isMember))) return [];
  const rank = isSure && near.has(row.path) ? "likely" : "possible";
  return [listed({ start, end, from: name, to: row.to, rank, reason })];
}

/** Lists fields that may have no value in the new version. An item of a list may have any name. */
function listNullable(code: string, { holder, name }: (typeof nullable)[number]): Hit[] {
  const place = holder.endsWith("s") ? "[.{,]\\s*" : `\\b${holder}\\b[?!]*\\.`;
  const what = { from: name, to: name, rank: "possible", reason: emptied(holder) ?? "" } as const;
  return [...code.matchAll(new RegExp(`(?<=${place})${name}\\b`, "g"))].map(({ index: start }) =>
    listed({ ...what, start, end: start + name.length }),
  );
}

/** The changed paths that a file, or one connected with it, calls; all of them if it does not name one. */
export type Near = ReadonlySet<string>;

/** Whether a name stands in its place: `["format"]["national"]`, `data->format->national`, `options: { smartMode`. */
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
  const siblings = rows.filter((row) => row.place === place && row.from !== from).map((row) => row.from);
  return siblings.length > 0 && new RegExp(`\\b(?:${siblings.join("|")})["']?\\??\\s*[:,}]`).test(block);
}
