import { get } from "@data-validation/openapi-document/json";
import { writeJson } from "../samples/literal.ts";
import { highlight } from "./highlight.ts";

export interface Shown {
  /** The dotted path of what the response is about: `resultCorrected`, `results.0`. */
  about: string;
  /** The lines that are visible at first, as far as what the response is about needs no more. */
  lines: number;
}

/** Characters of a line. A value that fits on a line stays on it. */
const WIDTH = 52;

/** The lines of a response that is not beside a request. */
export const LINES = 26;

/** A response body as HTML that folds without a script. What it is about is open, and marked with `data-about`. */
function jsonTree(body: unknown, { about, lines }: Shown): string {
  const open = openPaths(body, about, lines);
  const brief = briefNames(body, about, open.used > lines);
  return valueHtml(rootOf(body), { about, open: open.paths, brief });
}

/** The dotted path of what a response is about: the best data that it returns, or what is wrong with the data. */
export function aboutOf(body: unknown): string {
  const { result, resultCorrected, suggestions, results, errors } = body as Record<string, unknown>;
  if (resultCorrected) return "resultCorrected";
  if (Array.isArray(suggestions) && suggestions.length > 0) return "suggestions.0";
  if (Array.isArray(results)) return results.length > 0 ? "results.0" : "results";
  if (result === undefined) return Array.isArray(errors) ? "errors.0" : "";
  const findings = (result as { errors?: unknown[] }).errors ?? [];
  return findings.length > 0 ? "result.errors.0" : "result.data";
}

interface Part {
  value: unknown;
  path: string;
  /** The quoted name with its colon; empty for items. */
  name: string;
  comma: string;
  depth: number;
}

interface Folding {
  about: string;
  open: ReadonlySet<string>;
  /** The members of the data that stay visible if it is too long; undefined if it is not. */
  brief: ReadonlySet<string> | undefined;
}

function rootOf(body: unknown): Part {
  return { value: body, path: "", name: "", comma: "", depth: 0 };
}

function valueHtml(part: Part, shown: Folding): string {
  const { value, path, name, comma, depth } = part;
  const about = path === shown.about && path !== "" ? " data-about" : "";
  if (isOneLine(part))
    return `<div class="line"${about}>${coloured(name + writeJson(value, Number.POSITIVE_INFINITY) + comma)}</div>`;
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const inner = membersHtml(part, shown);
  if (depth === 0) return `<div>${start}</div><div class="inside">${inner}</div><div>${end}</div>`;
  const isOpen = shown.open.has(path) ? " open" : "";
  return `<details${isOpen}${about}><summary>${coloured(name)}${start}<span class="folded"> … ${end}${comma}</span></summary><div class="inside">${inner}</div><div>${end}${comma}</div></details>`;
}

/** The members of an object. In data that is too long, those that no fix and no finding names are folded. */
function membersHtml(part: Part, shown: Folding): string {
  const members = membersOf(part).map((member) => ({
    html: valueHtml(member, shown),
    isKept: shown.brief?.has(member.path.split(".").at(-1) ?? "") ?? true,
  }));
  if (part.path !== `${shown.about}.data` || !members.some(({ isKept }) => isKept))
    return members.map(({ html }) => html).join("");
  const runs: { html: string[]; isKept: boolean }[] = [];
  for (const { html, isKept } of members) {
    const last = runs.at(-1);
    if (last?.isKept === isKept) last.html.push(html);
    else runs.push({ html: [html], isKept });
  }
  return runs
    .map(({ html, isKept }) =>
      isKept || html.length === 1
        ? html.join("")
        : `<details class="more-fields"><summary><span class="folded">… ${html.length} fields</span></summary>${html.join("")}</details>`,
    )
    .join("");
}

/** The names of the fields that fixes and findings name, if the data is too long to be shown whole. */
function briefNames(body: unknown, about: string, isLong: boolean): Set<string> | undefined {
  if (!isLong) return undefined;
  const { fixes = [], errors = [] } = (get(body, about.split(".")) ?? {}) as {
    fixes?: { data: { type: string | null } }[];
    errors?: { relatedTo: string[] }[];
  };
  const names = [
    ...fixes.map(({ data }) => data.type ?? ""),
    ...errors.flatMap(({ relatedTo }) => relatedTo),
  ];
  return names.length > 0 ? new Set(names) : undefined;
}

function isOneLine({ value, name, comma, depth }: Part): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return true;
  if (depth === 0) return false;
  const line = name + writeJson(value, Number.POSITIVE_INFINITY) + comma;
  return depth * 2 + line.length <= WIDTH;
}

function membersOf({ value, path, depth }: Part): Part[] {
  const members = Object.entries(value as object);
  return members.map(([key, member], index) => ({
    value: member,
    path: path === "" ? key : `${path}.${key}`,
    name: Array.isArray(value) ? "" : `${JSON.stringify(key)}: `,
    comma: index < members.length - 1 ? "," : "",
    depth: depth + 1,
  }));
}

/** The open objects, and the lines that they need: what is around what the response is about, its fixes and data, and more of its inside while the lines last. */
function openPaths(body: unknown, about: string, lines: number) {
  const parts = new Map<string, Part>();
  const collect = (part: Part) => {
    if (isOneLine(part)) return;
    parts.set(part.path, part);
    membersOf(part).forEach(collect);
  };
  collect(rootOf(body));
  const around = about.split(".").map((_, index, names) => names.slice(0, index + 1).join("."));
  const fix = [`${about}.fixes`, `${about}.fixes.0`, `${about}.fixes.0.data`];
  const wanted = ["", ...around, `${about}.data`, ...fix];
  const paths = new Set([...parts.keys()].filter((path) => wanted.includes(path)));
  let used = [...paths].reduce((sum, path) => sum + linesInside(parts.get(path)), 1);
  // Fixes say what a correction changed, so they come before inner objects of the data.
  const inside = [...parts.keys()]
    .filter((path) => path.startsWith(`${about}.`) && !paths.has(path))
    .toSorted((a, b) => placeOf(a, about) - placeOf(b, about));
  for (const path of inside) {
    const more = linesInside(parts.get(path));
    const isReached = paths.has(path.slice(0, path.lastIndexOf(".")));
    if (!isReached || used + more > lines) continue;
    paths.add(path);
    used += more;
  }
  return { paths, used };
}

function placeOf(path: string, about: string): number {
  const depth = path.split(".").length;
  return path.startsWith(`${about}.fixes`) ? depth : depth + 2;
}

/** The lines that an open object adds to that of its name. */
function linesInside(part: Part | undefined): number {
  return part ? membersOf(part).length + 1 : 0;
}

function coloured(json: string): string {
  return json === "" ? "" : highlight(json, "json");
}

/** A response body with a button that opens all of it. */
export function responseHtml(body: unknown, shown: Shown): string {
  const tree = jsonTree(body, shown);
  const isFolded = /<details(?! open)/.test(tree);
  const button = isFolded ? `<button type="button" class="unfold js-only">Show all</button>` : "";
  return `<div class="json" role="group" aria-label="Response body">${button}${tree}</div>\n`;
}
