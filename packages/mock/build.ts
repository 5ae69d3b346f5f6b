import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import ts from "typescript";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = createRequire(import.meta.url)("./package.json") as { dependencies: Record<string, string> };

/** What npm installs beside the package stays outside of it; the contract goes inside. */
const external = [/^node:/, ...Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`))];

/** Writes the declarations of a source file and of those that its own refer to. */
function declare(name: string, written = new Set<string>()): void {
  if (written.has(name)) return;
  written.add(name);
  const source = readFileSync(at(`src/${name}.ts`), "utf8");
  const { outputText } = ts.transpileDeclaration(source, { compilerOptions: { isolatedDeclarations: true } });
  writeFileSync(at(`dist/${name}.d.ts`), outputText.replaceAll(/(?<=from "\.\/[\w-]+)\.ts(?=")/g, ".js"));
  for (const [, imported = ""] of outputText.matchAll(/from "\.\/([\w-]+)\.ts"/g)) declare(imported, written);
}

rmSync(at("dist"), { recursive: true, force: true });
mkdirSync(at("dist"));
const code = await rolldown({ input: [at("src/index.ts"), at("src/cli.ts")], external, platform: "node" });
await code.write({ dir: at("dist"), format: "esm" });
declare("index");

const docs = at("../../generated/docs");
if (existsSync(docs)) cpSync(docs, at("dist/docs"), { recursive: true });
else console.warn("There is no generated/docs, so the package has no documentation in it. Run first: npm run docs");
