import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectAssumptions } from "./assumptions.ts";
import { currentVersion, readBundle, versions } from "./lib/bundles.ts";
import { command } from "./lib/command.ts";
import { filesIn } from "./lib/files.ts";
import type { Bundle } from "./lib/openapi/document.ts";
import { examplesOf } from "./lib/openapi/examples.ts";
import type { Output } from "./lib/output.ts";
import { workflowsOf } from "./lib/workflows.ts";

const help = `
Usage: node scripts/data.ts [--out <folder>]

Makes what packages/contract publishes from the bundles (npm run generate) and the types: for each version its bundle, its slim
document, its types, examples and workflows; the collections, the list of operations and the list of assumptions.

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** Writes data/: everything in the package @data-validation/contract but its manifest and README. */
export function data(output: Output): void {
  const bundles = versions().map((version) => readBundle(output.folder, version));
  for (const bundle of bundles) {
    const { version } = bundle.info;
    const copy = (file: string) => readFileSync(join(output.folder, file), "utf8");
    output.write(`data/${version}/openapi.yaml`, copy(`openapi/${version}.yaml`));
    output.write(`data/${version}/openapi.json`, copy(`openapi/${version}.json`));
    output.write(`data/${version}/openapi.slim.yaml`, copy(`openapi/${version}.slim.yaml`));
    output.write(`data/${version}/openapi.slim.json`, copy(`openapi/${version}.slim.json`));
    for (const { name, text } of workflowsOf(version, "../openapi.json"))
      output.write(`data/${version}/workflows/${name}.arazzo.yaml`, text);
    output.write(`data/${version}/types.d.ts`, copy(`types/${version}.ts`));
    output.write(`data/${version}/examples.json`, json(examples(bundle)));
    output.write(`data/${version}/openapi.json.d.ts`, declare("object", "The bundle of this version, as JSON."));
    output.write(
      `data/${version}/openapi.slim.json.d.ts`,
      declare("object", "The slim document of this version, for generators, importers and models."),
    );
    output.write(
      `data/${version}/examples.json.d.ts`,
      `import type { Examples } from "../index.js";\n\n${declare(`Examples<"${version}">`, "The examples of this version.")}`,
    );
  }
  for (const file of filesIn(join(output.folder, "collections")))
    output.write(`data/collections/${file}`, readFileSync(join(output.folder, "collections", file), "utf8"));
  const names = bundles.map(({ info }) => info.version);
  output.write("data/index.js", index(names, currentVersion(bundles), operations(bundles)));
  output.write("data/index.d.ts", types(names, currentVersion(bundles)));
  output.write("data/assumptions.json", json(collectAssumptions(bundles)));
  output.write(
    "data/assumptions.json.d.ts",
    `import type { Assumption } from "./index.js";\n\n${declare("readonly Assumption[]", "What the contract assumes.")}`,
  );
}

/** The examples of a version: for each operation the pairs of request and response, and the errors that operations share. */
function examples(bundle: Bundle): object {
  const errors = new Map<string, object>();
  const pairs = Object.entries(bundle.paths).map(([path, { post }]) => {
    const { requestBody, responses } = post as typeof post & { requestBody: Record<string, unknown> };
    for (const [status, response] of Object.entries(responses).filter(([status]) => Number(status) >= 400)) {
      for (const [name, { summary, value }] of Object.entries(examplesOf(bundle, response))) {
        errors.set(name, { summary, status: Number(status), body: value });
      }
    }
    const answers = examplesOf(bundle, responses["200"] ?? {});
    const requests = Object.entries(examplesOf(bundle, requestBody));
    const pair = requests.map(([name, { summary, value }]) => [
      name,
      { summary, request: value, response: answers[name]?.value },
    ]);
    return [path, Object.fromEntries(pair)];
  });
  return { operations: Object.fromEntries(pairs), errors: Object.fromEntries(errors) };
}

/** The operations of all versions, in the order of the newest. */
function operations(bundles: Bundle[]): object[] {
  const paths = [...new Set(bundles.toReversed().flatMap((bundle) => Object.keys(bundle.paths)))];
  return paths.map((path) => {
    const having = bundles.filter((bundle) => bundle.paths[path]);
    const { operationId: id, summary, tags } = (having.at(-1) as Bundle).paths[path]?.post ?? {};
    return { id, method: "POST", path, kind: tags?.[0], summary, versions: having.map(({ info }) => info.version) };
  });
}

function index(names: string[], current: string, operations: object[]): string {
  return `// What every version of the API has in common, made from the contract.
export const versions = ${JSON.stringify(names)};
export const currentVersion = ${JSON.stringify(current)};
export const operations = ${JSON.stringify(operations, undefined, 2)};
`;
}

function types(names: string[], current: string): string {
  const list = names.map((name) => JSON.stringify(name)).join(", ");
  const alias = (name: string) => `v${name.replaceAll(".", "_")}`;
  return `${names.map((name) => `import type * as ${alias(name)} from "./${name}/types.js";`).join("\n")}

/** The versions of the API, oldest first. */
export declare const versions: readonly [${list}];

/** A version of the API. */
export type Version = (typeof versions)[number];

/** The version of a request without the header api-version. */
export declare const currentVersion: ${JSON.stringify(current)};

/** The version of a request without the header api-version. */
export type CurrentVersion = typeof currentVersion;

/** The types of each version, as openapi-typescript writes them. */
export interface Contracts {
${names
  .map(
    (name) =>
      `  ${JSON.stringify(name)}: { paths: ${alias(name)}.paths; components: ${alias(name)}.components; operations: ${alias(name)}.operations };`,
  )
  .join("\n")}
}

${TYPES}`;
}

/** The declaration of a JSON file. */
function declare(type: string, what: string): string {
  return `/** ${what} */\ndeclare const value: ${type};\nexport default value;\n`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** The types that all versions share. */
const TYPES = `/** An operation of the API. */
export interface Operation {
  /** \`operationId\` in the bundles, for example \`phoneValidate\`. */
  id: string;
  method: "POST";
  /** For example \`/phone/validate\`. */
  path: keyof Contracts[Version]["paths"];
  /** The kind of data that it is about, its tag in the bundles: \`phone\`. */
  kind: string;
  summary: string;
  /** The versions that have it, oldest first. */
  versions: Version[];
}

/** The operations of the API. */
export declare const operations: readonly Operation[];

/** The schemas of a version by their names: \`Schemas["PhoneData"]\`, \`Schemas<"2.0">["PhoneData"]\`. */
export type Schemas<V extends Version = CurrentVersion> = Contracts[V]["components"]["schemas"];

/** A path of a version, for example \`/phone/validate\`. */
export type Path<V extends Version = CurrentVersion> = keyof Contracts[V]["paths"];

type Body<Content> = Content extends { content: { "application/json": infer B } } ? B : never;

/** The body of a request: \`RequestBody<"/phone/validate">\`, \`RequestBody<"/phone/validate", "2.0">\`. */
export type RequestBody<P extends Path<V>, V extends Version = CurrentVersion> = Contracts[V]["paths"][P] extends {
  post: { requestBody: infer B };
}
  ? Body<B>
  : never;

/** The body of a success. */
export type ResponseBody<P extends Path<V>, V extends Version = CurrentVersion> = Contracts[V]["paths"][P] extends {
  post: { responses: { 200: infer R } };
}
  ? Body<R>
  : never;

/** The body of a failure, the same for every operation. */
export type ErrorBody = Body<Contracts[CurrentVersion]["paths"][Path]["post"]["responses"][401]>;

/** A request and its response. */
export interface Example<Request, Response> {
  /** When this happens, in a few words. */
  summary: string;
  request: Request;
  response: Response;
}

/** The examples of a version. */
export interface Examples<V extends Version = CurrentVersion> {
  /** Requests with their responses, by path and name of the example. */
  operations: { [P in Path<V>]: Record<string, Example<RequestBody<P, V>, ResponseBody<P, V>>> };
  /** Failures by name. */
  errors: Record<string, { summary: string; status: number; body: ErrorBody }>;
}

/** A node of the contract that the specification does not show. */
export interface Assumption {
  /** The place in the bundles, as a JSON pointer. */
  pointer: string;
  /** What is there. */
  what: string;
  /** What the specification does not show. */
  why: string;
  /** Whether the place itself is assumed, what is in it, or a detail of it. */
  extent: "place" | "content" | "detail";
  /** The field, such as \`request.query.email\`, or the part of an operation, such as \`status 404\`. */
  field: string;
  /** The paths of the operations that have it; empty outside of operations. */
  operations: string[];
  /** The versions whose contract has it. */
  versions: Version[];
}
`;

if (import.meta.main) await command(help, ({ output }) => data(output));
