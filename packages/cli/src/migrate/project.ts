import { analyze } from "./engine/analyze.ts";
import { ParseError, parseScript } from "./engine/parse.ts";
import { createResolver, type Script } from "./engine/program.ts";
import type { SkippedFile, SourceFile } from "./files/list.ts";
import { generatedReason, isBeside, readContent } from "./files/read.ts";
import { matchJson, matchYaml } from "./languages/data.ts";
import { endingOf, type Kind, kindOf } from "./languages/kinds.ts";
import { matchOther, matchText } from "./languages/others.ts";
import { readPage } from "./languages/pages.ts";
import { type GroupedHit, groupHits } from "./matching/groups.ts";
import type { Hit } from "./matching/hit.ts";
import { isOfInterest } from "./matching/rows.ts";
import { matchScripts } from "./matching/scripts.ts";

/** A file that was read. */
export interface Source {
  file: string;
  path: string;
  bytes: Buffer;
  text: string;
}

/** What was found in a project. */
export interface Findings {
  hits: GroupedHit[];
  /** The files that have hits, by name. */
  sources: ReadonlyMap<string, Source>;
  skipped: SkippedFile[];
  /** How many files were looked at. */
  looked: number;
  /** The endings of the files that were looked through as mere text, each as often as there are such files. */
  asText: string[];
}

/** Words that a file of data, or of a language that is not followed, has when there is something of 2.0 in it. */
const WORDS =
  /numberWithPrefix|defaultPrefix|formatNumber|national|validationDepth|smartMode|details|api.?version|relatedTo/i;
/** Words that only a file has that has to do with the API. */
const NEAR =
  /phone\/validate|name\/validate|@data-validation\/client|numberWithPrefix|nationalFormatted|internationalFormatted|validationDepth|smartMode|api-version/i;
/** Words of a script that is followed although it does not name the API: it may get its answers from elsewhere. */
const TELLING =
  /\/validate["'`]|api.?version|data.?validation|\bnational\b|\binternational\b|\bresult\W{1,8}details\b|\bdetails\b[^;=]{0,80}\}\s*=|\b(?:defaultPrefix|formatNumber)\b|relatedTo/i;
/** Words of a script that is followed when it imports, however indirectly, one that has to do with the API. */
const TRANSPORT =
  /\bfetch\b|axios|\bhttps?\b|request|\bpost\b|\bky\b|\bgot\b|\bajax\b|version|header|client|answer|response|result|phone|name/i;
/** Over how many imports the callers of code that calls the API are followed, whatever is in them. */
const NEAR_STEPS = 3;
/** How long a script may be that is read whenever another imports it, in characters: it may just pass on what others export. */
const SMALL = 4000;
const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*(\(\s*)?["'`]([^"'`\n]+)["'`]/g;
/** The name of a file with data, at the end of a text. */
const DATA_NAME = /([\w.-]+\.(?:json|ya?ml|har|html?))["'`]/g;
/** A line with these words is left alone, and does not hold anything up. */
const DISMISSED = "data-validation-migrate-ignore";

/** Looks at files. Nothing is written. */
export function examine(
  files: readonly SourceFile[],
  skippedBefore: readonly SkippedFile[],
  onProgress: (text: string) => void,
): Findings {
  const skipped = [...skippedBefore];
  const sources = new Map<string, Source>();
  const skip = (file: string, reason: string) => {
    skipped.push({ file, reason });
  };
  let looked = 0;
  const asText: string[] = [];
  files.forEach(({ file, path, size }, index) => {
    if (index % 100 === 0) onProgress(`Reading ${index} of ${files.length} files`);
    if (isBeside(file)) return;
    const kind = kindOf(file);
    const content = readContent(path, size);
    if (typeof content === "string") {
      if (content !== "binary") skip(file, content);
      return;
    }
    const generated = kind === "script" ? generatedReason(file, content.text) : undefined;
    if (generated) {
      skip(file, generated);
      return;
    }
    looked++;
    if (kind === "text") asText.push(endingOf(file));
    // Scripts are kept, since others may import them; the rest only if there is something in it.
    if (kind === "script" || kind === "page" || WORDS.test(content.text)) sources.set(file, { file, path, ...content });
  });
  onProgress(`Following what ${looked} files do with the API`);
  const programs = matchPrograms(sources, skip);
  const hits = [...programs.hits, ...matchOthers(sources, skip)];
  const kept = distinct(hits).filter((hit) => !isDismissed(sources.get(hit.file)?.text ?? "", hit));
  return { hits: groupHits(kept, programs.calls, programs.componentOf), sources, skipped, looked, asText };
}

/** Scripts and pages, which are looked at together: what one exports another may use. */
function matchPrograms(sources: ReadonlyMap<string, Source>, skip: (file: string, reason: string) => void) {
  const programs = [...sources.keys()].filter((file) => ["script", "page"].includes(kindOf(file)));
  const resolver = createResolver([...sources.keys()]);
  /** What stands in scripts that cannot be parsed: it is listed, and holds up what it is connected with. */
  const unread: Hit[] = [];
  const faulty = new Set<string>();
  const readScript = (file: string): Script | undefined => {
    const source = sources.get(file);
    const kind = kindOf(file);
    if (!source || !(kind === "script" || kind === "page")) return undefined;
    if (source.text.length > SMALL && !TRANSPORT.test(source.text) && !WORDS.test(source.text)) return undefined;
    try {
      if (kind === "page") return readPage(file, source.text);
      return { file, syntax: parseScript(source.text, endingOf(file)).program, expressions: [] };
    } catch (error) {
      skip(file, reasonOf(error));
      unread.push(...matchText(file, source.text));
      return undefined;
    }
  };
  const textOf = (file: string) => sources.get(file)?.text ?? "";
  const { componentOf, neighbours, importers } = connect(
    programs.flatMap((file) => sources.get(file) ?? []),
    (from, to) => resolver.resolve(from, to),
    [...sources.keys()],
  );
  const isOwnNear = (file: string) => NEAR.test(textOf(file));
  const strong = programs.filter(isOwnNear);
  const above = reach(strong, importers);
  const close = reach(strong, importers, NEAR_STEPS);
  const roots = programs.filter(
    (file) =>
      isOwnNear(file) || TELLING.test(textOf(file)) || close.has(file) || (above.has(file) && WORDS.test(textOf(file))),
  );
  const analysis = analyze(
    roots,
    resolver,
    readScript,
    (file, reason) => {
      skip(file, reason);
      faulty.add(file);
    },
    isOfInterest,
  );
  const hits = matchScripts(analysis, {
    text: (file) => sources.get(file)?.text ?? "",
    isImported: (file) => importers.has(file),
    isNear: (file) => isOwnNear(file) || (neighbours.get(file) ?? []).some(isOwnNear),
  });
  const safe = hits.map((hit) => (faulty.has(hit.file) ? { ...hit, ...unsafe } : hit));
  return { hits: [...safe, ...unread], calls: analysis.engine.calls, componentOf };
}

/** What is known of places in a script that was not followed to its end. */
const unsafe: Pick<Hit, "rank" | "reason" | "edits" | "isBlocking"> = {
  rank: "likely",
  reason: "its file was not followed to the end",
  edits: [],
  isBlocking: true,
};

function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return "it is nested too deep";
  return error instanceof ParseError
    ? `it cannot be parsed: ${error.message}`
    : `it cannot be read: ${(error as Error).message}`;
}

/** Files that are connected by imports, or by the name of one that stands in another. */
function connect(
  programs: readonly Source[],
  resolve: (from: string, to: string) => string | undefined,
  files: readonly string[],
): {
  componentOf: (file: string) => number;
  neighbours: ReadonlyMap<string, string[]>;
  /** The files that import a file. */
  importers: ReadonlyMap<string, string[]>;
} {
  const data = new Map<string, string[]>();
  for (const file of files.filter((name) => kindOf(name) !== "script" && !/\.(vue|svelte|astro)$/.test(name))) {
    const name = file.split("/").at(-1) ?? file;
    data.set(name, [...(data.get(name) ?? []), file]);
  }
  const neighbours = new Map<string, string[]>();
  const importers = new Map<string, string[]>();
  const parents = new Map<string, string>();
  const find = (file: string): string => {
    let root = file;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    return root;
  };
  const join = (one: string, other: string): void => {
    neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
    const [a, b] = [find(one), find(other)];
    if (a !== b) parents.set(a, b);
  };
  // Imports by their text: most files need not be parsed for more.
  for (const { file, text } of programs) {
    for (const [, , specifier = ""] of text.matchAll(IMPORT)) {
      const target = resolve(file, specifier);
      if (!target || target === file) continue;
      join(file, target);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
    for (const [, name = ""] of text.matchAll(DATA_NAME)) for (const named of data.get(name) ?? []) join(file, named);
  }
  const numbers = new Map<string, number>();
  const componentOf = (file: string): number => {
    const root = find(file);
    if (!numbers.has(root)) numbers.set(root, numbers.size);
    return numbers.get(root) as number;
  };
  return { componentOf, neighbours, importers };
}

/** Everything that files lead to, step by step. */
function reach(
  files: readonly string[],
  steps: ReadonlyMap<string, string[]>,
  most = Number.POSITIVE_INFINITY,
): Set<string> {
  const found = new Set(files);
  let edge = [...files];
  for (let step = 0; step < most && edge.length > 0; step++) {
    edge = edge.flatMap((file) => steps.get(file) ?? []).filter((file) => !found.has(file));
    for (const file of edge) found.add(file);
  }
  return found;
}

function matchOthers(sources: ReadonlyMap<string, Source>, skip: (file: string, reason: string) => void): Hit[] {
  return [...sources.values()].flatMap(({ file, text }) => {
    try {
      return matchFile(kindOf(file), file, text);
    } catch (error) {
      skip(file, reasonOf(error));
      return [];
    }
  });
}

function matchFile(kind: Kind, file: string, text: string): Hit[] {
  switch (kind) {
    case "json":
      return matchJson(file, text);
    case "yaml":
      return matchYaml(file, text);
    case "python":
    case "php":
      return matchOther(kind, file, text);
    case "text":
      return matchText(file, text);
    default:
      return [];
  }
}

const RANKS = ["certain", "likely", "possible"];

/** One hit for each place: the surest, and of those the one that can be edited. */
function distinct(hits: readonly Hit[]): Hit[] {
  const worth = ({ rank, edits }: Hit) => RANKS.indexOf(rank) * 2 - (edits.length > 0 ? 1 : 0);
  const byPlace = new Map<string, Hit>();
  for (const hit of hits) {
    const place = `${hit.file}:${hit.start}:${hit.to === null && hit.edits.length === 0 && hit.calls.length > 0 ? hit.from : ""}`;
    const known = byPlace.get(place);
    if (!known || worth(hit) < worth(known)) byPlace.set(place, hit);
  }
  return [...byPlace.values()].sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

/** Whether somebody looked at a place and said so: on its line or the one before. */
function isDismissed(text: string, { start }: Hit): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.lastIndexOf("\n", lineStart - 2) + 1;
  const end = text.indexOf("\n", start);
  const lines = text.slice(before, end < 0 ? text.length : end);
  return lines.includes(DISMISSED);
}
