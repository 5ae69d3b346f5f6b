import type { Schemas } from "../../schemas.ts";
import { type CountryCode, countryCodes, countryName, toCountry } from "../countries/names.ts";
import {
  type NumberField,
  type NumberKind,
  numberFields,
  numberKind,
} from "../countries/numbers.ts";
import type { SandboxOperation } from "../kind.ts";
import { isSameText } from "../register/comparison.ts";
import { likelyCountry } from "../register/country.ts";
import { type FieldMatch, isBlankField, readFields, type SentField } from "../register/fields.ts";
import { registerFinding } from "../register/findings.ts";
import { sortByNearness } from "../register/nearness.ts";
import { recordsOf } from "../register/records.ts";
import type { RegisterKind } from "../register/register-query.ts";
import { numberFindings } from "../register/report.ts";
import { validateByRegister } from "../register/validation.ts";
import type { Finding } from "../shared/finding.ts";
import { lengthFindings } from "../shared/length.ts";
import { type CompanyEntry, companyEntries, filterByLegalForm, isAdmittedBy } from "./entries.ts";
import { companyLookups } from "./lookup.ts";
import { type CompanyNotation, companyData, companyFlags, companyItem } from "./notation.ts";
import { readName } from "./read-name.ts";

type CompanyQuery = Schemas["CompanyValidateRequest"]["request"]["query"];
type CompanyData = Schemas["CompanyData"];
type CompanyItem = ReturnType<typeof companyItem>;

/** The order of findings and fixes. */
export const companyFields = ["country", "name", ...numberFields] as const;

type CompanyQueryField = (typeof companyFields)[number];

/**
 * Responds to /company/validate: whether a company exists, and whether the sent values are its own.
 */
export const companyValidate: SandboxOperation<"companyValidate"> = (
  { query, options, client },
  ownData,
) => {
  const lookUp = companyLookups(companyEntries(recordsOf(ownData)));
  const tooLong = lengthFindings("company", query, ownData);
  const sentFields = readFields(query, companyFields, tooLong.length > 0, (field, text) => ({
    parts:
      field === "name"
        ? readName(text, lookUp.name)
        : [{ name: field, text, separator: "", lookup: lookUp[field](text) }],
    isSpaced: true,
  }));
  // A number identifies a company better than a name, so it comes first.
  const parts = [...sentFields.filter(({ field }) => isNumberField(field)), ...sentFields].flatMap(
    (each) => each.parts,
  );
  const companiesByField = new Set(parts.flatMap(({ lookup }) => lookup.items));
  const candidates =
    companiesByField.size > 0 ? companiesByField : findInOtherFields(sentFields, lookUp);
  const admitted = [...candidates].filter(isAdmittedBy(options));
  const items = filterByLegalForm(sortByNearness(admitted, client), options);
  const registerQuery = { sentFields, items, kind: companyKindOf(query, options) };
  const { result, resultCorrected, suggestions, item } = validateByRegister(
    registerQuery,
    tooLong,
    options,
  );
  const flags = companyFlags(item, options);
  return { result: { ...result, flags }, resultCorrected, suggestions };
};

/**
 * The companies that have a value in another field than it was sent in: the number in the field of
 * the name.
 */
function findInOtherFields(
  sentFields: readonly SentField<CompanyEntry>[],
  lookUp: ReturnType<typeof companyLookups>,
): Set<CompanyEntry> {
  const values = sentFields.filter(({ field, parts }) => field !== "country" && parts.length > 0);
  const lookups = values.flatMap(({ sentText: text }) =>
    companyFields.filter((field) => field !== "country").map((field) => lookUp[field](text)),
  );
  return new Set(
    lookups.flatMap(({ items, compare }) => items.filter((item) => isSameText(compare(item)))),
  );
}

function companyKindOf(
  query: CompanyQuery,
  options: CompanyNotation,
): RegisterKind<CompanyEntry, CompanyData> {
  return {
    isCertain,
    isLikely: () => true,
    group: (entries) => entries.map((entry) => [entry]),
    hasCommonData: false,
    partsOfCountry: numberFields,
    spellingFindings: (match, matches) => spellingFindings(match, matches, query),
    writeSent: (textOf) => writeSent(textOf, options),
    // Of several equally good records, the first one is the result; the others are suggestions.
    write: ([entry]) => withSentNumber(companyItem(entry as CompanyEntry, options), entry, query),
    valueIn: (data, field) => data[field as CompanyQueryField],
  };
}

/**
 * Adds the company's tax number if one was sent: the correction of a number includes it, even if
 * the data omits it.
 */
function withSentNumber(
  item: CompanyItem,
  entry: CompanyEntry | undefined,
  { taxNumber }: CompanyQuery,
): CompanyItem {
  if (typeof taxNumber !== "string" || entry === undefined) return item;
  return { ...item, data: { ...item.data, taxNumber: entry.company.taxNumber } };
}

function isNumberField(field: string): field is NumberField {
  return field !== "name" && field !== "country";
}

/**
 * A number or a name identifies a company: other fields get spelling corrections. Another number is
 * another company.
 */
function isCertain(matches: readonly FieldMatch[]): boolean {
  const isOther = ({ field, outcome }: FieldMatch) =>
    outcome === "other" || (isNumberField(field) && outcome === "typo");
  if (matches.some(isOther)) return false;
  return matches.some((match) => match.field !== "country" && isSameText(match));
}

/** What was not sent is null. */
function writeSent(
  textOf: (field: string) => string | null,
  options: CompanyNotation,
): CompanyData {
  const country = toCountry(textOf("country") ?? "");
  return {
    ...companyData(undefined, options),
    country:
      country === undefined ? textOf("country") : countryName(country, options.countryFormat),
    name: textOf("name"),
    registrationNumber: textOf("registrationNumber"),
    taxNumber: textOf("taxNumber"),
    vatNumber: textOf("vatNumber"),
  };
}

/**
 * Findings about only a country, or about an impossible number. Beside an impossible number, the
 * name is not checked: it has no finding, not even that of the comparison.
 */
function spellingFindings(
  match: FieldMatch,
  matches: readonly FieldMatch[],
  query: CompanyQuery,
): readonly Finding[] | undefined {
  const { field } = match;
  const country = typeof query.country === "string" ? likelyCountry(query.country) : undefined;
  const isAlone = companyFields.every(
    (each) => each === "country" || typeof query[each] !== "string",
  );
  if (field === "country" && isAlone && country !== undefined)
    return [registerFinding("countryAlone", field)];
  if (field === "name") {
    const isBesideImpossible = matches.some(
      (other) => impossibleNumberFindings(other, country).length > 0,
    );
    return isBesideImpossible && !isBlankField(match) ? [] : undefined;
  }
  const findings = impossibleNumberFindings(match, country);
  return findings.length > 0 ? findings : undefined;
}

/**
 * Why a value is not a number of the field's kind; empty if it is, or if the field is not a number.
 */
function impossibleNumberFindings(
  match: FieldMatch,
  country: CountryCode | undefined,
): readonly Finding[] {
  const { field, formatted } = match;
  if (!isNumberField(field) || isSameText(match) || isBlankField(match)) return [];
  return numberFindings(field, formatted, candidateKindsOf(field, formatted, country));
}

/** The candidate kinds of a number: those of its letters, or of the country that was sent. */
function candidateKindsOf(
  field: NumberField,
  number: string,
  country: CountryCode | undefined,
): NumberKind[] {
  const letters = /^[A-Z]{2}(?=.*\d)/.exec(number)?.[0];
  const countries = letters === undefined && country !== undefined ? [country] : countryCodes;
  const kinds = countries.flatMap((code) => numberKind(code, field) ?? []);
  return letters === undefined ? kinds : kinds.filter(({ prefix }) => prefix === letters);
}
