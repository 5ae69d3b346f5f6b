import type { Schemas } from "../../schemas.ts";
import { type NumberError, numberError } from "../countries/checksum.ts";
import type { NumberField } from "../countries/country.ts";
import { type CountryCode, countryCodes, countryOf } from "../countries/index.ts";
import { defaultsOf } from "../defaults.ts";
import { compareCountry, meantCountry } from "../register/country-names.ts";
import { partition } from "../register/filter.ts";
import type { Fixtures } from "../register/fixtures.ts";
import {
  agrees,
  type Candidate,
  type Candidates,
  type FieldMatch,
  type MatchRules,
  reformatted,
} from "../register/matching.ts";
import { recordsOf } from "../register/records.ts";
import type { Company, Records } from "../register/types.ts";
import { type CorrectedData, type RegisterKind, type SentFields, validateByRegister } from "../register/validation.ts";
import { critical, type Finding, type FindingKind } from "../shared/finding.ts";
import {
  compareNumber,
  compareText,
  isLike,
  isLikeNumber,
  type ReadNumber,
  type ReadyText,
  readNumber,
  readyText,
} from "../shared/similarity.ts";
import { companyName } from "./names.ts";
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
  const records = recordsOf(fixtures);
  const sent = fields.flatMap((field) => (typeof query[field] === "string" ? [[field, query[field]] as const] : []));
  const country = typeof query.country === "string" ? meantCountry(query.country) : undefined;
  const { result, resultCorrected, suggestions, item } = validateByRegister(
    {
      ...{ ...defaults, ...options },
      sent,
      candidates: isCountryAlone(sent)
        ? noCandidates
        : candidates(sent, pool(records, options), (companies) => inOrder(companies, records, options, client)),
      isAtHome: (company) => typeof query.country !== "string" || company.country === country,
    },
    kindOf(country, isCountryAlone(sent), options, records),
  );
  return { result: { ...result, ...companyFlags(item, options) }, resultCorrected, suggestions };
}

/** Every country has companies, so it names none of them. */
function isCountryAlone(sent: SentFields): boolean {
  return sent.every(([field]) => field === "country");
}

const noCandidates: Candidates<Company> = { near: [], findOther: () => undefined };

/** @param inOrder puts companies in the order in which they are likely to be meant */
function candidates(
  sent: readonly (readonly [Field, string])[],
  companies: readonly Company[],
  inOrder: (companies: readonly Company[]) => readonly Company[],
): Candidates<Company> {
  const values = sent.map(([field, value]) => readValue(field, value));
  const candidate = (item: Company): Candidate<Company> => ({
    item,
    fields: values.map((value) => compare(item, value)),
  });
  const [near, others] = partition(companies, (company) => values.some((value) => isNear(company, value)));
  return {
    near: inOrder(near).map(candidate),
    findOther(passes) {
      const [first] = inOrder(others.filter(passes));
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
  number: ReadNumber | undefined;
}

function readValue(field: Field, sent: string): Value {
  const text = readyText(sent);
  return { field, sent, text, number: field === "name" || field === "country" ? undefined : text && readNumber(text) };
}

/** Whether a company has more than its country in common with what was sent. */
function isNear(company: Company, { field, text, number }: Value): boolean {
  if (text === undefined || field === "country") return false;
  if (field === "name") {
    const { known, knownShort } = companyName(company);
    return isLike(text, known) || isLike(text, knownShort);
  }
  return number !== undefined && isLikeNumber(number, company[field], numberPrefix(company.country, field));
}

function compare(company: Company, { field, sent, text, number }: Value): FieldMatch {
  switch (field) {
    case "name":
      return { field, sent, ...compareName(company, text) };
    case "country":
      return { field, sent, ...compareCountry(text, company.country) };
    default: {
      const comparison = compareNumber(number, company[field], numberPrefix(company.country, field));
      // The letters in front are those of this company's country: without the company, nobody knows which they would be.
      const steps = agrees(comparison)
        ? comparison.steps
        : comparison.steps.filter(({ subtype }) => subtype !== "PREFIX");
      return { field, sent, ...comparison, steps };
    }
  }
}

/** A name without its legal form is likely that of the company, and not the whole of it. */
function compareName(company: Company, text: ReadyText | undefined): Omit<FieldMatch, "field" | "sent"> {
  const { short, known, knownShort } = companyName(company);
  const whole = compareText(text, known);
  if (whole.similarity === "same" || short === null) return whole;
  const comparison = whole.similarity === "other" ? compareText(text, knownShort) : whole;
  if (comparison.similarity === "other" || comparison.target !== short) return whole;
  return { ...comparison, similarity: "typo", target: company.name, part: "LEGAL_FORM" };
}

function numberPrefix(country: CountryCode, field: NumberField): string {
  return countryOf(country).register?.numbers[field].prefix ?? "";
}

const isNumber = ({ field }: FieldMatch) => field !== "name" && field !== "country";

const rules: MatchRules<Company> = {
  weights: {},
  /** A number names one company; a name does not, so it confirms typing errors alone. */
  isEnough(matches) {
    if (matches.some(({ sent }) => sent.trim() === "")) return false;
    const wrong = matches.filter((match) => !agrees(match));
    const agreeing = matches.filter(agrees);
    return (
      agreeing.some(isNumber) ||
      (agreeing.some(({ field }) => field === "name") && wrong.every(({ similarity }) => similarity === "typo"))
    );
  },
  isLikely(matches) {
    return matches.some(
      ({ field, similarity, sent }) => field !== "country" && similarity !== "other" && sent.trim() !== "",
    );
  },
  isOne: (best) => best.length === 1,
};

function kindOf(
  country: CountryCode | undefined,
  isAlone: boolean,
  options: Notation,
  records: Records,
): RegisterKind<Company, Data> {
  const writeWhole = ({ item }: Candidate<Company>): CorrectedData<Data> => ({
    data: companyData(item, options, records),
    ...companyFlags(item, options),
  });
  return {
    rules,
    spellingFindings: (match) => spellingFindings(match, country, isAlone),
    writeSent,
    // Where several fit equally well, the first stands for what was sent, and the others may have been meant.
    writeBest: ([first]) => (first ? writeWhole(first) : { data: writeSent({}) }),
    writeWhole,
    isWholeWanted: isExtended(options),
    lengthenings: () => [],
  };
}

/** The data as it was sent: nothing else is known of it. */
function writeSent(values: Readonly<Record<string, string>>): Data {
  const { country = null, name = null, registrationNumber = null, taxNumber = null, vatNumber = null } = values;
  return {
    country,
    name,
    registrationNumber,
    taxNumber,
    vatNumber,
    uuid: null,
    address: null,
  };
}

/** What is wrong with a name or a number as such: with a number in the country that was sent or, without one, in every country. */
function spellingFindings(match: FieldMatch, country: CountryCode | undefined, isAlone: boolean): Finding[] {
  const { field, sent, steps, part } = match;
  if (part === "LEGAL_FORM")
    return [critical(["SYNTAX", "VALUE_PART_MISSING", part], [field], "The name lacks its legal form.")];
  if (isAlone && country !== undefined)
    return [critical(["SYNTAX", "VALUE_PART_MISSING", null], [field], "A country alone names no company.")];
  if (!isNumber(match) || agrees(match) || sent.trim() === "") return [];
  const number = reformatted({ ...match, steps: steps.filter(({ subtype }) => subtype !== "PREFIX") });
  const inQuestion = country === undefined ? countriesWithRegister : [country];
  const errors = inQuestion.map((code) => errorIn(code, field as NumberField, number));
  const [error = null] = errors;
  if (error === null || errors.includes(null)) return [];
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
