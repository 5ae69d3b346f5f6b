import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectAssumptions } from "@data-validation/contract-files/assumptions";
import { currentVersion, readBundles } from "@data-validation/contract-files/bundles";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOf, failuresOf } from "@data-validation/openapi-document/examples";
import { grades } from "@data-validation/openapi-document/grades";
import { filesIn } from "@data-validation/tooling/files";
import type { Output } from "@data-validation/tooling/output";
import ts from "typescript";

const PROFILES = "docs/samples/profiles";

/** Writes data/: the content of the package @data-validation/contract. */
export function data(output: Output): void {
  const bundles = readBundles(output.folder);
  const read = (file: string) => readFileSync(join(output.folder, file), "utf8");
  for (const bundle of bundles) {
    const { version } = bundle.info;
    const write = (name: string, content: string | object) =>
      output.write(`data/${version}/${name}`, content);
    for (const name of ["yaml", "json", "slim.yaml", "slim.json"])
      write(`openapi.${name}`, read(`openapi/${version}.${name}`));
    for (const name of ["json", "slim.json"]) write(`openapi.${name}.d.ts`, declare("object"));
    for (const { name, text } of workflowsOf(version, "../openapi.json"))
      write(`workflows/${name}.arazzo.yaml`, text);
    write("types.d.ts", read(`types/${version}.ts`));
    write("examples.json", examples(bundle));
    write("examples.json.d.ts", declare(`import("../index.js").Examples<"${version}">`));
  }
  for (const file of filesIn(join(output.folder, "collections")))
    output.write(`data/collections/${file}`, read(`collections/${file}`));
  output.write("data/index.js", index(bundles));
  const { outputText } = ts.transpileDeclaration(read("versions.ts"), {});
  output.write(
    "data/index.d.ts",
    outputText.replaceAll(/"\.\/types\/(.+)\.ts"/g, '"./$1/types.js"') + TYPES,
  );
  // The commands, settings and calls of client generators, which the guide shows and test/generators runs.
  for (const file of filesIn(PROFILES))
    output.write(`data/profiles/${file}`, readFileSync(join(PROFILES, file), "utf8"));
  for (const { info } of bundles) {
    output.write(`data/${info.version}/grades.json`, read(`grades/${info.version}.json`));
    output.write(`data/${info.version}/grades.json.d.ts`, declare('import("../index.js").Grades'));
  }
  output.write("data/assumptions.json", collectAssumptions(bundles));
  output.write("data/assumptions.json.d.ts", declare('readonly import("./index.js").Assumption[]'));
}

/** The pairs of request and response of each operation, and the errors. */
function examples(bundle: Bundle): object {
  const pairs = Object.entries(bundle.paths).map(([path, { post }]) => {
    const { requestBody, responses } = post;
    const results = examplesOf(bundle, responses[200]);
    const pair = Object.entries(examplesOf(bundle, requestBody)).map(
      ([name, { summary, value }]) => {
        return [name, { summary, request: value, response: results[name]?.value }];
      },
    );
    return [path, Object.fromEntries(pair)];
  });
  const errors = failuresOf(bundle).map(({ name, summary, status, value }) => [
    name,
    { summary, status, body: value },
  ]);
  return { operations: Object.fromEntries(pairs), errors: Object.fromEntries(errors) };
}

/** The operations of all versions, in the order of the newest version. */
function operations(bundles: Bundle[]): object[] {
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
    };
  });
}

function index(bundles: Bundle[]): string {
  return `// What every version of the API has in common, made from the contract.
export const versions = ${JSON.stringify(bundles.map(({ info }) => info.version))};
export const currentVersion = ${JSON.stringify(currentVersion(bundles))};
export const operations = ${JSON.stringify(operations(bundles), undefined, 2)};
`;
}

/** The declaration of a JSON file. */
const declare = (type: string) => `declare const value: ${type};\nexport default value;\n`;

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

/** Stated: the specification shows it. Observed: recordings of this service do. Corroborated: a comparable service does. Assumed: nothing does. */
export type Grade = ${grades.map((grade) => `"${grade}"`).join(" | ")};

/** The grade of each operation and of its places, by path and place: \`request.query["number.full"]\`, \`header Retry-After\`, \`status 429\`. */
export type Grades = Record<
  string,
  { grade: Grade } & Record<"request" | "response" | "failure", Record<string, Grade>>
>;

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
  /** The grade of evidence in these operations. */
  grade: Grade;
  /** What sources show instead. */
  contradictions: string[];
  /** The field, such as \`request.query.email\`, or the part of an operation, such as \`status 404\`. */
  field: string;
  /** The fields inside that are assumed. */
  assumedFields: string[];
  /** The paths of the operations that have it with this grade; empty outside of operations. */
  operations: string[];
  /** The versions whose contract has it. */
  versions: Version[];
}
`;
