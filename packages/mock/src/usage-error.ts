import { nearest } from "./near.ts";

/** A mistake of the user: one line that says what is wrong and what to do. */
export class UsageError extends TypeError {
  override readonly name = "UsageError";
}

/** What an option must be, in words, and whether a value is it. */
export type Rule = [expected: string, fits: (value: unknown) => boolean];

/** A whole number of a range. */
export const wholeNumber = (most: number, least = 0): Rule => [
  `a whole number from ${least} to ${most}`,
  (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
];

export const boolean: Rule = ["true or false", (value) => typeof value === "boolean"];
export const text: Rule = ["a text", (value) => typeof value === "string" && value !== ""];

/** The time that JavaScript's timers can wait. */
export const milliseconds = wholeNumber(2 ** 31 - 1);

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Rejects names that a thing does not have.
 *
 * @throws {@link UsageError} that says which ones it has, or which one is meant
 */
export function refuseUnknown(thing: string, names: Iterable<string>, known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const has = known.length === 0 ? "It takes nothing." : `It has: ${known.join(", ")}.`;
    throw new UsageError(`${thing} has no ${name}. ${near ? `Did you mean ${near}?` : has}`);
  }
}

/** A value as a message shows it. */
export function show(value: unknown): string {
  if (typeof value === "function") return "a function";
  try {
    return JSON.stringify(value).slice(0, 80);
  } catch {
    return String(value);
  }
}
