import { type CountryCode, Metadata, type NumberingPlan, type PhoneNumberType } from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";

/*
 * The numbering plans, out of libphonenumber's tables. The library reads its tables and compiles their patterns anew for each number that
 * it is asked about; here the patterns of a country are compiled once, when the first of its numbers comes.
 */

/** What the library's plans have beside the members that it declares. */
interface LibraryPlan extends NumberingPlan {
  nationalNumberPattern(): string;
  nationalPrefixForParsing(): string | undefined;
  nationalPrefixTransformRule(): string | undefined;
  type(name: string): LibraryType | undefined;
  formats(): LibraryFormat[];
}

interface LibraryType {
  pattern(): string;
  possibleLengths(): number[];
}

interface LibraryFormat {
  pattern(): string;
  leadingDigitsPatterns(): string[];
  format(): string;
  internationalFormat(): string;
  nationalPrefixFormattingRule(): string | undefined;
}

const nonGeographic = Object.keys((metadata as { nonGeographic?: object }).nonGeographic ?? {});

/** The international prefixes of countries, and those of services that belong to none, such as +800: each at its own number. */
const callingCodes: (string | undefined)[] = Array.from({ length: 1000 }, () => undefined);
for (const code of [...Object.keys(metadata.country_calling_codes), ...nonGeographic])
  callingCodes[Number(code)] = code;

/** The international prefix that digits begin with; undefined when they begin with none. No prefix is the beginning of another. */
export function callingCodeOf(digits: string): string | undefined {
  let number = 0;
  for (let at = 0; at < 3 && at < digits.length; at += 1) {
    number = 10 * number + digits.charCodeAt(at) - ZERO;
    if (number === 0) return undefined;
    const code = callingCodes[number];
    if (code !== undefined) return code;
  }
  return undefined;
}

const ZERO = "0".charCodeAt(0);

/** What all numbers with an international prefix have in common. */
export interface Plan {
  /** The countries that have the prefix, the main one first; none where it is of a service such as +800. */
  countries: readonly CountryPlan[];
  /** The plan of numbers of which nobody can tell the country: that of the main one, or of the service. */
  anywhere: CountryPlan;
  /** Where several countries have the prefix, what a national number of any of them fits: nothing else needs to be tried with each. */
  pattern: RegExp | undefined;
  /** What may stand before a national number and be no part of it; undefined where nothing may. */
  trunk: Trunk | undefined;
}

/** A trunk prefix, such as the zero of 020 7946 0018. */
interface Trunk {
  pattern: RegExp;
  /** What takes its place, where that is anything. */
  rule: string | undefined;
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
  const rule = main.nationalPrefixTransformRule() || undefined;
  const patterns = new Set(codes.map((code) => libraryPlan(code).nationalNumberPattern()));
  return {
    countries: codes.map((code) => new CountryPlan(libraryPlan(code), code)),
    anywhere: new CountryPlan(main, undefined),
    pattern: codes.length > 1 ? whole([...patterns].join("|")) : undefined,
    trunk: trunk ? { pattern: new RegExp(`^(?:${trunk})`), rule } : undefined,
  };
}

/** What is left of the digits of a national number when the trunk prefix is taken off; undefined where there is none. */
export function takeTrunk({ trunk }: Plan, national: string): string | undefined {
  const found = trunk?.pattern.exec(national);
  if (!trunk || !found) return undefined;
  const isReplaced = trunk.rule !== undefined && found.length > 1 && Boolean(found.at(-1));
  return isReplaced ? national.replace(trunk.pattern, trunk.rule ?? "") : national.slice(found[0].length);
}

/** @param name a country's code, or an international prefix, which the library takes as well: of those that share it, the main country's */
function libraryPlan(name: string): LibraryPlan {
  const library = new Metadata();
  library.selectNumberingPlan(name as CountryCode);
  return library.numberingPlan as LibraryPlan;
}

/** What all numbers of a country have in common. */
export class CountryPlan {
  /** ISO 3166-1 alpha-2 code; undefined where the numbers are of no certain country. */
  readonly country: CountryCode | undefined;
  /** What its numbers begin with, and no number of a country that has the same prefix; undefined where nothing is. */
  readonly beginning: RegExp | undefined;
  /** How many digits its national numbers have, fewest first. */
  readonly lengths: readonly number[];
  /** What a national number fits that exists; not everything that fits it exists. */
  readonly pattern: RegExp;
  readonly #library: LibraryPlan;
  #lines: readonly Line[] | undefined;
  #groupings: readonly Grouping[] | undefined;

  constructor(library: LibraryPlan, country: CountryCode | undefined) {
    const digits = library.leadingDigits();
    this.country = country;
    this.beginning = digits ? new RegExp(`^(?:${digits})`) : undefined;
    this.lengths = library.possibleLengths();
    this.pattern = whole(library.nationalNumberPattern());
    this.#library = library;
  }

  /** What kind of line a national number is, as the library names it; null for one that does not exist. */
  typeOf(national: string): PhoneNumberType | null {
    if (!this.pattern.test(national)) return null;
    this.#lines ??= readLines(this.#library);
    for (const line of this.#lines) {
      if (!isOf(line, national)) continue;
      return line.mobile && isOf(line.mobile, national) ? "FIXED_LINE_OR_MOBILE" : line.type;
    }
    return null;
  }

  /** A national number as it is written within its country, and behind its international prefix: groups of digits apart by spaces. */
  group(national: string): { national: string; international: string } {
    this.#groupings ??= this.#library.formats().map(readGrouping);
    for (const { pattern, within, abroad } of this.#groupings) {
      const groups = pattern.exec(national);
      if (groups) return { national: write(groups, within), international: write(groups, abroad) };
    }
    return { national, international: national };
  }
}

/** A kind of line: how many digits its national numbers have, and what they fit. */
interface Line {
  type: PhoneNumberType;
  lengths: readonly number[];
  pattern: RegExp;
  /** Of the fixed line: the mobile one, which a number may be of as well. */
  mobile?: Line | undefined;
}

/** The kinds of line beside the fixed one, in the order in which the library looks for them. */
const otherTypes = [
  ...(["MOBILE", "PREMIUM_RATE", "TOLL_FREE", "SHARED_COST", "VOIP"] as const),
  ...(["PERSONAL_NUMBER", "PAGER", "UAN", "VOICEMAIL"] as const),
];

/** The kinds of line of a country, the first of which counts that a number fits. */
function readLines(library: LibraryPlan): Line[] {
  const [fixed] = readLine(library, "FIXED_LINE");
  const others = otherTypes.flatMap((type) => readLine(library, type));
  if (!fixed) return others;
  const mobile = others.find(({ type }) => type === "MOBILE");
  // Where mobile numbers have no pattern of their own, they have that of the fixed ones.
  return [mobile ? { ...fixed, mobile } : { ...fixed, type: "FIXED_LINE_OR_MOBILE" }, ...others];
}

function readLine(library: LibraryPlan, type: PhoneNumberType): Line[] {
  const line = library.type(type);
  return line?.pattern() ? [{ type, lengths: line.possibleLengths(), pattern: whole(line.pattern()) }] : [];
}

function isOf({ lengths, pattern }: Line, national: string): boolean {
  return lengths.includes(national.length) && pattern.test(national);
}

/** A way to group the digits of national numbers. */
interface Grouping {
  /** What a number fits that is grouped this way, with its groups. */
  pattern: RegExp;
  /** What is written within the country and behind the international prefix. */
  within: Template;
  abroad: Template;
}

/** What is written, piece by piece: a text as it is, or the group of digits with that number. */
type Template = readonly (string | number)[];

function readGrouping(format: LibraryFormat): Grouping {
  const leading = format.leadingDigitsPatterns().at(-1);
  const rule = format.nationalPrefixFormattingRule();
  return {
    pattern: new RegExp(`^${leading ? `(?=${leading})` : ""}${format.pattern()}$`),
    // The rule says what the first group is written with: "(0$1)".
    within: readTemplate(rule ? format.format().replace(/(\$\d)/, rule) : format.format()),
    abroad: readTemplate(format.internationalFormat()),
  };
}

/** Reads "(0$1) $2-$3". Where a country writes dashes or brackets, a space is set. */
function readTemplate(format: string): Template {
  const spaced = format.replace(/[^\d$]+/g, " ").trim();
  return spaced.split(/(\$\d)/).flatMap((piece) => {
    if (piece === "") return [];
    return piece.startsWith("$") ? Number(piece.slice(1)) : piece;
  });
}

function write(groups: readonly string[], template: Template): string {
  let text = "";
  for (const piece of template) text += typeof piece === "number" ? groups[piece] : piece;
  return text;
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
