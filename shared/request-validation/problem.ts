import type { ErrorName } from "@data-validation/generated/mock/tables";

/**
 * Why a call gets no success: a row of the error examples of the contract, and what this call has
 * to do with it.
 */
export interface RequestProblem {
  /** Name of the contract's error example, for example `queryParametersMissing`. */
  example: ErrorName;
  /** The request fields concerned, as paths from `request`; the response has their bare names. */
  relatedTo?: string[];
  /** What happened and how to correct it; the example's own words if absent. */
  description?: string;
}

/** The most errors that one response lists; of thousands of faults, the first ones. */
export const MOST_ERRORS = 20;
