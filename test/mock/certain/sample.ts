import type { Chance } from "./chance.ts";

export type Data = Record<string, unknown>;

export interface Request {
  query: Record<string, string>;
  options?: Data;
  client?: Data;
}

/** An input that people could have sent, damaged, and what it says. */
export interface Sample {
  request: Request;
  /** What is wrong with a valid correction of it; undefined if nothing is. */
  fault: (corrected: Data) => string | undefined;
}

/** Makes a sample by chance, with a judge of its corrections that knows nothing of the mock. */
export type SampleOf = (chance: Chance) => Sample;
