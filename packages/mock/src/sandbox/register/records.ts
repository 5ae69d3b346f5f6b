import { type CountryCode, countryCodes, countryOf } from "../countries/index.ts";
import { once } from "../shared/text.ts";
import type { World } from "../world.ts";
import { type Fixtures, toCompany, toLocation } from "./fixtures.ts";
import type { Company, Location, Records } from "./types.ts";

/** The records of the sandbox as it comes. */
export const sandboxRecords: Records = {
  locations: countryCodes.flatMap(locationsOf),
  companies: countryCodes.flatMap(companiesOf),
};

function locationsOf(country: CountryCode): Location[] {
  return countryOf(country).towns.flatMap(({ addresses, ...town }) =>
    addresses.map(([street, zip, id, number, lat, lon]) =>
      toLocation({
        ...town,
        country,
        id: idOf(country, id),
        externalId: String(90_000_000 + id),
        street,
        zip,
        number,
        position: { lat, lon },
      }),
    ),
  );
}

function companiesOf(country: CountryCode): Company[] {
  const rows = countryOf(country).register?.companies ?? [];
  return rows.map(
    ([name, registrationNumber, taxNumber, vatNumber, office, legalForm, created, terminated = null, others]) => {
      const locationId = idOf(country, office);
      const numbers = { registrationNumber, taxNumber, vatNumber };
      return toCompany({ country, name, ...numbers, locationId, legalForm, created, terminated, ...others });
    },
  );
}

function idOf(country: CountryCode, address: number): string {
  return `${country}-${String(address).padStart(6, "0")}`;
}

const withFixtures = once(
  ({ companies, locations }: Fixtures): Records => ({
    companies: companies?.map(toCompany) ?? sandboxRecords.companies,
    locations: locations?.map(toLocation) ?? sandboxRecords.locations,
  }),
);

/** The records; companies and addresses of the mock's owner replace those of the sandbox. */
export function recordsOf({ fixtures }: World): Records {
  return fixtures === undefined ? sandboxRecords : withFixtures(fixtures);
}

const locationsById = once(({ locations }: Records) => new Map(locations.map((location) => [location.id, location])));

/** The registered office of a company; undefined when the records have no such address. */
export function officeOf({ locationId }: Company, records: Records): Location | undefined {
  return locationId === null ? undefined : locationsById(records).get(locationId);
}

/** Whether `dataSource` includes a country's register; left out or empty, it includes all. */
export function isInSources(country: string, dataSource: readonly string[] = []): boolean {
  return dataSource.length === 0 || dataSource.some((source) => source.toUpperCase() === country);
}
