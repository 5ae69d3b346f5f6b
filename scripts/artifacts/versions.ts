import {
  currentVersion,
  findVersionHeader,
  readBundles,
  versionIdentifier,
} from "@data-validation/contract-files/bundles";
import type { Bundle } from "@data-validation/openapi-document/document";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";

export function writeVersionIndex(output: ArtifactFolder): void {
  const bundles = readBundles(output.folder);
  const names = bundles.map(({ info }) => info.version);
  const members = (module: string) =>
    ["paths", "components", "operations"].map((name) => `${name}: ${module}.${name}`).join("; ");
  output.write(
    "versions.ts",
    `// The versions of the API, made from openapi/ by npm run generate.
${names.map((name) => `import type * as ${versionIdentifier(name)} from "./types/${name}.ts";`).join("\n")}

/** The versions of the API, oldest first. */
export const versions = ${JSON.stringify(names).replaceAll(",", ", ")} as const;

/** A version of the API. */
export type Version = (typeof versions)[number];

/** The version of a request without the header that selects one. */
export const currentVersion = ${JSON.stringify(currentVersion(bundles))} satisfies Version;

/** The version of a request without the header that selects one. */
export type CurrentVersion = typeof currentVersion;

/** The response header that states the version, in lower case. */
export const versionHeader = ${JSON.stringify(findVersionHeader(bundles[0] as Bundle).toLowerCase())};

/** What openapi-typescript makes of each version: its \`paths\`, \`components\` and \`operations\`. */
export interface Contracts {
${names.map((name) => `  ${JSON.stringify(name)}: { ${members(versionIdentifier(name))} };`).join("\n")}
}

/** The schemas of a version by their names. */
export type Schemas<V extends Version = CurrentVersion> = Contracts[V]["components"]["schemas"];
`,
  );
}
