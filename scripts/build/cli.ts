import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import { currentVersion } from "../../generated/versions.ts";
import { filesIn } from "../../scripts/lib/files.ts";
import { refresh } from "../../scripts/lib/fresh.ts";
import { licencesOf } from "../../scripts/lib/licences.ts";
import type { Json } from "../../scripts/lib/openapi/json.ts";
import manifest from "./package.json" with { type: "json" };
import { type CarriedContract, readContract } from "./src/observe/contract/load.ts";

refresh(fileURLToPath(new URL("../..", import.meta.url)));

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Dependencies stay outside: npm installs them beside the package. Development dependencies go inside: Babel 8 asks for a newer Node than it needs. */
const external = [
  /^node:/,
  ...Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
];

/** This repository uses the sources of the mock, the published package depends on the mock. */
const mockAsPackage: Plugin = {
  name: "mock-as-package",
  resolveId(id) {
    const entry = /\/mock\/src(\/node)?\/index\.ts$/.exec(id);
    return entry && { id: `@data-validation/mock${entry[1] ?? ""}`, external: true };
  },
};

rmSync(at("dist"), { recursive: true, force: true });
mkdirSync(at("dist"));
const code = await rolldown({
  input: { main: at("src/main.ts") },
  external,
  platform: "node",
  plugins: [mockAsPackage],
  transform: { define: { PACKAGE_VERSION: JSON.stringify(manifest.version) } },
});
const { output } = await code.write({
  dir: at("dist"),
  format: "esm",
  minify: true,
  chunkFileNames: "[name].js",
});
const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
writeFileSync(at("dist/THIRD-PARTY-LICENSES.txt"), licencesOf(modules));

// The contract with the sources that name the place of each schema. Examples, and what the bundler adds, name none.
const { documents, read } = readContract(at("../.."));
const files = filesIn(at("../../openapi")).filter((name) =>
  /(?<!\.(examples|overlay))\.yaml$/.test(name),
);
const sources = Object.fromEntries(
  files.map((name) => [`openapi/${name}`, read(`openapi/${name}`) as Json]),
);
writeFileSync(
  at("dist/contract.json"),
  JSON.stringify({ documents, sources } satisfies CarriedContract),
);
// The slim contract, from which tools and options are derived.
copyFileSync(
  at(`../../generated/openapi/${currentVersion}.slim.json`),
  at(`dist/${currentVersion}.slim.json`),
);
