import type { Schemas } from "../../schemas.ts";
import type { Blocks } from "../company/blocks.ts";
import type { CountryCode } from "../countries/names.ts";

/** A point on the earth in degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

export interface Location {
  /** The service's own identifier, unique over all countries. */
  id: string;
  /** The identifier in the country's address register, unique in the country. */
  externalId: string | null;
  country: CountryCode;
  /** The state of a federal country: Bayern. */
  state?: string | null | undefined;
  region: string;
  district: string;
  /** The town alone: Praha. */
  town: string;
  /** The town as post is addressed to it: Praha 8. Most towns have no such districts; there it is the town alone. */
  postalTown: string;
  /** Quarter or part of the town: Karlín. */
  cityPart: string;
  /** The town whose post office delivers here, where that is another one. */
  postOffice?: string | undefined;
  /** Null where streets have no names. */
  street: string | null;
  number: string;
  /** Digits alone. */
  zip: string;
  position: Position;
  /** Whether its position is unknown, and `position` the middle of its town or country. */
  isUnplaced?: boolean | undefined;
  /** The same in S-JTSK (EPSG:5514 with positive axes), in metres; only in Czechia and Slovakia. */
  jtsk?: { x: number; y: number } | undefined;
  /** As the mock's owner pasted it. */
  own?: Schemas["LocationData"] | undefined;
  /** A street or a town that the mock's owner pasted; an address unless said. Its number is empty. */
  exactness?: "town" | "street" | undefined;
}

/** A company as the register of its country has it. */
export interface Company {
  country: CountryCode;
  name: string;
  /** IČO in Czechia and Slovakia, REGON in Poland. */
  registrationNumber: string;
  /** DIČ in Czechia and Slovakia, NIP in Poland. */
  taxNumber: string | null;
  /** Null for a company that does not pay value-added tax. */
  vatNumber: string | null;
  /** The number of the group that it pays value-added tax with. */
  vatNumberSpecial: string | null;
  /** Its legal form, with the number in the code list of the country's statistical office. */
  legalForm: { type: string; code: string | null; name: string | null };
  /** ISO 8601 date. */
  created: string | null;
  /** ISO 8601 date; null while the company exists. */
  terminated: string | null;
  isInInsolvency: boolean;
  locationId: string | null;
  /** What the register has of it beside that. */
  blocks?: Partial<Blocks> | undefined;
  /** As the mock's owner pasted it. */
  own?: { data: Schemas["CompanyData"]; flags?: Schemas["CompanyFlags"] | undefined } | undefined;
}

/** The companies and addresses that there are: those of the sandbox, and those that the owner of the mock adds. */
export interface Records {
  companies: readonly Company[];
  locations: readonly Location[];
}

/** Companies and addresses of the mock's owner; where an address lies may be unknown. */
export interface Fixtures {
  companies: readonly Company[];
  locations: readonly (Omit<Location, "position"> & { position?: Position })[];
  /** Whether they take the place of those of the sandbox. */
  isAlone: boolean;
}
