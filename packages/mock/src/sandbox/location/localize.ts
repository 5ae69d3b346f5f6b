import type { Schemas } from "../../contract.ts";
import { locations } from "../data/locations.ts";
import { defaultsOf } from "../defaults.ts";
import { distance } from "./distance.ts";
import { locationData } from "./notation.ts";
import { toPlace } from "./place.ts";
import { isInSources } from "./sources.ts";

const defaults = defaultsOf("LocationLocalizeOptions");

/** Answers /location/localize: the addresses around a position, nearest first. */
export function locationLocalize({
  query,
  options = {},
}: Schemas["LocationLocalizeRequest"]["request"]): Schemas["LocationLocalizeResponse"] {
  const { radius = defaults.radius, acceptNearest = defaults.acceptNearest, dataSource } = options;
  const byDistance = locations
    .filter(({ country }) => isInSources(country, dataSource))
    .map((location) => ({ location, metres: distance(location.position, query) }))
    .sort((a, b) => a.metres - b.metres);
  const near = byDistance.filter(({ metres }) => metres <= radius);
  const found = near.length === 0 && acceptNearest ? byDistance.slice(0, 1) : near;
  return {
    resultsCount: found.length,
    results: found.map(({ location }) => ({ data: locationData(toPlace(location), options) })),
  };
}
