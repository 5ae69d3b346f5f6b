import { load } from "../shell/load.ts";
import type { FormField } from "./form.ts";

/** An operation of the playground. */
export interface Choice {
  path: string;
  id: string;
  summary: string;
  /** Whether the specification shows the operation. */
  isStated: boolean;
  /** The values of the body's member `request` by the names of the examples. */
  examples: Record<string, { summary: string; request: unknown }>;
  /** The fields of the form. */
  fields: FormField[];
}

/** An error that can be forced by name. */
interface Outcome {
  name: string;
  status: number;
  when: string;
}

/** The data of the playground, written by docs/build/trials.ts. */
export interface Trials {
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

/** Loads the examples as a script: a page from disk cannot fetch a file. */
export async function loadTrials(): Promise<Trials> {
  await load("trials.js");
  if (!window.trials) throw new Error("The examples could not be loaded. Reload the page.");
  return window.trials;
}
