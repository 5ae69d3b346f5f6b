import { existsSync } from "node:fs";
import { groupBy } from "@data-validation/common/group-by";
import { flag, parseWords, type Terminal, UserError } from "../command-line.ts";
import { listFiles } from "./files/list.ts";
import { writeChanges } from "./files/write.ts";
import type { Edit } from "./hit.ts";
import { NEW, OLD } from "./names.ts";
import { examine, type Findings } from "./project.ts";
import { actionOf, type Outcome, toJson, toText } from "./report/report.ts";

export const help = `
Usage: data-validation migrate <folder> [--write] [--json]

Finds what is left of version ${OLD} of the Data Validation API in a project:
TypeScript and JavaScript, Vue, Svelte, Astro, HTML, JSON and YAML, Python, PHP,
C#, Java, Kotlin and Swift. Prints a diff of what can be renamed, and lists the
rest with its reason.

  edited     TypeScript and JavaScript: calls of fetch and of the client, calls
             that name the path, chains, options beside others of the API.
             Vue and Svelte: the same in scripts, and members in templates.
             PHP and Python: arrays, dictionaries, chains and subscripts
  listed     every other kind of file, and files that cannot be parsed; C#,
             Java, Kotlin and Swift without their comments

  --write    rename what is certain. Code that asks for version ${OLD} moves to ${NEW}
             whole, names and version, or is left as it is
  --json     print the report for a machine

A line with or below the comment data-validation-migrate-ignore is left alone.

Exit codes: 0 nothing is left to do, 1 something is, 2 the command failed.
`.trim();

export async function run(words: string[], { out }: Terminal): Promise<number> {
  const { values, word: folder = "." } = parseWords("migrate", words, { write: flag, json: flag });
  if (!existsSync(folder)) throw new UserError(`There is no ${folder}.`);
  const findings = await examine(listFiles(folder));
  const edited = editsOf(findings);
  const changes = [...findings.sources.values()].flatMap((source) => {
    const after = edited.get(source.file);
    return after === undefined ? [] : [{ ...source, after }];
  });
  const written = values.write ? writeChanges(changes) : undefined;
  const outcome: Outcome = { folder, findings, edited, written };
  out(values.json ? toJson(outcome) : toText(outcome));
  if ((written?.failed.length ?? 0) > 0) return 2;
  return findings.hits.every((hit) => actionOf(hit, written) === "edited") ? 0 : 1;
}

/** The new texts of files. All are computed before the first is written. */
function editsOf({ hits, sources }: Findings): Map<string, string> {
  const ready = hits.filter(({ waitsFor, edits }) => waitsFor.length === 0 && edits.length > 0);
  const edited = [...groupBy(ready, ({ file }) => file)].map(([file, own]) => {
    const edits = own.flatMap((hit) => hit.edits);
    return [file, applyEdits(sources.get(file)?.text ?? "", edits)] as const;
  });
  return new Map(edited);
}

/** Applies edits to a text, each place once, from the last to the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const distinct = new Map(edits.map((edit) => [`${edit.start} ${edit.end}`, edit]));
  return [...distinct.values()]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (done, { start, end, text: piece }) => done.slice(0, start) + piece + done.slice(end),
      text,
    );
}
