import type { Version } from "../generated.ts";

/** One row of the tables in sections 9.1 and 9.2 that gives a name of the older version another one in the newer, or none. */
export interface Change {
  /** The section of the specification that states it. */
  section: `9.${number}`;
  path: string;
  /** Where the name stands: from the root of the request or the response. */
  place: "request.query" | "request.options" | "result" | "result.data" | "result.data.format";
  /** The name in the older version; `null` if it has no counterpart there. */
  from: string | null;
  /** The name in the newer version, from the same place; `null` if it has no counterpart there. */
  to: string | null;
  /** What else changes with the name, in a few words. */
  note?: string;
  /** Of an option: the values of `to` that the boolean `from` stands for. */
  values?: { true: string; false: string };
  /** Of an option: whether the value becomes the last of the list `to`, which both versions have. */
  isAppended?: boolean;
}

/** Something that was asked for in one version and that the other cannot do. */
export interface Loss {
  /** The field, from `request`: `options.validationDepth`. */
  field: string;
  /** What was asked for. */
  value: unknown;
  /** The section of the specification. */
  section: Change["section"];
  /** Why it cannot be carried over, as a sentence. */
  reason: string;
}

/** A request in the words of the other version. */
export interface Translation<Body> {
  /** The request; ready to be sent. */
  body: Body;
  /** What could not be carried over; empty when the other version does the same. */
  lost: Loss[];
}

/** Translates an operation between two versions. Each function takes a body and gives what it is in the other version. */
export interface Translator {
  upgradeRequest: (body: never) => Translation<unknown>;
  downgradeRequest: (body: never) => Translation<unknown>;
  /** Null if a response of the older version holds too little for the newer one. */
  upgradeResponse: ((response: never) => unknown) | null;
  downgradeResponse: (response: never) => unknown;
  /** Fields of a request that an error may name: those of the older version by those of the newer one. */
  errorFields: Record<string, string>;
}

/** What differs between two neighbouring versions. Everything else that has to do with the difference follows from it. */
export interface Step {
  from: Version;
  to: Version;
  /** Every name that differs. */
  changes: readonly Change[];
  /** Fields of a response that the newer version may leave without a value, with the last name of what they stand in. */
  nullable: readonly { section: Change["section"]; holder: string; name: string }[];
  /** What translates each operation that differs, by its path. */
  paths: Readonly<Record<string, Translator>>;
}
