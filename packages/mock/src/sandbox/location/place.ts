import { groupBy } from "@data-validation/common/group-by";
import { meanOf } from "../register/nearness.ts";
import type { Location, Position, Records } from "../register/types.ts";
import { memoize } from "../shared/text.ts";

/** How exact a place is, from the least to the most. */
export const exactnesses = ["country", "town", "street", "address"] as const;

export type Exactness = (typeof exactnesses)[number];

type Facts = { readonly [Fact in keyof Location]-?: NonNullable<Location[Fact]> | null };

/** An address, or what several have in common: a street, a town or a country. What they do not have in common is null. */
export interface Place extends Facts {
  readonly exactness: Exactness;
  /** The middle of the addresses, to compute how near the place is. */
  readonly centre: Position;
  readonly part1: string | null;
  readonly part2: string | null;
  /** The address with its whole house number, where this is the same one with a part of it. */
  readonly whole?: Place;
  readonly penalty?: number;
}

const townFacts = [
  "country",
  "state",
  "region",
  "district",
  "town",
  "postalTown",
  "cityPart",
  "zip",
] as const;
const factsOf: Record<Exactness, readonly (keyof Place)[]> = {
  country: ["country"],
  town: townFacts,
  street: [...townFacts, "street"],
  address: [...townFacts, "street", "number", "part1", "part2", "id", "externalId", "position"],
};

const unknown = Object.fromEntries(
  [...factsOf.address, "postOffice"].map((fact) => [fact, null]),
) as Facts;

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

export function common(places: readonly Place[], exactness: Exactness): Place {
  const [first] = places as readonly [Place];
  if (places.length === 1 && first.exactness === exactness) return first;
  const shared = factsOf[exactness].filter((fact) =>
    places.every((place) => place[fact] === first[fact]),
  );
  const facts = Object.fromEntries(shared.map((fact) => [fact, first[fact]]));
  return {
    ...unknown,
    part1: null,
    part2: null,
    ...facts,
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

/** The forms in which people write an address: with its house number, and with each part of it alone. */
export function writtenForms(address: Place): Place[] {
  const { number, part1, part2 } = address;
  if (part2 === null || number === null) return [address];
  const short = { ...address, whole: address, penalty: (address.penalty ?? 0) + 1 };
  return [
    address,
    { ...short, number: part1, part2: null },
    { ...short, number: part2, part1: null },
  ];
}

/** An address as people write it who name the town of its post office. */
export function atPostOffice(address: Place): Place[] {
  const { postOffice } = address;
  return postOffice === null
    ? []
    : [{ ...address, town: postOffice, postalTown: postOffice, penalty: 1 }];
}
