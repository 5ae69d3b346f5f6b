import { bareName } from "@data-validation/common/bare-name";
import { type ErrorExample, type ErrorName, tables } from "@data-validation/generated/mock/tables";
import type { Version } from "@data-validation/generated/versions";
import { MOST_ERRORS, type RequestProblem } from "@data-validation/request-validation/problem";
import type { MockResponse } from "../exchange/call.ts";

/** Writes the response of section 7 for a call with problems; the first one decides the status. */
export function problemResponse(
  version: Version,
  problems: readonly [RequestProblem, ...RequestProblem[]],
): MockResponse {
  const { status } = errorExample(version, problems[0].example);
  const errors = problems
    .slice(0, MOST_ERRORS)
    .map((problem) => ({ problem, row: errorExample(version, problem.example) }))
    .filter(({ row }) => row.status === status)
    .map(({ problem, row: { error } }) => ({
      ...error,
      relatedTo: problem.relatedTo?.map(bareName) ?? error.relatedTo,
      description: problem.description ?? error.description,
    }));
  return { status, headers: { ...tables[version].headers[status] }, body: { errors } };
}

export function errorExample(version: Version, name: string): ErrorExample {
  const example = tables[version].errors[name];
  if (!example) throw new Error(`The contract ${version} has no error example named ${name}.`);
  return example;
}

export function errorResponse(version: Version, status: number): MockResponse {
  const [example] =
    Object.entries(tables[version].errors).find(([, row]) => row.status === status) ?? [];
  if (example === undefined) throw new Error(`The contract ${version} has no response ${status}.`);
  return problemResponse(version, [{ example: example as ErrorName }]);
}

export function statusesOf(version: Version): number[] {
  return Object.keys(tables[version].headers).map(Number);
}
