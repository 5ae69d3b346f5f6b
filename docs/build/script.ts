import { fileURLToPath } from "node:url";
import { memoise } from "@data-validation/common/memoise";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { build } from "rolldown";

const options = {
  platform: "browser",
  // The mock imports this module of Node.
  resolve: {
    conditionNames: [SOURCE_CONDITION] as string[],
    alias: { "node:url": fileURLToPath(new URL("../browser/mock/node-url.ts", import.meta.url)) },
  },
  logLevel: "warn",
  write: false,
} as const;

const scripts = new Map<string, Promise<string>>();

/**
 * Bundles a classic script, because a page from disk cannot load modules. Memoised for tests, which
 * build several sites.
 */
export function script(input: string, make = bundle): Promise<string> {
  return memoise(scripts, input, () => make(input));
}

async function bundle(input: string): Promise<string> {
  const { output } = await build({
    ...options,
    input,
    output: { format: "iife", minify: true, codeSplitting: false },
  });
  return output[0].code;
}

/** The data kind of a module that computes responses, or of the data that it always needs. */
const KIND_OF_MODULE =
  /(?:sandbox|mock)\/(\w+)\/(?:validate|kept|catalogue|requests|responses)\.[jt]s$/;

/**
 * Bundles a module for pages from a server. Returns its files by name: `main.js`, one per data
 * kind, and those of other imports.
 */
export async function modules(input: string): Promise<Map<string, string>> {
  const { output } = await build({
    ...options,
    input: { main: input },
    output: {
      format: "esm",
      minify: true,
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
      // One file for what every call needs, and one for each data kind: their parts would be a
      // request each.
      codeSplitting: {
        groups: [
          { name: "core", tags: ["$initial"], priority: 1 },
          {
            name: "shared",
            test: /sandbox\/(?:shared\/|countries\/|kind|world)|shared\/common\//,
            priority: 1,
          },
          {
            name: (module) => KIND_OF_MODULE.exec(module)?.[1] ?? null,
            test: KIND_OF_MODULE,
            debugName: "kinds",
          },
        ],
      },
    },
  });
  return new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])),
  );
}
