import parsePhoneNumber, {
  type CountryCode,
  type E164Number,
  type NumberType,
  PhoneNumber,
} from "libphonenumber-js/max";
import { callingCodeOf, group, planOf, possibleLengths } from "./plan.ts";

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

/** A number with its international prefix, which need not exist. The library is asked for what is asked of it, and once. */
export class Phone {
  /** The international prefix without its plus sign. */
  readonly callingCode: string;
  /** The digits after the prefix, without a trunk prefix. */
  readonly national: string;
  #parsed: PhoneNumber | undefined;
  #type: NumberType | null | undefined;
  #isTooLong: boolean | undefined;

  constructor(callingCode: string, national: string, parsed?: PhoneNumber) {
    this.callingCode = callingCode;
    this.national = national;
    this.#parsed = parsed;
  }

  /** All digits of the number, from the prefix on. */
  get digits(): string {
    return this.callingCode + this.national;
  }

  /** The number in E.164, with its plus sign. */
  get e164(): string {
    return `+${this.callingCode}${this.national}`;
  }

  /** ISO 3166-1 alpha-2 code; undefined when the digits do not tell which of several countries it is, or it is of none. */
  get country(): string | undefined {
    return this.#library().country;
  }

  /** Whether it exists in the numbering plan of its prefix. */
  get exists(): boolean {
    return this.type !== null;
  }

  /** What kind of line it is, as the library names it; null for a number that does not exist. */
  get type(): NumberType | null {
    if (this.#type === undefined && !planOf(this.callingCode).pattern.test(this.national)) this.#type = null;
    if (this.#type === undefined) {
      const number = this.#library();
      // To find its country may have found it.
      this.#type ??= number.getType() ?? null;
    }
    return this.#type;
  }

  /** What its length says of it; `fits` says nothing of its digits. */
  get length(): LengthCheck {
    // Whoever dials two trunk prefixes is told of what is left when both are gone.
    const { national, country, callingCode } = mayHaveTrunk(this.callingCode, this.national)
      ? (parseInternational(this.digits) ?? this)
      : this;
    const lengths = possibleLengths(country ?? callingCode);
    const { length } = national;
    if (lengths.includes(length)) return "fits";
    if (length < (lengths[0] ?? 0)) return "tooShort";
    return length > (lengths.at(-1) ?? 0) ? "tooLong" : "wrongLength";
  }

  /**
   * Whether an invalid number becomes valid when its last digits are left out. The length alone does not say so: a few special
   * numbers of a country are often longer than those of all its people.
   */
  get isTooLong(): boolean {
    this.#isTooLong ??= !this.exists && (this.length === "tooLong" || this.#hasExtraDigits());
    return this.#isTooLong;
  }

  /** All four notations. Digits and single spaces alone: where a country writes dashes or brackets, a space is set. */
  get notations(): Notations {
    const { national, international } = group(this.country ?? this.callingCode, this.national);
    return {
      raw: this.national,
      national: grouped(national),
      e164: this.e164,
      e123: `+${this.callingCode} ${grouped(international)}`,
    };
  }

  #hasExtraDigits(): boolean {
    for (let extra = 1; extra <= mostExtraDigits; extra += 1) {
      if (parseInternational(this.digits.slice(0, -extra))?.exists) return true;
    }
    return false;
  }

  #library(): PhoneNumber {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }

  /** The number of the only country with its prefix, or of the one that its digits say, as the library tells them apart. */
  #parse(): PhoneNumber {
    const { countries } = planOf(this.callingCode);
    const [only] = countries;
    if (countries.length === 1) return this.#ofCountry(only?.country);
    for (const { country, pattern, beginning } of countries) {
      if (beginning?.test(this.national)) return this.#ofCountry(country);
      if (beginning || !pattern.test(this.national)) continue;
      const number = this.#ofCountry(country);
      this.#type = number.getType();
      if (this.#type) return number;
    }
    return this.#ofCountry(undefined);
  }

  #ofCountry(country: CountryCode | undefined): PhoneNumber {
    const number = new PhoneNumber(this.e164 as E164Number);
    if (country) number.country = country;
    return number;
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
  const national = digits.slice(callingCode.length);
  if (mayHaveTrunk(callingCode, national)) return fromLibrary(parsePhoneNumber(`+${digits}`, { extract: false }));
  return ofDigits(callingCode, national);
}

/** Parses the digits of a national number behind an international prefix that there is. Trunk prefix and prefix are left out of them. */
export function parseNational(callingCode: string, digits: string): Phone | undefined {
  if (digits.startsWith(callingCode) || mayHaveTrunk(callingCode, digits)) {
    return fromLibrary(parsePhoneNumber(digits, { defaultCallingCode: callingCode, extract: false }));
  }
  return ofDigits(callingCode, digits);
}

function mayHaveTrunk(callingCode: string, national: string): boolean {
  return planOf(callingCode).trunk?.test(national) === true;
}

function ofDigits(callingCode: string, national: string): Phone | undefined {
  const { length } = national;
  return length < fewestDigits || length > mostDigits ? undefined : new Phone(callingCode, national);
}

function fromLibrary(parsed: PhoneNumber | undefined): Phone | undefined {
  return parsed && new Phone(parsed.countryCallingCode, parsed.nationalNumber, parsed);
}

/** Brackets, dashes and other signs between groups of digits. */
const signs = /\D+/g;

function grouped(formatted: string): string {
  return formatted.replace(signs, " ").trim();
}

/** What the length of a number says of it; `fits` says nothing of its digits. */
export type LengthCheck = "prefixUnknown" | "tooShort" | "tooLong" | "wrongLength" | "fits";

/** What is wrong with the length of digits that cannot be parsed. */
export function judgeUnparsed(digits: string): LengthCheck {
  const callingCode = callingCodeOf(digits);
  if (callingCode === undefined) return digits.length <= mostBegunDigits ? "tooShort" : "prefixUnknown";
  return digits.length > callingCode.length + mostDigits ? "tooLong" : "tooShort";
}
