import { groupBy } from "@data-validation/common/group-by";
import type { Location, Position, RegisterRecords } from "../countries/types.ts";
import { meanPosition } from "../register/nearness.ts";
import { memoiseByObject } from "../shared/memoise.ts";

/** The precision of a place, least precise first. */
export const exactnesses = ["country", "town", "street", "address"] as const;

export type Exactness = (typeof exactnesses)[number];

type PlaceFacts = {
  readonly [Fact in Exclude<keyof Location, "pasted" | "exactness" | "isUnplaced">]-?: NonNullable<
    Location[Fact]
  > | null;
} & Pick<Location, "pasted" | "isUnplaced">;

/**
 * An address, or the common part of several: a street, a town or a country. Parts that differ are
 * null.
 */
export interface RegisterPlace extends PlaceFacts {
  readonly exactness: Exactness;
  /** The centre of the addresses, for distances. */
  readonly centre: Position;
  readonly part1: string | null;
  readonly part2: string | null;
}

const townFacts = [
  "country",
  "state",
  "region",
  "district",
  "town",
  "postalTown",
  "cityPart",
  "postOffice",
] as const;
const factNames: Record<Exactness, readonly (keyof RegisterPlace)[]> = {
  country: ["country"],
  town: townFacts,
  street: [...townFacts, "zip", "street"],
  address: [
    ...townFacts,
    ...([
      "zip",
      "street",
      "number",
      "part1",
      "part2",
      "id",
      "externalId",
      "position",
      "jtsk",
      "pasted",
    ] as const),
  ],
};

const unknownFacts = Object.fromEntries(
  factNames.address.filter((fact) => fact !== "pasted").map((fact) => [fact, null]),
) as unknown as PlaceFacts;

export const unknownPlace = {
  ...unknownFacts,
  part1: null,
  part2: null,
  exactness: "country",
  centre: { lat: 0, lon: 0 },
} as RegisterPlace;

export function toPlace(location: Location): RegisterPlace {
  const [part1 = null, part2 = null] = location.number.split("/");
  const { exactness = "address", number, zip } = location;
  const place = { ...unknownFacts, ...location, exactness, centre: location.position };
  if (exactness === "address") return { ...place, part1, part2 } as RegisterPlace;
  const noAddress = { id: null, externalId: null, part1: null, part2: null };
  return { ...place, ...noAddress, number: number || null, zip: zip || null } as RegisterPlace;
}

/** All places; those of own data may be streets and towns. */
export const placesIn = memoiseByObject(
  ({ locations }: RegisterRecords): readonly RegisterPlace[] => locations.map(toPlace),
);

export const addressesOf = memoiseByObject((records: RegisterRecords): readonly RegisterPlace[] =>
  placesIn(records).filter(({ exactness }) => exactness === "address"),
);

/** Whether a place is at least as precise as required: a street includes its town. */
export function isAsExact(wanted: Exactness): (place: RegisterPlace) => boolean {
  const least = exactnesses.indexOf(wanted);
  return ({ exactness }) => exactnesses.indexOf(exactness) >= least;
}

/** The common part of addresses. A town has a postal code only if the code was used to find it. */
export function commonPlace(
  places: readonly RegisterPlace[],
  exactness: Exactness,
  isByZip: boolean,
): RegisterPlace {
  const [first] = places as readonly [RegisterPlace];
  if (places.length === 1 && first.exactness === exactness) return first;
  const centre = centreOf(places);
  const ownPlace = ownPlaceOf(places, exactness);
  if (ownPlace !== undefined) return { ...ownPlace, centre };
  const facts = isByZip ? [...factNames[exactness], "zip" as const] : factNames[exactness];
  const sharedFacts = facts.filter((fact) => places.every((place) => place[fact] === first[fact]));
  return {
    ...unknownFacts,
    part1: null,
    part2: null,
    ...Object.fromEntries(sharedFacts.map((fact) => [fact, first[fact]])),
    exactness,
    centre,
  };
}

/** The centre of the known positions, or of all positions if none is known. */
function centreOf(places: readonly RegisterPlace[]): Position {
  const placed = places.filter(({ isUnplaced }) => !isUnplaced);
  return meanPosition((placed.length > 0 ? placed : places).map(({ centre }) => centre));
}

/** The street or town of own data for all of these places. */
function ownPlaceOf(
  places: readonly RegisterPlace[],
  exactness: Exactness,
): RegisterPlace | undefined {
  const ownPlace = places.find((place) => place.pasted && place.exactness === exactness);
  if (ownPlace === undefined) return undefined;
  const isSame = ({ country, postalTown, street }: RegisterPlace) =>
    country === ownPlace.country &&
    postalTown === ownPlace.postalTown &&
    (exactness === "town" || street === ownPlace.street);
  return places.every(isSame) ? ownPlace : undefined;
}

export const cityFormats = ["minimal", "basic", "extended"] as const;

/**
 * The town as precise as `cityFormat` requires and as known; an unknown or missing format counts as
 * basic.
 */
export function cityName(
  { town, postalTown, cityPart }: Pick<PlaceFacts, "town" | "postalTown" | "cityPart">,
  cityFormat?: string,
): string | null {
  if (town === null || cityFormat === "minimal") return town;
  const basic = postalTown ?? town;
  return cityFormat === "extended" && cityPart !== null && cityPart !== town
    ? `${basic} - ${cityPart}`
    : basic;
}

/**
 * Groups addresses by place, for a precision and a `cityFormat`; with `isByZip`, a town has a group
 * per postal code.
 */
export function groupPlaces(
  addresses: readonly RegisterPlace[],
  exactness: Exactness,
  cityFormat: string,
  isByZip: boolean,
): RegisterPlace[][] {
  const groups = groupBy(addresses, (place) => {
    const { country, district, zip, street, id, number } = place;
    const town = [country, district, cityName(place, cityFormat)];
    const keys = {
      country: [country],
      town: [...town, isByZip && zip],
      street: [...town, zip, street],
      address: [id, number],
    };
    return JSON.stringify(keys[exactness]);
  });
  return [...groups.values()];
}
