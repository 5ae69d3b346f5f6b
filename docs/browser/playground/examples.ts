import { load } from "../shell/load.ts";

/** An operation as it can be chosen. */
export interface Choice {
  path: string;
  id: string;
  summary: string;
  /** The values of the body's member `request` by the names of the examples. */
  examples: Record<string, { summary: string; request: unknown }>;
}

/** An error that the mock gives when it is asked for it by name. */
export interface Outcome {
  name: string;
  status: string;
  when: string;
}

/** What can be tried, as docs/build/trials.ts writes it. */
export interface Trials {
  current: string;
  /** The address of the service in the contract. */
  baseUrl: string;
  /** By version, newest first. */
  operations: Record<string, Choice[]>;
  failures: Outcome[];
}

declare global {
  interface Window {
    trials?: Trials;
  }
}

/** Loads the examples; they come as a script, because a page from disk may not fetch a file. */
export async function loadTrials(): Promise<Trials> {
  await load("trials.js");
  if (!window.trials) throw new Error("The examples cannot be loaded.");
  return window.trials;
}
