import type { Call } from "../engine/value.ts";

/** A piece of a text and what to put in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * How sure it is that a place means the API's old name.
 *
 * `certain`: it was followed to a call of the API. `likely`: it looks like it, and something about it could not be followed. `possible`:
 * the name is the same.
 */
export type Rank = "certain" | "likely" | "possible";

/** A place in a file that has to do with version 2.0. */
export interface Hit {
  file: string;
  start: number;
  end: number;
  /** What stands there: a name of 2.0, or `version 2.0`. */
  from: string;
  /** What 2.1 has for it; null when it has nothing. */
  to: string | null;
  /** The section of the specification that states the change. */
  section: string;
  rank: Rank;
  /** Why it is ranked so, or what to do, as a sentence without a capital or a full stop. */
  reason: string;
  /** How to write it in 2.1; empty when that needs a person. */
  edits: Edit[];
  /** Whether the version may not be changed while this is here. */
  isBlocking: boolean;
  /** The calls that it belongs to; empty when it could not be followed to one. */
  calls: readonly Call[];
}
