import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { toPlace } from "../location/place.ts";
import { wantedFirst } from "../register/filter.ts";
import { isInSources, officeOf } from "../register/records.ts";
import type { Company, Records } from "../register/types.ts";
import { knownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";

export type Entry = ReturnType<typeof readCompany>;

export const entriesOf = once((records: Records): readonly Entry[] =>
  records.companies.map((company) => readCompany(company, records)),
);

function readCompany(company: Company, records: Records) {
  const { country, name } = company;
  const location = officeOf(company, records);
  const legalForms = countryOf(country).legalForms;
  const form = Object.keys(legalForms).find((abbreviation) => name.endsWith(` ${abbreviation}`));
  const short = form === undefined ? null : name.slice(0, -form.length - 1);
  const others = form === undefined ? [] : [form, ...(legalForms[form] ?? [])];
  // With other notations of the legal form, and with a comma before it.
  const aliases = others
    .flatMap((other) => [`${short} ${other}`, `${short}, ${other}`])
    .filter((alias) => alias !== name);
  return {
    company,
    country,
    office: location && toPlace(location),
    centre: location?.position ?? null,
    /** Its name without the legal form; null for a name that has none. */
    short,
    aliases,
    known: knownTexts([name], { aliases }),
    knownShort: knownTexts(short === null ? [] : [short]),
    uuid: uuidOf(company),
  };
}

/** An identifier of the service's own, of version 4 of RFC 9562: the country's letters and its number. */
function uuidOf({ country, registrationNumber }: Company): string {
  const letters = Array.from(country, (letter) => letter.charCodeAt(0).toString(16)).join("");
  return `${letters.padStart(8, "0")}-0000-4000-8000-${registrationNumber.slice(-12).padStart(12, "0")}`;
}

export type PoolOptions = Schemas["CompanyValidateOptions"];

export function isInQuestion({ company, country }: Entry, options: PoolOptions): boolean {
  return (options.includeTerminatedSubjects || company.terminated === null) && isInSources(country, options.dataSource);
}

/** Leaves out the companies of another legal form than is wanted or, with `filterMode` prefer, puts them last. */
export function ofLegalForm(inQuestion: readonly Entry[], options: PoolOptions): readonly Entry[] {
  const { legalFormType } = options;
  if (legalFormType !== "juridical" && legalFormType !== "physical") return inQuestion;
  return wantedFirst(inQuestion, ({ company }) => company.legalForm.type === legalFormType, options);
}
