import type { CountryCode } from "../countries/codes.ts";
import type { RegisteredCompany, Town } from "../countries/country.ts";

/** A point on the earth in degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

export interface Location extends Required<Omit<Town, "addresses" | "postOffice" | "state">> {
  /** The service's own identifier, unique over all countries. */
  id: string;
  /** The identifier in the country's address register, unique in the country. */
  externalId: string;
  country: CountryCode;
  /** The state of a federal country; null where there are none. */
  state?: string | null | undefined;
  /** The town whose post office delivers here, where that is another one. */
  postOffice?: string | undefined;
  /** Null where streets have no names. */
  street: string | null;
  number: string;
  /** Digits alone. */
  zip: string;
  position: Position;
}

export interface Company extends Required<RegisteredCompany> {
  country: CountryCode;
}

/** The companies and addresses that there are: those of the sandbox, and those that the user of the mock adds. */
export interface Records {
  companies: readonly Company[];
  locations: readonly Location[];
}
