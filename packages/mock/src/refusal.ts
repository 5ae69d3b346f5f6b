import type { Api } from "./apis.ts";
import { errorExample } from "./apis.ts";
import type { ApiError } from "./contract.ts";

/**
 * Why a request is refused: a row of the contract's error examples, and what this request has to do with it.
 *
 * The row gives status, group, type and subtype; they are written in the contract and nowhere else.
 */
export interface Refusal {
  /** Name of the contract's error example, for example `queryParametersMissing`. */
  example: string;
  /** The request fields concerned, as paths from `request`. */
  relatedTo?: string[];
  /** What happened and how to mend it; the example's own words where absent. */
  description?: string;
  /** What the response carries beside the headers that every response has. */
  headers?: Record<string, string>;
}

/** A response as it leaves the mock, but for the headers that every response has. */
export interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The most errors that one response lists; a request with thousands of faults is told the first ones. */
const MOST_ERRORS = 20;

/** Writes the body of section 7 for a request that is refused; the first refusal decides the status. */
export function refuse(api: Api, refusals: readonly [Refusal, ...Refusal[]]): Answer {
  const { status } = errorExample(api, refusals[0].example);
  const sameStatus = refusals.filter((refusal) => errorExample(api, refusal.example).status === status);
  return {
    statusCode: status,
    headers: { "content-type": "application/json", ...refusals[0].headers },
    body: { errors: sameStatus.slice(0, MOST_ERRORS).map((refusal) => writeError(api, refusal)) },
  };
}

function writeError(api: Api, { example, relatedTo, description }: Refusal): ApiError {
  const { error } = errorExample(api, example);
  return { ...error, relatedTo: relatedTo ?? error.relatedTo, description: description ?? error.description };
}
