import { readStatedVersion } from "@data-validation/envelope/stated-version";
import { DataValidationError, type ErrorCode } from "../errors/errors.ts";
import type { Call } from "./send-options.ts";

/** Outcome of a call, for traces and metrics, without a value of its request or response. */
export interface CallReport {
  /** Path of the operation. */
  operation: string;
  /** The requested version. */
  version: string;
  /** When the call began, in milliseconds since 1970. */
  started: number;
  /** Milliseconds in all, waits included. */
  duration: number;
  /** How many times the call was sent; 0 if a batch had the response in its journal. */
  attempts: number;
  /** Milliseconds waited before each retry. */
  waits: readonly number[];
  /** HTTP status code; undefined if there was no response. */
  status: number | undefined;
  /** The version that responded; undefined if no response states one. */
  received: string | undefined;
  /** Whether the API responded, in contrast to a gateway on the way to it. */
  isFromApi: boolean;
  /** Code of the error; undefined for a success, and `Aborted` for a call that the caller ended. */
  error: ErrorCode | undefined;
}

/** Begins the report of a call, and returns the function that ends it. */
export function beginReport(
  operation: string,
  version: string,
  call: Call,
  versionHeader: string | undefined,
) {
  const started = Date.now();
  const begun = performance.now();
  return (response: Response | undefined, thrown?: unknown): CallReport => {
    const error = thrown instanceof DataValidationError ? thrown : undefined;
    const received = response && readStatedVersion(response.headers, versionHeader);
    const hasFailed = thrown !== undefined;
    return {
      operation,
      version,
      started,
      duration: performance.now() - begun,
      attempts: call.attempts,
      waits: call.waits,
      status: response?.status,
      received,
      isFromApi: !!response && (!hasFailed || received !== undefined || !!error?.errors.length),
      error: hasFailed ? (error?.code ?? "Aborted") : undefined,
    };
  };
}
