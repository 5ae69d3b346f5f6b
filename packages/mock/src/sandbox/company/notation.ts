import type { Schemas } from "../../schemas.ts";
import { locationData } from "../location/notation.ts";
import { toPlace } from "../location/place.ts";
import { countryName } from "../register/country-names.ts";
import { officeOf } from "../register/records.ts";
import type { Company, Records } from "../register/types.ts";
import { once } from "../shared/text.ts";

/** The options that decide how a company is written. */
export type Notation = Pick<
  NonNullable<Schemas["CompanyGetRequest"]["request"]["options"]>,
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

/** How registers write an address. */
const officialNotation: Notation = { zipFormat: true, cityFormat: "extended" };

/** The service's own identifier of a company: made from its number, so that it is the same each time. */
const uuidOf = once(({ country, registrationNumber }: Company): string => {
  const digits = [1, 2, 3, 4].map((part) => hash(`${part} ${country} ${registrationNumber}`)).join("");
  const [a, b, c, d] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(13, 16), digits.slice(17, 20)];
  // Version 4 of RFC 9562, the one without a meaning.
  return `${a}-${b}-4${c}-8${d}-${digits.slice(20)}`;
});

/** Eight hexadecimal digits by the FNV-1a hash. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, "0");
}

/** A company as data, in the notation and to the extent that the options ask for. */
export function companyData(company: Company, options: Notation, records: Records): Schemas["CompanyData"] {
  const {
    name,
    registrationNumber,
    taxNumber,
    vatNumber,
    vatNumberSpecial = null,
    legalForm,
    created,
    terminated,
  } = company;
  const office = officeOf(company, records);
  const dataScope = options.dataScope === "full" ? "full" : "basic";
  return {
    country: countryName(company.country, options.countryFormat),
    name,
    registrationNumber,
    taxNumber,
    vatNumber,
    uuid: uuidOf(company),
    address: office ? { data: locationData(toPlace(office), { ...options, dataScope }) } : null,
    ...(isExtended(options) && {
      vatNumberSpecial,
      addressOfficial: office ? { data: locationData(toPlace(office), { ...officialNotation, dataScope }) } : null,
      legalForm: { ...legalForm },
      dates: { created, terminated },
    }),
  };
}

/** The state of a company, to be spread beside its data; nothing in the basic scope, unknown without a company. */
export function companyFlags(company: Company | undefined, options: Notation): { flags?: Schemas["CompanyFlags"] } {
  if (!isExtended(options)) return {};
  if (company === undefined) return { flags: { isActive: null, isVatPayer: null, isInInsolvency: null } };
  const { terminated, vatNumber, isInInsolvency } = company;
  return { flags: { isActive: terminated === null, isVatPayer: vatNumber !== null, isInInsolvency } };
}

/** A company as one result of a search. */
export function companyItem(company: Company, options: Notation, records: Records): Schemas["CompanyItem"] {
  return { data: companyData(company, options, records), ...companyFlags(company, options) };
}

/** Whether more is wanted of a company than its name, its numbers and its address. */
export function isExtended({ dataScope }: Notation): boolean {
  return dataScope === "extended" || dataScope === "full";
}
