import type { Schemas } from "../../schemas.ts";
import { type CountryCode, countryCodes } from "../countries/names.ts";
import { type NumberField, type NumberKind, numberKind } from "../countries/numbers.ts";
import { inEveryVersion, type Operation } from "../kind.ts";
import { agrees } from "../register/comparison.ts";
import { likelyCountry } from "../register/country.ts";
import { type FieldMatch, isBlank, readFields } from "../register/fields.ts";
import { byNearness } from "../register/nearness.ts";
import type { RegisterKind } from "../register/question.ts";
import { recordsOf } from "../register/records.ts";
import { numberFindings } from "../register/report.ts";
import { validateByRegister } from "../register/validation.ts";
import { critical, type Finding } from "../shared/finding.ts";
import { lengthFindings } from "../shared/length.ts";
import { sandboxWorld } from "../world.ts";
import { type Entry, entriesOf, isInQuestion, ofLegalForm } from "./entries.ts";
import { lookUpIn } from "./lookup.ts";
import { companyFlags, companyItem, isExtended, type Notation } from "./notation.ts";
import { companyGet, companySearch } from "./search.ts";

type Query = Schemas["CompanyValidateRequest"]["request"]["query"];
type Data = Schemas["CompanyData"];

const fields = ["name", "country", "registrationNumber", "taxNumber", "vatNumber"] as const;

type Field = (typeof fields)[number];

/** Responds to /company/validate: whether a company exists, and whether what was sent of it is its own. */
const companyValidate: Operation<"companyValidate"> = (
  { query, options = {}, client },
  world = sandboxWorld,
) => {
  const lookUp = lookUpIn(entriesOf(recordsOf(world)));
  const tooLong = lengthFindings("company", query, world);
  const sent = readFields(query, fields, tooLong.length > 0, (field, text) => ({
    parts: [{ name: field, text, separator: "", lookup: lookUp[field](text) }],
    isSpaced: true,
  }));
  // A number identifies a company better than a name, so it comes first.
  const parts = [...sent.filter(({ field }) => isNumber(field)), ...sent].flatMap(
    (each) => each.parts,
  );
  const found = new Set(parts.flatMap(({ lookup }) => [...lookup.items()]));
  const inQuestion = [...found].filter((entry) => isInQuestion(entry, options));
  const items = ofLegalForm(byNearness(inQuestion, client), options);
  const question = { sent, items, kind: kindOf(query, options) };
  const { result, resultCorrected, suggestions, item } = validateByRegister(
    question,
    tooLong,
    options,
  );
  const flags = companyFlags(item, options);
  return {
    result: flags === undefined ? result : { ...result, flags },
    resultCorrected,
    suggestions,
  };
};

function kindOf(query: Query, options: Notation): RegisterKind<Entry, Data> {
  return {
    isCertain,
    isLikely: () => true,
    group: (entries) => entries.map((entry) => [entry]),
    spellingFindings: (match) => spellingFindings(match, query),
    writeSent,
    // Of several that fit equally well, the first one is the correction, and the others are suggestions.
    write: ([entry]) => companyItem(entry as Entry, options),
    valueIn: (data, field) => data[field as Field],
    isWholeWanted: isExtended(options),
  };
}

function isNumber(field: string): field is NumberField {
  return field !== "name" && field !== "country";
}

/** A number identifies one company; a name does not, so it confirms typing errors alone. */
function isCertain(matches: readonly FieldMatch[]): boolean {
  if (matches.some((match) => isNumber(match.field) && agrees(match))) return true;
  const isNameRight = matches.some((match) => match.field === "name" && agrees(match));
  return isNameRight && matches.every(({ outcome }) => outcome !== "other");
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

/** What is wrong with a country alone, or with a number as such. */
function spellingFindings(match: FieldMatch, query: Query): readonly Finding[] {
  const { field, formatted } = match;
  const country = query.country === undefined ? undefined : likelyCountry(query.country);
  const isAlone = fields.every((each) => each === "country" || query[each] === undefined);
  if (field === "country" && isAlone && country !== undefined)
    return [
      critical(
        ["SYNTAX", "VALUE_PART_MISSING", null],
        [field],
        "A country alone identifies no company.",
      ),
    ];
  if (!isNumber(field) || agrees(match) || isBlank(match)) return [];
  return numberFindings(field, formatted, kindsOf(field, formatted, country));
}

/** The kinds of number that a text can be: those of its letters, or of the country that was sent. */
function kindsOf(
  field: NumberField,
  number: string,
  country: CountryCode | undefined,
): NumberKind[] {
  const letters = /^[A-Z]{2}(?=.*\d)/.exec(number)?.[0];
  const countries = letters === undefined && country !== undefined ? [country] : countryCodes;
  const kinds = countries.flatMap((code) => numberKind(code, field) ?? []);
  return letters === undefined ? kinds : kinds.filter(({ prefix }) => prefix === letters);
}

export const company = inEveryVersion<"company">({ companyGet, companySearch, companyValidate });
