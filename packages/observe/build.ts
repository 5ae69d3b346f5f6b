import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import ts from "typescript";
import manifest from "./package.json" with { type: "json" };
import { readContract } from "./src/contract/load.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What npm installs beside the package stays outside of it. */
const external = [/^node:/, ...Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(/|$)`))];

/** In the workshop the mock is its sources; outside, it is the package that npm installs beside this one. */
const mockAsPackage: Plugin = {
  name: "mock-as-package",
  resolveId: (id) => (id.endsWith("/mock/src/index.ts") ? { id: "@data-validation/mock", external: true } : null),
};

/** Writes the declarations of a source file and of those that its own refer to. */
function declare(file: string, written = new Set<string>()): void {
  if (written.has(file)) return;
  written.add(file);
  const source = readFileSync(at(`src/${file}`), "utf8");
  const { outputText } = ts.transpileDeclaration(source, { compilerOptions: { isolatedDeclarations: true } });
  const target = at(`dist/${file.replace(/\.ts$/, ".d.ts")}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText.replaceAll(/(?<=from "\.[^"]*)\.ts(?=")/g, ".js"));
  for (const [, imported = ""] of outputText.matchAll(/from "(\.[^"]+\.ts)"/g)) {
    declare(posix.join(posix.dirname(file), imported), written);
  }
}

rmSync(at("dist"), { recursive: true, force: true });
mkdirSync(at("dist"));
const input = { index: at("src/index.ts"), cli: at("src/cli.ts"), worker: at("src/proxy/worker.ts") };
const code = await rolldown({ input, external, platform: "node", plugins: [mockAsPackage] });
await code.write({ dir: at("dist"), format: "esm", sourcemap: true, chunkFileNames: "[name].js" });
declare("index.ts");
chmodSync(at("bin/data-validation-observe.js"), 0o755);

// The contract goes inside, with its sources, so that a patch of them can be made anywhere.
const { documents, sources } = readContract(at("../.."));
writeFileSync(at("dist/contract.json"), JSON.stringify({ documents, sources }));
