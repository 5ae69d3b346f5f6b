import { LineCounter } from "yaml";
import { blank } from "./blank.ts";
import { type FoundHit, findBlockers } from "./blockers.ts";
import { connectFiles } from "./connections.ts";
import { type CodeContext, createContexts } from "./context.ts";
import { fileKindOf, type SourceFile } from "./files/file-kinds.ts";
import type { listFiles } from "./files/list.ts";
import { readSource } from "./files/read.ts";
import type { Hit } from "./hit.ts";
import { analyseScript } from "./javascript/analyse.ts";
import { analysePage } from "./javascript/page.ts";
import { parseScript } from "./javascript/parse.ts";
import { nullableFields, oldNames } from "./names.ts";
import { listText } from "./text.ts";

export type ProjectHits = Awaited<ReturnType<typeof examineProject>>;

/** Words of which every file with the old version has one. */
const WORDS = new RegExp(
  ["api.?version", "data-?validation", ...oldNames, ...nullableFields.map(({ name }) => name)].join(
    "|",
  ),
  "i",
);
/** A line with this comment, or below it, is skipped. */
const DISMISSED = "data-validation-migrate-ignore";

/** `place`: the keys of the place of the envelope in a body. */
export async function examineProject(
  { files, skipped }: ReturnType<typeof listFiles>,
  place: readonly string[] = [],
) {
  const sources = new Map<string, SourceFile>();
  for (const { file, path } of files) {
    const source = readSource(file, path);
    if (!source) continue;
    if ("reason" in source) skipped.push({ file, reason: source.reason });
    else sources.set(file, source);
  }
  const isPhpOrPython = (file: string) => fileKindOf(file) === "php-python";
  const parsers = [...sources.keys()].some(isPhpOrPython)
    ? await import("./php-python/analyse.ts")
    : undefined;
  const componentOf = connectFiles(new Map([...sources].map(([file, { text }]) => [file, text])));
  const contextOf = createContexts(sources, componentOf, place);
  const hits = [...sources.values()].flatMap(({ file, text }) => {
    if (!WORDS.test(text)) return [];
    const context = contextOf(file);
    const placeOf = createPlaceFinder(text);
    const hasDismissals = text.includes(DISMISSED);
    return hitsInFile(file, text, context, parsers, (reason) => skipped.push({ file, reason }))
      .filter((hit) => !hasDismissals || !isDismissed(text, hit))
      .map((hit): FoundHit => ({ ...hit, ...placeOf(hit.start), file, waitsFor: [] }))
      .sort((a, b) => a.start - b.start);
  });
  return { hits: findBlockers(hits, componentOf), sources, skipped };
}

/** Line and column count from 1, and the byte order mark does not count. */
export function createPlaceFinder(
  text: string,
): (offset: number) => { line: number; column: number } {
  const counter = new LineCounter();
  counter.addNewLine(text.startsWith("\uFEFF") ? 1 : 0);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
    counter.addNewLine(at + 1);
  return (offset) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
}

type Parsers = typeof import("./php-python/analyse.ts") | undefined;

function hitsInFile(
  file: string,
  text: string,
  context: CodeContext,
  parsers: Parsers,
  skip: (reason: string) => void,
): Hit[] {
  const kind = fileKindOf(file);
  try {
    if (kind === "php-python" && parsers) return parsers.analysePhpOrPython(text, file, context);
    if (/\.(vue|svelte)$/i.test(file)) return analysePage(text, context);
    if (kind === "compiled") return listText(kind, withoutComments(text), context);
    if (kind !== "javascript") return listText(kind, text, context);
    return analyseScript(text, parseScript(text, file), context);
  } catch (error) {
    // A program that declares a name twice is parsed, but its names are ambiguous.
    const isTwice = /^Duplicate declaration/.test((error as Error).message);
    if (!isTwice)
      skip(error instanceof RangeError ? "it is nested too deep" : (error as Error).message);
    return listText(kind === "php-python" ? kind : "text", text, context);
  }
}

/** For C#, Java, Kotlin and Swift. Strings are kept. */
function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*")|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (comment, string?: string) => string ?? blank(comment),
  );
}

function isDismissed(text: string, { start }: Hit): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.lastIndexOf("\n", lineStart - 2) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(before, end < 0 ? text.length : end).includes(DISMISSED);
}
