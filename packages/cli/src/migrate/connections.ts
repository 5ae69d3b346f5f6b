import { posix } from "node:path";
import { groupBy } from "../group-by.ts";
import { kindOf } from "./files/kinds.ts";

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*(?:\(\s*)?["'`]([^"'`\n]+)["'`]/g;
/** The name of a file with data, at the end of a text. */
const DATA_NAME = /([\w.-]+\.(?:json|ya?ml|har|html?))["'`]/g;
const ENDINGS = [
  "",
  ...["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs", "vue", "svelte", "astro", "json"].map(
    (ending) => `.${ending}`,
  ),
];

/**
 * Connects files by their imports, or by the name of one that stands in another, by their texts alone.
 *
 * @returns what all files that are connected with a file have in common, however far they are from it
 */
export function connect(texts: ReadonlyMap<string, string>): (file: string) => string {
  const parents = new Map<string, string>();
  const find = (file: string): string => {
    let root = file;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  const join = (one: string, other: string): void => {
    if (find(one) !== find(other)) parents.set(find(one), find(other));
  };
  const data = groupBy(
    [...texts.keys()].filter((file) => kindOf(file) !== "script"),
    (file) => posix.basename(file),
  );
  for (const [file, text] of texts) {
    if (kindOf(file) !== "script" && kindOf(file) !== "page") continue;
    for (const [, specifier = ""] of text.matchAll(IMPORT)) {
      const target = resolve(file, specifier, texts);
      if (target !== undefined && target !== file) join(file, target);
    }
    for (const [, name = ""] of text.matchAll(DATA_NAME)) for (const named of data.get(name) ?? []) join(file, named);
  }
  return find;
}

/** The file that an import means: a relative one, or one from the root or `src` by an alias such as `@/`. */
function resolve(from: string, specifier: string, files: ReadonlyMap<string, string>): string | undefined {
  const bare = specifier.replace(/^[@~#]\//, "");
  const starts = specifier.startsWith(".") ? [posix.join(posix.dirname(from), specifier)] : [bare, `src/${bare}`];
  for (const start of starts) {
    const stem = start.replace(/\.[cm]?js$/, "");
    for (const base of [start, stem, `${start}/index`]) {
      const found = ENDINGS.map((ending) => base + ending).find((name) => files.has(name));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
