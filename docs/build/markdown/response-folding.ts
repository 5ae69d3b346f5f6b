import { valueAtKeys } from "@data-validation/openapi-document/json";
import { isOneLine, type JsonPart, membersOf, rootPart } from "./json-parts.ts";

/** Which parts of a response are visible at first. */
export interface Folding {
  about: string;
  open: ReadonlySet<string>;
  /** The members of the data that stay visible if it is too long; undefined if it is not. */
  brief: ReadonlySet<string> | undefined;
}

/**
 * Selects the open parts of a response: the parents of its subject, its fixes and data, and further
 * children within the limit.
 *
 * @param about - the dotted path of the response's subject
 * @param lines - the most lines of the open parts
 */
export function foldingOf(body: unknown, about: string, lines: number): Folding {
  const parts = foldableParts(rootPart(body));
  const open = new Set(alwaysOpen(about).filter((path) => parts.has(path)));
  let used = 1;
  for (const path of open) used += linesInside(parts.get(path));
  const isTooLong = used > lines;
  for (const path of insideOf(about, parts)) {
    const more = linesInside(parts.get(path));
    const isReached = open.has(path.slice(0, path.lastIndexOf(".")));
    if (open.has(path) || !isReached || used + more > lines) continue;
    open.add(path);
    used += more;
  }
  return { about, open, brief: isTooLong ? namedFields(body, about) : undefined };
}

/** The objects and arrays that have lines of their own, by their paths. */
function foldableParts(root: JsonPart): Map<string, JsonPart> {
  const parts = new Map<string, JsonPart>();
  const collect = (part: JsonPart) => {
    if (isOneLine(part)) return;
    parts.set(part.path, part);
    membersOf(part).forEach(collect);
  };
  collect(root);
  return parts;
}

/** The paths to the response's subject, to its data and to the first of its fixes. */
function alwaysOpen(about: string): string[] {
  const around = about.split(".").map((_, index, names) => names.slice(0, index + 1).join("."));
  const fix = [`${about}.fixes`, `${about}.fixes.0`, `${about}.fixes.0.data`];
  return ["", ...around, `${about}.data`, ...fix];
}

/**
 * The paths inside the response's subject, outermost first. Fixes describe the correction, so they
 * precede the members of the data.
 */
function insideOf(about: string, parts: Map<string, JsonPart>): string[] {
  const rank = (path: string) =>
    path.split(".").length + (path.startsWith(`${about}.fixes`) ? 0 : 2);
  return [...parts.keys()]
    .filter((path) => path.startsWith(`${about}.`))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The lines that an open object adds to that of its name. */
function linesInside(part: JsonPart | undefined): number {
  return part ? membersOf(part).length + 1 : 0;
}

/** The names of the fields that fixes and findings name; undefined if they name none. */
function namedFields(body: unknown, about: string): Set<string> | undefined {
  const { fixes = [], errors = [] } = (valueAtKeys(body, about.split(".")) ?? {}) as {
    fixes?: { data: { type: string | null } }[];
    errors?: { relatedTo: string[] }[];
  };
  const names = [
    ...fixes.map(({ data }) => data.type ?? ""),
    ...errors.flatMap(({ relatedTo }) => relatedTo),
  ];
  return names.length > 0 ? new Set(names) : undefined;
}
