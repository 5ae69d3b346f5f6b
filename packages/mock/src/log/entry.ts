import { operationLabel } from "../contract/operations.ts";
import type { RecordedCall } from "../control/request-log.ts";
import { readHeader } from "../exchange/call.ts";
import { type Exchange, requestJson } from "../exchange/exchange.ts";
import { readBearer, withoutKey } from "../keys/authenticate.ts";
import { digestOf } from "./digest.ts";
import { createValueMask, hidePath } from "./values.ts";

/** One call and its response, without any part of the key, and by default without sent values. */
export interface LogEntry
  extends Pick<
    RecordedCall,
    "id" | "method" | "path" | "version" | "milliseconds" | "respondedBy" | "warnings"
  > {
  /** The time of the call: ISO 8601. */
  time: string;
  level: "info" | "warn" | "error";
  /** The first eight hexadecimal digits of the SHA-256 of the key; undefined without a key. */
  key: string | undefined;
  /** The header `x-request-id` of the call. */
  requestId: string | undefined;
  /** The header `traceparent` of the call (W3C Trace Context). */
  traceparent: string | undefined;
  /** The address that the call came from; only with `logAddress`. */
  address: string | undefined;
  /** The path of the operation in the contract; `other` for any other path. */
  operation: string;
  status: number;
  /** The proposal of a validation, for example `validWithSuggestion`; undefined without one. */
  outcome: string | undefined;
  /** The member `query` of the request; only with `logQuery`. */
  query: unknown;
  /** Why the call had no success, in sentences; empty for a success. */
  reasons: string[];
  /** The violations of the contract in the response, which are faults of the mock. */
  violations: string[];
}

/** Receives an entry for each call. */
export type Log = (entry: LogEntry) => void;

/** The additional fields of an entry. */
export interface EntrySettings {
  /**
   * Whether entries have the query, the whole path, and the values in reasons and warnings; false
   * by default.
   */
  logQuery?: boolean;
  /** Whether entries have the sender's IP address; false by default. */
  logAddress?: boolean;
}

/** The most characters of a header that are logged. */
const LONGEST_HEADER = 200;

export async function toLogEntry(
  exchange: Exchange,
  { logQuery = false, logAddress = false }: EntrySettings,
): Promise<LogEntry> {
  const { id, at, call, version, response, respondedBy, violations, milliseconds } = exchange;
  const { request } = Object(requestJson(exchange));
  const header = (name: string) => readHeader(call, name)?.slice(0, LONGEST_HEADER);
  const key = readBearer(readHeader(call, "authorization"));
  const maskSentences = (sentences: string[]) =>
    logQuery || sentences.length === 0 ? sentences : sentences.map(createValueMask(exchange));
  const entry: LogEntry = {
    time: new Date(at).toISOString(),
    level: levelOf(exchange),
    id,
    key: undefined,
    requestId: header("x-request-id"),
    traceparent: header("traceparent"),
    address: logAddress ? call.address : undefined,
    operation: operationLabel(call.path),
    method: call.method,
    path: logQuery ? call.path : hidePath(call.path),
    version,
    status: response.status,
    milliseconds: Number(milliseconds.toFixed(2)),
    respondedBy,
    outcome: Object(Object(response.body).result).proposal,
    query: logQuery ? request?.query : undefined,
    reasons: maskSentences(reasonsOf(exchange)),
    warnings: maskSentences(exchange.warnings),
    violations,
  };
  return { ...withoutKey(entry, key), key: key && (await digestOf(key)) };
}

function reasonsOf({ response: { status, body } }: Exchange): string[] {
  const { errors } = Object(body);
  if (status < 400 || !Array.isArray(errors)) return [];
  return errors.map(({ type, subtype, description }) => `${type} ${subtype}: ${description}`);
}

function levelOf({ respondedBy, response, warnings }: Exchange): LogEntry["level"] {
  if (respondedBy === "error") return "error";
  return response.status >= 400 || warnings.length > 0 ? "warn" : "info";
}
