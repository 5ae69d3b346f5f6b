/** A piece of a text and what to put in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * How sure it is that a place has to do with the API.
 *
 * `certain`: it belongs to a call of the API by direct means. `likely`: name and place are those of the API. `possible`: the name is the
 * same, or a value of the API goes where it is not followed.
 */
type Rank = "certain" | "likely" | "possible";

/** A place in a file that has to do with version 2.0. */
export interface Hit {
  start: number;
  end: number;
  /** `name`: a name of 2.0; `version`: the number of the version; `flow`: a value that goes where it is not followed. */
  kind: "name" | "version" | "flow";
  /** What stands there, for people. */
  from: string;
  /** Its counterpart in 2.1; `null` without one. */
  to: string | null;
  /** The section of the specification that states the change. */
  section: string;
  rank: Rank;
  /** Why it is ranked so, or what to do, as a sentence without a capital or a full stop. */
  reason: string;
  /** How to write it in 2.1; empty when that needs a person. */
  edits: Edit[];
  /** Whether code that asks for 2.0 has to wait until this is settled. */
  isBlocking: boolean;
  /** Whether it belongs to code that asks for 2.0 by a version that stands in the code. */
  isPinned: boolean;
}

/** A hit without what most hits have in common. */
export function listed(
  hit: Pick<Hit, "start" | "end" | "from" | "to" | "section" | "rank" | "reason"> & Partial<Hit>,
): Hit {
  return { kind: "name", edits: [], isBlocking: hit.rank !== "possible", isPinned: false, ...hit };
}

/** The place of a version that is asked for. */
export function versionHit(start: number, end: number, rank: Hit["rank"], reason: string): Hit {
  const version = { kind: "version", from: "version 2.0", to: "version 2.1", section: "9" } as const;
  return listed({ ...version, start, end, rank, reason, isBlocking: true });
}
