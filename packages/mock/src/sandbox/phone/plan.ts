import { type CountryCode, Metadata, type NumberingPlan } from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";

/**
 * What every number with an international prefix has in common, out of libphonenumber's tables.
 *
 * The library reads its tables and compiles their patterns anew for each number that it is asked about. Most numbers that the sandbox
 * tries are none, which a pattern that is compiled once says in a fraction of the time; the library is asked about the others.
 */
export interface Plan {
  /** The countries that have the prefix, the main one first; none where it is of a service such as +800. */
  countries: readonly CountryPlan[];
  /** What a national number fits that exists; not everything that fits it exists. */
  pattern: RegExp;
  /** What may stand before a national number and be no part of it; undefined where nothing may. */
  trunk: RegExp | undefined;
}

/** What the numbers of a country have in common. */
interface CountryPlan {
  country: CountryCode;
  /** What a national number of the country fits that exists. */
  pattern: RegExp;
  /** What its numbers begin with, and no number of a country that has the same prefix; undefined where nothing is. */
  beginning: RegExp | undefined;
}

/** What the library's plans have beside the members that it declares. */
interface LibraryPlan extends NumberingPlan {
  nationalNumberPattern(): string;
  nationalPrefixForParsing(): string | undefined;
  formats(): LibraryFormat[];
}

interface LibraryFormat {
  pattern(): string;
  leadingDigitsPatterns(): string[];
  format(): string;
  internationalFormat(): string;
  nationalPrefixFormattingRule(): string | undefined;
}

const nonGeographic = Object.keys((metadata as { nonGeographic?: object }).nonGeographic ?? {});

/** Those of countries, and those of services that belong to none, such as +800. */
const callingCodes = new Set([...Object.keys(metadata.country_calling_codes), ...nonGeographic]);

/** The international prefix that digits begin with; undefined when they begin with none. No prefix is the beginning of another. */
export function callingCodeOf(digits: string): string | undefined {
  for (let length = 1; length <= 3; length += 1) {
    const code = digits.slice(0, length);
    if (callingCodes.has(code)) return code;
  }
  return undefined;
}

const plans = new Map<string, Plan>();

/** The plan of an international prefix that there is. */
export function planOf(callingCode: string): Plan {
  let plan = plans.get(callingCode);
  if (!plan) {
    plan = readPlan(callingCode);
    plans.set(callingCode, plan);
  }
  return plan;
}

function readPlan(callingCode: string): Plan {
  const codes = (metadata.country_calling_codes as Record<string, CountryCode[]>)[callingCode] ?? [];
  const main = libraryPlan(callingCode);
  const trunk = main.nationalPrefixForParsing();
  const patterns = [main, ...codes.map(libraryPlan)].map((plan) => plan.nationalNumberPattern());
  return {
    countries: codes.map(readCountry),
    pattern: whole([...new Set(patterns)].join("|")),
    trunk: trunk ? beginning(trunk) : undefined,
  };
}

function readCountry(country: CountryCode): CountryPlan {
  const plan = libraryPlan(country);
  const digits = plan.leadingDigits();
  return {
    country,
    pattern: whole(plan.nationalNumberPattern()),
    beginning: digits ? beginning(digits) : undefined,
  };
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function beginning(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})`);
}

const lengths = new Map<string, readonly number[]>();

/** How many digits the national numbers of a country or of an international prefix have, fewest first. */
export function possibleLengths(name: string): readonly number[] {
  let known = lengths.get(name);
  if (!known) {
    known = libraryPlan(name).possibleLengths();
    lengths.set(name, known);
  }
  return known;
}

/** A way to group the digits of national numbers. */
interface Grouping {
  beginning: RegExp | undefined;
  whole: RegExp;
  digits: RegExp;
  /** What takes the place of the digits, with its groups as `$1`: within the country, and behind the international prefix. */
  national: string;
  international: string;
}

const groupings = new Map<string, readonly Grouping[]>();

/**
 * A national number as it is written within its country and behind its international prefix, with whatever signs between the digits.
 *
 * @param name a country's code, or an international prefix
 */
export function group(name: string, number: string): { national: string; international: string } {
  let known = groupings.get(name);
  if (!known) {
    known = libraryPlan(name).formats().map(readGrouping);
    groupings.set(name, known);
  }
  const found = known.find(({ beginning, whole }) => beginning?.test(number) !== false && whole.test(number));
  if (!found) return { national: number, international: number };
  const { digits, national, international } = found;
  return { national: number.replace(digits, national), international: number.replace(digits, international) };
}

function readGrouping(format: LibraryFormat): Grouping {
  const leading = format.leadingDigitsPatterns().at(-1);
  const rule = format.nationalPrefixFormattingRule();
  return {
    beginning: leading ? beginning(leading) : undefined,
    whole: whole(format.pattern()),
    digits: new RegExp(format.pattern()),
    // The rule says what the first group is written with: "(0$1)".
    national: rule ? format.format().replace(/(\$\d)/, rule) : format.format(),
    international: format.internationalFormat(),
  };
}

/** @param name a country's code, or an international prefix, which the library takes as well: of those that share it, the main country's */
function libraryPlan(name: string): LibraryPlan {
  const library = new Metadata();
  library.selectNumberingPlan(name as CountryCode);
  return library.numberingPlan as LibraryPlan;
}
