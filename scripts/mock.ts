import { capital } from "@data-validation/common/text";
import { currentVersion, readBundles } from "@data-validation/contract-files/bundles";
import { type Bundle, kindOf } from "@data-validation/openapi-document/document";
import type { Output } from "@data-validation/tooling/output";
import { writeExamples, writeTables } from "./mock/tables.ts";
import { writeDataValidator, writeValidators } from "./mock/validators.ts";
import { writeWords } from "./mock/words.ts";

export async function mock(output: Output): Promise<void> {
  const bundles = readBundles(output.folder);
  const kinds = [...new Set(bundles.flatMap(({ paths }) => Object.keys(paths).map(kindOf)))].sort();
  output.write("mock/tables.ts", writeTables(bundles));
  output.write("mock/words.ts", writeWords(bundles));
  for (const kind of kinds) {
    const ofKind = bundles.map((bundle) => pick(bundle, kind));
    const modules = { examples: writeExamples(ofKind), ...(await writeValidators(ofKind)) };
    for (const [name, code] of Object.entries(modules)) {
      output.write(`mock/${kind}/${name}.js`, code);
      output.write(`mock/${kind}/${name}.d.ts`, declare(name));
    }
  }
  const current = bundles.filter(({ info }) => info.version === currentVersion(bundles));
  output.write("mock/data.js", await writeDataValidator(current));
  output.write("mock/data.d.ts", DATA);
  output.write("mock/index.ts", writeIndex(kinds));
}

const DATA = `import type { CurrentVersion } from "../versions.ts";
import type { Validate } from "./index.ts";
/** What judges data of one's own, the members of each list and, without a name, of the whole, and the members of the objects in companies and addresses: each with the name of its object, or null. */
export declare const data: Record<
  CurrentVersion,
  { judge: Validate; members: Record<string, string[]>; objects: Record<string, Record<string, string | null>> }
>;
`;

function pick(bundle: Bundle, kind: string): Bundle {
  const paths = Object.entries(bundle.paths).filter(([path]) => kindOf(path) === kind);
  return { ...bundle, paths: Object.fromEntries(paths) };
}

function declare(name: string): string {
  const type = capital(name);
  return `import type { ById, ${type} } from "../index.ts";\nexport declare const ${name}: ById<${type}>;\n`;
}

const TYPES = `/** A violation of a schema: an error of Ajv. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A compiled schema: returns whether a value is valid, and leaves the violations in \`errors\`. */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** The validators of an operation's request; they find every error. */
export interface Requests {
  request: Validate;
  /** The alternatives of the query, each on its own, to explain a query by the closest one. */
  forms: Validate[];
  /** The pairs of fields of the query that exclude each other. */
  exclusive: string[][];
  /** The fields that the contract names, by the path of their object from the body's root, with the values that it lists. */
  named: Record<string, Record<string, string[] | null>>;
}

/** The validators of an operation's response bodies by status; they stop at the first error. */
export type Responses = Record<number, Validate>;

/** The response examples of an operation by name: the body of a success, or the status of an error, which is in the table of errors. */
export type Examples = Record<string, { body: unknown } | { status: number }>;

/** A value for each operation, by version and operation id. */
export type ById<Value> = Record<Version, Record<string, Value>>;
`;

/** The types of a data kind's modules, and the functions that load them. */
function writeIndex(kinds: string[]): string {
  const loaders = (name: string) => `{
${kinds.map((kind) => `  ${kind}: async () => (await import("./${kind}/${name}.js")).${name},`).join("\n")}
}`;
  return `// What the mock knows of each data kind, made from openapi/ by npm run generate.
import type { Version } from "../versions.ts";

/** A data kind: the first part of a path. */
export type Kind = ${kinds.map((kind) => JSON.stringify(kind)).join(" | ")};

${TYPES}
/** The request validators of each kind, by version and operation id. */
export const loadRequests: Record<Kind, () => Promise<ById<Requests>>> = ${loaders("requests")};

/** The response validators of each kind, by version and operation id. */
export const loadResponses: Record<Kind, () => Promise<ById<Responses>>> = ${loaders("responses")};

/** The response examples of each kind, by version and operation id. */
export const loadExamples: Record<Kind, () => Promise<ById<Examples>>> = ${loaders("examples")};
`;
}
