import { posix } from "node:path";
import type { Node, Program as Syntax } from "@babel/types";
import { Scope, Value } from "./value.ts";

/** A piece of a file that is a program: a whole script, or the scripts of a page. */
export interface Script {
  file: string;
  /** As long as the file, with white space in place of what is not script, so that offsets are those of the file. */
  syntax: Syntax;
  /** Expressions outside of the scripts that see their names: those of a template. */
  expressions: Node[];
}

/** A script with what its names stand for. */
export interface Module extends Script {
  scope: Scope;
  exports: Value;
}

/** Gives the script of a file; undefined when there is none, or it cannot be read. */
export type ReadScript = (file: string) => Script | undefined;

/** Finds files for imports. */
export interface Resolver {
  /** The file that an import leads to; undefined when it leads out of what is looked at. */
  resolve(from: string, specifier: string): string | undefined;
}

const ENDINGS = [
  "",
  ".ts",
  ".tsx",
  ".mts",
  ".cts",
  ".js",
  ".jsx",
  ".mjs",
  ".cjs",
  ".vue",
  ".svelte",
  ".astro",
  ".json",
];
const ALIAS = /^(?:@|~|#|src|\$lib|app)\//;

/** Makes a resolver for files, by their paths with slashes. */
export function createResolver(files: readonly string[]): Resolver {
  const known = new Set(files);
  /** Files by the last two parts of their path, for imports by an alias. */
  const byEnd = new Map<string, string[]>();
  for (const file of files) {
    const end = posix.basename(file).replace(/\.[^.]+$/, "");
    byEnd.set(end, [...(byEnd.get(end) ?? []), file]);
  }
  const complete = (path: string): string | undefined => {
    const bare = path.replace(/\.([cm]?)js(x?)$/, "");
    for (const base of [path, bare, `${path}/index`]) {
      const file = ENDINGS.map((ending) => base + ending).find((one) => known.has(one));
      if (file) return file;
    }
    return undefined;
  };
  return {
    resolve(from, specifier) {
      if (specifier.startsWith(".")) return complete(posix.join(posix.dirname(from), specifier));
      if (!ALIAS.test(specifier)) return undefined;
      // What an alias stands for is written in some tool's settings: the one file that ends like the import is meant.
      const rest = specifier.replace(ALIAS, "/").replace(/\.[cm]?jsx?$/, "");
      const name = posix.basename(rest);
      const ends = [...(byEnd.get(name) ?? []), ...(byEnd.get("index") ?? [])].filter((file) => {
        const bare = `/${file.replace(/\.[^.]+$/, "")}`;
        return bare.endsWith(rest) || bare.endsWith(`${rest}/index`);
      });
      return ends.length === 1 ? ends[0] : undefined;
    },
  };
}

/** Makes a module of a script. */
export function createModule(script: Script): Module {
  const scope = new Scope(script.file);
  scope.result = new Value();
  return { ...script, scope, exports: new Value() };
}
