// Builds the package to dist/: an entry a folder or file, with what they share in chunks, so that a data kind is loaded when it is needed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import ts from "typescript";
import { refresh } from "../../scripts/lib/fresh.ts";

refresh(fileURLToPath(new URL("../..", import.meta.url)));

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { devDependencies } = createRequire(import.meta.url)("./package.json") as {
  devDependencies: Record<string, string>;
};

/** The platform, and what the user of an adapter has anyway. Everything else goes inside, so that the mock is one package to install. */
const external = [/^node:/, "msw", "vite"];

const entries = {
  index: "src/index.ts",
  "node/index": "src/node/index.ts",
  msw: "src/msw.ts",
  vite: "src/vite.ts",
};
const generated = at("../../generated");
/** A relative import of a source file. */
const IMPORT = /"(\.{1,2}\/[^"]*)\.ts"/g;

const input = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, at(file)]));

rmSync(at("dist"), { recursive: true, force: true });

const code = await rolldown({
  input: input({ ...entries, "cli/main": "src/cli/main.ts" }),
  external,
  // Also for Node: what the platform alone has is imported by its name, and nothing asks for CommonJS.
  platform: "browser",
});
const { output } = await code.write({
  dir: at("dist"),
  format: "esm",
  minify: true,
  sourcemap: true,
  chunkFileNames: "chunks/[name]-[hash].js",
});
for (const chunk of output) {
  // Nobody steps through what a machine wrote: the validators and examples of a data kind. Their maps were a sixth of the package.
  if (chunk.type !== "chunk" || chunk.map === null) continue;
  if (chunk.moduleIds.every((id) => id.startsWith(generated))) dropMap(chunk.fileName);
}

// A service worker cannot load code later, so it has everything in one file, what npm would install included.
const worker = await rolldown({ input: at("src/service-worker.ts"), platform: "browser" });
await worker.write({ file: at("dist/service-worker.js"), format: "iife", minify: true, codeSplitting: false });

declare();
writeFileSync(at("dist/THIRD-PARTY-LICENSES.txt"), licences());

const docs = join(generated, "docs");
// mock.js is for pages that are opened from disk; these are served.
if (existsSync(docs))
  cpSync(docs, at("dist/docs"), { recursive: true, filter: (file) => file !== join(docs, "mock.js") });
else console.warn("There is no generated/docs, so the package has no documentation in it. Run first: npm run docs");

function dropMap(file: string): void {
  const path = join(at("dist"), file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  rmSync(`${path}.map`);
}

/** The licences of the libraries that the build puts inside; they ask to be passed on. */
function licences(): string {
  const modules = at("../../node_modules");
  const names = [...Object.keys(devDependencies), "tldts-core"];
  return names
    .map((name) => {
      const folder = join(modules, name);
      const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<
        string,
        string
      >;
      return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), "utf8").trim() : ""}`;
    })
    .join(`\n\n${"-".repeat(80)}\n\n`);
}

/** Writes the declarations of the entries, and of what they refer to, as they lie in the workshop: beside the types of the contract. */
function declare(): void {
  const root = at("../..");
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const files = Object.values(input(entries));
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
  });
  const emitted = new Map<string, string>();
  program.emit(undefined, (file, text) => emitted.set(resolve(file), text));
  const written = new Set<string>();
  const write = (source: string) => {
    const file = source.replace(/\.ts$/, ".d.ts");
    const text = emitted.get(file);
    if (text === undefined || written.has(file)) return;
    written.add(file);
    const target = join(at("dist/types"), relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll(IMPORT, '"$1.js"'));
    for (const [, imported = ""] of text.matchAll(IMPORT)) write(join(dirname(file), `${imported}.ts`));
  };
  for (const file of files) write(file);
}
