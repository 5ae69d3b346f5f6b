import type { Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { phoneFinding } from "./findings.ts";
import { nationalDigits, type Phone, parsePhone, parseWithZero } from "./number.ts";
import { callingCodeOf, homeCode, likelyCodes, nearCodes, siblings } from "./prefixes.ts";
import { type PhoneOptions, type PhoneQuery, plusFix, prefixFix } from "./query.ts";

/** A valid number that is a candidate, and the changes that lead to it. */
export interface BetterNumber {
  phone: Phone;
  fixes: Fix[];
  /** What was wrong, where it says more than the digits alone. */
  finding?: Finding;
  /** Whether no digit had to be changed for it. */
  isFormatting?: boolean;
}

/** As many suggestions as a person can choose from at a glance. */
const mostSuggestions = 3;

/**
 * Finds the valid candidates for a number: the certain one, and the others, best match first.
 *
 * Applied, in this order: a prefix that was there twice loses one; the first preferred prefix that fits; a plus sign that was left out
 * before a prefix close at hand; the prefix of the home country; the prefix of the sibling country. Otherwise the likely prefixes that
 * fit are suggestions. A number that is one needs nothing better, but may be a mobile number at home that was given another prefix.
 */
export function findBetter(
  query: PhoneQuery,
  phone: Phone | null,
  isRefused: boolean,
  options: PhoneOptions,
): { correction?: BetterNumber; suggestions: BetterNumber[] } {
  const isAllowed = ({ callingCode }: Phone) => options.allowed === undefined || options.allowed.includes(callingCode);
  const { international } = query;
  const code = international === null ? undefined : callingCodeOf(international);
  const national = code === undefined ? query.national : nationalDigits(international ?? "");
  const home = homeCode(options.clientCountry);

  const behind = (codes: readonly string[], isAccepted: (found: Phone) => boolean): BetterNumber[] => {
    if (national === null) return [];
    const found = codes.filter((other) => other !== code).map((other) => parseWithZero(other + national));
    const accepted = found.filter((other) => other !== null && isAllowed(other) && isAccepted(other)) as Phone[];
    return accepted.map((other) => ({ phone: other, ...changeOfPrefix(query, other, code) }));
  };
  const any = () => true;

  if (phone !== null) {
    const isClean = query.issues.every(({ fixes }) => fixes.length === 0);
    const isMobile = ({ lineType }: Phone) => lineType === "mobile";
    return { suggestions: isClean || isRefused ? behind([home], isMobile) : [] };
  }

  const single = code === undefined ? undefined : withoutSecondPrefix(query, code);
  if (single && isAllowed(single.phone)) return { correction: single, suggestions: [] };

  const [preferred, ...others] = behind(options.preferred, any).slice(0, 1 + mostSuggestions);
  if (preferred) return { correction: preferred, suggestions: others };

  const plus = withPlusSign(query, isAllowed);
  const near = nearCodes(options.clientCountry);
  if (plus && near.includes(plus.phone.callingCode)) return { correction: plus, suggestions: [] };

  if (code !== undefined) {
    const sibling = siblings[code];
    const [found] = behind(sibling === undefined ? [home] : [home, sibling], any);
    if (found) {
      // A number at home that was sent with a foreign prefix.
      const change = { field: "number", from: `+${code}${national}`, to: found.phone.notations.e164 };
      return { correction: { ...found, fixes: [fix(["VALUE", "CHANGED", null], change)] }, suggestions: [] };
    }
  }

  const likely = behind(
    international !== null ? near : likelyCodes(options.clientCountry),
    ({ isPersonal }) => isPersonal,
  );
  if (!plus) return { suggestions: likely.slice(0, mostSuggestions) };
  if (likely.length === 0) return { correction: plus, suggestions: [] };
  return { suggestions: [...likely.filter((found) => found.phone !== plus.phone).slice(0, mostSuggestions - 1), plus] };
}

/** +420420607123456 or +42000420607123456 without the second prefix. */
function withoutSecondPrefix({ international, numberField }: PhoneQuery, code: string): BetterNumber | undefined {
  const rest = nationalDigits(international ?? "").replace(/^0+/, "");
  const phone = rest.startsWith(code) ? parsePhone(rest) : null;
  if (phone === null) return undefined;
  const fixes = [prefixFix(numberField, `+${code}`, null)];
  return { phone, fixes, finding: phoneFinding("prefixTwice", numberField) };
}

/** The whole number with nothing but a plus sign added. */
function withPlusSign(query: PhoneQuery, isAllowed: (phone: Phone) => boolean): BetterNumber | undefined {
  const phone = query.international === null ? parsePhone(query.digits) : null;
  if (phone === null || !isAllowed(phone)) return undefined;
  return { phone, ...plusAdded(query) };
}

function plusAdded({ numberField }: PhoneQuery): Omit<BetterNumber, "phone"> {
  return { fixes: [plusFix(numberField)], finding: phoneFinding("plusMissing", numberField), isFormatting: true };
}

/** A prefix that was there without its plus sign lacks the sign alone. */
function changeOfPrefix(query: PhoneQuery, phone: Phone, code: string | undefined): Omit<BetterNumber, "phone"> {
  const { texts, international, digits, prefixField } = query;
  if (international === null && phone.notations.e164 === `+${digits}`) return plusAdded(query);
  const own = prefixField === "prefix" ? texts.prefix?.trim() || null : code === undefined ? null : `+${code}`;
  return { fixes: [prefixFix(prefixField, own, `+${phone.callingCode}`)] };
}
