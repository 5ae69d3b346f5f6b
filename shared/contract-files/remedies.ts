import type { Bundle, Node } from "@data-validation/openapi-document/document";
import { examplesOfBody, failureExamplesOf } from "@data-validation/openapi-document/examples";
import { describedValues } from "@data-validation/openapi-document/values";
import { readKeyedTable } from "@data-validation/tooling/keyed-table";
import { textShape } from "@data-validation/tooling/table";
import { nameVersions } from "./bundles.ts";

const FILE = "docs/content/remedies.yaml";

/**
 * What a caller does about each error of the contract, by `group type subtype`, in the order of
 * their statuses.
 */
export function errorRemedies(bundles: Bundle[]): Record<string, string> {
  const words = bundles.flatMap((bundle) =>
    failureExamplesOf(bundle).flatMap(({ value }) => value.errors.map(findingKey)),
  );
  const table = readKeyedTable(FILE, words, textShape, { section: "errors" });
  return Object.fromEntries(
    [...new Set(words)].map((word) => [word, nameVersions(table[word] ?? "", "disjunction")]),
  );
}

type Finding = Record<"group" | "type" | "severity" | "description", string> & {
  subtype: string | null;
};
type ResponsePart = { errors?: Finding[] } | null;

/**
 * What a caller does about each finding in the examples of the contract, by `group type subtype`.
 */
export function findingRemedies(bundles: Bundle[]): Record<string, string> {
  return readKeyedTable(FILE, namesInExamples(bundles), textShape, { section: "findings" });
}

/**
 * What a caller does about findings that no example has, by `group type subtype` of the values in
 * the contract.
 */
export function otherFindingRemedies(bundles: Bundle[]): Record<string, string> {
  const exampleNames = new Set(namesInExamples(bundles));
  const optional = bundles
    .flatMap(possibleFindings)
    .map(findingKey)
    .filter((name) => !exampleNames.has(name));
  return readKeyedTable(FILE, [], textShape, { section: "otherFindings", optional });
}

/** Every combination of the values that the contract lists. */
function possibleFindings({ components }: Bundle) {
  const { properties = {} } = components.schemas.Finding as Node;
  const valuesOf = (field: string) => [...describedValues(properties[field] as Node).keys()];
  const subtypes = [...valuesOf("subtype"), null];
  return valuesOf("group").flatMap((group) =>
    valuesOf("type").flatMap((type) => subtypes.map((subtype) => ({ group, type, subtype }))),
  );
}

function namesInExamples(bundles: Bundle[]): string[] {
  const responses = bundles.flatMap((bundle) =>
    Object.values(bundle.paths).flatMap(({ post }) =>
      Object.values(examplesOfBody<Record<string, unknown>>(bundle, post.responses[200])),
    ),
  );
  return responses.flatMap(({ value }) => findingsOfResponse(value).map(findingKey));
}

/** The findings in a response, of its result, its correction and its suggestions. */
export function findingsOfResponse(body: object): Finding[] {
  const {
    result,
    resultCorrected,
    suggestions = [],
  } = body as Partial<{
    result: ResponsePart;
    resultCorrected: ResponsePart;
    suggestions: ResponsePart[];
  }>;
  return [result, resultCorrected, ...suggestions].flatMap((part) => part?.errors ?? []);
}

export function findingKey({ group, type, subtype }: Omit<Finding, "severity" | "description">) {
  return `${group} ${type} ${subtype}`;
}
