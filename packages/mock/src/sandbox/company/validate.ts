import type { Schemas } from "../../schemas.ts";
import { type NumberError, numberError } from "../countries/checksum.ts";
import type { NumberField } from "../countries/country.ts";
import { type CountryCode, countryCodes, countryOf } from "../countries/index.ts";
import { defaultsOf } from "../defaults.ts";
import { knownCountry, meantCountry } from "../register/country-names.ts";
import type { Fixtures } from "../register/fixtures.ts";
import {
  agrees,
  type Candidate,
  type Candidates,
  type FieldMatch,
  fieldMatch,
  type MatchRules,
} from "../register/matching.ts";
import { recordsOf } from "../register/records.ts";
import { type RegisterKind, type SentField, sentFields, validateByRegister } from "../register/validation.ts";
import type { Correction } from "../shared/envelope.ts";
import { critical, type Finding, type FindingKind } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import {
  type Comparison,
  compareNumber,
  compareText,
  isLikeNumber,
  ReadNumber,
  type ReadyText,
  readyText,
} from "../shared/similarity.ts";
import { type Entry, type Numbers, type Register, registerOf } from "./entries.ts";
import { companyData, companyFlags, isExtended, type Notation } from "./notation.ts";
import { inOrder, pool } from "./pool.ts";

type Request = Schemas["CompanyValidateRequest"]["request"];
type Data = Schemas["CompanyData"];

const defaults = defaultsOf("CompanyValidateOptions");

const fields = ["name", "country", "registrationNumber", "taxNumber", "vatNumber"] as const;

type Field = (typeof fields)[number];

/** Answers /company/validate: whether a company exists, and whether what was sent of it is its own. */
export function companyValidate(
  { query, options = {}, client }: Request,
  fixtures?: Fixtures,
): Schemas["CompanyValidateResponse"] {
  const register = registerOf(recordsOf(fixtures));
  const sent = sentFields(query, fields);
  const country = typeof query.country === "string" ? meantCountry(query.country) : undefined;
  const isAlone = sent.every(({ field }) => field === "country");
  const { result, resultCorrected, suggestions, item } = validateByRegister(
    {
      sent,
      // Every country has companies, so it names none of them.
      candidates: isAlone ? noCandidates : candidates(sent, register, options, client),
      isAtHome: (company) => typeof query.country !== "string" || company.country === country,
      correctionMode: options.correctionMode ?? defaults.correctionMode,
      correctionModeCrossCountry: options.correctionModeCrossCountry ?? defaults.correctionModeCrossCountry,
      resultsLimit: options.resultsLimit ?? defaults.resultsLimit,
    },
    kindOf(country, isAlone, options),
  );
  const flags = companyFlags(item, options);
  return { result: flags === undefined ? result : { ...result, flags }, resultCorrected, suggestions };
}

const noCandidates: Candidates<Entry> = { near: [], findOther: () => undefined };

function candidates(
  sent: readonly SentField<Field>[],
  register: Register,
  options: Request["options"] & object,
  client: Request["client"],
): Candidates<Entry> {
  const values = sent.map(({ field, sent }) => readValue(field, sent, register));
  const candidate = (item: Entry): Candidate<Entry> => ({ item, fields: values.map((value) => compare(item, value)) });
  const entries = pool(register, options);
  const isNear = register.noneOf.slice();
  for (const value of values) markNear(isNear, value, entries, register);
  return {
    near: inOrder(
      entries.filter(({ at }) => isNear[at]),
      options,
      client,
    ).map(candidate),
    findOther(passes) {
      const others = entries.filter((entry) => !isNear[entry.at] && passes(entry));
      const [first] = inOrder(others, options, client);
      return first && candidate(first);
    },
  };
}

/** A field of a query, read once for all companies. */
interface Value {
  field: Field;
  sent: string;
  /** Undefined when it is too long to be compared. */
  text: ReadyText | undefined;
  /** A number, and those that it is compared to; absent for a name and a country. */
  number: ReadNumber | undefined;
  known: Numbers | undefined;
}

function readValue(field: Field, sent: string, { numbers }: Register): Value {
  const text = readyText(sent);
  if (field === "name" || field === "country") return { field, sent, text, number: undefined, known: undefined };
  return { field, sent, text, number: text && new ReadNumber(text), known: numbers[field] };
}

/** Marks the companies that have more than their country in common with what was sent, by their places in the register. */
function markNear(
  isNear: boolean[],
  { field, text, number, known }: Value,
  entries: readonly Entry[],
  register: Register,
): void {
  if (number !== undefined && known !== undefined) {
    const { values, prefixes } = known;
    for (const { at } of entries) {
      if (isLikeNumber(number, values[at] ?? null, prefixes[at] ?? "")) isNear[at] = true;
    }
  }
  if (field !== "name" || text === undefined) return;
  const mark = (at: number) => {
    isNear[at] = true;
  };
  register.names.visitNear(text, mark);
  register.shortNames.visitNear(text, mark);
}

function compare(entry: Entry, { field, sent, text, number, known }: Value): FieldMatch {
  if (field === "name") return matchName(entry, sent, text);
  if (known === undefined) return fieldMatch(field, sent, compareText(text, knownCountry(entry.country)));
  const comparison = compareNumber(number, known.values[entry.at] ?? null, known.prefixes[entry.at]);
  // The letters in front are those of this company's country: without the company, nobody knows which they would be.
  return fieldMatch(field, sent, agrees(comparison) ? comparison : withoutPrefix(comparison));
}

function withoutPrefix(comparison: Comparison): Comparison {
  const { similarity, target, steps, typos } = comparison;
  if (steps.at(-1)?.subtype !== "PREFIX") return comparison;
  return { similarity, target, steps: steps.slice(0, -1), typos };
}

/** A name without its legal form is likely that of the company, and not the whole of it. */
function matchName({ name, company }: Entry, sent: string, text: ReadyText | undefined): FieldMatch {
  const { short, known, knownShort } = name;
  const whole = compareText(text, known);
  if (whole.similarity === "same" || short === null) return fieldMatch("name", sent, whole);
  const { similarity, target, steps, typos } = whole.similarity === "other" ? compareText(text, knownShort) : whole;
  if (similarity === "other" || target !== short) return fieldMatch("name", sent, whole);
  return fieldMatch("name", sent, { similarity: "typo", target: company.name, steps, typos }, "LEGAL_FORM");
}

const isNumber = ({ field }: FieldMatch) => field !== "name" && field !== "country";

const rules: MatchRules<Entry> = {
  weightOf: () => 1,
  /** A number names one company; a name does not, so it confirms typing errors alone. */
  isEnough(matches) {
    if (matches.some(({ sent }) => sent.trim() === "")) return false;
    if (matches.some((match) => isNumber(match) && agrees(match))) return true;
    return (
      matches.some((match) => match.field === "name" && agrees(match)) &&
      matches.every(({ similarity }) => similarity !== "other")
    );
  },
  isLikely(matches) {
    return matches.some(
      ({ field, similarity, sent }) => field !== "country" && similarity !== "other" && sent.trim() !== "",
    );
  },
  areOne: () => false,
};

function kindOf(country: CountryCode | undefined, isAlone: boolean, options: Notation): RegisterKind<Entry, Data> {
  return {
    rules,
    spellingFindings: (match) => spellingFindings(match, country, isAlone),
    writeSent,
    // Where several fit equally well, the first stands for what was sent, and the others may have been meant.
    writeBest: ([first]) => (first ? companyData(first.item, options) : writeSent(() => null)),
    writeWhole: ({ item }) => companyData(item, options),
    isWholeWanted: isExtended(options),
    lengthenings: () => noFixes,
    addBeside(correction: Correction<Data> & { flags?: Schemas["CompanyFlags"] }, item) {
      const flags = companyFlags(item, options);
      if (flags !== undefined) correction.flags = flags;
    },
  };
}

const noFixes: readonly Fix[] = [];

/** The data as it was sent: nothing else is known of it. */
function writeSent(textOf: (field: string) => string | null): Data {
  return {
    country: textOf("country"),
    name: textOf("name"),
    registrationNumber: textOf("registrationNumber"),
    taxNumber: textOf("taxNumber"),
    vatNumber: textOf("vatNumber"),
    uuid: null,
    address: null,
  };
}

const noFindings: readonly Finding[] = [];

/** What is wrong with a name or a number as such: with a number in the country that was sent or, without one, in every country. */
function spellingFindings(match: FieldMatch, country: CountryCode | undefined, isAlone: boolean): readonly Finding[] {
  const { field, sent, steps, part } = match;
  if (part === "LEGAL_FORM")
    return [critical(["SYNTAX", "VALUE_PART_MISSING", part], [field], "The name lacks its legal form.")];
  if (isAlone && country !== undefined)
    return [critical(["SYNTAX", "VALUE_PART_MISSING", null], [field], "A country alone names no company.")];
  if (!isNumber(match) || agrees(match) || sent.trim() === "") return noFindings;
  const number = steps.findLast(({ subtype }) => subtype !== "PREFIX")?.to ?? sent;
  const inQuestion = country === undefined ? countriesWithRegister : [country];
  const errors = inQuestion.map((code) => errorIn(code, field as NumberField, number));
  const [error = null] = errors;
  if (error === null || errors.includes(null)) return noFindings;
  const [kind, text] = errorFindings[error];
  return [critical(kind, [field], text)];
}

const countriesWithRegister = countryCodes.filter((code) => countryOf(code).register !== undefined);

function errorIn(country: CountryCode, field: NumberField, number: string): NumberError {
  const kind = countryOf(country).register?.numbers[field];
  return kind === undefined ? null : numberError(kind, /^[0-9]+$/.test(number) ? kind.prefix + number : number);
}

const errorFindings: Record<NonNullable<NumberError>, readonly [FindingKind, string]> = {
  characters: [["SYNTAX", "CHARACTERS", null], "The value has characters that no such number has."],
  tooShort: [["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], "The number has too few digits."],
  tooLong: [["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The number has too many digits."],
  checksum: [["SYNTAX", "INVALID", "NUMBER"], "The check digit does not fit the other digits."],
};
