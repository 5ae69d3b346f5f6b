import type { Version } from "../generated.ts";
import type { Path } from "../types.ts";

/** A name that differs between two versions, or that only one of them has. */
export interface Change {
  path: Path<Version>;
  /** The place of the name, from the root of the request or the response. */
  place: "request.query" | "request.options" | "result" | "result.data" | "result.data.format";
  /** The name in the older version; `null` if it has no counterpart there. */
  from: string | null;
  /** The name in the newer version, from the same place; `null` if it has no counterpart there. */
  to: string | null;
  /** Another change that comes with the name, or advice: the end of a sentence. */
  note?: string;
  /** For a boolean option `from`: its values in terms of `to`. */
  values?: { true: string; false: string };
  /**
   * For an option: the values that only the newer version lists. Its name may be the same in both.
   */
  newValues?: readonly string[];
  /**
   * For an option: whether the value becomes the last of the list `to`, which both versions have.
   */
  isAppended?: boolean;
}

/** A requested feature of one version that the other lacks. */
export interface Loss {
  /** The field, from `request`: `options.validationDepth`. */
  field: string;
  /** The requested feature. */
  value: unknown;
  /** Why it cannot be carried over, as a sentence. */
  reason: string;
}

/** A request in the words of the other version. */
export interface Translation<Body> {
  /** The request; ready to be sent. */
  body: Body;
  /** Parts that the other version lacks; empty if it does the same. */
  lost: Loss[];
}

/** The members of an object by name. */
export type Members = Record<string, unknown>;

/** A result, or a proposal for one, as far as it is translated. */
export interface Candidate {
  data?: Members;
  errors?: { relatedTo?: string[] }[];
  fixes?: { data?: { typeFrom?: string | null; type?: string | null } }[];
  details?: unknown;
}

/** Changes in the responses of an operation beside the names in rows. */
export interface Meaning {
  /** Whether a response of the older version holds too little for the newer one. */
  isOneWay: boolean;
  /**
   * Translates a candidate whose names are translated: `result`, or one of the corrections and
   * suggestions.
   */
  translate(candidate: Candidate, flags: { isUpgrade: boolean; isResult: boolean }): Candidate;
}

/** The differences between two neighbouring versions: the only place that lists them. */
export interface Step {
  from: Version;
  to: Version;
  /** Every name that differs. */
  changes: readonly Change[];
  /**
   * Fields of a response that the newer version may leave empty, with the last name of their
   * parent.
   */
  nullable: readonly { parentName: string; name: string }[];
  /** Changes in a response beside names, by the path of the operation. */
  meanings: Readonly<Record<string, Meaning>>;
}
