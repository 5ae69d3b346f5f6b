import { tables } from "../../../generated/mock/contract.ts";
import type { Kind } from "../../../generated/mock/index.ts";
import { thorough } from "../../../generated/mock/thorough.ts";
import { versions as oldestFirst, type Version } from "../../../generated/versions.ts";
import { parseBody } from "../../../packages/mock/src/body.ts";
import { type Problem, problemAnswer } from "../../../packages/mock/src/problem.ts";
import { problemsOf } from "../../../packages/mock/src/validate-request.ts";

/** An error of section 7, as the API writes it. */
export interface ApiError {
  type: string;
  subtype: string;
  /** The request fields concerned, as paths from `request`. */
  relatedTo: string[];
  description: string;
}

/** What the contract has against the text of a body, and the body when the text is JSON. */
export interface Verdict {
  errors: ApiError[];
  json?: unknown;
}

/** The versions of the API, newest first. */
export const versions = [...oldestFirst].reverse();

export { currentVersion } from "../../../generated/versions.ts";

/** Judges a body as the mock does: with the mock's own code, whose validators were compiled when the contract was made. */
export function judge(version: Version, path: string, text: string): Verdict {
  const body = parseBody(text);
  if ("problem" in body) return { errors: toErrors(version, [body.problem]) };
  const id = tables[version].operations[path]?.id ?? "";
  const validators = thorough[path.split("/")[1] as Kind][version][id];
  if (!validators) throw new Error(`Version ${version} has no operation ${path}.`);
  return { errors: toErrors(version, problemsOf(version, validators, body.json)), json: body.json };
}

function toErrors(version: Version, problems: Problem[]): ApiError[] {
  const [first, ...others] = problems;
  return first ? (problemAnswer(version, [first, ...others]).body as { errors: ApiError[] }).errors : [];
}
