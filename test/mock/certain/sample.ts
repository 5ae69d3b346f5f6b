import type { Chance } from "./chance.ts";

export type Data = Record<string, unknown>;

export interface Request {
  query: Record<string, string>;
  options?: Data;
  client?: Data;
}

/** A plausible input, damaged, and its original. */
export interface Sample {
  request: Request;
  /** What is wrong with a valid correction of it; undefined if nothing is. */
  fault: (corrected: Data) => string | undefined;
}

/** Makes a random sample, with a check of its corrections that is independent of the mock. */
export type SampleOf = (chance: Chance) => Sample;
