import { readBearer } from "./keys.ts";

/** One request and its answer, as the log tells them. */
export interface LogEntry {
  method: string;
  path: string;
  /** The version that answered. */
  version: string;
  status: number;
  milliseconds: number;
  /** The key's last four characters; never more of it. */
  key: string | undefined;
  /** What the contract has against the answer; the mock is at fault then. */
  violations: string[];
}

/** Takes what the server has to tell, one entry a request. */
export type Log = (entry: LogEntry) => void;

/** The last four characters of a bearer key, and nothing of a key that has not many more. */
export function hideKey(authorization: string | undefined): string | undefined {
  const key = readBearer(authorization);
  if (key === undefined) return undefined;
  return key.length < 8 ? "…" : `…${key.slice(-4)}`;
}

/** A log entry as one line for people. */
export function toLine({ method, path, version, status, milliseconds, key, violations }: LogEntry): string {
  const line = `${status} ${method} ${path}  ${version}  ${milliseconds.toFixed(1)} ms  key ${key ?? "none"}`;
  return [line, ...violations.map((violation) => `    against the contract: ${violation}`)].join("\n");
}
