import type { Position } from "../data/locations.ts";

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
