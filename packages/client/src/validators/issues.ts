import { foreignNames } from "../migrate/steps.ts";
import type { Issue } from "../standard-schema.ts";
import {
  describeViolation,
  type RequestProblem,
  requestProblems,
  type SchemaError,
  type Validator,
} from "./compiled.ts";
import type { RequestChecks } from "./load.ts";

/**
 * An issue for each wrong field of a request, or of one part of it: then paths and messages begin
 * there.
 */
export function requestIssues(
  checks: RequestChecks,
  body: unknown,
  part?: "query" | "options",
): Issue[] {
  const problems = requestProblems(checks.version, checks, body);
  if (problems.length === 0) return [];
  const advised = adviceOn(checks);
  const violations = problems
    .filter(
      ({ description = "" }) => !advised.some(({ field }) => description.includes(`${field}.`)),
    )
    .flatMap((problem) =>
      (problem.relatedTo ?? [""]).map((field) => ({ field, message: messageOf(problem) })),
    );
  return [...advised, ...violations].flatMap(({ field, message }) => {
    const keys = field === "" ? [] : field.split(".");
    if (part === undefined) return [{ message, path: ["request", ...keys].map(keyFrom) }];
    return keys[0] === part
      ? [{ message: message.replaceAll(`${part}.`, ""), path: keys.slice(1).map(keyFrom) }]
      : [];
  });
}

/** Returns the violations in the body of a success. */
export function responseIssues(response: Validator, body: unknown): Issue[] {
  if (response(body)) return [];
  return (response.errors ?? []).map((error) => {
    const keys = keysOf(error);
    const message =
      keys.length === 0 ? "The body must be an object." : describeViolation(keys.join("."), error);
    return { message, path: keys.map(keyFrom) };
  });
}

/** A problem as a sentence: some errors of the API have none. */
function messageOf({ example, description, relatedTo }: RequestProblem): string {
  if (description) return description;
  if (example === "queryParametersCombination") return `Not together: ${relatedTo?.join(", ")}.`;
  return example === "queryNotSent"
    ? "The field query is required."
    : "The body has no object request.";
}

function adviceOn({ version, path, request }: RequestChecks): { field: string; message: string }[] {
  const errors = request.errors ?? [];
  const rejected = errors
    .filter(({ keyword }) => keyword === "false schema")
    .map(({ instancePath }) => instancePath);
  return foreignNames(version).flatMap(({ path: at, place, foreignName, advice }) => {
    const field = `${place}.${foreignName}`.replace("request.", "");
    if (at !== path || !rejected.includes(`/request/${field.replaceAll(".", "/")}`)) return [];
    return [{ field, message: `${foreignName} is not in version ${version}: ${advice}.` }];
  });
}

/** The path of an error; of a missing field, where it should be. */
function keysOf({ instancePath, keyword, params }: SchemaError): string[] {
  const keys = instancePath.split("/").slice(1);
  return keyword === "required" ? [...keys, String(params.missingProperty)] : keys;
}

const keyFrom = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);
