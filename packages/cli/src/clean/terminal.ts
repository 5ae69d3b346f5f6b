import type { Fetch } from "../../../client/src/platform-fetch.ts";

/** Where a command writes to. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  isTerminal: boolean;
}

/** What a command takes from around it. */
export interface CommandEnvironment {
  env?: Record<string, string | undefined>;
  fetch?: Fetch | undefined;
  /** Ends the run after what is under way. */
  signal?: AbortSignal;
}

/** A mistake of the user, or a state of things that only the user can change; the message says the way out. */
export class UserError extends Error {}

/** A number as people write it. */
export function number(value: number): string {
  return value.toLocaleString("en");
}
