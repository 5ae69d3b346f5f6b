import { readBearer } from "../authenticate.ts";
import { type Call, readHeader } from "../call.ts";
import { rejectUnknown } from "../usage-error.ts";

/** Calls with a key or headers of their own, so that the parallel workers of a test run share a mock and do not meet. */
export interface Scope {
  /** The API key of the calls. */
  key?: string;
  /** Headers of the calls with their values; names in any case. */
  headers?: Record<string, string>;
}

const members = ["key", "headers"] satisfies (keyof Scope)[];

/** @throws {@link UsageError} for a scope that has another member, and would be that of all calls */
export function checkScope(scope: Scope): void {
  rejectUnknown("A scope", Object.keys(scope), members);
}

/** What keeps a call out of a scope, in sentences; empty for a call of the scope. */
export function scopeDifferences({ key, headers = {} }: Scope, call: Call): string[] {
  const isOfKey = key === undefined || key === readBearer(readHeader(call, "authorization"));
  const differences = isOfKey ? [] : ["It is for another API key."];
  for (const [name, value] of Object.entries(headers)) {
    const sent = readHeader(call, name.toLowerCase());
    const found = sent === undefined ? "absent" : JSON.stringify(sent);
    if (sent !== value)
      differences.push(`The header ${name} is ${found}, not ${JSON.stringify(value)}.`);
  }
  return differences;
}
