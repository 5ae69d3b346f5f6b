import type { Schemas } from "../../schemas.ts";
import type { CountryCode } from "./names.ts";

/** A point on the earth in degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

export interface Location {
  /** The service's own identifier, unique across all countries. */
  id: string;
  /** The identifier in the country's address register, unique in the country. */
  externalId: string | null;
  country: CountryCode;
  /** The state of a federal country: Bayern. */
  state?: string | null | undefined;
  region: string;
  district: string;
  /** The town's own name: Praha. */
  town: string;
  /** The postal name of the town: Praha 8. For most towns it is the town's own name. */
  postalTown: string;
  /** Quarter or part of the town: Karlín. */
  cityPart: string;
  /** The town of the delivering post office, if it is another one. */
  postOffice?: string | undefined;
  /** Null if streets have no names. */
  street: string | null;
  number: string;
  /** Digits only. */
  zip: string;
  position: Position;
  /** Whether its position is unknown; `position` is then the centre of its town or country. */
  isUnplaced?: boolean | undefined;
  /** The position in S-JTSK (EPSG:5514, positive axes), in metres; only Czechia and Slovakia. */
  jtsk?: { x: number; y: number } | undefined;
  /** As pasted, in own data. */
  pasted?: Schemas["LocationData"] | undefined;
  /** What own data has instead of an address; its number is then empty. */
  exactness?: "town" | "street" | undefined;
}

/** Register data of a company other than its names, numbers and addresses. */
export type CompanyBlocks = Pick<
  Schemas["CompanyData"],
  | ("legalFormSpecific" | "nace" | "registrations" | "esa2010" | "tradeLicences" | "vat")
  | ("databoxes" | "employees" | "insolvency" | "businessPremises" | "authority" | "capital")
>;

export interface Company {
  country: CountryCode;
  name: string;
  /** IČO in Czechia and Slovakia, REGON in Poland. */
  registrationNumber: string;
  /** DIČ in Czechia and Slovakia, NIP in Poland. */
  taxNumber: string | null;
  /** Null for a company without value-added tax. */
  vatNumber: string | null;
  /** The number of its VAT group. */
  vatNumberSpecial: string | null;
  /** Its legal form, with its number in the code list of the national statistical office. */
  legalForm: { type: string; code: string | null; name: string | null };
  /** ISO 8601 date. */
  created: string | null;
  /** ISO 8601 date; null while the company exists. */
  terminated: string | null;
  isInInsolvency: boolean;
  locationId: string | null;
  /** Its other register data. */
  blocks?: Partial<CompanyBlocks> | undefined;
  /** As pasted, in own data. */
  pasted?:
    | { data: Schemas["CompanyData"]; flags?: Schemas["CompanyFlags"] | undefined }
    | undefined;
}

/** The companies and addresses of the sandbox and of own data. */
export interface RegisterRecords {
  companies: readonly Company[];
  locations: readonly Location[];
}

/** Own companies and addresses; the position of an address may be unknown. */
export interface Fixtures {
  companies: readonly Company[];
  locations: readonly (Omit<Location, "position"> & { position?: Position })[];
  /** Whether they replace those of the sandbox. */
  isAlone: boolean;
}
