import type { CountryCode } from "../countries/index.ts";
import type { KnownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import type { Place } from "./place.ts";
import { type CompareOptions, textsOf } from "./texts.ts";
import { knownFormat } from "./written-place.ts";

/** What some places are called in a field. */
export interface NameIndex {
  /** The places by each of their names, folded. */
  byName: ReadonlyMap<string, readonly Place[]>;
  /** The places of a country that have the same names. */
  alike: readonly { country: CountryCode; known: KnownTexts; places: readonly Place[] }[];
}

/** An index of exact names, and one place for all that are called alike: most requests name a few places of many. */
const indexesOf = once((places: readonly Place[]) => {
  const indexes = new Map<string, NameIndex>();
  return (field: string, options: CompareOptions): NameIndex => {
    const key = `${field} ${knownFormat(options.cityFormat)} ${options.acceptPostOfficeAsCity}`;
    const index = indexes.get(key) ?? readNames(places, field, options);
    indexes.set(key, index);
    return index;
  };
});

/** The index of a field, whose names depend on the options that choose among them. */
export function nameIndex(places: readonly Place[], field: string, options: CompareOptions): NameIndex {
  return indexesOf(places)(field, options);
}

function readNames(places: readonly Place[], field: string, options: CompareOptions): NameIndex {
  const alike = new Map<string, Map<KnownTexts, Place[]>>();
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    const known = textsOf(field, place, options);
    const ofCountry = alike.get(place.country) ?? new Map<KnownTexts, Place[]>();
    alike.set(place.country, ofCountry.set(known, [...(ofCountry.get(known) ?? []), place]));
    for (const name of known.all) byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  const groups = [...alike.values()].flatMap((ofCountry) => [...ofCountry]);
  return {
    byName,
    alike: groups.map(([known, places]) => ({ country: places[0]?.country as CountryCode, known, places })),
  };
}
