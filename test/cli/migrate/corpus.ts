import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A place in a file that says what must become of it. */
export interface Mark {
  file: string;
  start: number;
  end: number;
  /** What stands there. */
  text: string;
  /** `find`: certain or likely; `list`: at least possible; `leave`: at most possible, as it is none of the API's. */
  must: "find" | "list" | "leave";
}

/** A file of a snippet. */
export interface SnippetFile {
  name: string;
  before: string;
  /** What it may be after `--write`: each place that may be edited as it was or as it must become, and everything else as it was. */
  after: RegExp;
}

/** Some files that belong together, with what must be found in them, what must be edited and what must stay. */
export interface Snippet {
  family: string;
  title: string;
  files: SnippetFile[];
  marks: Mark[];
  /** The file whose `run(base)` is called before and after; undefined when it is not run. */
  runs: string | undefined;
}

/**
 * The corpus: one file a family, `@@@ title` begins a snippet, `@@ name` a file of it, with `run` behind the name of the one that is run.
 *
 * `⟦old→new⟧` must be found and may be edited, `⟦old⟧` found and left, `⟦?old⟧` listed, `⟦!old⟧` at most listed. Everything without a mark must
 * stay as it is, byte for byte.
 */
export function readCorpus(): Snippet[] {
  const folder = join(import.meta.dirname, "corpus");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFamily(name.replace(/\.txt$/, ""), readFileSync(join(folder, name), "utf8")));
}

function readFamily(family: string, text: string): Snippet[] {
  return text
    .split(/^@@@ /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      const files = lines
        .join("\n")
        .split(/^@@ /m)
        .slice(1)
        .map((file) => readFile(file));
      return {
        family,
        title: title.trim(),
        files: files.map(({ file }) => file),
        marks: files.flatMap(({ marks }) => marks),
        runs: files.find(({ isRun }) => isRun)?.file.name,
      };
    });
}

const KINDS: Record<string, Mark["must"]> = { "?": "list", "!": "leave", "": "find" };

function readFile(text: string): { file: SnippetFile; marks: Mark[]; isRun: boolean } {
  const [head = "", ...lines] = text.split("\n");
  const [name = "", ...words] = head.trim().split(" ");
  const source = lines.join("\n");
  const marks: Mark[] = [];
  let before = "";
  let after = "";
  let at = 0;
  for (const match of source.matchAll(/⟦([?!]?)([^⟧→]*)(?:→([^⟧]*))?⟧/g)) {
    const between = source.slice(at, match.index);
    before += between;
    after += literally(between);
    const [whole, kind = "", from = "", to] = match;
    marks.push({
      file: name,
      start: before.length,
      end: before.length + from.length,
      text: from,
      must: KINDS[kind] ?? "find",
    });
    before += from;
    after += to === undefined ? literally(from) : `(?:${literally(from)}|${literally(to)})`;
    at = match.index + whole.length;
  }
  before += source.slice(at);
  after += literally(source.slice(at));
  return { file: { name, before, after: new RegExp(`^${after}$`) }, marks, isRun: words.includes("run") };
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Writes the files of a snippet into a folder. */
export function lay(snippet: Snippet, folder: string): void {
  for (const { name, before } of snippet.files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), before);
  }
}
