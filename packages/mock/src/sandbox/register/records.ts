import { type CountryCode, countryCodes, countryOf } from "../countries/index.ts";
import { once } from "../shared/text.ts";
import type { World } from "../world.ts";
import { type Fixtures, type LocationFixture, toCompany, toLocation } from "./fixtures.ts";
import type { Company, Location, Position, Records } from "./types.ts";

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

const withFixtures = once(({ companies, locations, isAdded = false }: Fixtures): Records => {
  const ids = new Set(isAdded ? sandboxRecords.locations.map(({ id }) => id) : []);
  const own = locations
    ?.filter(({ id }) => !ids.has(id))
    .map((location) => toLocation({ ...location, position: location.position ?? middleOf(location) }));
  const others = isAdded ? sandboxRecords : { companies: [], locations: [] };
  return {
    companies: companies ? [...companies.map(toCompany), ...others.companies] : sandboxRecords.companies,
    locations: own ? [...own, ...others.locations] : sandboxRecords.locations,
  };
});

/** The middle of what the sandbox knows of an address's town, else of its country. */
function middleOf({ country, town }: LocationFixture): Position {
  const inCountry = sandboxRecords.locations.filter((location) => location.country === country);
  const inTown = inCountry.filter((location) => location.town === town);
  const near = (inTown.length > 0 ? inTown : inCountry).map(({ position }) => position);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(near.map(({ lat }) => lat)), lon: mean(near.map(({ lon }) => lon)) };
}

/** The records; companies and addresses of the mock's owner replace those of the sandbox, or are added to them. */
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
