import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const options = {
  platform: "browser",
  // Browser versions of the Node modules that the mock imports.
  resolve: { alias: { "node:url": fileURLToPath(new URL("../browser/mock/node-url.ts", import.meta.url)) } },
  logLevel: "warn",
  write: false,
} as const;

const scripts = new Map<string, Promise<string>>();

/** Bundles a classic script in one file, as a page from disk cannot load modules. Memoised for the tests, which build several sites. */
export function script(input: string, make = bundle): Promise<string> {
  const known = scripts.get(input) ?? make(input);
  scripts.set(input, known);
  return known;
}

async function bundle(input: string): Promise<string> {
  const { output } = await build({ ...options, input, output: { format: "iife", minify: true, codeSplitting: false } });
  return output[0].code;
}

/**
 * Bundles a module for pages from a server; dynamic imports become files of their own.
 *
 * @returns the files by name; the module itself is `main.js`
 */
export async function modules(input: string): Promise<Map<string, string>> {
  const { output } = await build({
    ...options,
    input: { main: input },
    output: { format: "esm", minify: true, entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
  });
  return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])));
}
