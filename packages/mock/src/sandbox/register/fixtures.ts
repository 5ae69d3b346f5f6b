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

/** An address; what is left out is the town, or unknown. */
export type LocationFixture = Partial<Location> & Pick<Location, "id" | "country" | "town" | "number" | "zip">;

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
