import { escapeCharacters } from "@data-validation/common/escape-characters";
import type { LogEntry } from "./entry.ts";

/** Colours a text for a terminal; a colour is a name of Node's `styleText`. */
export type Paint = (colour: "green" | "yellow" | "red" | "dim", text: string) => string;

/** An entry as a line for people, and an indented one for each reason, warning and violation. */
export function toLogLine(entry: LogEntry, paint: Paint = (_, text) => text): string {
  const { method, path, version, status, milliseconds, respondedBy, outcome, query } = entry;
  const { key, requestId, address } = entry;
  const words = [
    paint(colourOf(status), `${status}`),
    escapeCharacters(`${method} ${path}`, CONTROL_CHARACTERS),
    version,
    `${milliseconds.toFixed(1)} ms`,
    respondedBy,
    outcome,
    key && paint("dim", `key ${key}`),
    requestId && paint("dim", escapeCharacters(`request ${requestId}`, CONTROL_CHARACTERS)),
    address && paint("dim", address),
    query !== undefined &&
      paint("dim", escapeCharacters(JSON.stringify(query).slice(0, 200), CONTROL_CHARACTERS)),
  ];
  const notes = [
    ...entry.reasons,
    ...entry.warnings.map((warning) => `Warning: ${warning}`),
    ...entry.violations.map((violation) => `Against the contract: ${violation}`),
  ];
  return [
    words.filter(Boolean).join("  "),
    ...notes.map((note) => `    ${escapeCharacters(note, CONTROL_CHARACTERS)}`),
  ].join("\n");
}

function colourOf(status: number): "green" | "yellow" | "red" {
  if (status < 400) return "green";
  return status < 500 ? "yellow" : "red";
}

/**
 * Control characters, and those that change the direction of text, so that no caller can control
 * the terminal.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
