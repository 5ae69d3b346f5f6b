import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type CarriedContract,
  readContract,
} from "@data-validation/cli/internal/contract-model/load";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import type { Json } from "@data-validation/openapi-document/json";
import { filesIn } from "@data-validation/tooling/files";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { rolldown } from "rolldown";
import manifest from "../../packages/cli/package.json" with { type: "json" };
import { licencesOf } from "../lib/release/licences.ts";

refreshArtifacts(fileURLToPath(new URL("../..", import.meta.url)));

const at = (path: string) => fileURLToPath(new URL(`../../packages/cli/${path}`, import.meta.url));

/**
 * Dependencies are external, as npm installs them beside the package; of the mock, only its
 * published exports. Development dependencies are bundled, because Babel 8 requires a newer Node
 * than it needs.
 */
const external = [
  /^node:/,
  ...Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(/(?!internal/)|$)`)),
];

rmSync(at("dist"), { recursive: true, force: true });
mkdirSync(at("dist"));
const code = await rolldown({
  input: { main: at("src/main.ts") },
  external,
  platform: "node",
  resolve: { conditionNames: [SOURCE_CONDITION] },
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

// The contract with the sources that name the place of each schema. Examples, and what the bundler
// adds, name none.
const { documents, grades, read } = readContract(at("../.."));
const files = filesIn(at("../../openapi")).filter((name) =>
  /(?<!\.(examples|overlay))\.yaml$/.test(name),
);
const sources = Object.fromEntries(
  files.map((name) => [`openapi/${name}`, read(`openapi/${name}`) as Json]),
);
writeFileSync(
  at("dist/contract.json"),
  JSON.stringify({ documents, grades, sources } satisfies CarriedContract),
);
// The slim contract with its values as data, from which tools and options are derived.
copyFileSync(at("../../generated/cli/contract.json"), at("dist/slim.json"));
