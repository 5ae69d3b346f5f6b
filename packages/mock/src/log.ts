/** One call and its answer, as the log tells them. */
export interface LogEntry {
  method: string;
  path: string;
  /** The version that answered. */
  version: string;
  status: number;
  milliseconds: number;
  /** The key's last four characters; never more of it. */
  key: string | undefined;
  /** Why the call got no success, in sentences; empty for a success. */
  reasons: string[];
  /** What the contract has against the answer; the mock is at fault then. */
  violations: string[];
  /** Whether the answer did not reach the caller, who had gone, or whose connection was cut. */
  isLost: boolean;
}

/** Takes what the mock has to tell, one entry a call. */
export type Log = (entry: LogEntry) => void;

/** A log entry as one line for people. */
export function toLine(entry: LogEntry): string {
  const { method, path, version, status, milliseconds, key, reasons, violations, isLost } = entry;
  const line = `${status} ${method} ${path}  ${version}  ${milliseconds.toFixed(1)} ms  key ${key ?? "none"}`;
  return [
    [line, ...(isLost ? ["not received"] : []), ...(reasons.length > 0 ? [reasons.join(" ")] : [])].join("  "),
    ...violations.map((violation) => `    against the contract: ${violation}`),
  ]
    .map(escapeControls)
    .join("\n");
}

/** Writes control characters as `\u001b`, so that nobody who calls can write to the terminal of the one who reads. */
function escapeControls(text: string): string {
  return text.replaceAll(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Control characters, and those that change the direction of text. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
