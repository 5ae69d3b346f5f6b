// Builds the package into dist/: each entry as ESM and CommonJS with declarations. What it takes from generated/ lies outside
// of it, so that the sources are first laid out as they are published, in dist/src/, where source maps and declaration maps lead to.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { build } from "tsdown";
import { refresh } from "../../scripts/lib/fresh.ts";
import { licencesOf } from "./licences.ts";
import manifest from "./package.json" with { type: "json" };

refresh(join(import.meta.dirname, "../.."));

const home = import.meta.dirname;
const dist = join(home, "dist");
const stage = join(dist, "src");

rmSync(dist, { recursive: true, force: true });
cpSync(join(home, "src"), stage, { recursive: true });
for (const kind of ["client", "types", "versions.ts"]) {
  cpSync(join(home, "../../generated", kind), join(stage, "generated", kind), { recursive: true });
}
edit(join(stage, "generated.ts"), (text) => text.replaceAll("../../../generated/", "./generated/"));
// The validators are the mock's: compiled code, and what says in words what that finds.
const compiled = join(stage, "generated/mock");
cpSync(join(home, "../../generated/mock"), compiled, { recursive: true });
for (const name of ["problem.ts", "validate-request.ts"]) {
  cpSync(join(home, "../mock/src", name), join(stage, "mock", name));
  edit(join(stage, "mock", name), (text) => text.replaceAll("../../../generated/", "../generated/"));
}
edit(join(stage, "validators/compiled.ts"), (text) =>
  text.replaceAll("../../../../generated/", "../generated/").replaceAll("../../../mock/src/", "../mock/"),
);

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
  outputOptions: (options, format) => {
    const usual = options.chunkFileNames;
    const chunkFileNames: typeof usual = (chunk) => {
      const [, kind, module] = /generated\/mock\/(\w+)\/(\w+)\.js$/.exec(chunk.facadeModuleId ?? "") ?? [];
      if (kind) return `validators/${kind}-${module}-[hash].${format === "cjs" ? "cjs" : "js"}`;
      return typeof usual === "function" ? usual(chunk) : (usual ?? "[name]-[hash].js");
    };
    return { ...options, chunkFileNames };
  },
});
writeFileSync(join(dist, "LICENSES.txt"), licencesOf(sources()));
minifyCompiled(join(dist, "validators"));
for (const { name } of readdirSync(compiled, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  rmSync(join(compiled, name), { recursive: true });

/** The files that went into the entries, as the source maps name them. */
function sources(): string[] {
  const maps = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|cjs)\.map$/.test(name));
  return maps.flatMap((name) => {
    const file = join(dist, name);
    return (JSON.parse(readFileSync(file, "utf8")) as { sources: string[] }).sources.map((path) =>
      join(file, "..", path),
    );
  });
}

/** Nobody reads compiled validators, and nobody steps through them: they are published small, without maps. */
function minifyCompiled(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.endsWith(".map")) rmSync(file);
    else edit(file, (text) => transformSync(text, { minify: true, target: "es2022" }).code);
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
