// Builds the package into dist/: each entry as ESM and CommonJS with declarations, and the command. What it takes from generated/ lies outside
// of it, so that the sources are first laid out as they are published, in dist/src/, where source maps and declaration maps lead to.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsdown";
import { bundleCommand } from "./bundle-command.ts";
import manifest from "./package.json" with { type: "json" };

const home = import.meta.dirname;
const dist = join(home, "dist");
const stage = join(dist, "src");

rmSync(dist, { recursive: true, force: true });
cpSync(join(home, "src"), stage, { recursive: true });
// The command is bundled with its parsers, which no application needs.
for (const part of ["cli.ts", "migrate/command", "clean"]) rmSync(join(stage, part), { recursive: true, force: true });
for (const kind of ["client", "types", "versions.ts"]) {
  cpSync(join(home, "../../generated", kind), join(stage, "generated", kind), { recursive: true });
}
edit(join(stage, "contract.ts"), (text) => text.replaceAll("../../../generated/", "./generated/"));

const entries = Object.keys(manifest.exports)
  .filter((name) => name !== "./package.json")
  .map((name) => (name === "." ? "index" : name.slice(2)));
await build({
  config: false,
  cwd: home,
  tsconfig: join(home, "tsconfig.json"),
  entry: Object.fromEntries(entries.map((name) => [name, join(stage, `${name}.ts`)])),
  outDir: dist,
  clean: false,
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  sourcemap: true,
  dts: { sourcemap: true },
  define: { PACKAGE_VERSION: JSON.stringify(manifest.version) },
  logLevel: "error",
});
await bundleCommand(join(home, "src/cli.ts"), dist);

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
