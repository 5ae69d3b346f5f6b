import type { Version } from "@data-validation/generated/versions";
import type { Body } from "./body.ts";
import type { Call, MockResponse } from "./call.ts";
import type { NearMiss } from "./control/responses.ts";

/** What made a response, for example `upstream`, the recorded API itself, or `contract`, a rule that the request breaks. */
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

/** A call, its response, and what the log shows of both. */
export interface Exchange {
  /** Counts the calls of this mock. */
  id: number;
  /** When the call came: milliseconds since 1970, as only logs need more. */
  at: number;
  call: Call;
  /** The version of the response. */
  version: Version;
  /** The version that the request asks for; undefined for one that does not exist. */
  requestedVersion: Version | undefined;
  body: Body;
  response: MockResponse;
  /** The body that the sandbox computed, and its text. */
  computed?: { body: unknown; text: string };
  /** The body of the response as it is sent; undefined where there is none. */
  text: string | undefined;
  respondedBy: RespondedBy;
  /** The script that came closest, where there are scripts and none applied. */
  nearMiss?: NearMiss | undefined;
  /** Fields and values of the request that the contract does not name. */
  warnings: string[];
  /** Violations of the contract by the computed response; a 500 is sent instead. */
  violations: string[];
  milliseconds: number;
  /** Whether the call was written to a recording. */
  isRecorded?: boolean;
}

export function jsonOf({ body }: Exchange): unknown {
  return "json" in body ? body.json : undefined;
}
