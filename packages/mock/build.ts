// Builds the package to dist/: an entry a folder or file, with what they share in chunks, so that a data kind is loaded when it is needed.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import ts from "typescript";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = createRequire(import.meta.url)("./package.json") as { dependencies: Record<string, string> };

/** What npm installs beside the package stays outside of it; the contract goes inside. */
const external = [
  /^node:/,
  ...["msw", "vite", ...Object.keys(dependencies)].map((name) => new RegExp(`^${name}(/|$)`)),
];

const entries = { index: "src/index.ts", "node/index": "src/node/index.ts" };
/** A relative import of a source file. */
const IMPORT = /"(\.{1,2}\/[^"]*)\.ts"/g;

const input = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, at(file)]));

rmSync(at("dist"), { recursive: true, force: true });

const code = await rolldown({
  input: input({ ...entries, "cli/main": "src/cli/main.ts" }),
  external,
  platform: "neutral",
});
await code.write({ dir: at("dist"), format: "esm", chunkFileNames: "chunks/[name]-[hash].js" });

declare();

const docs = at("../../generated/docs");
if (existsSync(docs)) cpSync(docs, at("dist/docs"), { recursive: true });
else console.warn("There is no generated/docs, so the package has no documentation in it. Run first: npm run docs");

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
