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
  const places = addressesOf(recordsOf(fixtures));
  const addresses =
    dataSource === undefined ? places : places.filter(({ country }) => isInSources(country, dataSource));
  const near = around(addresses, query, radius);
  const found = near.length === 0 && acceptNearest ? nearest(addresses, query) : near;
  return { resultsCount: found.length, results: found.map((address) => ({ data: locationData(address, options) })) };
}

/** The addresses within a radius in metres around a position, nearest first. */
function around(addresses: readonly Place[], position: Position, radius: number): readonly Place[] {
  const found: { address: Place; metres: number }[] = [];
  for (const address of addresses) {
    if (!mayBeWithin(address.centre, position, radius)) continue;
    const metres = distance(address.centre, position);
    if (metres <= radius) found.push({ address, metres });
  }
  return found.sort((a, b) => a.metres - b.metres).map(({ address }) => address);
}

/** The address that is nearest to a position, where there is any. */
function nearest(addresses: readonly Place[], position: Position): readonly Place[] {
  let found: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const address of addresses) {
    // What is further north or south alone need not be measured.
    if (!mayBeWithin(address.centre, position, least)) continue;
    const metres = distance(address.centre, position);
    if (metres >= least) continue;
    least = metres;
    found = address;
  }
  return found === undefined ? [] : [found];
}
