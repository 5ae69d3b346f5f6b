import { meanOf } from "../register/nearness.ts";
import type { Location, Position, Records } from "../register/types.ts";
import { remembered } from "../shared/remembered.ts";
import { once } from "../shared/text.ts";
import { cityName, type WrittenPlace, writePlace } from "./written-place.ts";

/** How exact a place is, from the least to the most. */
export const exactnesses = ["country", "town", "street", "address"] as const;
type Exactness = (typeof exactnesses)[number];

type Fact = Exclude<keyof Location, "country">;

type Facts = Pick<Location, "country"> & { [Member in Fact]?: Location[Member] | null | undefined };

/** What a set of addresses has in common: a country, a town, a street or, of one address, everything. The rest is null. */
export interface Place
  extends Readonly<Pick<Location, "country"> & { [Member in Fact]: NonNullable<Location[Member]> | null }> {
  readonly exactness: Exactness;
  /** The middle of the addresses, to compute how near the place is. */
  readonly centre: Position;
  readonly written: WrittenPlace;
}

/** What can differ between the addresses of a place, the more exact it is the more. */
const ofTown = ["state", "region", "district", "town", "postalTown", "cityPart", "zip"] as const;
const ofAddress = ["number", "id", "externalId", "position"] as const;
const factsOf = {
  country: ["postOffice"],
  town: ["postOffice", ...ofTown],
  street: ["postOffice", ...ofTown, "street"],
  address: ["postOffice", ...ofTown, "street", ...ofAddress],
} as const satisfies Record<Exactness, readonly Fact[]>;

const nothing = Object.fromEntries(factsOf.address.map((fact) => [fact, null]));

function placeOf(exactness: Exactness, centre: Position, facts: Facts): Place {
  const known = { ...nothing, ...facts } as Omit<Place, "exactness" | "centre" | "written">;
  return { ...known, exactness, centre, written: writePlace(known) };
}

export function placeWith(place: Place, facts: Partial<Facts>): Place {
  return placeOf(place.exactness, place.centre, { ...place, ...facts });
}

export const toPlace = once((location: Location) => placeOf("address", location.position, location));

export const addressesOf = once(({ locations }: Records): readonly Place[] => locations.map(toPlace));

export function common([first, ...others]: readonly [Place, ...Place[]], exactness: Exactness): Place {
  if (others.length === 0 && exactness === first.exactness) return first;
  const shared: Record<string, unknown> = {};
  for (const fact of factsOf[exactness]) {
    if (others.every((other) => other[fact] === first[fact])) shared[fact] = first[fact];
  }
  return placeOf(exactness, meanOf([first, ...others].map(({ centre }) => centre)), {
    country: first.country,
    ...shared,
  });
}

/** Puts together the addresses that have the same key, and gives the place that each group has in common. */
export function groups(members: readonly Place[], exactness: Exactness, key: (member: Place) => unknown[]): Place[] {
  const byKey = new Map<string, [Place, ...Place[]]>();
  for (const member of members) {
    const text = JSON.stringify(key(member));
    const group = byKey.get(text);
    if (group) group.push(member);
    else byKey.set(text, [member]);
  }
  return [...byKey.values()].map((group) => common(group, exactness));
}

/** The towns, their postal areas and their streets, where a notation says how exactly towns are named: Praha, Praha 8, Praha 8 - Karlín. */
export const groupsOf = once((records: Records) =>
  remembered((cityFormat) => {
    const addresses = addressesOf(records);
    const withStreet = addresses.filter(({ street }) => street !== null);
    const town = (place: Place) => [place.country, place.district, cityName(place, cityFormat)];
    return {
      towns: groups(addresses, "town", town),
      postalAreas: groups(addresses, "town", (place) => [...town(place), place.zip]),
      streets: groups(withStreet, "street", (place) => [...town(place), place.zip, place.street]),
    };
  }),
);
