import { countryOf } from "../countries/index.ts";
import { toPlace } from "../location/place.ts";
import { officeOf } from "../register/records.ts";
import type { Company, Records } from "../register/types.ts";
import { knownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";

/** A company in the register, with what is made of its data once. */
export type Entry = ReturnType<typeof readCompany>;

/** The companies of records. */
export const entriesOf = once((records: Records): readonly Entry[] =>
  records.companies.map((company) => readCompany(company, records)),
);

function readCompany(company: Company, records: Records) {
  const { country, name } = company;
  const location = officeOf(company, records);
  const legalForms = countryOf(country).register?.legalForms ?? {};
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
    /** Its registered office; `undefined` if the records have no such address. */
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

/** The service's own identifier: made from its number, so that it is the same each time. */
function uuidOf({ country, registrationNumber }: Company): string {
  const digits = [1, 2, 3, 4].map((part) => hash(`${part} ${country} ${registrationNumber}`)).join("");
  // Version 4 of RFC 9562, the one without a meaning.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}

/** Eight hexadecimal digits by the FNV-1a hash. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, "0");
}
