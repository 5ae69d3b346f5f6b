import type { Schemas } from "../../schemas.ts";
import type { Position } from "./types.ts";

/** Where something is, as far as that is known. */
export interface Whereabouts {
  country: string;
  position: Position | null;
}

/** Mean radius of the earth in metres (IUGG). */
const earthRadius = 6_371_008.8;

/** The great-circle distance of two points in metres, by the haversine formula. */
export function distance(a: Position, b: Position): number {
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * How far something is from where the data came from, to rank results that match equally well: what lies in the client's country
 * comes before the rest, and then what lies nearer. Numbers compare; their unit means nothing.
 */
export function nearness({ country, position }: Whereabouts, client: Schemas["RequestClient"] = {}): number {
  const abroad = client.country === undefined || client.country.toUpperCase() === country ? 0 : 1e9;
  const { lat, lon } = client.location ?? {};
  return abroad + (lat === undefined || lon === undefined || position === null ? 0 : distance(position, { lat, lon }));
}

/** The items, nearest to the client first; those equally near stay in their order. */
export function byNearness<Item>(
  items: readonly Item[],
  client: Schemas["RequestClient"] | undefined,
  place: (item: Item) => Whereabouts,
): readonly Item[] {
  if (client === undefined || items.length < 2) return items;
  return items
    .map((item) => ({ item, near: nearness(place(item), client) }))
    .sort((a, b) => a.near - b.near)
    .map(({ item }) => item);
}
