import { rejectUnknownNames } from "../check-members.ts";
import { type Call, readHeader } from "../exchange/call.ts";
import { readBearer } from "../keys/authenticate.ts";

/**
 * Calls with their own key or headers, so that parallel workers of a test run share a mock without
 * interference.
 */
export interface Scope {
  /** The API key of the calls. */
  key?: string;
  /** Headers of the calls with their values; names in any case. */
  headers?: Record<string, string>;
}

const members = ["key", "headers"] satisfies (keyof Scope)[];

/**
 * @throws {@link UsageError} for a scope with an unknown member, which would otherwise cover all
 *   calls
 */
export function checkScope(scope: Scope): void {
  rejectUnknownNames("A scope", Object.keys(scope), members);
}

/** Why a call is outside a scope, in sentences; empty for a call of the scope. */
export function scopeDifferences({ key, headers = {} }: Scope, call: Call): string[] {
  const isOfKey = key === undefined || key === readBearer(readHeader(call, "authorization"));
  const differences = isOfKey ? [] : ["It is for another API key."];
  for (const [name, value] of Object.entries(headers)) {
    const sentValue = readHeader(call, name.toLowerCase());
    const quotedValue = sentValue === undefined ? "absent" : JSON.stringify(sentValue);
    if (sentValue !== value)
      differences.push(`The header ${name} is ${quotedValue}, not ${JSON.stringify(value)}.`);
  }
  return differences;
}
