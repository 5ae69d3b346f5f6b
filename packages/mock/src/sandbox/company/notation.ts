import type { Schemas } from "../../schemas.ts";
import { countryName } from "../countries/names.ts";
import type { Company } from "../countries/types.ts";
import { locationData, officialLocationData } from "../location/notation.ts";
import { ownMembers } from "../location/own-location.ts";
import { unknownPlace } from "../location/place.ts";
import { blocksOf, vatOf } from "./blocks.ts";
import type { CompanyEntry } from "./entries.ts";

export type CompanyNotation = Pick<
  Schemas["CompanyGetOptions"],
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

type CompanyData = Schemas["CompanyData"];
type CompanyFlags = Schemas["CompanyFlags"];

/** A company with the fields of `dataScope`; all null if it is unknown. */
export function companyData(
  entry: CompanyEntry | undefined,
  options: CompanyNotation,
): CompanyData {
  const { company, office, uuid = null } = entry ?? {};
  const { name = null, registrationNumber = null, vatNumber = null } = company ?? {};
  const basic: CompanyData = {
    uuid,
    country: company === undefined ? null : countryName(company.country, options.countryFormat),
    name,
    registrationNumber,
    // Slovak companies only; elsewhere it equals the VAT number.
    taxNumber: company?.country === "SK" ? company.taxNumber : null,
    vatNumber,
    vatNumberSpecial: company?.vatNumberSpecial ?? null,
    address: office ? { data: locationData(office, addressOptions(options)) } : null,
    addressOfficial: office ? { data: officialLocationData(office) } : null,
    legalForm: legalFormOf(company, options),
  };
  const data = isExtended(options) ? { ...basic, ...extensionOf(entry, options) } : basic;
  return company?.pasted ? ownCompanyData(company.pasted.data, data, options) : data;
}

/** Only `full` has the administrative parts of a company's address. */
function addressOptions(options: CompanyNotation): CompanyNotation {
  return { ...options, dataScope: options.dataScope === "full" ? "full" : "basic" };
}

function legalFormOf(
  company: Company | undefined,
  options: CompanyNotation,
): CompanyData["legalForm"] {
  const { type = null, code = null, name = null } = company?.legalForm ?? {};
  return isExtended(options) ? { type, code, name } : { type };
}

function extensionOf(entry: CompanyEntry | undefined, { dataScope }: CompanyNotation): CompanyData {
  const { created = null, terminated = null } = entry?.company ?? {};
  return {
    dates: { created, terminated },
    ...blocksOf(entry?.company, "extended"),
    ...(dataScope === "full" && blocksOf(entry?.company, "full")),
  };
}

/**
 * A company of own data, as pasted; converted only where the options ask for another notation of
 * the country than the pasted one.
 */
function ownCompanyData(
  pasted: CompanyData,
  computed: CompanyData,
  options: CompanyNotation,
): CompanyData {
  const { country } = computed;
  const addressOfficial =
    pasted.addressOfficial === undefined ? computed.addressOfficial : pasted.addressOfficial;
  const { data: pastedAddress } = pasted.address ?? {};
  // An address that stands for several has no entry in the register.
  const unknownAddress = locationData(unknownPlace, addressOptions(options));
  const address =
    computed.address ??
    (pastedAddress ? { data: ownMembers(pastedAddress, unknownAddress) } : null);
  const commonMembers = {
    uuid: pasted.uuid ?? computed.uuid,
    legalForm: pasted.legalForm ?? computed.legalForm,
  };
  return {
    ...ownMembers({ ...pasted, ...commonMembers }, computed),
    country,
    address,
    addressOfficial,
  };
}

/** The state of a company, returned beside its data; all null without a company. */
export function companyFlags(
  entry: CompanyEntry | undefined,
  options: CompanyNotation,
): CompanyFlags {
  const { company } = entry ?? {};
  const isVatSubject = company === undefined ? null : vatOf(company).status === "subject";
  const flags: CompanyFlags = {
    isActive: company === undefined ? null : company.terminated === null,
    ...(isExtended(options) && {
      isVatPayer: company === undefined ? null : company.vatNumber !== null && !isVatSubject,
      isVatSubject,
    }),
    ...(options.dataScope === "full" && { isInInsolvency: company?.isInInsolvency ?? null }),
  };
  const pasted = company?.pasted?.flags;
  return pasted ? { ...flags, ...ownMembers(pasted, pickFlags(flags, pasted)) } : flags;
}

function pickFlags(flags: CompanyFlags, pasted: CompanyFlags): CompanyFlags {
  return Object.fromEntries(Object.entries(flags).filter(([name]) => name in pasted));
}

export function companyItem(
  entry: CompanyEntry,
  options: CompanyNotation,
): { data: CompanyData; flags: Schemas["CompanyFlags"] } {
  return { data: companyData(entry, options), flags: companyFlags(entry, options) };
}

/** Whether the options ask for more than names, numbers and addresses. */
function isExtended({ dataScope }: CompanyNotation): boolean {
  return dataScope === "extended" || dataScope === "full";
}
