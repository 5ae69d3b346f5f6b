import { migrations } from "../migrate/changes.ts";
import type { StandardSchemaV1 } from "../standard-schema.ts";
import { describe, type Problem, problemsOf, type SchemaError, type Validate } from "./compiled.ts";
import type { RequestChecks } from "./load.ts";

type Issue = StandardSchemaV1.Issue;
type Part = "query" | "options";

/**
 * What is wrong with a request: an issue for each field. Where only a part of it is asked about, paths and messages are as seen from that
 * part, and what is wrong with the rest is left out.
 */
export function requestIssues(checks: RequestChecks, body: unknown, part?: Part): Issue[] {
  const problems = problemsOf(checks.version, checks, body);
  if (problems.length === 0) return [];
  const advised = adviceOn(checks);
  const told = problems
    .filter(({ description = "" }) => !advised.some(({ field }) => description.includes(`${field}.`)))
    .flatMap((problem) => (problem.relatedTo ?? [""]).map((field) => ({ field, message: messageOf(problem) })));
  return [...advised, ...told].flatMap(({ field, message }) => {
    const keys = field === "" ? [] : field.split(".");
    if (part === undefined) return [{ message, path: ["request", ...keys].map(keyOf) }];
    return keys[0] === part ? [{ message: message.replaceAll(`${part}.`, ""), path: keys.slice(1).map(keyOf) }] : [];
  });
}

/** What is wrong with the body of a success. */
export function responseIssues(response: Validate, body: unknown): Issue[] {
  if (response(body)) return [];
  return (response.errors ?? []).map((error) => {
    const keys = keysOf(error);
    const message = keys.length === 0 ? "The body must be an object." : describe(keys.join("."), error);
    return { message, path: keys.map(keyOf) };
  });
}

/** A problem in a sentence; those that the API describes by their kind alone have none of their own. */
function messageOf({ example, description, relatedTo }: Problem): string {
  if (description) return description;
  if (example === "queryParametersCombination") return `Not together: ${relatedTo?.join(", ")}.`;
  return example === "queryNotSent" ? "The field query is required." : "The body has no object request.";
}

/** The names among the refused ones that the other version has, with what to use instead. */
function adviceOn({ version, path, request }: RequestChecks): { field: string; message: string }[] {
  const errors = request.errors ?? [];
  const refused = errors.filter(({ keyword }) => keyword === "false schema").map(({ instancePath }) => instancePath);
  return migrations
    .filter(({ from, to }) => version === from || version === to)
    .flatMap((migration) => migration.changes.map((change) => ({ ...change, isOld: version === migration.from })))
    .filter((change) => change.path === path)
    .flatMap(({ place, from, to, isOld }) => {
      const [foreign, own] = isOld ? [to, from] : [from, to];
      const field = `${place}.${foreign}`.replace("request.", "");
      if (foreign === null || !refused.includes(`/request/${field.replaceAll(".", "/")}`)) return [];
      const advice = own === null ? "no counterpart" : `use ${own}`;
      return [{ field, message: `${foreign} is not in version ${version}: ${advice}.` }];
    });
}

/** Where an error is; a missing field is where it should be. */
function keysOf({ instancePath, keyword, params }: SchemaError): string[] {
  const keys = instancePath.split("/").slice(1);
  return keyword === "required" ? [...keys, String(params.missingProperty)] : keys;
}

function keyOf(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}
