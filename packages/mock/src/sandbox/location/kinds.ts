import { knownCountry } from "../register/country-names.ts";
import { type KnownTexts, TextIndex } from "../shared/similarity.ts";
import type { Place } from "./place.ts";
import { type CompareOptions, cityTexts, linesOf, streetTexts, zipTexts } from "./texts.ts";
import { indexOfFormat } from "./written-place.ts";

/** Places sorted by what they have in a field: those that have the same are of one kind. */
export interface Kinds {
  /** The kind of each place. */
  of: readonly number[];
  /** The places of each kind. */
  members: readonly (readonly [number, ...number[]])[];
  /** What the places of each kind are called; absent for house numbers, which are as they are or others. */
  texts: TextIndex | undefined;
  /** The kinds of a house number, by the ways to write it in small letters. */
  byNumber: ReadonlyMap<string, readonly number[]>;
}

/** Places that a query can mean, and how they are sorted by each field that has been asked for. */
export class PlaceList {
  readonly places: readonly Place[];
  /** A nought for each place, to be copied: that is quicker than to fill an array. */
  readonly noughts: readonly number[];
  readonly #kinds = new Map<string, Kinds[]>();

  constructor(places: readonly Place[]) {
    this.places = places;
    this.noughts = places.map(() => 0);
  }

  /** Sorts the places by a field, once for each way in which the options may ask for it. */
  kinds(field: string, options: CompareOptions): Kinds {
    let kinds = this.#kinds.get(field);
    if (kinds === undefined) {
      kinds = [];
      this.#kinds.set(field, kinds);
    }
    const way = wayOf(field, options);
    kinds[way] ??= field === "number.full" ? sortByNumber(this.places) : sortByTexts(this.places, field, options);
    return kinds[way];
  }
}

/** Which of the ways to name the places in a field the options ask for. */
function wayOf(field: string, { cityFormat, acceptPostOfficeAsCity }: CompareOptions): number {
  const post = acceptPostOfficeAsCity ? 1 : 0;
  if (field === "city") return 2 * indexOfFormat(cityFormat) + post;
  return field === "full" ? post : 0;
}

function textsIn(field: string, options: CompareOptions): (place: Place) => KnownTexts {
  switch (field) {
    case "city":
      return (place) => cityTexts(place, options);
    case "street":
    case "streetWithNumber":
      return streetTexts;
    case "zip":
      return zipTexts;
    case "country":
      return ({ country }) => knownCountry(country);
    default:
      return (place) => linesOf(place, options);
  }
}

function sortByTexts(places: readonly Place[], field: string, options: CompareOptions): Kinds {
  const textsOf = textsIn(field, options);
  // Countries may have the same postal code, and each writes it in its own way.
  const { of, members } = sort(places, (place) => (field === "zip" ? `${place.country} ${place.zip}` : textsOf(place)));
  const texts = new TextIndex(members.map(([first]) => textsOf(places[first] as Place)));
  return { of, members, texts, byNumber: new Map() };
}

function sortByNumber(places: readonly Place[]): Kinds {
  const { of, members } = sort(places, ({ number }) => number);
  const byNumber = new Map<string, number[]>();
  members.forEach(([first], kind) => {
    const { written } = places[first] as Place;
    for (const text of new Set(written.smallNumbers)) {
      const kinds = byNumber.get(text);
      if (kinds === undefined) byNumber.set(text, [kind]);
      else kinds.push(kind);
    }
  });
  return { of, members, texts: undefined, byNumber };
}

function sort(places: readonly Place[], likeness: (place: Place) => unknown): Pick<Kinds, "of" | "members"> {
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
  return { of, members };
}
