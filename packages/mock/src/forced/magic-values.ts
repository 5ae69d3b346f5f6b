import type { DataKind } from "../sandbox/index.ts";

type ForcedOutcome = { status: number } | { delay: number };

/**
 * Values that force a status or a delay if no header can be set: `status-503@mock.example`,
 * `delay-3000@mock.example`.
 */
const patterns: Readonly<Record<DataKind, RegExp>> = {
  company: /^mock (status|delay) (\d{1,5})$/i,
  email: /^(status|delay)-(\d{1,5})@mock\.example$/i,
  location: /^mock (status|delay) (\d{1,5})$/i,
  name: /^mock (status|delay) (\d{1,5})$/i,
  phone: /^\+999 ?(000|001) ?(\d{3})$/,
};

const LONGEST = 40;

/** Undefined if no value of the query forces one. */
export function forcedOutcomeOf(
  kind: DataKind,
  query: Readonly<Record<string, unknown>>,
): ForcedOutcome | undefined {
  const pattern = patterns[kind];
  for (const name in query) {
    const value = query[name];
    if (typeof value !== "string" || value.length > LONGEST) continue;
    const [, word = "", number = ""] = pattern.exec(value) ?? [];
    if (word === "000" || word.toLowerCase() === "status") return { status: Number(number) };
    // Three digits at the end of a phone number are seconds, for lack of space.
    if (word === "001") return { delay: Number(number) * 1000 };
    if (word !== "") return { delay: Number(number) };
  }
  return undefined;
}
