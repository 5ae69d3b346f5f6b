import type { Schemas } from "../../contract.ts";
import type { Company } from "../data/companies.ts";
import type { CountryCode } from "../data/locations.ts";
import { defaultsOf } from "../defaults.ts";
import { compareNumber, compareText } from "../likeness.ts";
import { countryNames, meantCountry } from "../location/countries.ts";
import type { Correction, Examination, Finding, Fix } from "../outcome.ts";
import { outcome } from "../outcome.ts";
import type { Candidate, Judgement, Reading } from "../register.ts";
import {
  agrees,
  finding,
  findings,
  fix,
  fixes,
  formatFindings,
  isKnown,
  read,
  readAbroad,
  reformatted,
  reformattingFixes,
  strangers,
} from "../register.ts";
import type { NumberField } from "./checksums.ts";
import { numberFault, numberPrefix } from "./checksums.ts";
import { nameAliases, withoutLegalForm } from "./names.ts";
import type { Notation } from "./notation.ts";
import { companyData, companyFlags } from "./notation.ts";
import { pool } from "./pool.ts";

type Request = Schemas["CompanyValidateRequest"]["request"];
type Data = Schemas["CompanyData"];
type Flagged = Correction<Data> & { flags?: Schemas["CompanyFlags"] };
type Examined = Omit<Examination<Data>, "errors"> & { company?: Company | undefined };

/** What is wrong with a field. */
type Faults = (judgement: Judgement) => Finding[];

const defaults = defaultsOf("CompanyValidateOptions");

const fields = ["name", "country", "registrationNumber", "taxNumber", "vatNumber"] as const;

/** Answers /company/validate: whether a company exists, and whether what was sent of it is its own. */
export function companyValidate({ query, options = {}, client }: Request): Schemas["CompanyValidateResponse"] {
  const { correctionMode, correctionModeCrossCountry, resultsLimit } = { ...defaults, ...options };
  const sent = fields.flatMap((field) => (typeof query[field] === "string" ? [[field, query[field]] as const] : []));
  const country = query.country === undefined ? undefined : meantCountry(query.country);
  const all = pool(options, client).map((item) => ({
    item,
    judgements: sent.map(([field, value]) => judge(item, field, value)),
  }));
  const reading = read(query.country === undefined ? all : all.filter(({ item }) => item.country === country), rules);
  const abroad = reading.fit === "none" ? readAbroad(all, rules) : undefined;
  const judgements = (abroad ?? reading).best[0]?.judgements ?? strangers(sent);
  const faults: Faults = (judgement) => {
    const ofNumber = numberFindings(judgement, country);
    if (ofNumber.length > 0) return [...formatFindings(judgement), ...ofNumber];
    return findings(judgement, isKnown(judgement, all));
  };
  const { company, ...examination } = abroad
    ? examineAbroad(abroad, correctionModeCrossCountry, faults, options)
    : examine(reading, judgements, faults, options);
  const { result, resultCorrected, suggestions } = outcome(
    { ...examination, errors: judgements.flatMap(faults) },
    correctionMode,
  );
  return {
    result: { ...result, ...companyFlags(company, options) },
    resultCorrected,
    suggestions: suggestions.slice(0, resultsLimit),
  };
}

function judge(company: Company, field: (typeof fields)[number], sent: string): Judgement {
  switch (field) {
    case "name": {
      const shorter = withoutLegalForm(company.name);
      const known = {
        texts: [company.name],
        shorter: shorter === undefined ? [] : [shorter],
        aliases: nameAliases(company.name),
      };
      return { field, sent, ...compareText(sent, known) };
    }
    case "country":
      return { field, sent, ...compareText(sent, { texts: countryNames(company.country) }) };
    default: {
      const comparison = compareNumber(sent, company[field], numberPrefix(company.country, field));
      // The letters in front are those of this company's country: without the company, nobody knows which they would be.
      const steps = agrees(comparison)
        ? comparison.steps
        : comparison.steps.filter(({ subtype }) => subtype !== "PREFIX");
      return { field, sent, ...comparison, steps };
    }
  }
}

const isNumber = ({ field }: Judgement) => field !== "name" && field !== "country";

const rules = {
  weights: {},
  /** A number names one company; a name does not, so it confirms typing errors alone. */
  isEnough(judgements: Judgement[]): boolean {
    if (judgements.some(({ sent }) => sent.trim() === "")) return false;
    const wrong = judgements.filter((judgement) => !agrees(judgement));
    const agreeing = judgements.filter(agrees);
    return (
      agreeing.some(isNumber) ||
      (agreeing.some(({ field }) => field === "name") && wrong.every(({ likeness }) => likeness === "typo"))
    );
  },
  isLikely(judgements: Judgement[]): boolean {
    return judgements.some(
      ({ field, likeness, sent }) => field !== "country" && likeness !== "other" && sent.trim() !== "",
    );
  },
  isOne: (best: Company[]): boolean => best.length === 1,
};

function examine(
  { fit, best, likely }: Reading<Company>,
  judgements: Judgement[],
  faults: Faults,
  options: Notation,
): Examined {
  const [first] = best;
  const data = asSent(judgements);
  const tidied = tidy(judgements, faults);
  const isCountryAlone = judgements.every(({ field }) => field === "country");
  if (first !== undefined && isCountryAlone && judgements.length > 0 && judgements.every(agrees)) {
    return {
      isValid: tidied === undefined,
      data,
      corrected: tidied && { ...tidied, isValid: true },
      reformatted: tidied && { ...tidied, isValid: true },
    };
  }
  if (first === undefined || fit === "none") return { isValid: false, data, corrected: tidied, reformatted: tidied };
  // Where several fit equally well, the first stands for what was sent, and the others may have been meant.
  const others = isShort(first) ? best : best.slice(1);
  switch (fit) {
    case "same":
    case "shorter":
      return {
        isValid: true,
        data: told(first, options),
        company: first.item,
        suggestions: suggested(others, options),
      };
    case "format": {
      const corrected = correction(first, options);
      return { isValid: false, data, corrected, reformatted: corrected, suggestions: suggested(others, options) };
    }
    case "value":
      return { isValid: false, data, corrected: correction(first, options), reformatted: tidied };
    default:
      return { isValid: false, data, reformatted: tidied, suggestions: suggested(likely, options) };
  }
}

/** What `correctionModeCrossCountry` lets out of a company of another country than was sent. */
function examineAbroad(
  { fit, best, likely }: Reading<Company>,
  mode: string,
  faults: Faults,
  options: Notation,
): Examined {
  const [first] = best;
  const judgements = first?.judgements ?? [];
  const data = asSent(judgements);
  const tidied = tidy(judgements, faults);
  if (mode === "full" && fit === "value" && first) {
    return { isValid: false, data, corrected: correction(first, options), reformatted: tidied };
  }
  if (mode === "full" || mode === "suggestion") {
    return { isValid: false, data, reformatted: tidied, suggestions: suggested(likely, options) };
  }
  return { isValid: false, data, corrected: tidied, reformatted: tidied };
}

/** A company by the name that was sent, where that was its own without the legal form. */
function told(candidate: Candidate<Company>, options: Notation): Data {
  const data = companyData(candidate.item, options);
  return isShort(candidate) ? { ...data, name: withoutLegalForm(candidate.item.name) ?? null } : data;
}

function isShort({ item, judgements }: Candidate<Company>): boolean {
  return judgements.some(({ field, target }) => field === "name" && target === withoutLegalForm(item.name));
}

function correction(candidate: Candidate<Company>, options: Notation): Flagged {
  const data = told(candidate, options);
  return {
    isValid: true,
    data,
    errors: [],
    fixes: candidate.judgements.flatMap(fixes),
    ...companyFlags(candidate.item, options),
  };
}

/** Each company by its registered name, with the changes that lead there. */
function suggested(candidates: Candidate<Company>[], options: Notation): Flagged[] {
  return candidates.map((candidate) => ({
    isValid: true,
    data: companyData(candidate.item, options),
    errors: [],
    fixes: [...candidate.judgements.flatMap(fixes), ...lengthening(candidate)],
    ...companyFlags(candidate.item, options),
  }));
}

function lengthening(candidate: Candidate<Company>): Fix[] {
  const { name } = candidate.item;
  return isShort(candidate)
    ? [fix("VALUE", "VALUE_PART_ADDED", null, "name", withoutLegalForm(name) ?? name, name)]
    : [];
}

/** The data as it was sent: nothing else is known of it. */
function asSent(judgements: Judgement[], write: (judgement: Judgement) => string = ({ sent }) => sent): Data {
  const values = Object.fromEntries(judgements.map((judgement) => [judgement.field, write(judgement)]));
  const { country = null, name = null, registrationNumber = null, taxNumber = null, vatNumber = null } = values;
  return { country, name, registrationNumber, taxNumber, vatNumber, address: { data: null } };
}

/** The data as it was sent, with its formatting corrected; undefined when there is nothing to correct. */
function tidy(judgements: Judgement[], faults: Faults): Correction<Data> | undefined {
  if (judgements.every(({ steps }) => steps.length === 0)) return undefined;
  return {
    isValid: false,
    data: asSent(judgements, reformatted),
    errors: judgements
      .filter((judgement) => !agrees(judgement))
      .flatMap((judgement) => faults({ ...judgement, sent: reformatted(judgement), steps: [] })),
    fixes: judgements.flatMap(reformattingFixes),
  };
}

/** What is wrong with a number as such, in the country that was sent or, without one, in every country. */
function numberFindings(judgement: Judgement, country: CountryCode | undefined): Finding[] {
  const { field, sent, steps } = judgement;
  if (!isNumber(judgement) || agrees(judgement) || sent.trim() === "") return [];
  const number = reformatted({ ...judgement, steps: steps.filter(({ subtype }) => subtype !== "PREFIX") });
  const countries: CountryCode[] = country === undefined ? ["CZ", "SK", "PL"] : [country];
  const written = countries.map((code) => {
    const prefix = numberPrefix(code, field as NumberField);
    return numberFault(code, field as NumberField, /^[0-9]+$/.test(number) ? prefix + number : number);
  });
  const [fault = null] = written;
  if (fault === null || written.includes(null)) return [];
  const syntax = (type: string, subtype: string | null, description: string) => [
    finding(field, "SYNTAX", type, subtype, description),
  ];
  switch (fault) {
    case "characters":
      return syntax("CHARACTERS", null, "The value has characters that no such number has.");
    case "tooShort":
      return syntax("VALUE_LENGTH", "TOO_SHORT", "The number has too few digits.");
    case "tooLong":
      return syntax("VALUE_LENGTH", "TOO_LONG", "The number has too many digits.");
    default:
      return syntax("INVALID", "NUMBER", "The check digit does not fit the other digits.");
  }
}
