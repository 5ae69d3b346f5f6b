import { countryOf } from "../countries/index.ts";
import { type CountryCode, countryCodes } from "../countries/names.ts";
import type { Company, Fixtures, Location, Position, RegisterRecords } from "../countries/types.ts";
import type { OwnData } from "../own-data.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { meanPosition } from "./nearness.ts";

export const sandboxRecords: RegisterRecords = {
  locations: countryCodes.flatMap(locationsOf),
  companies: countryCodes.flatMap(companiesOf),
};

function locationsOf(country: CountryCode): Location[] {
  return countryOf(country).towns.flatMap(({ addresses, ...town }) =>
    addresses.map(({ id, lat, lon, ...address }) => ({
      ...{ district: town.town, postalTown: town.town, cityPart: town.town, country },
      ...town,
      ...address,
      id: idOf(country, id),
      // Slovak addresses have no identifier of a public register.
      externalId: country === "SK" ? null : String(90_000_000 + id),
      position: { lat, lon },
    })),
  );
}

function companiesOf(country: CountryCode): Company[] {
  return countryOf(country).companies.map(({ office, ...company }) => ({
    vatNumberSpecial: null,
    terminated: null,
    isInInsolvency: false,
    ...company,
    country,
    locationId: idOf(country, office),
  }));
}

function idOf(country: CountryCode, address: number): string {
  return `${country}-${String(address).padStart(6, "0")}`;
}

const mergeFixtures = memoiseByObject(
  ({ companies, locations, isAlone }: Fixtures): RegisterRecords => {
    const sandbox = isAlone ? { companies: [], locations: [] } : sandboxRecords;
    const ownLocations = locations.map((location): Location => {
      const sandboxLocation = sandboxLocationOf(location);
      const position = location.position ?? sandboxLocation?.position;
      const placement = position
        ? { position }
        : { position: centreOfTown(location), isUnplaced: true };
      return {
        ...location,
        ...placement,
        ...(sandboxLocation && omittedParts(location, sandboxLocation)),
      };
    });
    return {
      companies: firstOfEach(
        [...companies, ...sandbox.companies],
        ({ country, registrationNumber }) => JSON.stringify([country, registrationNumber]),
      ),
      locations: firstOfEach(
        firstOfEach([...ownLocations, ...sandbox.locations], ({ id }) => id),
        ({ country, town, street, number, zip, ...others }) => {
          const { postalTown, cityPart } = others;
          const ofTown = number === "" ? [postalTown, cityPart] : [];
          return JSON.stringify([country, town, street, number, zip, ...ofTown]);
        },
      ),
    };
  },
);

const sandboxLocations = new Map(sandboxRecords.locations.map((known) => [known.id, known]));

/**
 * The address of the sandbox with the same identifier; its position is added, since responses of a
 * lower level omit it.
 */
function sandboxLocationOf({ id, town }: Pick<Location, "id" | "town">): Location | undefined {
  const sandboxLocation = sandboxLocations.get(id);
  return sandboxLocation?.town === town ? sandboxLocation : undefined;
}

/** The missing parts of an address that was pasted in the shortest notation. */
function omittedParts(
  location: Fixtures["locations"][number],
  sandboxLocation: Location,
): Partial<Location> {
  const { town, postalTown, cityPart, postOffice = sandboxLocation.postOffice } = location;
  return {
    ...(postOffice && { postOffice }),
    ...(postalTown === town && { postalTown: sandboxLocation.postalTown }),
    ...(cityPart === town && { cityPart: sandboxLocation.cityPart }),
  };
}

/** The first item per key, so that own data replaces that of the sandbox. */
function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const firstItems = new Map<string, Item>();
  for (const item of items) if (!firstItems.has(keyOf(item))) firstItems.set(keyOf(item), item);
  return [...firstItems.values()];
}

/** The centre of the sandbox's addresses in the same town, or in the same country. */
function centreOfTown({ country, town }: Pick<Location, "country" | "town">): Position {
  const inCountry = sandboxRecords.locations.filter((location) => location.country === country);
  const inTown = inCountry.filter((location) => location.town === town);
  return meanPosition((inTown.length > 0 ? inTown : inCountry).map(({ position }) => position));
}

/** The records; own companies and addresses replace those of the sandbox, or are added to them. */
export function recordsOf({ fixtures }: OwnData): RegisterRecords {
  return fixtures === undefined ? sandboxRecords : mergeFixtures(fixtures);
}

const locationsById = memoiseByObject(
  ({ locations }: RegisterRecords) => new Map(locations.map((location) => [location.id, location])),
);

/** Undefined if its address is not among the records. */
export function officeOf({ locationId }: Company, records: RegisterRecords): Location | undefined {
  return locationsById(records).get(locationId ?? "");
}

/**
 * Whether `dataSource` includes the register of an item's country; omitted or empty, it includes
 * all.
 */
export function isInDataSource(
  dataSource: readonly string[] = [],
): (item: { country: string | null }) => boolean {
  if (dataSource.length === 0) return () => true;
  const countries = dataSource.map((code) => code.toUpperCase());
  return ({ country }) => country !== null && countries.includes(country);
}
