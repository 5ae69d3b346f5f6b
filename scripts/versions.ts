import { currentVersion, readBundle, versions } from "./lib/bundles.ts";
import { command } from "./lib/command.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/versions.ts [--out <folder>]

Makes the index of the versions from the bundles (npm run generate): their names, the types of each, and, in a module of its own, the
bundle of each. Code that needs "every version" takes it from there, so that a new version of the contract reaches it by itself.

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** Writes versions.ts, names and types, and documents.ts, the bundles: code that needs no bundle loads none. */
export function versionIndex(output: Output): void {
  const names = versions();
  output.write(
    "versions.ts",
    namesAndTypes(names, currentVersion(names.map((name) => readBundle(output.folder, name)))),
  );
  output.write("documents.ts", documents(names));
}

function namesAndTypes(names: string[], current: string): string {
  return `// The versions of the API, made from openapi/ by npm run generate.
${names.map((name) => `import type * as ${identifier(name)} from "./types/${name}.ts";`).join("\n")}

/** The versions of the API, oldest first. */
export const versions = ${JSON.stringify(names).replaceAll(",", ", ")} as const;

/** A version of the API. */
export type Version = (typeof versions)[number];

/** The version of a request without the header that selects one. */
export const currentVersion = ${JSON.stringify(current)} satisfies Version;

/** The version of a request without the header that selects one. */
export type CurrentVersion = typeof currentVersion;

/** What openapi-typescript makes of each version: its \`paths\`, \`components\` and \`operations\`. */
export interface Contracts {
${names.map((name) => `  ${JSON.stringify(name)}: { ${members(identifier(name))} };`).join("\n")}
}

/** The schemas of a version by their names. */
export type Schemas<V extends Version = CurrentVersion> = Contracts[V]["components"]["schemas"];
`;
}

function members(module: string): string {
  return ["paths", "components", "operations"].map((name) => `${name}: ${module}.${name}`).join("; ");
}

function documents(names: string[]): string {
  return `// The bundle of each version of the API, made from openapi/ by npm run generate.
${names.map((name) => `import ${identifier(name)} from "./openapi/${name}.json" with { type: "json" };`).join("\n")}
import type { Version } from "./versions.ts";

/** The parsed bundle of each version. */
export const documents: Readonly<Record<Version, object>> = {
${names.map((name) => `  ${JSON.stringify(name)}: ${identifier(name)},`).join("\n")}
};
`;
}

function identifier(version: string): string {
  return `v${version.replaceAll(".", "_")}`;
}

if (import.meta.main) await command(help, ({ output }) => versionIndex(output));
