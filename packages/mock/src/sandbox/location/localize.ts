import type { SandboxOperation } from "../kind.ts";
import { distanceBetween } from "../register/nearness.ts";
import { isInDataSource, recordsOf } from "../register/records.ts";
import { locationData } from "./notation.ts";
import { addressesOf } from "./place.ts";

/** Responds to /location/localize: the addresses around a position, nearest first. */
export const locationLocalize: SandboxOperation<"locationLocalize"> = (
  { query, options },
  ownData,
) => {
  const { radius, acceptNearest, resultsLimit, dataSource } = options;
  const addressesByDistance = addressesOf(recordsOf(ownData))
    .filter(isInDataSource(dataSource))
    .filter(({ isUnplaced }) => !isUnplaced)
    .map((address) => ({ address, metres: distanceBetween(address.centre, query) }))
    .sort((a, b) => a.metres - b.metres);
  const addressesInRadius = addressesByDistance.filter(({ metres }) => metres <= radius);
  const nearest =
    addressesInRadius.length === 0 && acceptNearest
      ? addressesByDistance.slice(0, 1)
      : addressesInRadius.slice(0, resultsLimit);
  return {
    resultsCount: nearest.length,
    results: nearest.map(({ address }) => ({ data: locationData(address, options) })),
  };
};
