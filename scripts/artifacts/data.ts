import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectAssumptions } from "@data-validation/contract-files/assumptions";
import { currentVersion, readBundles } from "@data-validation/contract-files/bundles";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOfBody, failureExamplesOf } from "@data-validation/openapi-document/examples";
import { gradesByStrength } from "@data-validation/openapi-document/grades";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { filesIn } from "@data-validation/tooling/files";
import ts from "typescript";
import type { Operation } from "../lib/types/contract-types.ts";

const PROFILES = "docs/samples/profiles";
const TYPES = "scripts/lib/types/contract-types.ts";

/** Writes data/: the content of the package @data-validation/contract. */
export function writeData(output: ArtifactFolder): void {
  const bundles = readBundles(output.folder);
  const read = (file: string) => readFileSync(join(output.folder, file), "utf8");
  for (const bundle of bundles) {
    const { version } = bundle.info;
    const write = (name: string, content: string | object) =>
      output.write(`data/${version}/${name}`, content);
    for (const name of ["yaml", "json", "slim.yaml", "slim.json"])
      write(`openapi.${name}`, read(`openapi/${version}.${name}`));
    for (const name of ["json", "slim.json"])
      write(`openapi.${name}.d.ts`, declarationOf("object"));
    for (const { name, text } of workflowsOf(version, "../openapi.json"))
      write(`workflows/${name}.arazzo.yaml`, text);
    write("types.d.ts", read(`types/${version}.ts`));
    write("examples.json", examplesOfVersion(bundle));
    write("examples.json.d.ts", declarationOf(`import("../index.js").Examples<"${version}">`));
    write("grades.json", read(`grades/${version}.json`));
    write("grades.json.d.ts", declarationOf('import("../index.js").Grades'));
  }
  for (const file of filesIn(join(output.folder, "collections")))
    output.write(`data/collections/${file}`, read(`collections/${file}`));
  output.write("data/index.js", writeIndex(bundles));
  const { outputText } = ts.transpileDeclaration(read("versions.ts"), {});
  output.write(
    "data/index.d.ts",
    outputText.replaceAll(/"\.\/types\/(.+)\.ts"/g, '"./$1/types.js"') + sharedTypes(),
  );
  // The commands, settings and calls of client generators, which the guide shows and
  // test/generators runs.
  for (const file of filesIn(PROFILES))
    output.write(`data/profiles/${file}`, readFileSync(join(PROFILES, file), "utf8"));
  output.write("data/assumptions.json", collectAssumptions(bundles));
  output.write(
    "data/assumptions.json.d.ts",
    declarationOf('readonly import("./index.js").Assumption[]'),
  );
}

function examplesOfVersion(bundle: Bundle): object {
  const pairs = Object.entries(bundle.paths).map(([path, { post }]) => {
    const { requestBody, responses } = post;
    const results = examplesOfBody(bundle, responses[200]);
    const pair = Object.entries(examplesOfBody(bundle, requestBody)).map(
      ([name, { summary, value }]) => {
        return [name, { summary, request: value, response: results[name]?.value }];
      },
    );
    return [path, Object.fromEntries(pair)];
  });
  const errors = failureExamplesOf(bundle).map(({ name, summary, status, value }) => [
    name,
    { summary, status, body: value },
  ]);
  return { operations: Object.fromEntries(pairs), errors: Object.fromEntries(errors) };
}

/** The operations of all versions, in the order of the newest version. */
function operationsOfVersions(bundles: Bundle[]): Operation[] {
  const paths = [...new Set(bundles.toReversed().flatMap((bundle) => Object.keys(bundle.paths)))];
  return paths.map((path) => {
    const versions = bundles.filter((bundle) => bundle.paths[path]).map(({ info }) => info.version);
    const { post } = bundles.findLast((bundle) => bundle.paths[path])?.paths[path] ?? {};
    return {
      id: post?.operationId,
      method: "POST",
      path,
      kind: post?.tags[0],
      summary: post?.summary,
      versions,
    } as Operation;
  });
}

function writeIndex(bundles: Bundle[]): string {
  return `// What every version of the API has in common, made from the contract.
export const versions = ${JSON.stringify(bundles.map(({ info }) => info.version))};
export const currentVersion = ${JSON.stringify(currentVersion(bundles))};
export const operations = ${JSON.stringify(operationsOfVersions(bundles), undefined, 2)};
`;
}

function sharedTypes(): string {
  const [, types = ""] = readFileSync(TYPES, "utf8").split(/^import .*\n\n/m);
  const names = gradesByStrength.map((grade) => `"${grade}"`).join(" | ");
  return `${types}
/** The operations of the API. */
export declare const operations: readonly Operation[];

/**
 * Stated: the specification shows it. Observed: recordings of this service do. Corroborated: a
 * comparable service does. Assumed: no source does.
 */
export type Grade = ${names};
`;
}

const declarationOf = (type: string) => `declare const value: ${type};\nexport default value;\n`;
