import type { Random } from "@data-validation/mock/internal/replay/random";

export type SampleData = Record<string, unknown>;

export interface SampleRequest {
  query: Record<string, string>;
  options?: SampleData;
  client?: SampleData;
}

/** A plausible input, damaged, and its original. */
export interface Sample {
  request: SampleRequest;
  /** What is wrong with a valid correction of it; undefined if nothing is. */
  fault: (corrected: SampleData) => string | undefined;
}

/** Makes a random sample, with a check of its corrections that is independent of the mock. */
export type SampleOf = (random: Random) => Sample;
