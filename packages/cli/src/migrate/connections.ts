import { posix } from "node:path";
import { groupBy } from "@data-validation/common/group-by";
import { fileKindOf } from "./files/file-kinds.ts";
import { API_WORDS, DISTINCTIVE_NAME } from "./names.ts";

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*(?:\(\s*)?["'`]([^"'`\n]+)["'`]/g;
/** The name of a data file at the end of a string. */
const DATA_NAME = /([\w.-]+\.(?:json|ya?ml|har|html?))["'`]/g;
const ENDING = /\.([cm]?[jt]sx?|vue|svelte|astro|json)$/;

/**
 * Connects files by their imports, and by names of data files. Returns a function that maps
 * connected files to one of them.
 */
export function connectFiles(texts: ReadonlyMap<string, string>): (file: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (file: string): string => {
    let root = file;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  const join = (one: string, other: string): void => {
    if (rootOf(one) !== rootOf(other)) parents.set(rootOf(one), rootOf(other));
  };
  const stems = groupBy(texts.keys(), (file) => file.replace(ENDING, ""));
  const otherFiles = [...texts.keys()].filter((file) => fileKindOf(file) !== "javascript");
  const dataFiles = groupBy(otherFiles, (file) => posix.basename(file));
  for (const [one, other] of [...pairsOfLanguages(otherFiles), ...pairsOfRoutes(texts)])
    join(one, other);
  for (const [file, text] of texts) {
    if (fileKindOf(file) !== "javascript" && fileKindOf(file) !== "markup") continue;
    for (const [, specifier = ""] of text.matchAll(IMPORT)) {
      const targets = candidatesOf(file, specifier).map((name) =>
        texts.has(name) ? [name] : stems.get(name),
      );
      for (const target of targets.find(Boolean) ?? []) join(file, target);
    }
    for (const [, name = ""] of text.matchAll(DATA_NAME))
      for (const named of dataFiles.get(name) ?? []) join(file, named);
  }
  joinReaders(texts, rootOf, join);
  return rootOf;
}

/**
 * Connects code that has names of the API with the only code that calls it, since calls over a
 * network have no import.
 */
function joinReaders(
  texts: ReadonlyMap<string, string>,
  find: (file: string) => string,
  join: (one: string, other: string) => void,
): void {
  const code = [...texts].filter(([file]) => /^(script|page|source|code)$/.test(fileKindOf(file)));
  const calling = code.filter(([, text]) => API_WORDS.test(text)).map(([file]) => file);
  const [component, ...otherComponents] = new Set(calling.map(find));
  if (component === undefined || otherComponents.length > 0) return;
  for (const [file, text] of code) if (DISTINCTIVE_NAME.test(text)) join(component, file);
}

/** Pairs of files in languages whose imports name packages and namespaces, not files. */
function pairsOfLanguages(files: readonly string[]): [string, string][] {
  const groups = groupBy(files, fileKindOf);
  const kinds = ["php-python", "compiled"] as const;
  return kinds.flatMap((kind) => {
    const [first = "", ...rest] = groups.get(kind) ?? [];
    return rest.map((file): [string, string] => [first, file]);
  });
}

/** Pairs of the files of a route, which a framework connects: `+page.svelte`, `+page.server.ts`. */
function pairsOfRoutes(texts: ReadonlyMap<string, string>): [string, string][] {
  const files = [...texts.keys()].filter((file) => posix.basename(file).startsWith("+"));
  return [...groupBy(files, (file) => posix.dirname(file)).values()].flatMap(
    ([first = "", ...rest]) => rest.map((file): [string, string] => [first, file]),
  );
}

/**
 * Candidates for the file of an import, without ending: relative, or from the root or `src` by an
 * alias such as `@/`.
 */
function candidatesOf(from: string, specifier: string): string[] {
  const bare = specifier.replace(/^[@~#]\//, "");
  const starts = specifier.startsWith(".")
    ? [posix.join(posix.dirname(from), specifier)]
    : [bare, `src/${bare}`];
  return starts.flatMap((start) => [start, start.replace(/\.[cm]?js$/, ""), `${start}/index`]);
}
