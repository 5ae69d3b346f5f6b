import type { Location, Position } from "../data/locations.ts";
import { locations } from "../data/locations.ts";

/** How exact a place is, from the least to the most. */
export type Exactness = "country" | "town" | "street" | "address";

/** What a set of addresses has in common: a country, a town, a street or, of one address, everything. The rest is null. */
export type Place = {
  exactness: Exactness;
  country: Location["country"];
  postOffice?: string | undefined;
  /** The middle of the addresses, to tell how near the place is. */
  centre: Position;
} & {
  [Member in Exclude<keyof Location, "country" | "postOffice">]: Location[Member] | null;
};

/** Every address as a place. */
export const addresses: readonly Place[] = locations.map(toPlace);

/** An address as a place. */
export function toPlace(location: Location): Place {
  return { ...location, exactness: "address", centre: location.position };
}

const addressOnly = { number: null, id: null, externalId: null, position: null };
const streetOnly = { ...addressOnly, street: null };
const townOnly = {
  ...streetOnly,
  region: null,
  district: null,
  town: null,
  postalTown: null,
  cityPart: null,
  zip: null,
};

/** The place that addresses have in common, told no more exactly than asked. There must be at least one address. */
export function common(members: readonly Place[], exactness: Exactness): Place {
  const [first, ...others] = members;
  if (first === undefined) throw new RangeError("No addresses, nothing in common.");
  if (others.length === 0 && exactness === "address") return first;
  const shared = Object.fromEntries(
    Object.entries(first).map(([member, value]) => [
      member,
      others.every((other) => other[member as keyof Place] === value) ? value : null,
    ]),
  );
  const hidden = { country: townOnly, town: streetOnly, street: addressOnly, address: {} }[exactness];
  return { ...first, ...shared, ...hidden, exactness, centre: middle(members.map(({ centre }) => centre)) };
}

/** Puts together the addresses that have the same key, and gives the place that each group has in common. */
export function groups(members: readonly Place[], exactness: Exactness, key: (member: Place) => unknown[]): Place[] {
  const byKey = new Map<string, Place[]>();
  for (const member of members) {
    const group = byKey.get(JSON.stringify(key(member)));
    if (group) group.push(member);
    else byKey.set(JSON.stringify(key(member)), [member]);
  }
  return [...byKey.values()].map((group) => common(group, exactness));
}

function middle(positions: Position[]): Position {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(positions.map(({ lat }) => lat)), lon: mean(positions.map(({ lon }) => lon)) };
}

/** Remembers what a function gives for a place: there are few places, and each is looked at for every request. */
export function oncePerPlace<Result>(compute: (place: Place) => Result): (place: Place) => Result {
  const results = new WeakMap<Place, Result>();
  return (place) => {
    const result = results.get(place) ?? compute(place);
    results.set(place, result);
    return result;
  };
}
