import type { Location, Position, Records } from "../register/types.ts";
import { once } from "../shared/text.ts";

/** How exact a place is, from the least to the most. */
export type Exactness = "country" | "town" | "street" | "address";

/** What a set of addresses has in common: a country, a town, a street or, of one address, everything. The rest is null. */
export type Place = {
  exactness: Exactness;
  country: Location["country"];
  state?: string | null | undefined;
  postOffice?: string | undefined;
  /** The middle of the addresses, to tell how near the place is. */
  centre: Position;
} & {
  [Member in Exclude<keyof Location, "country" | "state" | "postOffice">]: Location[Member] | null;
};

/** An address as a place. */
export const toPlace = once(
  (location: Location): Place => ({ ...location, exactness: "address", centre: location.position }),
);

/** Every address of the records as a place. */
export const addressesOf = once(({ locations }: Records): readonly Place[] => locations.map(toPlace));

const addressOnly = { number: null, id: null, externalId: null, position: null };
const streetOnly = { ...addressOnly, street: null };
const townOnly = {
  ...streetOnly,
  state: null,
  region: null,
  district: null,
  town: null,
  postalTown: null,
  cityPart: null,
  zip: null,
};
const hiddenBy = { country: townOnly, town: streetOnly, street: addressOnly, address: {} };

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
  const centre = middle(members.map(({ centre }) => centre));
  return { ...first, ...shared, ...hiddenBy[exactness], exactness, centre };
}

/** Puts together the addresses that have the same key, and gives the place that each group has in common. */
export function groups(members: readonly Place[], exactness: Exactness, key: (member: Place) => unknown[]): Place[] {
  const byKey = new Map<string, Place[]>();
  for (const member of members) {
    const text = JSON.stringify(key(member));
    const group = byKey.get(text);
    if (group) group.push(member);
    else byKey.set(text, [member]);
  }
  return [...byKey.values()].map((group) => common(group, exactness));
}

function middle(positions: Position[]): Position {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(positions.map(({ lat }) => lat)), lon: mean(positions.map(({ lon }) => lon)) };
}
