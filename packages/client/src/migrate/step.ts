import type { Version } from "../generated.ts";
import type { Translator } from "./translate.ts";

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
}

/** What differs between two neighbouring versions. Everything else that has to do with the difference follows from it. */
export interface Step {
  from: Version;
  to: Version;
  /** Every name that differs. What changes without a name (a field that can be null) is not here. */
  changes: readonly Change[];
  /** What translates each operation that differs, by its path. */
  paths: Readonly<Record<string, Translator>>;
}
