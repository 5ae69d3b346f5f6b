import type { Schemas } from "../../schemas.ts";
import { countryName } from "../countries/names.ts";
import { locationData } from "../location/notation.ts";
import type { Entry } from "./entries.ts";

export type Notation = Pick<
  Schemas["CompanyGetOptions"],
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

function companyData({ company, office, uuid }: Entry, options: Notation): Schemas["CompanyData"] {
  const { name, registrationNumber, taxNumber, vatNumber } = company;
  const country = countryName(company.country, options.countryFormat);
  const address = office ? { data: locationData(office, options) } : null;
  const basic = { country, name, registrationNumber, taxNumber, vatNumber, uuid, address };
  if (!isExtended(options)) return basic;
  const { vatNumberSpecial = null, legalForm, created, terminated } = company;
  // How registers write an address.
  const official = {
    zipFormat: true,
    cityFormat: "extended",
    dataScope: options.dataScope,
  } as const;
  const addressOfficial = office ? { data: locationData(office, official) } : null;
  return {
    ...basic,
    vatNumberSpecial,
    addressOfficial,
    legalForm: { ...legalForm },
    dates: { created, terminated },
  };
}

/** The state of a company, which stands beside its data: undefined in the basic scope, unknown without a company. */
export function companyFlags(
  entry: Entry | undefined,
  options: Notation,
): Schemas["CompanyFlags"] | undefined {
  if (!isExtended(options)) return undefined;
  if (entry === undefined) return { isActive: null, isVatPayer: null, isInInsolvency: null };
  const { terminated, vatNumber, isInInsolvency } = entry.company;
  return { isActive: terminated === null, isVatPayer: vatNumber !== null, isInInsolvency };
}

export function companyItem(entry: Entry, options: Notation): Schemas["CompanyItem"] {
  const data = companyData(entry, options);
  const flags = companyFlags(entry, options);
  return flags === undefined ? { data } : { data, flags };
}

/** Whether more is wanted of a company than its name, its numbers and its address. */
export function isExtended({ dataScope }: Notation): boolean {
  return dataScope === "extended" || dataScope === "full";
}
