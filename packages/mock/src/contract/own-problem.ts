import type { RequestValidators } from "@data-validation/generated/mock/index";
import type { ErrorName } from "@data-validation/generated/mock/tables";
import { versions } from "@data-validation/generated/versions";
import type { RequestProblem } from "@data-validation/request-validation/problem";
import { requestProblems } from "@data-validation/request-validation/validate-request";
import { type MockOperation, modulesOf } from "./operations.ts";
import { explainUnknownNames } from "./unknown-fields.ts";

/**
 * An error of the contract about the fields of an operation. The contract has one example for all
 * operations, with the fields of one.
 */
export async function problemOfOperation(
  operation: MockOperation,
  example: ErrorName,
): Promise<RequestProblem> {
  const { requests } = await modulesOf(operation);
  const validators = requests[operation.version][operation.id];
  if (!validators) return { example };
  const query = Object.keys(validators.named["/request/query"] ?? {});
  const options = Object.keys(validators.named["/request/options"] ?? {});
  const optionsOfAllVersions = versions.flatMap((version) =>
    Object.keys(requests[version][operation.id]?.named["/request/options"] ?? {}),
  );
  const removed = optionsOfAllVersions.filter((name) => !options.includes(name));
  const matchingProblem = wrongRequests(query, options, removed)
    .flatMap((request) => problemsWith(operation, validators, { request }))
    .find((problem) => problem.example === example);
  // The error of an empty query lists the fields of this version only; the table also has those of
  // other versions.
  const [missing] = problemsWith(operation, validators, { request: { query: {} } });
  const requiredFields = (missing?.relatedTo ?? []).map((field) => field.replace(/^query\./, ""));
  return (
    matchingProblem ??
    nearestProblem(example, requiredFields.length > 0 ? requiredFields : query, options)
  );
}

/** Each has one mistake. */
function wrongRequests(query: string[], options: string[], removed: string[]): object[] {
  const completeQuery = Object.fromEntries(query.map((name) => [name, "x"]));
  const first = query[0] ?? "";
  return [
    { query: {} },
    { query: completeQuery },
    ...query.map((name) => ({ query: { ...completeQuery, [name]: [true] } })),
    ...query.map((name) => ({ query: { [name]: [true] } })),
    { query: { [misspell(first)]: "x" } },
    ...removed.map((name) => ({ query: {}, options: { [name]: true } })),
    ...options.map((name) => ({ query: {}, options: { [name]: { x: 1 } } })),
  ];
}

function problemsWith(
  { version }: MockOperation,
  validators: RequestValidators,
  body: object,
): RequestProblem[] {
  return [...requestProblems(version, validators, body), ...explainUnknownNames(validators, body)];
}

/** The error with fields of the operation, for an error that none of its requests can have. */
function nearestProblem(example: ErrorName, query: string[], options: string[]): RequestProblem {
  const field = query[0] ?? "";
  const option = options[0] ?? "";
  const problems: Partial<Record<ErrorName, Omit<RequestProblem, "example">>> = {
    queryParametersMissing: {
      relatedTo: [field],
      description: `The field query.${field} is required.`,
    },
    queryParametersRequired: {
      relatedTo: query,
      description: `Send at least one of ${query.join(", ")}.`,
    },
    queryParametersCombination: { relatedTo: query.slice(0, 2) },
    optionNotKnown: {
      relatedTo: [misspell(option)],
      description: `There is no option ${misspell(option)}. Send ${option}.`,
    },
    optionNotSupportedForQuery: {
      relatedTo: [option],
      description: `The query does not have the option ${option}. Omit the option.`,
    },
  };
  return { example, ...problems[example] };
}

function misspell(name: string): string {
  return name.slice(0, -1);
}
