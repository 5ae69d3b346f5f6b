import type { Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { phoneFinding } from "./findings.ts";
import { nationalDigits, type Phone, parsePhone, parseWithZero } from "./number.ts";
import { callingCodeOf, homeCode, nearCodes, siblings } from "./prefixes.ts";
import { type PhoneOptions, type PhoneQuery, plusFix, prefixFix } from "./query.ts";

interface BetterNumber {
  phone: Phone;
  fixes: Fix[];
  /** What was wrong, where it says more than the digits alone. */
  finding?: Finding;
  /** Whether no digit had to be changed for it. */
  isFormatting?: boolean;
}

export interface Offer {
  correction?: BetterNumber;
  suggestions: BetterNumber[];
}

interface Search {
  query: PhoneQuery;
  options: PhoneOptions;
  /** Its calling code; `undefined` without an assigned one. */
  code: string | undefined;
  /** Its digits without the calling code; `null` if they are unknown. */
  national: string | null;
  home: string;
}

/** As many suggestions as a person can choose from at a glance. */
const mostSuggestions = 3;

/** Finds the valid numbers that a number probably stands for: for certain, and otherwise, best first. */
export function findBetter(
  query: PhoneQuery,
  phone: Phone | null,
  isRejected: boolean,
  options: PhoneOptions,
): Offer {
  const { international } = query;
  const code = international === null ? undefined : callingCodeOf(international);
  const national = code === undefined ? query.national : nationalDigits(international ?? "");
  const search: Search = { query, options, code, national, home: homeCode(options.clientCountry) };
  return phone === null ? insteadOfInvalid(search) : besideValid(search, isRejected);
}

/** A number that is one needs nothing better, but may be a mobile number at home that was given another prefix. */
function besideValid(search: Search, isRejected: boolean): Offer {
  const isClean = search.query.findings.every(({ fixes }) => fixes.length === 0);
  if (!isClean && !isRejected) return { suggestions: [] };
  const mobile = behind(search, [search.home]).filter(({ phone }) => phone.lineType === "mobile");
  return { suggestions: mobile.map((found) => withHomePrefix(search, found)) };
}

function insteadOfInvalid(search: Search): Offer {
  const single = withoutSecondPrefix(search);
  if (single) return { correction: single, suggestions: [] };
  if (search.query.international === null) return withoutPrefix(search);
  const correction = atHome(search);
  return correction ? { correction, suggestions: [] } : { suggestions: [] };
}

/** A number without a prefix: behind the preferred ones, and with its own first digits as the prefix. Two readings are two suggestions. */
function withoutPrefix(search: Search): Offer {
  const { query, options } = search;
  const [preferred, ...others] = behind(search, options.preferred);
  const own = withPlusSign(search);
  const expected = [...options.preferred, ...nearCodes(options.clientCountry)];
  if (own !== undefined && expected.includes(own.phone.callingCode)) {
    const { e164 } = own.phone.notations;
    const isSame = preferred === undefined || preferred.phone.notations.e164 === e164;
    if (isSame || showsPrefix(query, own.phone)) return { correction: own, suggestions: [] };
    return { suggestions: [own, preferred, ...others].slice(0, mostSuggestions) };
  }
  if (preferred) return { correction: preferred, suggestions: others.slice(0, mostSuggestions) };
  const isExpected = options.preferred.length > 0;
  return { suggestions: withLikelyPrefix(search, isExpected ? [] : neighbours) };
}

/** Germany and Austria. */
const neighbours = ["49", "43"];

/** Whether a zero in brackets shows that the digits before it are the prefix: 49 (0) 345 … */
function showsPrefix({ text }: PhoneQuery, { callingCode }: Phone): boolean {
  const before = /^(.*?)\(\s*0\s*\)/u.exec(text)?.[1] ?? "";
  return before.replace(/\D/g, "") === callingCode;
}

/** The number behind other calling codes, as far as it is one there and is allowed. */
function behind(search: Search, codes: readonly string[]): BetterNumber[] {
  const { query, code, national } = search;
  if (national === null) return [];
  const found = codes
    .filter((other) => other !== code)
    .map((other) => ({
      phone: parseWithZero(other + national),
      // In a plan without a trunk prefix, a zero in front is one mistake more.
      isExact: parsePhone(other + national) !== null,
    }));
  return (
    [...found.filter(({ isExact }) => isExact), ...found.filter(({ isExact }) => !isExact)]
      .flatMap(({ phone }) => phone ?? [])
      .filter((phone) => isAllowed(phone, search))
      // Whoever sent a prefix did not mean a premium-rate number behind another one.
      .filter(({ type }) => code === undefined || type !== "PREMIUM_RATE")
      .map((phone) => ({ phone, ...changeOfPrefix(query, phone, code) }))
  );
}

function isAllowed({ callingCode }: Phone, { options }: Search): boolean {
  return options.allowed === undefined || options.allowed.includes(callingCode);
}

/** +420420607123456 or +42000420607123456 without the second prefix. */
function withoutSecondPrefix(search: Search): BetterNumber | undefined {
  const { query, code } = search;
  if (code === undefined) return undefined;
  const rest = nationalDigits(query.international ?? "").replace(/^0+/, "");
  const phone = rest.startsWith(code) ? parsePhone(rest) : null;
  if (phone === null || !isAllowed(phone, search)) return undefined;
  const fixes = [prefixFix(query.numberField, `+${code}`, null)];
  return { phone, fixes, finding: phoneFinding("prefixTwice", query.numberField) };
}

/** A number at home, or in the sibling country, that was sent with another prefix. */
function atHome(search: Search): BetterNumber | undefined {
  const { code, national, home } = search;
  if (code === undefined) return undefined;
  // A zero that is not dialled in that country would be a second mistake.
  const found = behind(search, [home, ...(siblings[code] ?? [])]).find(
    ({ phone }) =>
      (phone.lineType === "landline" || phone.lineType === "mobile") &&
      parsePhone(`${phone.callingCode}${national}`),
  );
  if (found === undefined) return undefined;
  return withHomePrefix(search, found);
}

/** The change to the prefix at home is one of whole numbers. */
function withHomePrefix({ code, national }: Search, found: BetterNumber): BetterNumber {
  if (code === undefined) return found;
  const change = { field: "number", from: `+${code}${national}`, to: found.phone.notations.e164 };
  return { ...found, fixes: [fix(["VALUE", "CHANGED", null], change)] };
}

/** With the prefixes close at hand first, then with its own digits as the prefix, then with the neighbours'; those last whose plan has no zero in front. */
function withLikelyPrefix(search: Search, farther: readonly string[]): BetterNumber[] {
  const near = nearCodes(search.options.clientCountry);
  const own = withPlusSign(search) ?? withWholeLead(search);
  const found =
    own === undefined
      ? behind(search, [...near, ...farther])
      : [...behind(search, near), own, ...behind(search, farther)];
  return found.slice(0, mostSuggestions);
}

/** With one zero in front for the two that announce a prefix, or with what announces it in North America: 0420 607 123 456, 011 420 … */
function withWholeLead(search: Search): BetterNumber | undefined {
  const { query, options } = search;
  const near = nearCodes(options.clientCountry);
  const phone = ["0", "011"]
    .filter((lead) => query.digits.startsWith(lead))
    .map((lead) => parsePhone(query.digits.slice(lead.length)))
    .find(
      (found) => found !== null && near.includes(found.callingCode) && isAllowed(found, search),
    );
  return phone ? { phone, ...plusAdded(query) } : undefined;
}

function withPlusSign(search: Search): BetterNumber | undefined {
  const { query } = search;
  const phone = query.international === null ? parseOwn(query) : null;
  return phone !== null && isAllowed(phone, search) ? { phone, ...plusAdded(query) } : undefined;
}

/** With its own first digits as the prefix; a zero behind them may be a trunk prefix only in brackets. */
function parseOwn({ digits, text }: PhoneQuery): Phone | null {
  return /\(\s*0\s*\)/u.test(text) ? parseWithZero(digits) : parsePhone(digits);
}

function plusAdded({ numberField }: PhoneQuery): Omit<BetterNumber, "phone"> {
  return {
    fixes: [plusFix(numberField)],
    finding: phoneFinding("plusMissing", numberField),
    isFormatting: true,
  };
}

/** A prefix that was there without its plus sign lacks the sign alone. */
function changeOfPrefix(
  query: PhoneQuery,
  phone: Phone,
  code: string | undefined,
): Omit<BetterNumber, "phone"> {
  const { texts, international, digits, prefixField } = query;
  if (international === null && phone.notations.e164 === `+${digits}`) return plusAdded(query);
  const own = code === undefined ? null : `+${code}`;
  const from = prefixField === "prefix" ? texts.prefix?.trim() || null : own;
  return { fixes: [prefixFix(prefixField, from, `+${phone.callingCode}`)] };
}
