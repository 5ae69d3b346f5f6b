import { didYouMean } from "@data-validation/common/did-you-mean";

/** A mistake of the user: one line that says what is wrong and what to do. */
export class UsageError extends TypeError {
  override readonly name = "UsageError";
}

/** Mistakes in a file of data: a line each, with the file and the line where it is. */
export class DataFileError extends UsageError {}

/** What an option must be, in words, and whether a value is it. */
export type Rule = [expected: string, fits: (value: unknown) => boolean];

export const wholeNumber = (most: number, least = 0): Rule => [
  `a whole number from ${least} to ${most}`,
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most,
];

export const boolean: Rule = ["true or false", (value) => typeof value === "boolean"];
export const text: Rule = ["a text", (value) => typeof value === "string" && value !== ""];

/** The time that JavaScript's timers can wait. */
export const milliseconds = wholeNumber(2 ** 31 - 1);

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @throws {@link UsageError} for a name that a thing does not have */
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

/** @throws {@link UsageError} for a member that an object does not have, and for a value that a member cannot have */
export function checkMembers(
  thing: string,
  label: string,
  object: object,
  rules: Readonly<Record<string, Rule>>,
): void {
  rejectUnknown(thing, Object.keys(object), Object.keys(rules));
  for (const [name, value] of Object.entries(object)) {
    const [expected = "", fits] = rules[name] ?? [];
    if (value !== undefined && fits && !fits(value)) {
      throw new UsageError(`${label} ${name} takes ${expected}, not ${show(value)}.`);
    }
  }
}

/** The most levels of nested objects and arrays that are taken; the contract's deepest request has five, its responses less than twenty. */
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
