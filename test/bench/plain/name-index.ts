import type { Place } from "../../../packages/mock/src/sandbox/location/place.ts";
import { type CompareOptions, textsOf } from "../../../packages/mock/src/sandbox/location/texts.ts";

/** Without the index: every place is looked at. */
export function nameIndex(places: readonly Place[], field: string, options: CompareOptions) {
  const alike = places.map((place) => ({
    country: place.country,
    known: textsOf(field, place, options),
    places: [place],
  }));
  return {
    alike,
    byName: { get: (name: string) => places.filter((_, at) => alike[at]?.known.all.has(name)) },
  };
}
