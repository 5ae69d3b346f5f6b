import type { Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { isPersonal } from "./facts.ts";
import { numberFindings, prefixFix } from "./findings.ts";
import { type PhoneInput, plusMissing } from "./input.ts";
import { type Phone, parseInternational } from "./number.ts";
import { atSibling, combine, hasPrefix, homePrefixes, likelyPrefixes } from "./prefixes.ts";

/** What the caller wants of a number. Prefixes are digits without a plus sign; no allowed ones means that all are. */
export interface CorrectionOptions {
  preferred: readonly string[];
  allowed: readonly string[];
  /** Country of the end user, ISO 3166-1 alpha-2. */
  clientCountry?: string | undefined;
}

/** A number that was probably meant, and the changes that lead to it. */
export interface BetterForm {
  number: Phone;
  fixes: Fix[];
  /** What was wrong, where the correction tells it better than the digits alone do. */
  finding?: Finding;
  /** Whether no digit had to be changed for it. */
  isFormatting: boolean;
}

/** What a number may have been meant as: for certain, and otherwise, best first. */
export interface BetterForms {
  correction?: BetterForm;
  suggestions: readonly BetterForm[];
}

/** As many suggestions as a person can choose from at a glance. */
const mostSuggestions = 3;

/**
 * Finds the valid numbers that a number which is not valid may have been meant as.
 *
 * Certain enough to be applied, in this order: the prefix was there twice; a preferred prefix fits (the first that does; the others
 * that do are suggestions); the plus sign was left out before a prefix that is close at hand; the number is Czech and the prefix
 * Slovak, or the other way round. Otherwise likely prefixes are tried, and
 * those that fit are suggestions: all of them for a number without one; for a number whose prefix does not fit, those close at hand;
 * and none for a number of the wrong length for its prefix, where a digit is the likely mistake and not the prefix.
 */
export function findBetter(sent: PhoneInput, number: Phone | undefined, wishes: CorrectionOptions): BetterForms {
  const isAllowed = (found: Phone) => wishes.allowed.length === 0 || hasPrefix(found, wishes.allowed);
  const single = number && withoutSecondPrefix(sent, number);
  if (single && isAllowed(single.number)) return { correction: single, suggestions: [] };

  const fitting = withOtherPrefixes(sent, number, wishes.preferred, isAllowed, 1 + mostSuggestions);
  if (fitting[0]) return { correction: fitting[0], suggestions: fitting.slice(1) };

  const signed = withPlusSign(sent);
  const plus = signed && isAllowed(signed.number) ? signed : undefined;
  if (plus && homePrefixes(wishes.clientCountry).includes(plus.number.callingCode))
    return { correction: plus, suggestions: [] };

  const isLikely = (found: Phone) => isAllowed(found) && isPersonal(found);
  const likely = withOtherPrefixes(sent, number, suspects(sent, number, wishes), isLikely, mostSuggestions);
  const sibling = number && underSibling(sent, number);
  if (sibling && isAllowed(sibling.number)) {
    return {
      correction: sibling,
      suggestions: likely.filter((found) => found.number.e164 !== sibling.number.e164),
    };
  }
  if (!plus) return { suggestions: likely };
  if (likely.length === 0) return { correction: plus, suggestions: [] };
  return { suggestions: [...likely.slice(0, mostSuggestions - 1), plus] };
}

/** The prefixes that the number may have been meant with, when no preferred one fits. */
function suspects(sent: PhoneInput, number: Phone | undefined, wishes: CorrectionOptions): string[] {
  if (number) return number.length === "fits" && !number.isTooLong ? homePrefixes(wishes.clientCountry) : [];
  if (sent.national === null) return [];
  return sent.readings.length > 0
    ? homePrefixes(wishes.clientCountry)
    : likelyPrefixes(wishes.clientCountry, wishes.allowed);
}

/** +420420607123456 or +42000420607123456 without the second prefix. */
function withoutSecondPrefix(sent: PhoneInput, number: Phone): BetterForm | undefined {
  const code = number.callingCode;
  const after = digitsAfterPrefix(sent, number);
  const start = firstNonZero(after);
  const found = after.startsWith(code, start) ? parseInternational(after.slice(start)) : undefined;
  if (!found?.exists) return undefined;
  const fixes = [prefixFix(sent.numberField, `+${code}`, null)];
  return { number: found, fixes, finding: numberFindings.prefixTwice([sent.numberField]), isFormatting: false };
}

function firstNonZero(digits: string): number {
  let at = 0;
  while (digits[at] === "0") at += 1;
  return at;
}

/** The number behind other prefixes than its own, in the order of the prefixes: the first valid and accepted ones, `most` of them. */
function withOtherPrefixes(
  sent: PhoneInput,
  number: Phone | undefined,
  codes: readonly string[],
  isAccepted: (found: Phone) => boolean,
  most: number,
): BetterForm[] {
  const found: BetterForm[] = [];
  if (codes.length === 0) return found;
  const national = number ? digitsAfterPrefix(sent, number) : (sent.national ?? sent.digits);
  const own = ownPrefix(sent, number);
  for (const code of codes) {
    if (found.length === most) break;
    const combined = code === number?.callingCode ? undefined : combine(code, national);
    if (!combined || !isAccepted(combined)) continue;
    const isFoundBefore = found.some((other) => other.number.e164 === combined.e164);
    if (!isFoundBefore) found.push(withPrefix(sent, combined, own));
  }
  return found;
}

/** The number behind a prefix. A prefix that was there without its plus sign lacks the sign alone. */
function withPrefix(sent: PhoneInput, number: Phone, own: string | null): BetterForm {
  if (sent.readings.length === 0 && number.digits === sent.digits) return plusSignAdded(sent, number);
  const fixes = [prefixFix(sent.prefixField, own, `+${number.callingCode}`)];
  return { number, fixes, isFormatting: false };
}

/** The whole number with nothing but a plus sign added. */
function withPlusSign(sent: PhoneInput): BetterForm | undefined {
  const found = sent.readings.length === 0 ? parseInternational(sent.digits) : undefined;
  return found?.exists ? plusSignAdded(sent, found) : undefined;
}

function plusSignAdded(sent: PhoneInput, number: Phone): BetterForm {
  const added = plusMissing(sent.numberField);
  return { number, fixes: [added.fix], finding: added.finding, isFormatting: true };
}

/** A Czech number under the Slovak prefix, or the other way round. */
function underSibling(sent: PhoneInput, number: Phone): BetterForm | undefined {
  const found = atSibling(number.callingCode, digitsAfterPrefix(sent, number));
  if (!found) return undefined;
  const change = { field: "number", from: number.e164, to: found.e164 };
  return { number: found, fixes: [fix(["VALUE", "CHANGED", null], change)], isFormatting: false };
}

function digitsAfterPrefix(sent: PhoneInput, number: Phone): string {
  return (sent.readings[0] ?? "").slice(number.callingCode.length);
}

/** The prefix that another one takes the place of, as far as the text has one. */
function ownPrefix(sent: PhoneInput, number: Phone | undefined): string | null {
  if (sent.prefix !== null) return sent.prefix.trim() === "" ? null : sent.prefix;
  return number ? `+${number.callingCode}` : null;
}
