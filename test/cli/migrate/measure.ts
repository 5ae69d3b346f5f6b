import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as migrate from "../../../packages/cli/src/migrate/index.ts";
import { placesIn } from "../../../packages/cli/src/migrate/project.ts";
import { runHere } from "../support/terminal.ts";
import { lay, type Mark, type Snippet } from "./corpus.ts";

/** A line of the command's report for machines, as far as the corpus looks at it. */
export interface ReportLine {
  file: string;
  line: number;
  column: number;
  from: string;
  rank: "certain" | "likely" | "possible";
  action: "edited" | "edit" | "wait" | "decide" | "look";
  reason: string;
}

/** What the command made of a snippet. */
export interface Result {
  snippet: Snippet;
  /** Marks that were not found, listed or left as they must be. */
  missed: Mark[];
  /** Files that `--write` edited where it must not, or otherwise than it must. */
  wrong: { name: string; actual: string }[];
  /** Places that were edited. */
  edited: number;
  /** How many places of the API were found or listed. */
  found: number;
  /** Whether a second run changed something. */
  isUnstable: boolean;
}

/** Runs the command, and returns what it printed. */
export const runMigrate = (...words: string[]) => runHere(migrate, words);

/** Lays a snippet into an empty folder, and runs the command on it twice. */
export async function measure(snippet: Snippet, folder: string): Promise<Result> {
  lay(snippet, folder);
  const read = () => snippet.files.map(({ name }) => readFileSync(join(folder, name), "utf8"));
  const { hits } = JSON.parse((await runMigrate(folder, "--json")).out) as { hits: ReportLine[] };
  await runMigrate(folder, "--write");
  const once = read();
  await runMigrate(folder, "--write");
  const twice = read();
  const results = snippet.files.map(({ name, after }, index) => ({ name, after, actual: once[index] ?? "" }));
  return {
    snippet,
    found: snippet.marks.filter((mark) => mark.must !== "leave" && hitsAt(mark, snippet, hits).length > 0).length,
    edited: hits.filter(({ action }) => action === "edit").length,
    missed: snippet.marks.filter((mark) => !isMet(mark, snippet, hits)),
    wrong: results.filter(({ after, actual }) => !after.test(actual)).map(({ name, actual }) => ({ name, actual })),
    isUnstable: once.some((text, index) => text !== twice[index]),
  };
}

function isMet(mark: Mark, snippet: Snippet, hits: readonly ReportLine[]): boolean {
  const own = hitsAt(mark, snippet, hits);
  return mark.must === "leave" ? own.every(({ rank }) => rank === "possible") : own.length > 0;
}

function hitsAt(mark: Mark, { files }: Snippet, hits: readonly ReportLine[]): ReportLine[] {
  const place = placesIn(files.find(({ name }) => name === mark.file)?.before ?? "");
  const [from, to] = [place(mark.start), place(Math.max(mark.start, mark.end - 1))];
  return hits.filter(({ file, line, column }) => {
    const isAfter = line > from.line || (line === from.line && column >= from.column - 1);
    const isBefore = line < to.line || (line === to.line && column <= to.column);
    return file === mark.file && isAfter && isBefore;
  });
}
