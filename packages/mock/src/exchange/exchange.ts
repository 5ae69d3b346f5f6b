import type { Version } from "@data-validation/generated/versions";
import type { RequestBody } from "./body.ts";
import type { Call, MockResponse } from "./call.ts";

/**
 * The source of a response, for example `upstream`, the recorded API itself, or `contract`, a rule
 * that the request breaks.
 */
export type RespondedBy =
  | "sandbox"
  | "script"
  | "prefer"
  | "key"
  | "value"
  | "quota"
  | "fault"
  | "replay"
  | "upstream"
  | "contract"
  | "error";

/** The closest script for a call without a script, and why it did not apply. */
export interface NearMiss {
  path: string;
  differences: string[];
}

/** A call, its response, and the log's data about both. */
export interface Exchange {
  /** Counts the calls of this mock. */
  id: number;
  /** The time of the call in milliseconds since 1970, as only logs need a date. */
  at: number;
  call: Call;
  /** The version of the response. */
  version: Version;
  /** Undefined for an unknown one. */
  requestedVersion: Version | undefined;
  body: RequestBody;
  response: MockResponse;
  /** The body that the sandbox computed, and its text. */
  computed?: { body: unknown; text: string };
  /** The body of the response as it is sent; undefined where there is none. */
  text: string | undefined;
  respondedBy: RespondedBy;
  /** The closest script, if there are scripts and none applied. */
  nearMiss?: NearMiss | undefined;
  /** Fields and values of the request that the contract lacks. */
  warnings: string[];
  /** Violations of the contract by the computed response; a 500 is sent instead. */
  violations: string[];
  milliseconds: number;
  /** Whether the call was written to a recording. */
  isRecorded?: boolean;
}

export function requestJson({ body }: Exchange): unknown {
  return "json" in body ? body.json : undefined;
}

export function noteSource(
  source: RespondedBy,
  exchange: Exchange,
  response: MockResponse,
): MockResponse {
  exchange.respondedBy = source;
  return response;
}
