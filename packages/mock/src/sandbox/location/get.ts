import type { Schemas } from "../../contract.ts";
import { toCountry } from "./countries.ts";
import { locationData } from "./notation.ts";
import { addresses } from "./place.ts";
import { isInSources } from "./sources.ts";

/** Answers /location/get: the address that an identifier names. */
export function locationGet({
  query,
  options = {},
}: Schemas["LocationGetRequest"]["request"]): Schemas["LocationGetResponse"] {
  const member = options.idType === "external" ? "externalId" : "id";
  const found = addresses.filter(
    (address) =>
      address.country === toCountry(query.country) &&
      address[member] === query.id.trim() &&
      isInSources(address.country, options.dataSource),
  );
  return { results: found.map((address) => ({ data: locationData(address, options) })) };
}
