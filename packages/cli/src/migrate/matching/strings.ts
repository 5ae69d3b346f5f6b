import type { Node } from "@babel/types";
import { walk } from "../engine/parse.ts";
import type { Module } from "../engine/program.ts";
import type { Hit } from "./hit.ts";
import type { ProjectContext } from "./project-context.ts";
import { distinctive, rows } from "./rows.ts";

/** Paths through an answer or a request, as `get(answer, "result.data.format.national")` has them. */
const PATHS = rows.map((row) => {
  const parent = row.place.split(".").at(-1) ?? "";
  return { row, pattern: new RegExp(`(?:^|[.\\[\\]])${parent}(?:\\[\\d*\\])?\\.${row.from}(?![\\w$])`) };
});

/** Names in JSON that is written as a text. */
const JSON_KEY = new RegExp(`["'](${distinctive.join("|")})\\\\?["']\\s*:`);
const VERSION = /api-version["']?\s*[:=,]\s*["']?2\.0/i;

/** Old names in strings that nothing else was found about: keys, paths, and JSON that is written as a text. */
export function hitsInStrings(
  { file, syntax, expressions }: Module,
  seen: ReadonlySet<Node>,
  around: ProjectContext,
): Hit[] {
  const hits: Hit[] = [];
  const lists = new Set<Node>();
  const isNear = around.isNear(file);
  const hasHeader = /api.?version/i.test(around.text(file));
  const visit = (node: Node, parent: Node | undefined): void => {
    const text = textOf(node);
    if (text === undefined || seen.has(node) || isQuiet(parent)) return;
    const found = inString(text) ?? inList(node, text, lists);
    if (found)
      hits.push({ ...found, file, start: node.start ?? 0, end: node.end ?? 0, rank: isNear ? "likely" : "possible" });
    const version = inVersion(node, text, parent, hasHeader);
    if (version) hits.push({ ...version, file, start: node.start ?? 0, end: node.end ?? 0 });
  };
  for (const root of [syntax, ...expressions]) {
    walk(root, (node) => {
      for (const item of listedNames(node)) lists.add(item);
    });
  }
  for (const root of [syntax, ...expressions]) walk(root, visit);
  return hits;
}

function textOf(node: Node): string | undefined {
  if (node.type === "StringLiteral") return node.value;
  return node.type === "TemplateElement" ? (node.value.cooked ?? node.value.raw) : undefined;
}

/** Strings that are no data: of imports, of directives, of types that were looked at. */
function isQuiet(parent: Node | undefined): boolean {
  return parent !== undefined && /^(Import|Export)/.test(parent.type);
}

type StringHit = Omit<Hit, "file" | "start" | "end" | "rank">;
const base = { edits: [], isBlocking: true, calls: [] };

function inString(text: string): StringHit | undefined {
  const isWord = !/\s/.test(text.trim());
  const row = rows.find(({ from }) => distinctive.includes(from) && isWord && new RegExp(`\\b${from}\\b`).test(text));
  if (row)
    return {
      ...base,
      from: row.from,
      to: row.to,
      section: row.section,
      reason: "the name is in a string, and may be used as a key",
    };
  const parts = isWord
    ? [text]
    : [...text.matchAll(/\{\{([\s\S]*?)\}\}|\$\{([^}]*)\}/g)].map(([, one, other]) => one ?? other ?? "");
  const path = PATHS.find(({ pattern }) => parts.some((part) => pattern.test(part.replaceAll("?.", "."))));
  if (path)
    return {
      ...base,
      from: path.row.from,
      to: path.row.to,
      section: path.row.section,
      reason: "a path in a string leads to it",
    };
  const [, name] = JSON_KEY.exec(text) ?? [];
  const inJson = rows.find(({ from }) => from === name);
  if (inJson)
    return {
      ...base,
      from: inJson.from,
      to: inJson.to,
      section: inJson.section,
      reason: "it is in JSON that is written as a text",
    };
  return undefined;
}

/** The strings of a list or of a union that are old names, when there are several of one place, or one that nobody else uses. */
function listedNames(node: Node): Node[] {
  const items: (Node | null)[] =
    node.type === "ArrayExpression"
      ? node.elements
      : node.type === "TSUnionType"
        ? node.types.map((type) => (type.type === "TSLiteralType" ? type.literal : type))
        : [];
  const named = items.filter(
    (item) => item?.type === "StringLiteral" && rows.some(({ from }) => from === item.value),
  ) as Node[];
  const texts = named.map((item) => textOf(item) ?? "");
  const isOne = texts.some((text) => distinctive.includes(text));
  const places = rows.filter(({ from }) => texts.includes(from)).map(({ place }) => place);
  return isOne || places.some((place, index) => places.indexOf(place) !== index) ? named : [];
}

function inList(node: Node, text: string, lists: ReadonlySet<Node>): StringHit | undefined {
  const row = lists.has(node) ? rows.find(({ from }) => from === text) : undefined;
  return row && { ...base, from: row.from, to: row.to, section: row.section, reason: "it is in a list of old names" };
}

/** A version in a string that was not followed to a header. */
function inVersion(
  node: Node,
  text: string,
  parent: Node | undefined,
  hasHeader: boolean,
): (StringHit & { rank: Hit["rank"] }) | undefined {
  const version = { ...base, from: "version 2.0", to: "version 2.1", section: "9", isBlocking: false };
  if (VERSION.test(text)) return { ...version, rank: "possible", reason: "the header is in a text" };
  if (text !== "2.0" || !parent) return undefined;
  const target = "id" in parent ? parent.id : "key" in parent ? parent.key : "left" in parent ? parent.left : undefined;
  const name = target && typeof target === "object" && "name" in target ? String(target.name) : "";
  if (node.type !== "StringLiteral") return undefined;
  if (/api.?version/i.test(name)) {
    return { ...version, rank: "likely", reason: "a constant for the version, which was not followed to a header" };
  }
  return hasHeader
    ? { ...version, rank: "likely", reason: "a version, in code that deals with the version of the API" }
    : undefined;
}
