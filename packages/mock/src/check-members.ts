import { didYouMean } from "@data-validation/common/did-you-mean";
import { isDeeper } from "@data-validation/common/is-deeper";
import { isObject } from "@data-validation/common/object";
import { DEPTH_LIMIT } from "./exchange/depth-limit.ts";
import { UsageError } from "./usage-error.ts";

/** The values that a member of an object may have. */
export interface MemberRule {
  /** The allowed values in words. */
  expected: string;
  allows: (value: unknown) => boolean;
}

export function wholeNumberRule(most: number, least = 0): MemberRule {
  return {
    expected: `a whole number from ${least} to ${most}`,
    allows: (value) =>
      typeof value === "number" && Number.isInteger(value) && value >= least && value <= most,
  };
}

export const booleanRule: MemberRule = {
  expected: "true or false",
  allows: (value) => typeof value === "boolean",
};

export const textRule: MemberRule = {
  expected: "a text",
  allows: (value) => typeof value === "string" && value !== "",
};

/** The longest time of JavaScript's timers. */
export const millisecondsRule = wholeNumberRule(2 ** 31 - 1);

/** @throws {@link UsageError} for an unknown name */
export function rejectUnknownNames(
  thing: string,
  names: Iterable<string>,
  validNames: readonly string[],
): void {
  for (const name of names) {
    if (validNames.includes(name)) continue;
    const has =
      validNames.length === 0 ? " It takes nothing." : ` It has: ${validNames.join(", ")}.`;
    throw new UsageError(`${thing} has no ${name}.${didYouMean(name, validNames) || has}`);
  }
}

/** @throws {@link UsageError} for an unknown member, and for an invalid value of a member */
export function checkMembers(
  thing: string,
  label: string,
  object: object,
  rules: Readonly<Record<string, MemberRule>>,
): void {
  if (!isObject(object)) throw new UsageError(`${thing} takes an object, not ${show(object)}.`);
  rejectUnknownNames(thing, Object.keys(object), Object.keys(rules));
  for (const [name, value] of Object.entries(object)) {
    const rule = rules[name];
    if (value !== undefined && rule && !rule.allows(value)) {
      throw new UsageError(`${label} ${name} takes ${rule.expected}, not ${show(value)}.`);
    }
  }
}

function show(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (isDeeper(value, DEPTH_LIMIT)) return `a value of more than ${DEPTH_LIMIT} levels`;
  try {
    return JSON.stringify(value).slice(0, 80);
  } catch {
    return String(value);
  }
}
