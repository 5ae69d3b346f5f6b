import { fileURLToPath } from "node:url";
import { getOrInsert } from "@data-validation/common/get-or-insert";
import { isDataKind } from "@data-validation/mock/internal/sandbox/index";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { build, type ChunkingContext, type ModuleInfo } from "rolldown";

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
export function bundleScript(input: string, make = bundle): Promise<string> {
  return getOrInsert(scripts, input, () => make(input));
}

async function bundle(input: string): Promise<string> {
  const { output } = await build({
    ...options,
    input,
    output: { format: "iife", minify: true, codeSplitting: false },
  });
  return output[0].code;
}

/** A module of what the mock has for a data kind, or for several. */
const MODULE_OF_KIND = /(?:sandbox|generated\/mock)\/(\w+)\//;

function kindOf(module: string): string | undefined {
  const folder = MODULE_OF_KIND.exec(module)?.[1];
  return folder !== undefined && isDataKind(folder) ? folder : undefined;
}

/** The file of a data kind: what every call of it needs. Only `Prefer` needs its examples. */
function fileOfKind(module: string): string | null {
  const kind = kindOf(module);
  if (!kind) return null;
  return module.endsWith("/examples.js") ? `${kind}-examples` : kind;
}

/** A file of what several data kinds need: a company, for example, has an address. */
function fileOfKinds(module: string, bundle: ChunkingContext): string | null {
  if (!module.includes("/sandbox/")) return null;
  const kind = kindOf(module);
  const { importers } = bundle.getModuleInfo(module) as ModuleInfo;
  return kind && importers.every((importer) => [kind, undefined].includes(kindOf(importer)))
    ? null
    : "shared";
}

/**
 * Bundles a module for pages from a server. Returns its files by name: `main.js`, two per data
 * kind, and those of other imports.
 */
export async function bundleModules(input: string): Promise<Map<string, string>> {
  const { output } = await build({
    ...options,
    input: { main: input },
    output: {
      format: "esm",
      minify: true,
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
      // One file for what every call needs, one for what several data kinds need, and for each data
      // kind one beside its examples: each further file would be a request.
      codeSplitting: {
        groups: [
          { name: "core", tags: ["$initial"], priority: 2 },
          { name: fileOfKinds, debugName: "shared", priority: 1 },
          { name: fileOfKind, debugName: "kinds" },
        ],
      },
    },
  });
  return new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])),
  );
}
