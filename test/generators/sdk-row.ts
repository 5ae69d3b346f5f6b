import { expect } from "vitest";
import type { ReceivedRequest } from "./sdk-server.ts";

/**
 * What a program of the table does at an address, and with which settings. Times in milliseconds.
 */
export interface Scenario {
  /** The fault of the server, or a whole address. */
  url: string;
  /** Three calls of both versions (the default), one call, or a program of its own. */
  mode?: "three" | "one" | "async" | "cancel" | "own" | "unsendable" | "shown" | "operation";
  /** The query of `one`; null for none. */
  number?: string | null;
  /** Settings of the client. */
  settings?: {
    timeout?: number;
    retries?: number;
    responseAt?: string;
    versionHeader?: string;
    responseLimit?: number;
    includeRequestDetails?: boolean | string;
  };
  /** Settings of the call. */
  call?: { timeout?: number; retries?: number; headers?: Record<string, string> };
  /** The calls of `operation`, each of which gets the next body of the server. */
  operation?: { version: string; kind: string; name: string; count: number };
}

/** What came of a call, as a program prints it: the response, or the error. */
export type CallOutcome = Record<string, unknown>;

interface Context {
  server: { url: string; received: ReceivedRequest[] };
  language: string;
}

/** A behaviour that each language has, or those that are named. */
export interface SdkRow {
  behaviour: string;
  languages?: string[];
  scenarios: Scenario[];
  /** Takes what came of the first call of each scenario, and of all. */
  check(first: CallOutcome[], context: Context, all: CallOutcome[][]): void;
}

export const SDK_KEY = "a-key-of-8";

const successOutcome = { proposal: "invalidWithCorrection" };
export const phoneOutcome = { ...successOutcome, national: "607 123 456", country: null };
export const searchOutcome = { found: ["Sokolovská, 18600 Praha 8"] };
const nameOutcome = { ...successOutcome, type: "nameSurname" };
export const successOutcomes = [phoneOutcome, searchOutcome, nameOutcome];
export const unexpectedOutcome = { error: "UnexpectedResponse", status: 200, attempts: 1 };
export const futureOutcome = { proposal: "of tomorrow: invalidWithCorrection" };
export const textLike = (pattern: RegExp) => expect.stringMatching(pattern);

/** A row with an address; what comes of each of its calls, or of all. */
export function defineRow(
  behaviour: string,
  scenario: string | Scenario,
  expected: CallOutcome | CallOutcome[],
  ...more: [Scenario, CallOutcome][]
): SdkRow {
  const first = typeof scenario === "string" ? { url: scenario } : scenario;
  return {
    behaviour,
    scenarios: [first, ...more.map(([one]) => one)],
    check([, ...otherOutcomes], _, [outcomes = []]) {
      const expectedOutcomes = Array.isArray(expected) ? expected : outcomes.map(() => expected);
      expect(outcomes.length).toBeGreaterThan(0);
      expect(outcomes).toMatchObject(expectedOutcomes);
      for (const [index, [, one]] of more.entries())
        expect(otherOutcomes[index]).toMatchObject(one);
    },
  };
}

export const oneCall = (url: string, more: Partial<Scenario> = {}): Scenario => ({
  url,
  mode: "one",
  ...more,
});
