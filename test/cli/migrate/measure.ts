import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as migrate from "@data-validation/cli/internal/migrate/command";
import { createPlaceFinder } from "@data-validation/cli/internal/migrate/project";
import { runHere } from "../support/terminal.ts";
import { type Snippet, writeBefore } from "./corpus.ts";

/** The part of a line of the command's JSON report that the corpus reads. */
export interface ReportLine {
  file: string;
  line: number;
  column: number;
  rank: "certain" | "likely" | "possible";
  action: "edited" | "edit" | "wait" | "decide" | "look";
}

export const runMigrate = (...args: string[]) => runHere(migrate, args);

/**
 * Writes a snippet to an empty folder, and runs the command on it twice.
 *
 * @returns the unmet marks, the wrongly edited files, and whether the second run changed something
 */
export async function measureSnippet(snippet: Snippet, folder: string) {
  writeBefore(snippet, folder);
  const read = () => snippet.files.map(({ name }) => readFileSync(join(folder, name), "utf8"));
  const { out } = await runMigrate(folder, "--write", "--json");
  const { hits } = JSON.parse(out) as { hits: ReportLine[] };
  const once = read();
  await runMigrate(folder, "--write");
  return {
    missed: snippet.marks.filter((mark) => !isMet(mark, snippet, hits)),
    wrong: once.filter((text, index) => !snippet.files[index]?.after.test(text)),
    isUnstable: read().join() !== once.join(),
  };
}

function isMet(
  mark: Snippet["marks"][number],
  { files }: Snippet,
  hits: readonly ReportLine[],
): boolean {
  const place = createPlaceFinder(files.find(({ name }) => name === mark.file)?.before ?? "");
  const from = place(mark.start);
  const to = place(Math.max(mark.start, mark.end - 1));
  const hitsOfMark = hits.filter(({ file, line, column }) => {
    const isAfter = line > from.line || (line === from.line && column >= from.column - 1);
    const isBefore = line < to.line || (line === to.line && column <= to.column);
    return file === mark.file && isAfter && isBefore;
  });
  return mark.isDecoy ? hitsOfMark.every(({ rank }) => rank === "possible") : hitsOfMark.length > 0;
}
