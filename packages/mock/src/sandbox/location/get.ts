import { groupBy } from "@data-validation/common/group-by";
import { toCountry } from "../countries/names.ts";
import type { Records } from "../countries/types.ts";
import { defaultsOf } from "../defaults.ts";
import { inEveryVersion, type Operation } from "../kind.ts";
import { distance } from "../register/nearness.ts";
import { isIn, recordsOf } from "../register/records.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { sandboxWorld } from "../world.ts";
import { locationData } from "./notation.ts";
import { addressesOf } from "./place.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

const defaults = defaultsOf("LocationLocalizeOptions");

/** Responds to /location/get: the address with an identifier. */
const locationGet: Operation<"locationGet"> = ({ query, options = {} }, world = sandboxWorld) => {
  const member = options.idType === "external" ? "externalId" : "id";
  const wanted = toCountry(query.country);
  const id = query.id.trim();
  const isInSources = isIn(options.dataSource);
  const named = addressesBy[member](recordsOf(world)).get(id) ?? [];
  const found = named.filter((address) => address.country === wanted && isInSources(address));
  return { results: found.map((address) => ({ data: locationData(address, options) })) };
};

const addressesBy = {
  id: indexBy("id"),
  externalId: indexBy("externalId"),
};

function indexBy(member: "id" | "externalId") {
  return memoiseByObject((records: Records) =>
    groupBy(addressesOf(records), (address) => address[member] ?? ""),
  );
}

/** Responds to /location/localize: the addresses around a position, nearest first. */
const locationLocalize: Operation<"locationLocalize"> = (
  { query, options = {} },
  world = sandboxWorld,
) => {
  const { radius, acceptNearest, resultsLimit, dataSource } = { ...defaults, ...options };
  const measured = addressesOf(recordsOf(world))
    .filter(isIn(dataSource))
    .filter(({ isUnplaced }) => !isUnplaced)
    .map((address) => ({ address, metres: distance(address.centre, query) }))
    .sort((a, b) => a.metres - b.metres);
  const near = measured.filter(({ metres }) => metres <= radius);
  const found =
    near.length === 0 && acceptNearest ? measured.slice(0, 1) : near.slice(0, resultsLimit);
  return {
    resultsCount: found.length,
    results: found.map(({ address }) => ({ data: locationData(address, options) })),
  };
};

export const location = inEveryVersion<"location">({
  locationGet,
  locationLocalize,
  locationSearch,
  locationValidate,
});
