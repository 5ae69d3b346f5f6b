import { groupBy } from "@data-validation/common/group-by";
import { toCountry } from "../countries/names.ts";
import type { RegisterRecords } from "../countries/types.ts";
import type { SandboxOperation } from "../kind.ts";
import { isInDataSource, recordsOf } from "../register/records.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { locationData } from "./notation.ts";
import { addressesOf } from "./place.ts";

/** Responds to /location/get: the address with an identifier. */
export const locationGet: SandboxOperation<"locationGet"> = ({ query, options }, ownData) => {
  const member = options.idType === "external" ? "externalId" : "id";
  const country = toCountry(query.country);
  const id = query.id.trim();
  const isInSources = isInDataSource(options.dataSource);
  const addressesOfId = addressesBy[member](recordsOf(ownData)).get(id) ?? [];
  const matchingAddresses = addressesOfId.filter(
    (address) => address.country === country && isInSources(address),
  );
  return {
    results: matchingAddresses.map((address) => ({ data: locationData(address, options) })),
  };
};

const addressesBy = {
  id: indexBy("id"),
  externalId: indexBy("externalId"),
};

function indexBy(member: "id" | "externalId") {
  return memoiseByObject((records: RegisterRecords) =>
    groupBy(addressesOf(records), (address) => address[member] ?? ""),
  );
}
