// The one door to what is made from the contract; the build brings it into the package.
import { currentVersion, operations } from "../../../generated/client/operations.ts";
import type { paths as paths20 } from "../../../generated/types/2.0.ts";
import type { paths as paths21 } from "../../../generated/types/2.1.ts";

export { currentVersion, operations };

/** The operations of each version, by data kind and operation, each with its path. */
export type Operations = typeof operations;

/** A version of the API. */
export type Version = keyof Operations;

/** The version that a client speaks unless it is told otherwise. */
export type CurrentVersion = typeof currentVersion;

/** The paths of each version, as openapi-typescript writes them. */
export interface Paths {
  "2.0": paths20;
  "2.1": paths21;
}
