import { type Api, apis, defaultApi } from "../../../packages/mock/src/apis.ts";
import { parseBody } from "../../../packages/mock/src/body.ts";
import { createRequestJudge, type RequestJudge } from "../../../packages/mock/src/judge/request.ts";
import { createValidators } from "../../../packages/mock/src/judge/validators.ts";
import { type Refusal, refuse } from "../../../packages/mock/src/refusal.ts";

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
export const versions = [...apis.keys()].reverse();

/** The version that answers a request without a version. */
export const currentVersion = defaultApi.version;

const judges = new Map<string, RequestJudge>();

/** Judges a body as the mock does: with the mock's own code, whose validators are compiled when the page is made. */
export function judge(version: string, path: string, text: string): Verdict {
  const api = apiOf(version);
  const body = parseBody(new TextEncoder().encode(text), "application/json");
  if ("refusal" in body) return { errors: toErrors(api, [body.refusal]) };
  return { errors: toErrors(api, judgeOf(api, path)(body.json)), json: body.json };
}

/** The version's part of the contract. */
export function apiOf(version: string): Api {
  const api = apis.get(version);
  if (!api) throw new Error(`There is no version ${version}.`);
  return api;
}

function judgeOf(api: Api, path: string): RequestJudge {
  const key = `${api.version} ${path}`;
  const known = judges.get(key);
  if (known) return known;
  const operation = api.operations.get(path);
  if (!operation) throw new Error(`There is no operation ${path}.`);
  const made = createRequestJudge(api, operation, createValidators(api));
  judges.set(key, made);
  return made;
}

function toErrors(api: Api, refusals: Refusal[]): ApiError[] {
  const [first, ...others] = refusals;
  return first ? (refuse(api, [first, ...others]).body as { errors: ApiError[] }).errors : [];
}
