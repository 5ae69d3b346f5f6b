import type { Schemas } from "../../schemas.ts";
import { type Candidate, type Candidates, isNearerThanOthers, isNearerThanTypos } from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/sources.ts";
import type { Records } from "../register/types.ts";
import type { SentField } from "../register/validation.ts";
import { Column } from "./column.ts";
import { meantPlaces } from "./meant-places.ts";
import { type Place, whereabouts } from "./place.ts";
import type { CompareOptions } from "./texts.ts";

/** Which countries come into question, and how a place is compared and written. */
export type CandidateOptions = CompareOptions & { dataSource?: readonly string[] };

/** What a field says of an address: a street with its number is more than a postal code. */
export function weightOf(field: string): number {
  return field === "full" ? 3 : field === "streetWithNumber" ? 2 : 1;
}

/** What else decides which places can be meant. */
interface Circumstances {
  options: CandidateOptions;
  records: Records;
  client: Schemas["RequestClient"] | undefined;
  isAtHome: (place: Place) => boolean;
}

/**
 * The places that a query can mean, compared to what was sent, those near the client first. They are as exact as the query is: one
 * with a number means addresses, one with a town alone means towns.
 */
export class PlaceCandidates implements Candidates<Place> {
  readonly near: readonly Candidate<Place>[];
  readonly #circumstances: Circumstances;
  readonly #places: readonly Place[];
  readonly #columns: readonly Column[];
  /** In how many fields each place has something in common with what was sent. */
  readonly #counts: number[];

  constructor(sent: readonly SentField[], circumstances: Circumstances) {
    const { options, records, client } = circumstances;
    const list = meantPlaces(sent, records);
    this.#circumstances = circumstances;
    this.#places = list.places;
    this.#columns = sent.map(({ field, sent }) => new Column(field, sent, list, options));
    this.#counts = list.noughts.slice();
    this.near = byNearness(this.#findNear(), client, ({ item }) => whereabouts(item));
  }

  findOther(passes: (place: Place) => boolean): Candidate<Place> | undefined {
    const { client } = this.#circumstances;
    const others: number[] = [];
    for (let index = 0; index < this.#places.length; index++) {
      if (this.#counts[index] !== 0 || !this.#isAsked(index) || !passes(this.#place(index))) continue;
      if (client === undefined) return this.#candidate(index);
      others.push(index);
    }
    const [first] = byNearness(others, client, (index) => whereabouts(this.#place(index)));
    return first === undefined ? undefined : this.#candidate(first);
  }

  #findNear(): Candidate<Place>[] {
    const counts = this.#counts;
    // A country says little: it makes no place in it likelier than another.
    const telling = this.#columns.filter(({ field }) => field !== "country");
    // A number alone says nothing: any place may be meant.
    const isAnyAsGood = telling.every(({ field }) => field === "number.full");
    if (isAnyAsGood) for (let index = 0; index < counts.length; index++) counts[index] = telling.length;
    else for (const column of telling) column.countSame(counts);
    const agreeing = this.#withCount(telling.length);
    if (this.#isAnyAtHome(agreeing, isNearerThanTypos)) return agreeing;
    for (const column of telling) column.countTypos(counts);
    const ofAllFields = this.#withCount(telling.length);
    // Where a place fits in every field, those that differ in one are further away.
    return this.#isAnyAtHome(ofAllFields, isNearerThanOthers)
      ? ofAllFields
      : this.#withCount(Math.min(1, telling.length));
  }

  #isAnyAtHome(candidates: readonly Candidate<Place>[], isNear: typeof isNearerThanOthers): boolean {
    const { isAtHome } = this.#circumstances;
    return candidates.some(({ item, fields }) => isAtHome(item) && isNear(fields, weightOf));
  }

  #withCount(least: number): Candidate<Place>[] {
    const found: Candidate<Place>[] = [];
    this.#counts.forEach((count, index) => {
      if (count >= least && this.#isAsked(index)) found.push(this.#candidate(index));
    });
    return found;
  }

  #isAsked(index: number): boolean {
    return isInSources(this.#place(index).country, this.#circumstances.options.dataSource);
  }

  #candidate(index: number): Candidate<Place> {
    return { item: this.#place(index), fields: this.#columns.map((column) => column.match(index)) };
  }

  #place(index: number): Place {
    return this.#places[index] as Place;
  }
}
