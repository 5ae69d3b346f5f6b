import { LineCounter } from "yaml";
import { groupBy } from "../group-by.ts";
import { connect } from "./connections.ts";
import { endingOf, kindOf } from "./files/kinds.ts";
import type { SkippedFile, SourceFile } from "./files/list.ts";
import { generatedReason, isBeside, readContent } from "./files/read.ts";
import type { Hit } from "./hit.ts";
import { CLIENT, changedPaths, NEAR, pathsNamedIn, rows } from "./names.ts";
import { analyzeScript } from "./scripts/analyze.ts";
import { parseScript } from "./scripts/parse.ts";
import { listText, type Near } from "./text.ts";

/** A file that was read. */
export interface Source {
  file: string;
  path: string;
  bytes: Buffer;
  text: string;
}

/** A hit with its file, and with what prevents its fix. */
export interface FoundHit extends Hit {
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  /** What keeps it from being edited: what else of 2.0 is left in code that moves to 2.1 whole or not at all. */
  waitsFor: FoundHit[];
}

/** What was found in a project. */
export interface Findings {
  hits: FoundHit[];
  /** The files that may have hits, by name. */
  sources: ReadonlyMap<string, Source>;
  skipped: SkippedFile[];
}

/** Words that a file has when there is something of 2.0 in it. */
const WORDS = new RegExp(
  `${[...new Set(rows.map(({ from }) => from))].join("|")}|api.?version|data-?validation|${CLIENT}|nameDays`,
  "i",
);
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
  files.forEach(({ file, path }, index) => {
    if (index % 100 === 0) onProgress(`Reading ${index} of ${files.length} files`);
    if (isBeside(file)) return;
    const kind = kindOf(file);
    const content = readContent(path);
    if (typeof content === "string") {
      if (content !== "binary") skipped.push({ file, reason: content });
      return;
    }
    const reason = kind === "script" ? generatedReason(file, content.text) : undefined;
    if (reason) {
      skipped.push({ file, reason });
      return;
    }
    sources.set(file, { file, path, ...content });
  });
  onProgress(`Looking for names of version 2.0 in ${sources.size} files`);
  const componentOf = connect(new Map([...sources].map(([file, { text }]) => [file, text])));
  const near = groupBy(
    [...sources.values()].filter(({ text }) => NEAR.test(text)),
    ({ file }) => componentOf(file),
  );
  const hits = [...sources.values()].flatMap(({ file, text }) => {
    if (!WORDS.test(text)) return [];
    const around = near.get(componentOf(file)) ?? [];
    const called = around.flatMap((source) => pathsNamedIn(source.text));
    const named = new Set(called.length === 0 && around.length > 0 ? changedPaths : called);
    const place = placesIn(text);
    const hasDismissals = text.includes(DISMISSED);
    return listFile(file, text, named, (reason) => skipped.push({ file, reason }))
      .filter((hit) => !hasDismissals || !isDismissed(text, hit))
      .map((hit): FoundHit => ({ ...hit, ...place(hit.start), file, waitsFor: [] }));
  });
  hits.sort(byPlace);
  return { hits: withBlockers(hits, componentOf), sources, skipped };
}

function byPlace(a: FoundHit, b: FoundHit): number {
  if (a.file === b.file) return a.start - b.start;
  return a.file < b.file ? -1 : 1;
}

/** Lines and columns of offsets in a text, both from 1. The byte order mark is no column. */
export function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const counter = new LineCounter();
  counter.addNewLine(text.startsWith("\uFEFF") ? 1 : 0);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) counter.addNewLine(at + 1);
  return (offset) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
}

function listFile(file: string, text: string, near: Near, skip: (reason: string) => void): Hit[] {
  const kind = kindOf(file);
  try {
    if (kind !== "script") return listText(kind, text, near);
    return analyzeScript(text, parseScript(text, endingOf(file)), near);
  } catch (error) {
    // A program that declares a name twice can be parsed, but its names are ambiguous.
    const isTwice = /^Duplicate declaration/.test((error as Error).message);
    if (!isTwice) skip(error instanceof RangeError ? "it is nested too deep" : (error as Error).message);
    return listText("text", text, near);
  }
}

/**
 * Decides what is edited. Code that asks for version 2.0 moves to 2.1 whole or not at all, together with the files that it is connected
 * with: it works before and after. Code that asks for no version gets 2.1 already, and is edited unless something sets a version that does
 * not belong to a call that is seen.
 */
function withBlockers(hits: readonly FoundHit[], componentOf: (file: string) => string): FoundHit[] {
  const blockers = hits.filter((hit) => hit.isBlocking && hit.edits.length === 0);
  const byComponent = groupBy(blockers, ({ file }) => componentOf(file));
  const pins = blockers.filter(({ kind, file }) => kind === "version" && ["script", "page"].includes(kindOf(file)));
  return hits.map((hit) => {
    if (hit.edits.length === 0) return hit;
    return { ...hit, waitsFor: hit.isPinned ? (byComponent.get(componentOf(hit.file)) ?? []) : pins };
  });
}

/** Whether a comment dismisses a place: on its line or the one before. */
function isDismissed(text: string, { start }: Hit): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.lastIndexOf("\n", lineStart - 2) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(before, end < 0 ? text.length : end).includes(DISMISSED);
}
