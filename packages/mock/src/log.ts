import { readBearer, withoutKey } from "./authenticate.ts";
import { readHeader } from "./call.ts";
import type { RecordedCall } from "./control/request-log.ts";
import { type Exchange, jsonOf } from "./exchange.ts";

/** One call and its response, without any part of the key. */
export interface LogEntry
  extends Pick<
    RecordedCall,
    "id" | "method" | "path" | "version" | "milliseconds" | "respondedBy" | "warnings"
  > {
  /** When the call came: ISO 8601. */
  time: string;
  level: "info" | "warn" | "error";
  status: number;
  /** The word of a validation for its result, for example `validWithSuggestion`; undefined where there is none. */
  outcome: string | undefined;
  /** The member `query` of the request. */
  query: unknown;
  /** Why the call got no success, in sentences; empty for a success. */
  reasons: string[];
  /** What the contract has against the response; the mock is at fault then. */
  violations: string[];
}

/** Receives an entry for each call. */
export type Log = (entry: LogEntry) => void;

export function toEntry(exchange: Exchange): LogEntry {
  const { id, at, call, version, response, respondedBy, warnings, violations, milliseconds } =
    exchange;
  const { status, body } = response;
  const { request } = Object(jsonOf(exchange));
  const { result, errors = [] } = (body ?? {}) as {
    result?: { proposal?: string };
    errors?: { type: string; subtype: string; description: string }[];
  };
  const entry: LogEntry = {
    time: new Date(at).toISOString(),
    level: levelOf(exchange),
    id,
    method: call.method,
    path: call.path,
    version,
    status,
    milliseconds: Number(milliseconds.toFixed(2)),
    respondedBy,
    outcome: result?.proposal,
    query: request?.query,
    reasons:
      status < 400
        ? []
        : errors.map(({ type, subtype, description }) => `${type} ${subtype}: ${description}`),
    warnings,
    violations,
  };
  return withoutKey(entry, readBearer(readHeader(call, "authorization")));
}

function levelOf({ respondedBy, response, warnings }: Exchange): LogEntry["level"] {
  if (respondedBy === "error") return "error";
  return response.status >= 400 || warnings.length > 0 ? "warn" : "info";
}

/** Colours a text for a terminal: a name of Node's `styleText`. */
export type Paint = (colour: "green" | "yellow" | "red" | "dim", text: string) => string;

function colourOf(status: number): "green" | "yellow" | "red" {
  if (status < 400) return "green";
  return status < 500 ? "yellow" : "red";
}

export function toLine(entry: LogEntry, paint: Paint = (_, text) => text): string {
  const { method, path, version, status, milliseconds, respondedBy, outcome, query } = entry;
  const words = [
    paint(colourOf(status), `${status}`),
    escaped(`${method} ${path}`, CONTROLS),
    version,
    `${milliseconds.toFixed(1)} ms`,
    respondedBy,
    outcome,
    query !== undefined && paint("dim", escaped(JSON.stringify(query).slice(0, 200), CONTROLS)),
  ];
  const notes = [
    ...entry.reasons,
    ...entry.warnings.map((warning) => `Warning: ${warning}`),
    ...entry.violations.map((violation) => `Against the contract: ${violation}`),
  ];
  return [
    words.filter(Boolean).join("  "),
    ...notes.map((note) => `    ${escaped(note, CONTROLS)}`),
  ].join("\n");
}

/** Writes some characters as `\u001b`. */
export function escaped(text: string, characters: RegExp): string {
  return text.replaceAll(
    characters,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Control characters, and those that change the direction of text: no caller can write to the terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
