import type { Location, Position, Records } from "../register/types.ts";
import { once } from "../shared/text.ts";
import { type WrittenPlace, writePlace } from "./written-place.ts";

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

/** The place that addresses have in common, no more exact than the query. */
export function common([first, ...others]: readonly [Place, ...Place[]], exactness: Exactness): Place {
  if (others.length === 0 && exactness === first.exactness) return first;
  const shared: Record<string, unknown> = {};
  for (const fact of factsOf[exactness]) {
    if (others.every((other) => other[fact] === first[fact])) shared[fact] = first[fact];
  }
  return placeOf(exactness, middle([first, ...others]), { country: first.country, ...shared });
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

function middle(places: readonly Place[]): Position {
  const mean = (axis: keyof Position) => places.reduce((sum, { centre }) => sum + centre[axis], 0) / places.length;
  return { lat: mean("lat"), lon: mean("lon") };
}
