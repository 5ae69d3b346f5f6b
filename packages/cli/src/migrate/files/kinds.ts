import { posix } from "node:path";

/** How a file is looked at. */
export type Kind = "script" | "page" | "record" | "source" | "text";

const KINDS: Record<string, Kind> = {
  ...of("script", ["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"]),
  ...of("page", ["vue", "svelte", "astro", "html", "htm"]),
  ...of("record", ["json", "jsonc", "json5", "har", "webmanifest", "yaml", "yml"]),
  ...of("source", ["py", "pyi", "pyw", "php", "phtml"]),
};

function of(kind: Kind, endings: string[]): Record<string, Kind> {
  return Object.fromEntries(endings.map((ending) => [ending, kind]));
}

/** The ending of a file's name without the dot, in lower case; empty when it has none. */
export function endingOf(file: string): string {
  return posix.extname(file).slice(1).toLowerCase();
}

/** How a file is looked at, by its name. What has no syntax that is known is looked through as a text. */
export function kindOf(file: string): Kind {
  return KINDS[endingOf(file)] ?? "text";
}
