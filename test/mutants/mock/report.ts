import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { reasonFor, type Survivor } from "./reasons.ts";
import { resultsFile, roomOf, rooms, runFile } from "./rooms.ts";

/** A mistake that Stryker made, as its report has it. */
export interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored" | "CompileError" | "RuntimeError";
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

interface Results {
  files: Record<string, FileResults>;
}

interface FileResults {
  source: string;
  mutants: Mutant[];
  /** 3 where every third stripe of lines was tried alone. */
  share?: number;
}

const page = join(import.meta.dirname, "report.md");

/**
 * Writes the report: of the files of this run what it found, of the others what was found when they were last tried.
 *
 * @param share - The share of the mistakes that this run tried, as `partsOf` takes it.
 */
export function writeReport(share: number): { score: number; path: string } {
  const before = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Results).files : {};
  for (const file of Object.keys(before)) if (!existsSync(file)) delete before[file];
  const run = Object.entries((JSON.parse(readFileSync(runFile, "utf8")) as Results).files);
  const files = { ...before, ...Object.fromEntries(run.map(([file, results]) => [file, { ...results, share }])) };
  writeFileSync(resultsFile, JSON.stringify({ files }));
  const tried = Object.entries(files);
  const byRoom = rooms.map((room) => ({ room, results: tried.filter(([file]) => roomOf(file) === room) }));
  const mutants = byRoom
    .filter(({ results }) => results.length > 0)
    .map(({ room, results }) => {
      const least = Math.max(...results.map(([, file]) => file.share ?? 1));
      return {
        room: least === 1 ? room : `${room} (1 line of ${least})`,
        mutants: results.flatMap(([, file]) => file.mutants),
      };
    });
  const all = mutants.flatMap((each) => each.mutants);
  const survivors = tried
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .flatMap(([file, { source, mutants: of }]) => survivorsOf(file, source, of));
  const missing = byRoom.filter(({ results }) => results.length === 0).map(({ room }) => room);
  const rows = [...mutants, { room: "all", mutants: all }].map((each) => row(each.room, each.mutants));
  const text = `# Mistakes in the mock

Made by Stryker, one at a time, in the sandbox and the engine of the mock, and tried against the tests of the specification and of the mock that
run in one process. This file is written by \`npm run suite -- mutants mock\`.

| Room | Mistakes | Noticed | Not noticed | Score | At loading |
|---|---|---|---|---|---|
${rows.join("\n")}
${missing.length > 0 ? `\nNot tried: ${missing.join(", ")}.\n` : ""}
The last column counts the mistakes in what is evaluated at loading, before any test: tables of names, towns, companies and words, which are
data, and constants. Stryker would have to run all tests against each of them; they are not tried, and are not in the score.

Each mistake is tried against all tests that get to it, first the quick ones and then, if none of them notices it, those that take longer. A
property is tried with some forty values against each mistake. The tests of the command, of the package and of the README's examples run the built
mock in other processes, so they are not run against any: a mistake that only they notice counts as not noticed.

## What was not noticed

${tableOf(survivors)}
`;
  writeFileSync(page, text);
  return { score: scoreOf(all), path: relative(process.cwd(), page) };
}

function row(room: string, mutants: Mutant[]): string {
  const count = (...statuses: Mutant["status"][]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const missed = count("Survived", "NoCoverage");
  return `| ${[room, noticed + missed, noticed, missed, `${scoreOf(mutants).toFixed(1)} %`, count("Ignored")].join(" | ")} |`;
}

function scoreOf(mutants: Mutant[]): number {
  const noticed = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  const missed = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage").length;
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed);
}

function survivorsOf(file: string, source: string, mutants: Mutant[]): Survivor[] {
  const lines = source.split("\n");
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ mutatorName, replacement = "", status, location: { start, end } }) => {
      const code = lines[start.line - 1] ?? "";
      const from = code.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      return {
        file: file.replace("packages/mock/src/", ""),
        line: start.line,
        mutator: mutatorName,
        code: code.trim(),
        from: start.line === end.line ? from : `${from} …`,
        to: replacement.replace(/\s+/g, " "),
        isReached: status === "Survived",
      };
    });
}

function tableOf(survivors: Survivor[]): string {
  const files = [...new Set(survivors.map(({ file }) => file))];
  return files
    .map((file) => {
      const rows = survivors
        .filter((survivor) => survivor.file === file)
        .map(
          (survivor) => `| ${survivor.line} | ${code(survivor.from)} | ${code(survivor.to)} | ${reasonFor(survivor)} |`,
        );
      return `### ${file}\n\n| Line | Written | Mistake | Why nothing noticed it |\n|---|---|---|---|\n${rows.join("\n")}`;
    })
    .join("\n\n");
}

const LONGEST = 60;

function code(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return short === "" ? "nothing" : `\`${short.replaceAll("`", "'").replaceAll("|", "\\|")}\``;
}
