import { didYouMean } from "@data-validation/common/did-you-mean";
import { isObject } from "@data-validation/common/object";

/** A mistake of the user: one line with the problem and the remedy. */
export class UsageError extends TypeError {
  override readonly name = "UsageError";
}

/** Mistakes in a data file: one line each, with the file and the line number. */
export class DataFileError extends UsageError {}

/** The expected value of an option in words, and the check. */
export type Rule = [expected: string, fits: (value: unknown) => boolean];

export const wholeNumber = (most: number, least = 0): Rule => [
  `a whole number from ${least} to ${most}`,
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most,
];

export const boolean: Rule = ["true or false", (value) => typeof value === "boolean"];
export const text: Rule = ["a text", (value) => typeof value === "string" && value !== ""];

/** The longest time of JavaScript's timers. */
export const milliseconds = wholeNumber(2 ** 31 - 1);

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @throws {@link UsageError} for an unknown name */
export function rejectUnknown(
  thing: string,
  names: Iterable<string>,
  known: readonly string[],
): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const has = known.length === 0 ? " It takes nothing." : ` It has: ${known.join(", ")}.`;
    throw new UsageError(`${thing} has no ${name}.${didYouMean(name, known) || has}`);
  }
}

/** @throws {@link UsageError} for an unknown member, and for an invalid value of a member */
export function checkMembers(
  thing: string,
  label: string,
  object: object,
  rules: Readonly<Record<string, Rule>>,
): void {
  if (!isObject(object)) throw new UsageError(`${thing} takes an object, not ${show(object)}.`);
  rejectUnknown(thing, Object.keys(object), Object.keys(rules));
  for (const [name, value] of Object.entries(object)) {
    const [expected = "", fits] = rules[name] ?? [];
    if (value !== undefined && fits && !fits(value)) {
      throw new UsageError(`${label} ${name} takes ${expected}, not ${show(value)}.`);
    }
  }
}

/**
 * The deepest accepted nesting of objects and arrays; the contract's deepest request has five levels, its responses
 * fewer than twenty.
 */
export const DEPTH_LIMIT = 64;

export function isDeeper(value: unknown, levels = DEPTH_LIMIT): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

function show(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (isDeeper(value)) return `a value of more than ${DEPTH_LIMIT} levels`;
  try {
    return JSON.stringify(value).slice(0, 80);
  } catch {
    return String(value);
  }
}
