import { existsSync } from "node:fs";
import { styleText } from "node:util";
import { parseWords, type Terminal, UserError } from "../command-line.ts";
import { groupBy } from "../group-by.ts";
import { listFiles } from "./files/list.ts";
import { writeChanges } from "./files/write.ts";
import type { Edit } from "./hit.ts";
import { examine, type Findings, type Source } from "./project.ts";
import { actionOf, type Outcome, toJson, toText } from "./report/report.ts";

export const help = `
Usage: data-validation migrate <folder> [--write] [--json]

Finds what is left of version 2.0 of the Data Validation API in a project:
TypeScript and JavaScript, Vue, Svelte, Astro, HTML, JSON and YAML, Python and
PHP. Prints a diff of what can be renamed, and lists the rest with its reason.

  --dry-run  change nothing; the default
  --write    rename what is certain. Code that asks for version 2.0 moves to 2.1
             whole, names and version, or is left as it is
  --json     print the report for a machine
  --help     this text

A line with or below the comment data-validation-migrate-ignore is left alone.

Exit codes: 0 nothing is left to do, 1 something is, 2 the command failed.
`.trim();

/** Migrates the code of a folder. */
export async function run(words: string[], { out, err, isTerminal }: Terminal): Promise<number> {
  const { values, positionals } = parseWords("migrate", words, {
    write: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  });
  const [folder = ".", ...others] = positionals;
  if (others.length > 0) throw new UserError(`One folder at a time: ${others[0]} is one too many.`);
  if (values.write && values["dry-run"]) throw new UserError("--write and --dry-run exclude each other.");
  if (!existsSync(folder)) throw new UserError(`There is no ${folder}.`);
  const { files, skipped } = listFiles(folder);
  const showProgress = isTerminal && files.length > 200;
  const findings = examine(files, skipped, (text) => {
    if (showProgress) err(`\r\u001B[K${text}`);
  });
  if (showProgress) err("\r\u001B[K");
  const edited = editsOf(findings);
  const changes = [...edited].map(([file, text]) => ({ ...(findings.sources.get(file) as Source), after: text }));
  const written = values.write ? writeChanges(changes) : undefined;
  const outcome: Outcome = { folder, findings, edited, written };
  out(
    values.json
      ? toJson(outcome)
      : toText(outcome, isTerminal && !process.env.NO_COLOR ? styleText : (_, text) => text),
  );
  if ((written?.failed.length ?? 0) > 0) return 2;
  return findings.hits.every((hit) => actionOf(hit, written) === "edited") ? 0 : 1;
}

/** The new texts of files, all of them made before the first is written. */
function editsOf({ hits, sources }: Findings): Map<string, string> {
  const ready = hits.filter(({ waitsFor, edits }) => waitsFor.length === 0 && edits.length > 0);
  const edited = [...groupBy(ready, ({ file }) => file)].map(([file, own]) => {
    const edits = own.flatMap((hit) => hit.edits);
    return [file, applyEdits(sources.get(file)?.text ?? "", edits)] as const;
  });
  return new Map(edited);
}

/** A text with edits made; of those that overlap, the first. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = "";
  let at = 0;
  for (const { start, end, text: piece } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    done += text.slice(at, start) + piece;
    at = end;
  }
  return done + text.slice(at);
}
