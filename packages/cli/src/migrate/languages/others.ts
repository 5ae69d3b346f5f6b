import { parser as php } from "@lezer/php";
import { parser as python } from "@lezer/python";
import type { Hit } from "../matching/hit.ts";
import { distinctive, type Row, rows } from "../matching/rows.ts";

const base = { edits: [], calls: [], isBlocking: true };
const NEAR = /phone\/validate|name\/validate|api-version/i;

/** Finds old names in Python and PHP: in strings and in names of members, not in comments. They are listed, and never edited. */
export function matchOther(kind: "python" | "php", file: string, text: string): Hit[] {
  const tree = (kind === "python" ? python : php).parse(text);
  const isNear = NEAR.test(text);
  const hits: Hit[] = [];
  const cursor = tree.cursor();
  const seen = new Set<number>();
  do {
    const { name, from, to } = cursor;
    const isString = /String|Heredoc/.test(name);
    const isMember =
      name === "PropertyName" ||
      name === "Name" ||
      (name === "VariableName" && /^\s*(=[^=]|:)/.test(text.slice(to, to + 4)));
    if (!isString && !isMember) continue;
    for (const found of inToken(text, from, to, isString, isNear)) {
      if (seen.has(found.start)) continue;
      seen.add(found.start);
      hits.push({ ...base, ...found, file });
    }
  } while (cursor.next());
  return hits;
}

type TokenHit = Omit<Hit, "file" | keyof typeof base> & { isBlocking?: boolean };

function inToken(text: string, from: number, to: number, isString: boolean, isNear: boolean): TokenHit[] {
  const token = text.slice(from, to);
  const bare = isString ? token.replace(/^[a-z]*(["']{1,3})([\s\S]*)\1$/i, "$2") : token;
  const lead = text.slice(Math.max(0, from - 60), from);
  const whole = rows.find((row) => row.from === bare && (isAt(row, lead) || distinctive.includes(row.from)));
  if (whole) {
    const row = rows.find((one) => one.from === bare && isAt(one, lead)) ?? whole;
    const isSure = isNear && (isAt(row, lead) || distinctive.includes(row.from));
    return [
      found(
        row,
        from,
        to,
        isSure ? "likely" : "possible",
        isNear ? "this language is not edited" : "nothing near it calls the API",
      ),
    ];
  }
  if (isNear && rows.some((row) => row.from === bare)) {
    const row = rows.find((one) => one.from === bare) as Row;
    if (isString || isMember(lead)) return [found(row, from, to, "possible", "only the name is the same")];
  }
  if (!isString) return [];
  if (bare === "2.0" && /(api.?version)["'\s\])]*(=>|:|=|,)\s*$/i.test(lead)) return [version(from, to)];
  if (/api-version["']?\s*:\s*["']?2\.0/i.test(bare)) return [version(from, to)];
  return [...bare.matchAll(new RegExp(`\\b(${distinctive.join("|")})\\b`, "g"))].flatMap((match) => {
    const isKey = /\\?["']\s*:/.test(bare.slice(match.index + match[0].length, match.index + match[0].length + 4));
    const isPath = !/\s/.test(bare);
    const row = rows.find((one) => one.from === match[1]);
    if (!row || !(isKey || isPath)) return [];
    const start = from + token.indexOf(bare) + match.index;
    return [found(row, start, start + match[0].length, isNear ? "likely" : "possible", "it is in a text")];
  });
}

function isMember(lead: string): boolean {
  return /(\.|->|::)\s*$/.test(lead);
}

/** Whether what stands before a name leads to its place: `["format"]["national"]`, `$data->format->national`, `.get("format", {}).get("national")`. */
function isAt({ place }: Row, lead: string): boolean {
  const parent = place.split(".").at(-1);
  return new RegExp(`\\b${parent}\\b["']?\\W*(?:get\\W*)?$`, "i").test(lead);
}

function found({ from, to, section }: Row, start: number, end: number, rank: Hit["rank"], reason: string): TokenHit {
  return { start, end, from, to, section, rank, reason };
}

function version(start: number, end: number): TokenHit {
  return {
    start,
    end,
    from: "version 2.0",
    to: "version 2.1",
    section: "9",
    rank: "likely",
    reason: "this language is not edited",
    isBlocking: false,
  };
}

const BY_TEXT = "found by its text alone; the file is not parsed";

/** Old names with what they are a part of: `format.national`, `result["details"]`. */
const PATHS = rows.map((row) => ({
  row,
  pattern: new RegExp(`(?<=\\b${row.place.split(".").at(-1)}[.?\\[\\]"'>-]{1,5})${row.from}\\b`, "g"),
}));

/** Old names that nobody else uses, or that stand where they belong, and the version, in a text whose syntax is not known. */
export function matchText(file: string, text: string): Hit[] {
  const rare = rows
    .filter(({ from }, index) => distinctive.includes(from) && rows.findIndex((row) => row.from === from) === index)
    .map((row) => ({ row, pattern: new RegExp(`\\b${row.from}\\b`, "g") }));
  const names = [...rare, ...PATHS].flatMap(({ row, pattern }) =>
    [...text.matchAll(pattern)].map((match): Hit => {
      const end = match.index + match[0].length;
      return { ...base, ...found(row, match.index, end, "possible", BY_TEXT), file };
    }),
  );
  const versions = [...text.matchAll(/api[-_]version["']?\s*[:=,]\s*["']?2\.0/gi)].map((match) => ({
    ...base,
    ...version(match.index, match.index + match[0].length),
    rank: "possible" as const,
    reason: BY_TEXT,
    file,
  }));
  return [...names, ...versions];
}
