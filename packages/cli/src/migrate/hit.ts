import { NEW, OLD } from "./names.ts";

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * `certain`: part of a call that is followed. `likely`: name and place are those of the API. `possible`: only the name is, or a value is not
 * followed further.
 */
type Rank = "certain" | "likely" | "possible";

export interface Hit {
  start: number;
  end: number;
  /** `name`: a name of the old version; `version`: the number of the version; `flow`: a value that goes where it is not followed. */
  kind: "name" | "version" | "flow";
  from: string;
  /** Its counterpart in the new version; `null` without one. */
  to: string | null;
  rank: Rank;
  /** Why it is ranked so, or what to do, as a sentence without a capital or a full stop. */
  reason: string;
  /** How to write it in the new version; empty when that needs a person. */
  edits: Edit[];
  /** Whether code that asks for the old version has to wait until this is settled. */
  isBlocking: boolean;
  /** Whether it belongs to code that asks for the old version by a text that stands in the code. */
  isPinned: boolean;
}

export function listed(hit: Pick<Hit, "start" | "end" | "from" | "to" | "rank" | "reason"> & Partial<Hit>): Hit {
  return { kind: "name", edits: [], isBlocking: hit.rank !== "possible", isPinned: false, ...hit };
}

export function versionHit(start: number, end: number, rank: Hit["rank"], reason: string): Hit {
  const version = { kind: "version", from: `version ${OLD}`, to: `version ${NEW}` } as const;
  return listed({ ...version, start, end, rank, reason, isBlocking: true });
}
