// Builds the package to dist/: each entry as ESM and CommonJS, their types once, and the validators
// of a data kind in files of their own.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { filesIn } from "@data-validation/tooling/files";
import { build, type OutputChunk, rolldown } from "rolldown";
import manifest from "../../packages/client/package.json" with { type: "json" };
import { licencesOf, packagesOfValidators } from "../lib/release/licences.ts";
import { declarationsOf } from "../lib/types/declarations.ts";
import { withSharedTypes } from "../lib/types/shared-types.ts";
import { withoutTypes } from "../lib/types/without-types.ts";

const root = join(import.meta.dirname, "../..");
const home = join(root, "packages/client");
const dist = join(home, "dist");
// Files of other folders are copied beside the sources first, because declarations must not lead
// out of the package.
const stage = join(dist, "src");

const entries = Object.keys(manifest.exports)
  .filter((name) => !/package\.json|\*/.test(name))
  .map((name) => (name === "." ? "index" : name.slice(2)));
const input = (names: string[]) =>
  Object.fromEntries(names.map((name) => [posix.basename(name), join(stage, `${name}.ts`)]));

/**
 * Modules with files of their own: a bundler leaves the errors of responses to the part of a page
 * that is loaded late.
 */
const late = ["deferred", "errors/errors", "errors/response-errors"];

refreshArtifacts(root);
rmSync(dist, { recursive: true, force: true });
stageSources();
reduceTypes();
const modules = await writeCode();
writeFileSync(
  join(dist, "THIRD-PARTY-LICENSES.txt"),
  licencesOf([...modules, ...packagesOfValidators]),
);
writeDeclarations();
await bundleValidators();
rmSync(stage, { recursive: true });

/** Copies the sources, and what they import of other folders, with relative imports. */
function stageSources(): void {
  cpSync(join(home, "src"), stage, { recursive: true });
  for (const name of ["client", "types", "versions.ts", "mock/index.ts", "mock/tables.ts"])
    cpSync(join(root, "generated", name), join(stage, "generated", name), { recursive: true });
  for (const room of ["request-validation", "envelope"])
    cpSync(join(root, "shared", room), join(stage, room), {
      recursive: true,
      filter: (path) => !path.endsWith("package.json"),
    });
  for (const name of filesIn(stage).filter((file) => file.endsWith(".ts")))
    editStaged(name, (text) =>
      text.replaceAll(
        /"@data-validation\/((?:envelope|generated|request-validation)\/[\w./-]+)"/g,
        (_, path: string) => `"./${posix.relative(posix.dirname(name), path)}.ts"`,
      ),
    );
  // Validators are machine-written, and published in one format that both entries can load.
  editStaged("generated/mock/index.ts", (text) =>
    text.replaceAll(/"\.\/(\w+)\/(\w+)\.js"/g, '"../../validators/$1-$2.cjs"'),
  );
  // Without "type": "module" in the manifest, CommonJS reads the default export of openapi-fetch by
  // its own __esModule.
  writeFileSync(join(stage, "package.json"), "{}");
}

/**
 * Keeps only the schemas of the types, as the client needs nothing else: the rest of
 * openapi-typescript's output would be a third of the package. Types that both versions have are
 * written once.
 */
function reduceTypes(): void {
  const unused = ["paths", "operations"];
  const unusedComponents = ["responses", "headers"].map((name) => `components ${name}`);
  for (const version of versions)
    editStaged(`generated/types/${version}.ts`, (text) =>
      withoutTypes(text, [...unused, ...unusedComponents]),
    );
  editStaged("generated/versions.ts", (text) =>
    withoutTypes(
      text,
      versions.flatMap((version) => unused.map((name) => `Contracts ${version} ${name}`)),
    ),
  );
  const newest = readFileSync(join(stage, `generated/types/${currentVersion}.ts`), "utf8");
  for (const version of versions.filter((other) => other !== currentVersion))
    editStaged(`generated/types/${version}.ts`, (text) =>
      withSharedTypes(text, newest, `./${currentVersion}.ts`),
    );
}

/** Writes each entry as ESM and CommonJS. Returns the bundled modules. */
async function writeCode(): Promise<string[]> {
  const code = await rolldown({
    input: input([...entries, "page", ...late]),
    external: ["openapi-fetch", /^node:/, /\/validators\/.*\.cjs$/],
    platform: "neutral",
    // The build folder is of no use to a user.
    experimental: { attachDebugInfo: "none" },
    transform: { target: "es2022", define: { PACKAGE_VERSION: JSON.stringify(manifest.version) } },
  });
  // The comments are in the declarations, where an editor reads them.
  const readable = { chunkFileNames: "[name]-[hash].js", comments: { jsdoc: false } };
  const { output } = await code.write({ dir: dist, format: "esm", ...readable });
  await code.write({
    dir: dist,
    format: "cjs",
    entryFileNames: "[name].cjs",
    minify: true,
    chunkFileNames: "[name]-[hash].cjs",
    // Jest has no import() in CommonJS.
    dynamicImportInCjs: false,
  });
  return output
    .filter((file): file is OutputChunk => file.type === "chunk")
    .flatMap(({ moduleIds }) => moduleIds);
}

/**
 * Writes a declaration file per module: an application's own declarations can name only types from
 * files that an entry of the package exports, not from a chunk.
 */
function writeDeclarations(): void {
  for (const [name, text] of declarationsOf(Object.values(input(entries)), stage, "cts", true)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  for (const entry of entries)
    writeFileSync(join(dist, `${entry}.d.ts`), `export * from "./${entry}.cjs";\n`);
}

async function bundleValidators(): Promise<void> {
  const compiled = join(root, "generated/mock");
  const folders = readdirSync(compiled, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name: kind } of folders)
    for (const name of ["requests", "responses"])
      await build({
        input: join(compiled, kind, `${name}.js`),
        platform: "node",
        transform: { target: "es2022" },
        output: {
          file: join(dist, "validators", `${kind}-${name}.cjs`),
          format: "cjs",
          minify: true,
        },
      });
}

function editStaged(name: string, change: (text: string) => string): void {
  const file = join(stage, name);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
