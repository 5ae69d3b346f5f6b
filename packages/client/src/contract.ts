// The one door to what is made from the contract; the build brings it into the package.
import { currentVersion, type Operations, operations } from "../../../generated/client/operations.ts";
import type { paths as paths20 } from "../../../generated/types/2.0.ts";
import type { paths as paths21 } from "../../../generated/types/2.1.ts";

export {
  bodyNotJson,
  bodyTooBig,
  endpointNotFound,
  invalidCredentials,
  methodNotAllowed,
  notAvailable,
} from "../../../generated/client/refusals.ts";
export type { Operations };
export { currentVersion, operations };

/** A version of the API. */
export type Version = keyof Operations;

/** The version that a client speaks unless it is told otherwise. */
export type CurrentVersion = typeof currentVersion;

/** The paths of each version, as openapi-typescript writes them. */
export interface Paths {
  "2.0": paths20;
  "2.1": paths21;
}
