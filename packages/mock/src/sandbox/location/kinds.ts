import type { KnownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import type { Place } from "./place.ts";
import { type CompareOptions, cityKey, cityTexts, linesOf, streetTexts } from "./texts.ts";

/** Places sorted by what they have in a field: those that have the same are of one kind. */
export interface Kinds {
  /** The kind of each place. */
  of: readonly number[];
  /** The places of each kind. */
  members: readonly (readonly [number, ...number[]])[];
  /** What the places of each kind are called; empty for a field that is no text. */
  texts: readonly KnownTexts[];
  /** The kinds that have a text, without regard to formatting; for lines alone, of which each place has many. */
  byLine: ReadonlyMap<string, ReadonlySet<number>> | undefined;
}

/** Sorts places by a field, once for each way in which the options may ask for it. */
export function kindsOf(places: readonly Place[], field: string, options: CompareOptions): Kinds {
  const known = kindsByKey(places);
  const key = keyOf(field, options);
  let kinds = known.get(key);
  if (kinds === undefined) {
    const textsOf = textsIn(field, options);
    kinds = sort(places, textsOf ?? ((place) => valueIn(place, field)));
    if (textsOf !== undefined) kinds.texts = kinds.members.map(([first]) => textsOf(places[first] as Place));
    if (field === "full") kinds.byLine = kindsByLine(kinds.texts);
    known.set(key, kinds);
  }
  return kinds;
}

const kindsByKey = once((_: readonly Place[]) => new Map<string, Kinds>());

function keyOf(field: string, options: CompareOptions): string {
  if (field === "city") return `city ${cityKey(options)}`;
  return field === "full" ? `full ${options.acceptPostOfficeAsCity ?? false}` : field;
}

function textsIn(field: string, options: CompareOptions): ((place: Place) => KnownTexts) | undefined {
  if (field === "city") return (place) => cityTexts(place, options);
  if (field === "street" || field === "streetWithNumber") return streetTexts;
  return field === "full" ? (place) => linesOf(place, options) : undefined;
}

function valueIn(place: Place, field: string): string | null {
  if (field === "zip") return `${place.country} ${place.zip}`;
  return field === "number.full" ? place.number : place.country;
}

function sort(places: readonly Place[], likeness: (place: Place) => unknown): Kinds {
  const numbers = new Map<unknown, number>();
  const members: [number, ...number[]][] = [];
  const of = places.map((place, index) => {
    const like = likeness(place);
    const known = numbers.get(like);
    if (known !== undefined) {
      members[known]?.push(index);
      return known;
    }
    numbers.set(like, members.length);
    return members.push([index]) - 1;
  });
  return { of, members, texts: [], byLine: undefined };
}

function kindsByLine(texts: readonly KnownTexts[]): ReadonlyMap<string, ReadonlySet<number>> {
  const byLine = new Map<string, Set<number>>();
  texts.forEach((known, kind) => {
    for (const { folded } of [...known.texts, ...known.shorter]) {
      const kinds = byLine.get(folded);
      if (kinds === undefined) byLine.set(folded, new Set([kind]));
      else kinds.add(kind);
    }
  });
  return byLine;
}
