import { isDeeper } from "@data-validation/common/is-deeper";
import { readStatedVersion } from "@data-validation/envelope/stated-version";
import * as defaults from "../defaults.ts";
import { findUndecided, hasEnvelope } from "./envelope.ts";

/**
 * How a response is checked. `path`: that of its operation; `parseAs`: how its body was parsed, as
 * JSON by default; `cause`: the parser's error.
 */
export type ResponseCheck = {
  requested: string;
  path?: string | undefined;
  versionHeader?: string | undefined;
  parseAs?: string | undefined;
  cause?: unknown;
};

/**
 * Why a response is not returned: a success without its body, of another version, or with no
 * verdict; or the status of a failure.
 */
export type Fault = "body" | "version" | "undecided" | "status";

/**
 * The fault of a response; undefined for a valid success. `body` is parsed JSON, or the text of
 * anything else.
 */
export function faultOf(
  { ok, headers }: Response,
  body: unknown,
  { requested, path, versionHeader, parseAs = "json" }: ResponseCheck,
): Fault | undefined {
  const isRead = ok && parseAs === "json";
  if (isRead && (isDeeper(body, defaults.maxDepth) || !hasEnvelope(body, path))) return "body";
  const received = readStatedVersion(headers, versionHeader);
  // An error response without a version came from a gateway; a success without one is still the
  // API's.
  if (received !== undefined && received !== requested) return "version";
  if (isRead && findUndecided(body) !== undefined) return "undecided";
  return ok ? undefined : "status";
}
