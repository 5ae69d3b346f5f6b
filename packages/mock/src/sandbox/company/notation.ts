import type { Schemas } from "../../schemas.ts";
import { countryName } from "../countries/names.ts";
import type { Company } from "../countries/types.ts";
import { locationData, officialLocationData } from "../location/notation.ts";
import { ownMembers } from "../location/own.ts";
import { unknownPlace } from "../location/place.ts";
import { blocksOf, noBlocks } from "./blocks.ts";
import type { Entry } from "./entries.ts";

export type Notation = Pick<
  Schemas["CompanyGetOptions"],
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

type Data = Schemas["CompanyData"];
type Flags = Schemas["CompanyFlags"];

/** A company with the fields of `dataScope`; all null if it is unknown. */
export function companyData(entry: Entry | undefined, options: Notation): Data {
  const { company, office, uuid = null } = entry ?? {};
  const basic: Data = {
    uuid,
    country: company === undefined ? null : countryName(company.country, options.countryFormat),
    name: company?.name ?? null,
    registrationNumber: company?.registrationNumber ?? null,
    // Slovak companies only; elsewhere it equals the VAT number.
    taxNumber: company?.country === "SK" ? company.taxNumber : null,
    vatNumber: company?.vatNumber ?? null,
    vatNumberSpecial: company?.vatNumberSpecial ?? null,
    address: office ? { data: locationData(office, addressOptions(options)) } : null,
    addressOfficial: office ? { data: officialLocationData(office) } : null,
    legalForm: legalFormOf(company, options),
  };
  const data = isExtended(options) ? { ...basic, ...extensionOf(entry, options) } : basic;
  return company?.own ? ownCompanyData(company.own.data, data, options) : data;
}

/** Only `full` has the administrative parts of a company's address. */
function addressOptions(options: Notation): Notation {
  return { ...options, dataScope: options.dataScope === "full" ? "full" : "basic" };
}

function legalFormOf(company: Company | undefined, options: Notation): Data["legalForm"] {
  const { type = null, code = null, name = null } = company?.legalForm ?? {};
  return isExtended(options) ? { type, code, name } : { type };
}

function extensionOf(entry: Entry | undefined, { dataScope }: Notation): Data {
  const { created = null, terminated = null } = entry?.company ?? {};
  const blocks = entry ? blocksOf(entry.company) : noBlocks;
  return {
    dates: { created, terminated },
    ...blocks.extended,
    ...(dataScope === "full" && blocks.full),
  };
}

/**
 * A company of own data, as pasted; converted only where the options ask for another notation of
 * the country than the pasted one.
 */
function ownCompanyData(own: Data, computed: Data, options: Notation): Data {
  const { country } = computed;
  const addressOfficial =
    own.addressOfficial === undefined ? computed.addressOfficial : own.addressOfficial;
  const { data: pasted } = own.address ?? {};
  // An address that stands for several has no entry in the register.
  const nothing = locationData(unknownPlace, addressOptions(options));
  const address = computed.address ?? (pasted ? { data: ownMembers(pasted, nothing) } : null);
  const known = { uuid: own.uuid ?? computed.uuid, legalForm: own.legalForm ?? computed.legalForm };
  return { ...ownMembers({ ...own, ...known }, computed), country, address, addressOfficial };
}

/** The state of a company, returned beside its data; all null without a company. */
export function companyFlags(entry: Entry | undefined, options: Notation): Flags {
  const { company } = entry ?? {};
  const isVatSubject = entry ? blocksOf(entry.company).isVatSubject : null;
  const flags: Flags = {
    isActive: company === undefined ? null : company.terminated === null,
    ...(isExtended(options) && {
      isVatPayer: company === undefined ? null : company.vatNumber !== null && !isVatSubject,
      isVatSubject,
    }),
    ...(options.dataScope === "full" && { isInInsolvency: company?.isInInsolvency ?? null }),
  };
  const own = company?.own?.flags;
  return own ? { ...flags, ...ownMembers(own, pick(flags, own)) } : flags;
}

function pick(flags: Flags, own: Flags): Flags {
  return Object.fromEntries(Object.entries(flags).filter(([name]) => name in own));
}

export function companyItem(
  entry: Entry,
  options: Notation,
): { data: Data; flags: Schemas["CompanyFlags"] } {
  return { data: companyData(entry, options), flags: companyFlags(entry, options) };
}

/** Whether the options ask for more than names, numbers and addresses. */
function isExtended({ dataScope }: Notation): boolean {
  return dataScope === "extended" || dataScope === "full";
}
