import { NEW, OLD } from "./names.ts";

export type TextEdit = { start: number; end: number; text: string };

export interface Hit {
  start: number;
  end: number;
  /**
   * `name`: a name of the old version; `version`: the number of the version; `untracked`: a value
   * that is not followed further.
   */
  kind: "name" | "version" | "untracked";
  from: string;
  /** Its name in the new version; `null` if there is none. */
  to: string | null;
  /**
   * `certain`: part of a followed call; `likely`: name and place match the API; `possible`: any
   * other.
   */
  rank: "certain" | "likely" | "possible";
  /** Reason of the rank, or what to do: a sentence without a capital and a full stop. */
  reason: string;
  /** Edits that migrate it; empty if a person has to. */
  edits: TextEdit[];
  /** Whether it blocks code that requests the old version. */
  isBlocking: boolean;
  /** Whether it belongs to code that requests the old version by a literal. */
  isPinned: boolean;
  /**
   * Whether it is a client that other files import: it blocks only if a file that is not connected
   * has old names.
   */
  isExported?: boolean;
  /** Why it belongs to the API if no call is followed. */
  evidence?: HitEvidence;
}

type HitEvidence =
  /** A call beside it names the path of an operation. */
  | "call"
  /** Other names of the API are beside it. All equal names are edited, or none. */
  | "name"
  /** The code requests a known version. */
  | "requested"
  /** It is the number of a version at its place. */
  | "version";

/** The range of a name or a literal, without its quotation marks. */
export function insideQuotes({ start, end }: Pick<Hit, "start" | "end">, text: string) {
  const quotes = Number(/["'`]/.test(text[start] ?? ""));
  return { start: start + quotes, end: end - quotes };
}

/** The edits of a hit; if there are none, the reason why a person has to. */
export type Fix = Pick<Hit, "edits" | "reason">;

export function fixBy(...edits: TextEdit[]): Fix {
  return { edits, reason: "" };
}

export function fixByHand(reason: string): Fix {
  return { edits: [], reason };
}

export function makeHit(
  hit: Pick<Hit, "start" | "end" | "from" | "to" | "rank" | "reason"> & Partial<Hit>,
): Hit {
  return { kind: "name", edits: [], isBlocking: hit.rank !== "possible", isPinned: false, ...hit };
}

/** A request that code outside of the followed calls passes on. */
export function makeRequestHit({ start, end }: Pick<Hit, "start" | "end">): Hit {
  return makeHit({
    start,
    end,
    kind: "untracked",
    from: "the request",
    to: null,
    rank: "possible",
    reason: "it comes from a caller that is not followed",
    isBlocking: true,
  });
}

/** Why the rest of a pattern is listed. */
export const REST = "the rest keeps its names";

/** A response, or a part of it, that code outside of the followed calls reads. */
export function makeResponseHit(hit: Pick<Hit, "start" | "end" | "reason">): Hit {
  return makeHit({
    ...hit,
    kind: "untracked",
    from: "the response",
    to: null,
    rank: "possible",
    isBlocking: true,
  });
}

export function makeVersionHit(hit: Pick<Hit, "start" | "end" | "rank" | "reason">): Hit {
  const version = { kind: "version", from: `version ${OLD}`, to: `version ${NEW}` } as const;
  return makeHit({ ...version, ...hit, isBlocking: true });
}
