import { camelCase } from "@data-validation/common/text";
import { findVersionHeader } from "@data-validation/contract-files/bundles";
import {
  type Bundle,
  followReferences,
  referenceName,
} from "@data-validation/openapi-document/document";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";
import { byId, headersOf, operationsOf } from "./operations.ts";

export function writeTables(bundles: Bundle[]): string {
  // The headers are those of every version.
  const [anyBundle] = bundles as [Bundle];
  const table = Object.fromEntries(
    bundles.map((bundle) => [bundle.info.version, tablesOf(bundle)]),
  );
  return `// The part of the contract that the mock needs before the data kind of a call, made from openapi/ by npm run generate.
import type { VersionTables } from "@data-validation/request-validation/tables";
import type { Version } from "../versions.ts";

/** The names of the error examples, of all versions. */
export type ErrorName = ${errorNames(bundles).join(" | ")};

export type * from "@data-validation/request-validation/tables";

/** The names of the response examples that each path has, in any version. */
export interface ExampleNames {
${exampleNames(bundles).join("\n")}
}

/** The header of each response that states its version. */
export const versionHeader = ${JSON.stringify(findVersionHeader(anyBundle))};

/** The request header that asks for details of the request. */
export const requestDetailsHeader = ${JSON.stringify(detailsHeaderOf(anyBundle))};

/** The headers of a response that state the limits of a key. */
export const limitHeaders = ${JSON.stringify(limitHeadersOf(anyBundle), undefined, 2)};

/** The tables of each version. */
export const tables: Readonly<Record<Version, VersionTables>> = ${JSON.stringify(table, undefined, 2)};
`;
}

function errorNames(bundles: Bundle[]): string[] {
  const names = bundles.flatMap((bundle) => failureExamplesOf(bundle).map(({ name }) => name));
  return [...new Set(names)].map((name) => JSON.stringify(name));
}

/** The request header that asks for details of the request. */
export function detailsHeaderOf({ components }: Bundle): string {
  return String(components.parameters.IncludeRequestDetails?.name);
}

/** The names of the limit headers, by their component in the contract. */
export function limitHeadersOf(bundle: Bundle): Record<string, string> {
  const [operation] = Object.values(bundle.paths);
  const headers = Object.entries(headersOf(bundle, operation?.post.responses[200] ?? {}));
  const version = findVersionHeader(bundle);
  return Object.fromEntries(
    headers
      .filter(([name]) => name !== version)
      .map(([name, header]) => [camelCase(referenceName(header) ?? ""), name]),
  );
}

/** Lines of an interface: the example names of each path. */
function exampleNames(bundles: Bundle[]): string[] {
  return [...Map.groupBy(bundles.flatMap(operationsOf), ({ path }) => path)].map(
    ([path, operations]) => {
      const names = operations.flatMap(({ responses }) =>
        responses.flatMap(({ examples }) => Object.keys(examples)),
      );
      const union = [...new Set(names)].map((name) => JSON.stringify(name)).join(" | ");
      return `  ${JSON.stringify(path)}: ${union || "never"};`;
    },
  );
}

function tablesOf(bundle: Bundle): object {
  const operations = operationsOf(bundle);
  const responses = operations.flatMap((operation) => operation.responses);
  const errors = failureExamplesOf(bundle).map(({ name, status, value }) => [
    name,
    { status, error: value.errors[0] },
  ]);
  return {
    operations: Object.fromEntries(
      operations.map(({ path, id }) => [path, { id, method: "POST" }]),
    ),
    errors: Object.fromEntries(errors),
    headers: Object.fromEntries(responses.map(({ status, headers }) => [status, headers])),
    defaults: defaultsOf(bundle),
  };
}

function defaultsOf(bundle: Bundle): Record<string, object> {
  const options = Object.entries(bundle.components.schemas).filter(([name]) =>
    name.endsWith("Options"),
  );
  return Object.fromEntries(
    options.map(([name, { properties = {} }]) => {
      const defaults: Record<string, unknown> = {};
      for (const [option, property] of Object.entries(properties))
        if (property)
          defaults[option] = property.default ?? followReferences(bundle, property).default;
      return [name, defaults];
    }),
  );
}

export function writeResponseExamples(bundles: Bundle[]): string {
  const examples = bundles.map((bundle) => {
    const examplesById = byId(bundle, ({ responses }) => {
      const entries = responses.flatMap(({ status, examples }) =>
        Object.entries(examples).map(([name, body]) => [
          name,
          status < 400 ? { body } : { status },
        ]),
      );
      return Object.fromEntries(entries);
    });
    return [bundle.info.version, examplesById];
  });
  const json = JSON.stringify(Object.fromEntries(examples), undefined, 1);
  return `// The response examples of a data kind, made from openapi/ by npm run generate.\nexport const examples = ${json};\n`;
}
