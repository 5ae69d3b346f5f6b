import type { Records } from "../register/types.ts";
import type { SentField } from "../register/validation.ts";
import { once } from "../shared/text.ts";
import { addressesOf, groups, type Place } from "./place.ts";
import { cityFormats, cityName } from "./written-place.ts";

/** The places of the records, by how exact they are. */
const placesOf = once((records: Records) => {
  const addresses = addressesOf(records);
  // Every town as exactly as people name it: Praha, Praha 8, and Praha 8 - Karlín.
  const townsBy = (key: (place: Place) => unknown[]) =>
    cityFormats.flatMap((cityFormat) =>
      groups(addresses, "town", (place) => [place.country, place.district, cityName(place, cityFormat), ...key(place)]),
    );
  const withStreet = addresses.filter(({ street }) => street !== null);
  const streets = groups(withStreet, "street", ({ country, town, zip, street }) => [country, town, zip, street]);
  const townsByZip = townsBy(({ zip }) => [zip]);
  return {
    addresses,
    streets,
    townsByZip,
    all: [...addresses, ...streets, ...townsByZip],
    towns: townsBy(() => []),
    postalAreas: groups(addresses, "town", ({ country, town, zip }) => [country, town, zip]),
    countries: groups(addresses, "country", ({ country }) => [country]),
  };
});

/** The places that a query can mean: with a number addresses, with a town alone towns. */
export function candidatePlaces(sent: readonly SentField[], records: Records): readonly Place[] {
  const places = placesOf(records);
  const has = (name: string) => sent.some(({ field }) => field === name);
  if (has("streetWithNumber") || has("number.full")) return places.addresses;
  if (has("full")) return places.all;
  if (has("street")) return places.streets;
  if (has("city")) return has("zip") ? places.townsByZip : places.towns;
  return has("zip") ? places.postalAreas : places.countries;
}
