import type { CountryCode } from "../countries/codes.ts";
import type { RegisteredCompany } from "../countries/country.ts";
import type { Company, Location, Position } from "./types.ts";

/** Companies and addresses of a caller's own, which take the place of those that the sandbox brings along. */
export interface Fixtures {
  /** Whether they are added to those of the sandbox instead. */
  isAdded?: boolean;
  companies?: readonly CompanyFixture[];
  locations?: readonly LocationFixture[];
}

export interface CompanyFixture extends RegisteredCompany {
  country: CountryCode;
}

export interface LocationFixture {
  /** The service's own identifier, unique. */
  id: string;
  country: CountryCode;
  town: string;
  number: string;
  /** The postal code, digits alone. */
  zip: string;
  /** The middle of its town, or of its country, unless said. */
  position?: Position;
  /** Null, or left out, where streets have no names. */
  street?: string | null;
  /** The identifier in the country's address register; the `id` unless said. */
  externalId?: string;
  state?: string | null;
  region?: string;
  district?: string;
  /** The town as post is addressed to it, such as Praha 8; the town unless said. */
  postalTown?: string;
  /** Quarter or part of the town; the town unless said. */
  cityPart?: string;
  /** The town whose post office delivers here, where that is another one. */
  postOffice?: string;
}

export function toCompany(fixture: CompanyFixture): Company {
  return {
    taxNumber: null,
    vatNumber: null,
    vatNumberSpecial: null,
    locationId: null,
    legalForm: { type: "juridical", code: null, name: null },
    created: null,
    terminated: null,
    isInInsolvency: false,
    ...fixture,
  };
}

export function toLocation(fixture: LocationFixture & { position: Position }): Location {
  const { id, town } = fixture;
  return { street: null, externalId: id, region: town, district: town, postalTown: town, cityPart: town, ...fixture };
}
