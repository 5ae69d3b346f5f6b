import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { distance } from "../register/nearness.ts";
import { isInSources, recordsOf } from "../register/records.ts";
import { sandboxWorld, type World } from "../world.ts";
import { locationData } from "./notation.ts";
import { addressesOf } from "./place.ts";

const defaults = defaultsOf("LocationLocalizeOptions");

/** Responds to /location/localize: the addresses around a position, nearest first. */
export function locationLocalize(
  { query, options = {} }: Schemas["LocationLocalizeRequest"]["request"],
  world: World = sandboxWorld,
): Schemas["LocationLocalizeResponse"] {
  const { radius = defaults.radius, acceptNearest = defaults.acceptNearest, dataSource } = options;
  const measured = addressesOf(recordsOf(world))
    .filter(({ country }) => isInSources(country, dataSource))
    .map((address) => ({ address, metres: distance(address.centre, query) }))
    .sort((a, b) => a.metres - b.metres);
  const near = measured.filter(({ metres }) => metres <= radius);
  const found = near.length === 0 && acceptNearest ? measured.slice(0, 1) : near;
  return {
    resultsCount: found.length,
    results: found.map(({ address }) => ({ data: locationData(address, options) })),
  };
}
