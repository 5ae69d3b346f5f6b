import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { parseDocument } from "yaml";
import { DataError, type DataProblem, writeProblem } from "../data/data.ts";
import type { Mock } from "../mock.ts";
import { DataFileError } from "../usage-error.ts";
import { offsetsOf } from "./json-places.ts";
import type { CommandOutput } from "./output.ts";

/**
 * Milliseconds without a further change before a file is read, since editors write it in several
 * steps.
 */
const QUIET = 100;

/**
 * Loads the data of a file into a mock, and reports the line of each member that the contract
 * lacks.
 *
 * @throws {@link DataFileError} that lists each fault with its line; the previous data stays
 */
export async function loadDataFile(
  file: string,
  mock: Mock,
  report: CommandOutput["report"],
): Promise<void> {
  const text = (await readFile(file, "utf8")).replace(/^\ufeff/, "");
  try {
    const unknown = await mock.setData(JSON.parse(text), { survivesReset: true });
    for (const line of writeProblems(file, text, unknown).split("\n").filter(Boolean))
      report(line, "warn");
  } catch (error) {
    if (error instanceof DataError)
      throw new DataFileError(writeProblems(file, text, error.problems));
    throw error instanceof SyntaxError
      ? new DataFileError(writeSyntaxError(file, text, error))
      : error;
  }
}

export function watchDataFile(file: string, mock: Mock, report: CommandOutput["report"]): void {
  let timer: NodeJS.Timeout | undefined;
  const reload = () =>
    loadDataFile(file, mock, report).then(
      () => report(`${file} was read again.`, "info"),
      (error: Error) => {
        for (const line of error.message.split("\n")) report(line);
      },
    );
  // The folder is watched, since many editors replace the file.
  const watcher = watch(dirname(file), { persistent: false }, (_, name) => {
    if (name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, QUIET);
  });
  watcher.on("error", (error) => report(`${file} is no longer watched: ${error.message}`));
}

/** The most reported faults of a file. */
const MOST_SHOWN = 100;

const EXAMPLE = 'Write an object, for example {"companies": []}.';

/** Some engines report no position of a syntax error; the YAML parser does. */
function writeSyntaxError(file: string, text: string, { message }: SyntaxError): string {
  if (text.trim() === "") return `${file}: The file is empty. ${EXAMPLE}`;
  const [begin = ""] = /^\s*[^\s{[]\P{Cc}{0,19}/u.exec(text) ?? [];
  if (begin !== "")
    return `${file}: The file is not JSON; it begins with ${JSON.stringify(begin.trim())}. ${EXAMPLE}`;
  const [first] = parseDocument(text, { strict: true }).errors;
  const place = first?.linePos ? `${file}:${first.linePos[0].line}` : file;
  return `${place}: ${message.replaceAll(/\s+/g, " ")}. Correct the JSON: close each bracket, and write no comma before one.`;
}

/** From 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function writeProblems(file: string, text: string, problems: readonly DataProblem[]): string {
  const shownProblems = problems.toSorted(byRecord).slice(0, MOST_SHOWN);
  const offsets = offsetsOf(
    text,
    shownProblems.map(({ place }) => place),
  );
  const problemLines = shownProblems
    .map((problem, at) => ({ problem, offset: offsets[at] ?? 0 }))
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ problem, offset }) => `${file}:${lineAt(text, offset)}: ${writeProblem(problem)}`);
  const hiddenCount = problems.length - shownProblems.length;
  return [
    ...problemLines,
    ...(hiddenCount > 0 ? [`${file}: ${hiddenCount} more faults.`] : []),
  ].join("\n");
}

/** The first records first, whatever their list. */
function byRecord({ place: [, one] }: DataProblem, { place: [, other] }: DataProblem): number {
  return Number(one ?? 0) - Number(other ?? 0) || 0;
}
