import type { Schemas } from "../../schemas.ts";
import { toCountry } from "../countries/names.ts";
import { isInSources, recordsOf } from "../register/records.ts";
import { sandboxWorld, type World } from "../world.ts";
import { locationData } from "./notation.ts";
import { addressesOf } from "./place.ts";

/** Responds to /location/get: the address that an identifier names. */
export function locationGet(
  { query, options = {} }: Schemas["LocationGetRequest"]["request"],
  world: World = sandboxWorld,
): Schemas["LocationGetResponse"] {
  const records = recordsOf(world);
  const member = options.idType === "external" ? "externalId" : "id";
  const country = toCountry(query.country);
  const id = query.id.trim();
  const found = addressesOf(records).filter(
    (address) =>
      address[member] === id && address.country === country && isInSources(address.country, options.dataSource),
  );
  return { results: found.map((address) => ({ data: locationData(address, options) })) };
}
