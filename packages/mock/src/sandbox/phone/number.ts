import parsePhoneNumber, { type PhoneNumberType } from "libphonenumber-js/max";
import { type CountryPlan, callingCodeOf, planOf, takeTrunk } from "./plan.ts";

/** One number in the notations of section 2.3, under their names in version 2.1. */
export interface Notations {
  /** The digits of the national number, without the prefix: 607123456. */
  raw: string;
  /** As it is written within its country, trunk prefix included, the digit groups apart by spaces: 020 7946 0018. */
  national: string;
  /** International without spaces: +442079460018. */
  e164: string;
  /** International, the digit groups apart by spaces: +44 20 7946 0018. */
  e123: string;
}

/** A number with its international prefix, which need not exist. Its country and its type are looked for when they are asked for, and once. */
export class Phone {
  /** The international prefix without its plus sign. */
  readonly callingCode: string;
  /** The digits after the prefix, without a trunk prefix. */
  readonly national: string;
  #plan: CountryPlan | undefined;
  #type: PhoneNumberType | null | undefined;
  #isTooLong: boolean | undefined;

  constructor(callingCode: string, national: string) {
    this.callingCode = callingCode;
    this.national = national;
  }

  /** All digits of the number, from the prefix on. */
  get digits(): string {
    return this.callingCode + this.national;
  }

  /** The number in E.164, with its plus sign. */
  get e164(): string {
    return `+${this.callingCode}${this.national}`;
  }

  /** What its numbers have in common with those of its country, or of its prefix where the digits do not tell the country. */
  get plan(): CountryPlan {
    this.#plan ??= this.#findPlan();
    return this.#plan;
  }

  /** ISO 3166-1 alpha-2 code; undefined when the digits do not tell which of several countries it is, or it is of none. */
  get country(): string | undefined {
    return this.plan.country;
  }

  /** Whether it exists in the numbering plan of its prefix. */
  get exists(): boolean {
    return this.type !== null;
  }

  /** What kind of line it is, as the library names it; null for a number that does not exist. */
  get type(): PhoneNumberType | null {
    if (this.#type === undefined && planOf(this.callingCode).pattern?.test(this.national) === false) this.#type = null;
    if (this.#type === undefined) {
      const { plan } = this;
      // To find the country may have found it.
      this.#type ??= plan.typeOf(this.national);
    }
    return this.#type;
  }

  /** What its length says of it; `fits` says nothing of its digits. */
  get length(): LengthCheck {
    // Whoever dials two trunk prefixes is told of what is left when both are gone.
    const { national, plan } = ofNational(this.callingCode, this.national) ?? this;
    return judgeLength(national, plan);
  }

  /**
   * Whether an invalid number becomes valid when its last digits are left out. The length alone does not say so: a few special
   * numbers of a country are often longer than those of all its people.
   */
  get isTooLong(): boolean {
    this.#isTooLong ??= !this.exists && (this.length === "tooLong" || this.#hasExtraDigits());
    return this.#isTooLong;
  }

  /** All four notations. Digits and single spaces alone. */
  get notations(): Notations {
    const { national, international } = this.plan.group(this.national);
    return {
      raw: this.national,
      national,
      e164: this.e164,
      e123: `+${this.callingCode} ${international}`,
    };
  }

  #hasExtraDigits(): boolean {
    for (let extra = 1; extra <= mostExtraDigits; extra += 1) {
      if (ofNational(this.callingCode, this.national.slice(0, -extra))?.exists) return true;
    }
    return false;
  }

  /** The plan of the only country with its prefix, or of the one that its digits say, as the library tells them apart. */
  #findPlan(): CountryPlan {
    const { countries, anywhere } = planOf(this.callingCode);
    if (countries.length === 1) return countries[0] ?? anywhere;
    for (const plan of countries) {
      if (plan.beginning) {
        if (plan.beginning.test(this.national)) return plan;
        continue;
      }
      const type = plan.typeOf(this.national);
      if (type === null) continue;
      this.#type = type;
      return plan;
    }
    return anywhere;
  }
}

/** So many digits are appended by mistake at most. */
const mostExtraDigits = 3;

/** As few and as many digits as the library takes for a national number. */
const fewestDigits = 2;
const mostDigits = 17;

/** Digits that are no more than these may be the beginning of an international prefix. */
const mostBegunDigits = 2;

/**
 * Parses an international number, given as its digits from the prefix on.
 *
 * A trunk prefix between the prefix and the number (+44 020 …) is left out of it. Undefined when the digits begin with no known
 * prefix, or when there are too few or far too many of them to be of a number at all.
 */
export function parseInternational(digits: string): Phone | undefined {
  const callingCode = callingCodeOf(digits);
  if (callingCode === undefined) return undefined;
  return ofNational(callingCode, digits.slice(callingCode.length));
}

/** Parses the digits of a national number behind an international prefix that there is. Trunk prefix and prefix are left out of them. */
export function parseNational(callingCode: string, digits: string): Phone | undefined {
  if (!digits.startsWith(callingCode)) return ofNational(callingCode, digits);
  const parsed = parsePhoneNumber(digits, { defaultCallingCode: callingCode, extract: false });
  return parsed && new Phone(parsed.countryCallingCode, parsed.nationalNumber);
}

/** A trunk prefix is one, as for the library, unless the number exists with it alone, or is too short without it. */
function ofNational(callingCode: string, digits: string): Phone | undefined {
  const plan = planOf(callingCode);
  const rest = takeTrunk(plan, digits);
  if (rest === undefined) return ofDigits(callingCode, digits);
  const { pattern } = plan.anywhere;
  if (pattern.test(digits) && !pattern.test(rest)) return ofDigits(callingCode, digits);
  const check = judgeLength(rest, new Phone(callingCode, rest).plan);
  const isPart = check === "tooShort" || check === "wrongLength";
  return ofDigits(callingCode, isPart ? digits : rest);
}

function ofDigits(callingCode: string, national: string): Phone | undefined {
  const { length } = national;
  return length < fewestDigits || length > mostDigits ? undefined : new Phone(callingCode, national);
}

/** What the length of a number says of it; `fits` says nothing of its digits. */
export type LengthCheck = "prefixUnknown" | "tooShort" | "tooLong" | "wrongLength" | "fits";

function judgeLength({ length }: string, { lengths }: CountryPlan): LengthCheck {
  if (lengths.includes(length)) return "fits";
  if (length < (lengths[0] ?? 0)) return "tooShort";
  return length > (lengths.at(-1) ?? 0) ? "tooLong" : "wrongLength";
}

/** What is wrong with the length of digits that cannot be parsed. */
export function judgeUnparsed(digits: string): LengthCheck {
  const callingCode = callingCodeOf(digits);
  if (callingCode === undefined) return digits.length <= mostBegunDigits ? "tooShort" : "prefixUnknown";
  return digits.length > callingCode.length + mostDigits ? "tooLong" : "tooShort";
}
