import type { Schemas } from "../../contract.ts";
import type { Position } from "../data/locations.ts";
import { distance } from "./distance.ts";

/**
 * How far something is from where the data came from, to rank results that match equally well: what lies in the client's country
 * comes before the rest, and then what lies nearer. Numbers compare; their unit means nothing.
 */
export function nearness(
  { country, position }: { country: string; position: Position | null },
  client: Schemas["RequestClient"] = {},
): number {
  const abroad = client.country === undefined || client.country.toUpperCase() === country ? 0 : 1e9;
  const { lat, lon } = client.location ?? {};
  return abroad + (lat === undefined || lon === undefined || position === null ? 0 : distance(position, { lat, lon }));
}
