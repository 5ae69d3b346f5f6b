import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { escapePattern } from "@data-validation/common/text";

/**
 * Some files that belong together, with what must be found in them, what must be edited and what
 * must stay.
 */
export type Snippet = ReturnType<typeof readCorpus>[number];

/**
 * The corpus: one file per family; `@@@ title` begins a snippet, `@@ name` a file of it, with `run`
 * after the name of the file to run.
 *
 * `⟦old→new⟧` must be edited; `⟦~old→new⟧` must be found and may be edited. `⟦old⟧` is found and
 * left, `⟦?old⟧` listed, `⟦!old⟧` at most listed. Everything else must stay byte for byte.
 *
 * `«post 2.0»` is a method with the usual headers and that version, `«query …»` a body with these
 * fields, `«phone 2.0: number»` a call for this number with both; `«/phone …»` without a base URL.
 */
export function readCorpus() {
  const folder = join(import.meta.dirname, "corpus");
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFamily(name.replace(/\.txt$/, ""), readFileSync(join(folder, name), "utf8")),
    );
}

function readFamily(family: string, text: string) {
  const parts = writeOut(text).split(/^@@@ /m).slice(1);
  return parts.map((part) => {
    const [title = "", ...files] = part.split(/^@@ /m);
    const read = files.map(readFile);
    return {
      family,
      title: title.trim(),
      files: read.map(({ file }) => file),
      marks: read.flatMap(({ marks }) => marks),
      /** The file whose `run(base)` is called before and after; undefined when it is not run. */
      runs: read.find(({ isRun }) => isRun)?.file.name,
    };
  });
}

/** Replaces the abbreviations of what most snippets send by their code. */
function writeOut(text: string): string {
  return text
    .replaceAll(/«(\/?)phone (~?)2\.0(→2\.1)?: (.*?)»/g, (_, slash, mark, after, number) => {
      const address = slash ? '"/phone/validate"' : `\`\${base}/phone/validate\``;
      const name = `⟦${mark}numberWithPrefix${after ? "→numberFull" : ""}⟧`;
      return `fetch(${address}, { «post ${mark}2.0${after ?? ""}», «query ${name}: ${number}» })`;
    })
    .replaceAll(
      /«post (.*?)»/g,
      'method: "POST", headers: { authorization: "Bearer key", "content-type": "application/json", "api-version": "⟦$1⟧" }',
    )
    .replaceAll(/«query (.*?)»/g, "body: JSON.stringify({ request: { query: { $1 } } })");
}

function readFile(text: string) {
  const [head = "", ...lines] = text.split("\n");
  const [name = "", ...words] = head.trim().split(" ");
  const [beginning = "", ...pieces] = lines.join("\n").split(/⟦([?!~]?)([^⟧→]*)(?:→([^⟧]*))?⟧/);
  const marks: { file: string; start: number; end: number; isDecoy: boolean }[] = [];
  // After it: each place that may be edited as it was or as it must become, and everything else as
  // it was.
  let before = beginning;
  let after = escapePattern(beginning);
  for (let at = 0; at < pieces.length; at += 4) {
    const [kind, from = "", to, between = ""] = pieces.slice(at, at + 4);
    const start = before.length;
    marks.push({ file: name, start, end: start + from.length, isDecoy: kind === "!" });
    before += from + between;
    const possible = kind === "~" ? [from, to ?? from] : [to ?? from];
    after += `(?:${possible.map(escapePattern).join("|")})${escapePattern(between)}`;
  }
  return {
    file: { name, before, after: new RegExp(`^${after}$`) },
    marks,
    isRun: words.includes("run"),
  };
}

/** Writes the files of a snippet into a folder. */
export function writeBefore(snippet: Snippet, folder: string): void {
  for (const { name, before } of snippet.files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), before);
  }
}
