import { currentVersion, readBundles } from "@data-validation/contract-files/bundles";
import { type Bundle, kindOfPath } from "@data-validation/openapi-document/document";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { writeDataValidator } from "./mock/data-validator.ts";
import { writePage } from "./mock/page.ts";
import { writeResponseExamples, writeTables } from "./mock/tables.ts";
import { writeValidators } from "./mock/validators.ts";
import { writeWords } from "./mock/words.ts";

/**
 * Writes mock/: tables, examples and compiled validators, a folder per data kind, which is loaded
 * at its first call.
 */
export async function writeMock(output: ArtifactFolder): Promise<void> {
  const bundles = readBundles(output.folder);
  const kinds = [
    ...new Set(bundles.flatMap(({ paths }) => Object.keys(paths).map(kindOfPath))),
  ].sort();
  output.write("mock/tables.ts", writeTables(bundles));
  output.write("mock/words.ts", writeWords(bundles));
  output.write("mock/page.ts", await writePage());
  for (const kind of kinds) {
    const ofKind = bundles.map((bundle) => pick(bundle, kind));
    const { requests, responses } = await writeValidators(ofKind);
    const modules = [
      { name: "examples", type: "ResponseExamples", code: writeResponseExamples(ofKind) },
      { name: "requests", type: "RequestValidators", code: requests },
      { name: "responses", type: "ResponseValidators", code: responses },
    ];
    for (const { name, type, code } of modules) {
      output.write(`mock/${kind}/${name}.js`, code);
      output.write(`mock/${kind}/${name}.d.ts`, declarationOf(name, type));
    }
  }
  const current = bundles.filter(({ info }) => info.version === currentVersion(bundles));
  output.write("mock/data.js", await writeDataValidator(current));
  output.write("mock/data.d.ts", DATA);
  output.write("mock/index.ts", writeIndex(kinds));
}

const DATA = `import type { CurrentVersion } from "../versions.ts";
import type { DataValidator } from "@data-validation/request-validation/compiled";
export declare const data: Record<CurrentVersion, DataValidator>;
`;

/** A bundle with the paths of one data kind. */
function pick(bundle: Bundle, kind: string): Bundle {
  const paths = Object.entries(bundle.paths).filter(([path]) => kindOfPath(path) === kind);
  return { ...bundle, paths: Object.fromEntries(paths) };
}

function declarationOf(name: string, type: string): string {
  return `import type { ById, ${type} } from "../index.ts";\nexport declare const ${name}: ById<${type}>;\n`;
}

function writeIndex(kinds: string[]): string {
  const loaders = (name: string) => `{
${kinds.map((kind) => `  ${kind}: async () => (await import("./${kind}/${name}.js")).${name},`).join("\n")}
}`;
  return `// The validators and examples of each data kind, made from openapi/ by npm run generate.
import type { RequestValidators, ResponseExamples, ResponseValidators } from "@data-validation/request-validation/compiled";
import type { Version } from "../versions.ts";

/** A data kind: the first part of a path. */
export type Kind = ${kinds.map((kind) => JSON.stringify(kind)).join(" | ")};

export type * from "@data-validation/request-validation/compiled";

/** A value for each operation, by version and operation id. */
export type ById<Value> = Record<Version, Record<string, Value>>;

/** The request validators of each kind, by version and operation id. */
export const loadRequests: Record<Kind, () => Promise<ById<RequestValidators>>> = ${loaders("requests")};

/** The response validators of each kind, by version and operation id. */
export const loadResponses: Record<Kind, () => Promise<ById<ResponseValidators>>> = ${loaders("responses")};

/** The response examples of each kind, by version and operation id. */
export const loadExamples: Record<Kind, () => Promise<ById<ResponseExamples>>> = ${loaders("examples")};
`;
}
