import { type Bundle, follow, type Node } from "../lib/openapi/document.ts";
import { failuresOf } from "../lib/openapi/examples.ts";
import { operationsOf } from "./operations.ts";

/** The module of the tables that every call needs: operations, errors, headers and the defaults of options. */
export function writeTables(bundles: Bundle[]): string {
  const table = Object.fromEntries(bundles.map((bundle) => [bundle.info.version, tablesOf(bundle)]));
  return `// What the mock knows of the contract before it knows the data kind of a call, made from openapi/ by npm run generate.
import type { Version } from "../versions.ts";

/** An operation. */
export interface Operation {
  id: string;
  method: string;
}

/** The error object of a failed request (section 7), as an example of the contract shows it. */
export interface ErrorExample {
  status: number;
  error: { group: string; type: string; subtype: string; severity: string; relatedTo: string[]; description: string };
}

/** The tables of a version. */
export interface Tables {
  /** By path. */
  operations: Readonly<Record<string, Operation>>;
  /** By the name of the example. */
  errors: Readonly<Record<string, ErrorExample>>;
  /** The status codes of an operation, with the headers of each response except the version. */
  headers: Readonly<Record<number, Readonly<Record<string, string>>>>;
  /** The defaults of each schema of options, by its name. */
  defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The names of the response examples that each path has, in any version. */
export interface ExampleNames {
${exampleNames(bundles).join("\n")}
}

/** The tables of each version. */
export const tables: Readonly<Record<Version, Tables>> = ${JSON.stringify(table, undefined, 2)};
`;
}

/** A line for each path: the names of its examples as a type. */
function exampleNames(bundles: Bundle[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { path, responses } of bundles.flatMap(operationsOf)) {
    const known = names.get(path) ?? new Set();
    for (const { examples } of responses) for (const name of Object.keys(examples)) known.add(name);
    names.set(path, known);
  }
  return [...names].map(([path, known]) => {
    const union = [...known].map((name) => JSON.stringify(name)).join(" | ");
    return `  ${JSON.stringify(path)}: ${union || "never"};`;
  });
}

function tablesOf(bundle: Bundle): object {
  const operations = operationsOf(bundle);
  const responses = operations.flatMap((operation) => operation.responses);
  const errors = failuresOf(bundle).map(({ name, status, value }) => [name, { status, error: value.errors[0] }]);
  return {
    operations: Object.fromEntries(operations.map(({ path, id }) => [path, { id, method: "POST" }])),
    errors: Object.fromEntries(errors),
    headers: Object.fromEntries(responses.map(({ status, headers }) => [status, headers])),
    defaults: defaultsOf(bundle),
  };
}

function defaultsOf(bundle: Bundle): Record<string, Node> {
  const schemas = (bundle.components as unknown as { schemas: Record<string, Node> }).schemas;
  const options = Object.entries(schemas).filter(([name]) => name.endsWith("Options"));
  return Object.fromEntries(
    options.map(([name, schema]) => {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Node | boolean>);
      const defaults = properties.map(([option, property]) => {
        const node = typeof property === "object" ? { ...follow(bundle, property), ...property } : {};
        return [option, node.default] as const;
      });
      return [name, Object.fromEntries(defaults.filter(([, value]) => value !== undefined))];
    }),
  );
}

/** The module of a data kind's response examples. */
export function writeExamples(bundles: Bundle[]): string {
  const examples = bundles.map((bundle) => [
    bundle.info.version,
    Object.fromEntries(
      operationsOf(bundle).map(({ id, responses }) => [
        id,
        Object.fromEntries(
          responses.flatMap((response) =>
            Object.entries(response.examples).map(([name, body]) => [
              name,
              response.status < 400 ? { body } : { status: response.status },
            ]),
          ),
        ),
      ]),
    ),
  ]);
  const json = JSON.stringify(Object.fromEntries(examples), undefined, 1);
  return `// The response examples of a data kind, made from openapi/ by npm run generate.\nexport const examples = ${json};\n`;
}
