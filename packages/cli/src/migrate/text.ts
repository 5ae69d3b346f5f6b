import { type Hit, listed, type Rank, versionHit } from "./hit.ts";
import { changedPaths, distinctive, fieldNames, holderOf, newNames, type Row, rows } from "./names.ts";

const names = [...new Set(rows.map(({ from }) => from))];
const WORD = new RegExp(`(?<![\\w$-])(${names.join("|")})(?![\\w$])`, "g");
const VERSION = /(?<=api[-_]?version["'\])]*\s*(?:=>|[:=,])\s*["'`]?)2\.0(?![.\d])/gi;
const reason = "this kind of file is listed, not edited";

/** What a comment of a kind of file looks like; line breaks stay where they are. */
const COMMENTS: Record<string, RegExp> = {
  python: /("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#.*/g,
  php: /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?:\/\/|#(?!\[)).*|\/\*[\s\S]*?\*\//g,
  page: /(?!)()|<!--[\s\S]*?-->|(?<![:"'`])\/\/.*|\/\*[\s\S]*?\*\//g,
};

/**
 * Lists old names in a text by what stands around them, and the version: in pages, Python, PHP, and whatever else people write.
 *
 * @param near - The paths that the file, or one that it is connected with, calls.
 */
export function listText(kind: string, text: string, near: Near): Hit[] {
  const comments = COMMENTS[kind];
  const code = comments ? text.replace(comments, (whole, kept) => kept ?? whole.replace(/[^\n\r]/g, " ")) : text;
  const isNew = [...newNames].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  const found = [...code.matchAll(WORD)].flatMap((match) => listName(code, match, near, isNew));
  const versions = [...code.matchAll(VERSION)].map((match) =>
    versionHit(match.index, match.index + 3, kind === "text" ? "possible" : "likely", reason),
  );
  return [...found, ...versions];
}

function listName(code: string, match: RegExpExecArray, near: Near, isNew: boolean): Hit[] {
  const name = match[1] as string;
  const [start, end] = [match.index, match.index + name.length];
  const own = rows.filter(({ from }) => from === name);
  const lead = code.slice(Math.max(0, start - 60), start);
  const placed = own.find((row) => isPlaced(row, lead));
  const isRare = distinctive.has(name);
  // A distinctive name may be a variable; others count only as a key, a member or a string.
  const isMember = /[.>:?[{,(]\s*\\?["'`]?$|["'`]$/.test(lead) && !/^\s*\(/.test(code.slice(end, end + 3));
  const isField = fieldNames.has(`${/(\w+)\.$/.exec(lead)?.[1]}.${name}`);
  if (isNew && name === "national") return [];
  const row = placed ?? own[0];
  const rank = row && rankOf(row, near, { isPlaced: placed !== undefined || isField, isRare, isMember });
  if (!rank) return [];
  const isBlocking = rank !== "possible";
  return [listed({ start, end, from: name, to: row.to, section: row.section, rank, reason, isBlocking })];
}

/** The paths that a file, or one that it is connected with, calls; all of them where it is not said which. */
export type Near = ReadonlySet<string>;

/** The paths that a text and what is connected with it call. */
export function nearOf(named: readonly string[], isNear: boolean): Near {
  return new Set(named.length === 0 && isNear ? changedPaths : named);
}

/** How sure a name is by what is known of its place; undefined where it means nothing. */
export function rankOf(
  { path }: Row,
  near: Near,
  { isPlaced, isRare, isMember }: { isPlaced: boolean; isRare: boolean; isMember: boolean },
): Rank | undefined {
  if (isPlaced || isRare) return near.has(path) ? "likely" : "possible";
  return near.size > 0 && isMember ? "possible" : undefined;
}

/** Whether what stands before a name leads to its place: `["format"]["national"]`, `data->format->national`, `options: { smartMode`. */
function isPlaced(row: Row, lead: string): boolean {
  return new RegExp(`\\b${holderOf(row)}\\b\\\\?["'\`]?[^\\w;]{1,6}(?:get[^\\w;]{1,4})?$`, "i").test(lead);
}
