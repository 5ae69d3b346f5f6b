import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { type CountryCode, countryCodes } from "../countries/names.ts";
import { type NumberError, type NumberField, numberError, numberKinds } from "../countries/numbers.ts";
import { inEveryVersion, type Operation } from "../kind.ts";
import { knownCountry } from "../register/country-names.ts";
import {
  agrees,
  type Candidate,
  type FieldMatch,
  fieldMatch,
  type MatchRules,
  reformatted,
} from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { recordsOf } from "../register/records.ts";
import { questionOf, type RegisterKind, type SentField, validateByRegister } from "../register/validation.ts";
import type { Correction } from "../shared/envelope.ts";
import { critical, type Finding, type FindingKind } from "../shared/finding.ts";
import { lengthFindings } from "../shared/length.ts";
import { remembered } from "../shared/remembered.ts";
import { compareNumber, comparing, numberFormatting, readyText } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import { sandboxWorld } from "../world.ts";
import { type Entry, entriesOf, isInQuestion, ofLegalForm, type PoolOptions } from "./entries.ts";
import { companyData, companyFlags, isExtended, type Notation } from "./notation.ts";
import { companyGet, companySearch } from "./search.ts";

type Request = Schemas["CompanyValidateRequest"]["request"];
type Data = Schemas["CompanyData"];

const fields = ["name", "country", "registrationNumber", "taxNumber", "vatNumber"] as const;

type Field = (typeof fields)[number];

/** Responds to /company/validate: whether a company exists, and whether what was sent of it is its own. */
const companyValidate: Operation<"companyValidate"> = ({ query, options = {}, client }, world = sandboxWorld) => {
  const question = questionOf(query, fields, options, lengthFindings("company", query, world));
  const { sent, country } = question;
  const isAlone = sent.every(({ field }) => field === "country");
  // A country alone identifies no company.
  const entries = isAlone ? [] : entriesOf(recordsOf(world));
  const { result, resultCorrected, suggestions, item } = validateByRegister(
    question,
    () => candidatesAmong(entries, sent, options, client),
    kindOf(country, isAlone, options),
  );
  const flags = companyFlags(item, options);
  return { result: flags === undefined ? result : { ...result, flags }, resultCorrected, suggestions };
};

/** The companies that have more than their country in common with what was sent. */
function candidatesAmong(
  entries: readonly Entry[],
  sent: readonly SentField<Field>[],
  options: PoolOptions,
  client: Request["client"],
): Candidate<Entry>[] {
  const alike = sent.filter(({ field }) => field !== "country").map(({ field, sent }) => alikeIn(entries)(field)(sent));
  const near = entries.filter((entry) => isInQuestion(entry, options) && alike.some((some) => some.has(entry)));
  const comparisons = sent.map(({ field, sent }) => comparisonOfNear(field)(sent));
  return ofLegalForm(byNearness(near, client), options).map((item) => ({
    item,
    fields: comparisons.map((compare) => compare(item)),
  }));
}

const alikeIn = once((entries: readonly Entry[]) =>
  remembered((field: Field) =>
    remembered((sent) => {
      const compare = comparisonOf(field, sent);
      return new Set(entries.filter((entry) => compare(entry).similarity !== "other"));
    }),
  ),
);

function comparisonOf(field: Field, sent: string): (entry: Entry) => FieldMatch {
  const compare = comparing(readyText(sent));
  if (field === "country") return ({ country }) => fieldMatch(field, sent, compare(knownCountry(country)));
  if (field !== "name") {
    const text = readyText(sent).text;
    const formatting = numberFormatting(text);
    return ({ company, country }) => {
      const prefix = numberKinds[country]?.[field]?.prefix ?? "";
      return fieldMatch(field, sent, compareNumber(text, formatting, company[field], prefix));
    };
  }
  /** A name without its legal form is likely that of the company, and not the whole of it. */
  return ({ known, knownShort, company }) => {
    const short = compare(knownShort);
    if (short.similarity === "other") return fieldMatch(field, sent, compare(known));
    return fieldMatch(field, sent, { ...short, similarity: "typo", target: company.name }, "LEGAL_FORM");
  };
}

/** Of the few companies that are near to a text, what came out of comparing them is kept; of all of them it would fill the memory. */
const comparisonOfNear = remembered((field: Field) => remembered((sent) => comparisonOf(field, sent)));

const isNumber = ({ field }: FieldMatch) => field !== "name" && field !== "country";

const rules: MatchRules<Entry> = {
  weightOf: () => 1,
  /** A number names one company; a name does not, so it confirms typing errors alone. */
  isEnough(matches) {
    if (matches.some(({ sent }) => sent.trim() === "")) return false;
    if (matches.some((match) => isNumber(match) && agrees(match))) return true;
    const isName = matches.some((match) => match.field === "name" && agrees(match));
    return isName && matches.every(({ similarity }) => similarity !== "other");
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
    formattingOf: (field, sent) => (field === "name" ? undefined : numberFormatting(sent)),
    spellingFindings: (match) => spellingFindings(match, country, isAlone),
    writeSent,
    // If several fit equally well, the first is the result, and the others are candidates.
    writeBest: ({ item }) => companyData(item, options),
    writeWhole: ({ item }) => companyData(item, options),
    isWholeWanted: isExtended(options),
    lengthenings: () => [],
    addBeside(correction: Correction<Data> & { flags?: Schemas["CompanyFlags"] }, item) {
      const flags = companyFlags(item, options);
      if (flags !== undefined) correction.flags = flags;
    },
  };
}

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

/** What is wrong with a name or a number as such: with a number in the country that was sent or, without one, in every country. */
function spellingFindings(match: FieldMatch, country: CountryCode | undefined, isAlone: boolean): readonly Finding[] {
  const { field, sent, part } = match;
  if (part === "LEGAL_FORM")
    return [critical(["SYNTAX", "VALUE_PART_MISSING", part], [field], "The name lacks its legal form.")];
  if (isAlone && country !== undefined)
    return [critical(["SYNTAX", "VALUE_PART_MISSING", null], [field], "A country alone identifies no company.")];
  if (!isNumber(match) || agrees(match) || sent.trim() === "") return [];
  const number = reformatted(match);
  const errors = countriesFor(number, field as NumberField, country).map((code) =>
    errorIn(code, field as NumberField, number),
  );
  const [error = null] = errors;
  if (error === null || errors.includes(null)) return [];
  const [kind, text] = errorFindings[error];
  return [critical(kind, [field], text)];
}

/** The countries whose rules a number is to be judged by: that of its letters, the one that was sent, or every one. */
function countriesFor(number: string, field: NumberField, country: CountryCode | undefined): readonly CountryCode[] {
  const letters = /^[A-Z]{2}(?=.*\d)/.exec(number)?.[0];
  if (letters === undefined) return country === undefined ? countriesWithRegister : [country];
  return countryCodes.filter((code) => numberKinds[code]?.[field]?.prefix === letters);
}

const countriesWithRegister = countryCodes.filter((code) => countryOf(code).companies.length > 0);

function errorIn(country: CountryCode, field: NumberField, number: string): NumberError {
  const kind = numberKinds[country]?.[field];
  return kind === undefined ? null : numberError(kind, /^\d/.test(number) ? kind.prefix + number : number);
}

const errorFindings: Record<NonNullable<NumberError>, readonly [FindingKind, string]> = {
  characters: [["SYNTAX", "CHARACTERS", null], "The value has characters that no such number has."],
  tooShort: [["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], "The number has too few digits."],
  tooLong: [["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The number has too many digits."],
  checksum: [["SYNTAX", "INVALID", "NUMBER"], "The check digit does not fit the other digits."],
};

export const company = inEveryVersion<"company">({ companyGet, companySearch, companyValidate });
