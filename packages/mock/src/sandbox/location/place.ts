import { groupBy } from "@data-validation/common/group-by";
import { meanOf } from "../register/nearness.ts";
import type { Location, Position, Records } from "../register/types.ts";
import { memoize } from "../shared/text.ts";

/** How exact a place is, from the least to the most. */
export const exactnesses = ["country", "town", "street", "address"] as const;

export type Exactness = (typeof exactnesses)[number];

type Facts = {
  readonly [Fact in Exclude<keyof Location, "own">]-?: NonNullable<Location[Fact]> | null;
} & Pick<Location, "own">;

/** An address, or what several have in common: a street, a town or a country. What they do not have in common is null. */
export interface Place extends Facts {
  readonly exactness: Exactness;
  /** The middle of the addresses, to compute how near the place is. */
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
const factsOf: Record<Exactness, readonly (keyof Place)[]> = {
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
      "own",
    ] as const),
  ],
};

const unknown = Object.fromEntries(
  factsOf.address.filter((fact) => fact !== "own").map((fact) => [fact, null]),
) as unknown as Facts;

/** A place of which nothing is known. */
export const nowhere = {
  ...unknown,
  ...{ part1: null, part2: null, exactness: "country", centre: { lat: 0, lon: 0 } },
} as Place;

export const toPlace = memoize((location: Location): Place => {
  const [part1 = null, part2 = null] = location.number.split("/");
  return {
    ...unknown,
    ...location,
    exactness: "address",
    centre: location.position,
    part1,
    part2,
  } as Place;
});

export const addressesOf = memoize(({ locations }: Records): readonly Place[] =>
  locations.map(toPlace),
);

/** What addresses have in common. A town has no postal code, unless it was found by one. */
export function common(places: readonly Place[], exactness: Exactness, isByZip = false): Place {
  const [first] = places as readonly [Place];
  if (places.length === 1 && first.exactness === exactness) return first;
  const facts = isByZip ? [...factsOf[exactness], "zip" as const] : factsOf[exactness];
  const shared = facts.filter((fact) => places.every((place) => place[fact] === first[fact]));
  return {
    ...unknown,
    part1: null,
    part2: null,
    ...Object.fromEntries(shared.map((fact) => [fact, first[fact]])),
    exactness,
    centre: meanOf(places.map(({ centre }) => centre)),
  };
}

export const cityFormats = ["minimal", "basic", "extended"] as const;

/** The town as exactly as `cityFormat` asks for, and as is known; an unknown format, or none, is taken as basic. */
export function cityName(
  { town, postalTown, cityPart }: Pick<Facts, "town" | "postalTown" | "cityPart">,
  cityFormat?: string,
): string | null {
  if (town === null || cityFormat === "minimal") return town;
  const basic = postalTown ?? town;
  return cityFormat === "extended" && cityPart !== null && cityPart !== town
    ? `${basic} - ${cityPart}`
    : basic;
}

/** Groups addresses by the place that they are for an exactness and a `cityFormat`; with `isByZip`, a town has several. */
export function groupPlaces(
  addresses: readonly Place[],
  exactness: Exactness,
  cityFormat: string,
  isByZip: boolean,
): Place[][] {
  if (addresses.length === 1) return [[...addresses]];
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
