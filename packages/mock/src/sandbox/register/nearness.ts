import type { Schemas } from "../../schemas.ts";
import type { Position } from "../countries/types.ts";

const EARTH_RADIUS = 6_371_008.8;

/** The great-circle distance of two points in metres, by the haversine formula. */
export function distanceBetween(a: Position, b: Position): number {
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function meanPosition(positions: readonly Position[]): Position {
  const meanOfAxis = (axis: keyof Position) =>
    positions.reduce((sum, each) => sum + each[axis], 0) / positions.length;
  return { lat: meanOfAxis("lat"), lon: meanOfAxis("lon") };
}

export interface LocatedItem {
  country: string | null;
  centre: Position | null;
}

/** Sorts the items of the client's country first, then by distance; equal ones keep their order. */
export function sortByNearness<Item extends LocatedItem>(
  items: readonly Item[],
  client: Schemas["RequestClient"] | undefined,
): readonly Item[] {
  if (client === undefined || items.length < 2) return items;
  const home = client.country?.toUpperCase();
  const { lat, lon } = client.location ?? {};
  const nearness = ({ country, centre }: LocatedItem) =>
    (home === undefined || home === country ? 0 : 1e9) +
    (typeof lat !== "number" || typeof lon !== "number" || centre === null
      ? 0
      : distanceBetween(centre, { lat, lon }));
  return items
    .map((item) => ({ item, near: nearness(item) }))
    .sort((a, b) => a.near - b.near)
    .map(({ item }) => item);
}
