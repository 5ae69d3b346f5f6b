import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import type { Fixtures } from "../register/fixtures.ts";
import { distance, mayBeWithin } from "../register/nearness.ts";
import { recordsOf } from "../register/records.ts";
import { isInSources } from "../register/sources.ts";
import type { Position } from "../register/types.ts";
import { locationData } from "./notation.ts";
import { addressesOf, type Place } from "./place.ts";

const defaults = defaultsOf("LocationLocalizeOptions");

/** Answers /location/localize: the addresses around a position, nearest first. */
export function locationLocalize(
  { query, options = {} }: Schemas["LocationLocalizeRequest"]["request"],
  fixtures?: Fixtures,
): Schemas["LocationLocalizeResponse"] {
  const { radius = defaults.radius, acceptNearest = defaults.acceptNearest, dataSource } = options;
  const addresses = addressesOf(recordsOf(fixtures)).filter(({ country }) => isInSources(country, dataSource));
  const near = around(addresses, query, radius);
  const found = near.length === 0 && acceptNearest ? around(addresses, query).slice(0, 1) : near;
  return { resultsCount: found.length, results: found.map((address) => ({ data: locationData(address, options) })) };
}

/** The addresses within a radius in metres around a position, nearest first. */
function around(addresses: readonly Place[], position: Position, radius = Number.POSITIVE_INFINITY): Place[] {
  return addresses
    .filter(({ centre }) => mayBeWithin(centre, position, radius))
    .map((address) => ({ address, metres: distance(address.centre, position) }))
    .filter(({ metres }) => metres <= radius)
    .sort((a, b) => a.metres - b.metres)
    .map(({ address }) => address);
}
