// Compiles the package to dist/. What it takes from generated/ lies outside of it, so that the sources are first laid out as they will be
// published: src/ beside contract/, with one import to mend, that of the one door (src/contract.ts).
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { bundleCommand } from "./bundle-command.ts";

const home = import.meta.dirname;
const dist = join(home, "dist");
const stage = join(dist, "src");

rmSync(dist, { recursive: true, force: true });
cpSync(join(home, "src"), stage, { recursive: true });
// The command is bundled with its parsers, which no application needs.
rmSync(join(stage, "cli.ts"));
rmSync(join(stage, "migrate/command"), { recursive: true });
for (const kind of ["client", "types", "versions.ts"]) {
  cpSync(join(home, "../../generated", kind), join(stage, "generated", kind), { recursive: true });
}
edit(join(stage, "contract.ts"), (text) => text.replaceAll("../../../generated/", "./generated/"));

const { config } = ts.readConfigFile(join(home, "tsconfig.json"), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, home);
const program = ts.createProgram(fileNames, options);
const { diagnostics } = program.emit();
const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
rmSync(stage, { recursive: true });
if (faults.length > 0) {
  console.error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));
  process.exit(1);
}
// The compiler rewrites the endings of imports in JavaScript and leaves them in declarations.
for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (file.endsWith(".d.ts"))
    edit(join(dist, file), (text) => text.replaceAll(/(["'])(\.{1,2}\/[^"']*)\.ts\1/g, "$1$2.js$1"));
}

await bundleCommand(join(home, "src/cli.ts"), dist);

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
