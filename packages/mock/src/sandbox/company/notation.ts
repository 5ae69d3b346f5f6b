import type { Schemas } from "../../contract.ts";
import { locationData } from "../location/notation.ts";
import { toPlace } from "../location/place.ts";
import { countryName } from "../register/country-names.ts";
import { type Company, officeOf, type World } from "../register/world.ts";

/** The options that decide how a company is written. */
export type Notation = Pick<
  NonNullable<Schemas["CompanyGetRequest"]["request"]["options"]>,
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

/** A company as data, in the notation and to the extent that the options ask for. */
export function companyData(company: Company, options: Notation, world: World): Schemas["CompanyData"] {
  const { name, registrationNumber, taxNumber, vatNumber, legalForm, created, terminated } = company;
  const office = officeOf(company, world);
  const dataScope = options.dataScope === "full" ? "full" : "basic";
  return {
    country: countryName(company.country, options.countryFormat),
    name,
    registrationNumber,
    taxNumber,
    vatNumber,
    address: { data: office ? locationData(toPlace(office), { ...options, dataScope }) : null },
    ...(isExtended(options) && { legalForm: { ...legalForm }, dates: { created, terminated } }),
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
export function companyItem(company: Company, options: Notation, world: World): Schemas["CompanyItem"] {
  return { data: companyData(company, options, world), ...companyFlags(company, options) };
}

function isExtended({ dataScope }: Notation): boolean {
  return dataScope === "extended" || dataScope === "full";
}
