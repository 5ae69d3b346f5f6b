// Builds the package to dist/: a file per entry, with shared code in chunks, so that a data kind is
// loaded when it is needed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { type OutputOptions, type RolldownBuild, rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import { licencesOf, packagesOfValidators } from "../lib/release/licences.ts";
import { declarationsOf } from "../lib/types/declarations.ts";
import { withSharedTypes } from "../lib/types/shared-types.ts";

refreshArtifacts(fileURLToPath(new URL("../..", import.meta.url)));

const at = (path: string) => fileURLToPath(new URL(`../../packages/mock/${path}`, import.meta.url));

/**
 * The platform, and the peer dependencies of the adapters. Everything else is bundled, so that the
 * mock installs one package.
 */
const external = [/^node:/, "msw", "vite", "vitest", "@playwright/test"];

const entries = {
  index: at("src/index.ts"),
  "node/index": at("src/node/index.ts"),
  msw: at("src/msw.ts"),
  vite: at("src/vite.ts"),
  vitest: at("src/vitest.ts"),
  jest: at("src/jest.ts"),
  playwright: at("src/playwright.ts"),
};
const generated = at("../../generated");

const resolve = { conditionNames: [SOURCE_CONDITION] };
const chunks = {
  // They are in the declarations, where an editor reads them.
  comments: { jsdoc: false },
  chunkFileNames: "chunks/[name]-[hash].js",
  codeSplitting: {
    groups: [
      { name: "data-validator", test: /generated.mock.data\.js$/ },
      { name: "mail-domains", test: /node_modules.(disposable-email|email-providers|tldts)/ },
      { name: "yaml", test: /node_modules.yaml/ },
      // A few lines each, which nearly all others share: one file, so that a page loads one.
      { name: "common", test: /shared.common/ },
    ],
  },
};

rmSync(at("dist"), { recursive: true, force: true });
const modules = await writeModules();
await writeCommonModules();
writeDeclarations();
writeFileSync(
  at("dist/THIRD-PARTY-LICENSES.txt"),
  licencesOf([...modules, ...packagesOfValidators]),
);

async function writeModules(): Promise<string[]> {
  // Also for Node: platform APIs are imported by name.
  const input = { ...entries, "cli/main": at("src/cli/main.ts") };
  const modules = await rolldown({ input, external, platform: "browser", resolve });
  return writeBuild(modules, at("dist"), { format: "esm", ...chunks });
}

/** For test runners that support only CommonJS, such as Jest. */
async function writeCommonModules(): Promise<void> {
  const { vite: _, vitest: __, ...input } = entries;
  const common = await rolldown({ input, external, platform: "node", resolve });
  await writeBuild(common, at("dist/cjs"), { format: "cjs", ...chunks });
  writeFileSync(at("dist/cjs/package.json"), '{ "type": "commonjs" }\n');
}

function writeDeclarations(): void {
  const declarations = readDeclarations();
  for (const folder of ["dist", "dist/cjs"]) {
    for (const [file, text] of declarations) {
      const target = join(at(`${folder}/types`), file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(
        target,
        isOfContract(file) && folder === "dist" ? commonDeclaration(file) : text,
      );
    }
  }
}

/**
 * The declarations as they lie in the repository, beside the types of the contract. Types that both
 * versions have are only in the newest.
 */
function readDeclarations(): Map<string, string> {
  const declarations = declarationsOf(Object.values(entries), at("../.."), "ts");
  const typesOf = (version: string) => `generated/types/${version}.d.ts`;
  const newest = declarations.get(typesOf(currentVersion)) ?? "";
  for (const older of versions.filter((version) => version !== currentVersion).map(typesOf))
    declarations.set(
      older,
      withSharedTypes(declarations.get(older) ?? "", newest, `./${currentVersion}.js`),
    );
  return declarations;
}

/** Whether a declaration file is of the contract, and so needs no other package. */
function isOfContract(file: string): boolean {
  return file.startsWith("generated/types/");
}

/**
 * A declaration file that re-exports the one for CommonJS, so that both formats share the types of
 * the contract.
 */
function commonDeclaration(file: string): string {
  const up = "../".repeat(file.split("/").length);
  return `export * from "${up}cjs/types/${file.replace(/\.d\.ts$/, ".js")}";\n`;
}

/** Whether a module is not written by us: made from the contract, or a library. */
function isForeign(id: string): boolean {
  return id.startsWith(generated) || id.includes("node_modules");
}

/**
 * Writes a build, and returns the bundled files. Own names and lines stay, so that stack traces are
 * readable.
 */
async function writeBuild(
  build: RolldownBuild,
  dir: string,
  options: OutputOptions,
): Promise<string[]> {
  const { output } = await build.write({ ...options, dir });
  for (const chunk of output) {
    if (chunk.type !== "chunk" || !chunk.moduleIds.every(isForeign)) continue;
    const file = join(dir, chunk.fileName);
    writeFileSync(file, minifySync(file, readFileSync(file, "utf8")).code);
  }
  return output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
}
