import type { CountryCode } from "../countries/index.ts";
import type { FieldMatch } from "../register/matching.ts";
import {
  type Comparison,
  compareText,
  type KnownTexts,
  noMatch,
  otherThan,
  type ReadyText,
} from "../shared/similarity.ts";
import { isByKind, matchOf } from "./compare.ts";
import type { Kinds, PlaceList } from "./kinds.ts";
import type { Place } from "./place.ts";
import type { CompareOptions } from "./texts.ts";
import { readValue, type Value } from "./value.ts";

/** A kind of places, compared to what was sent. */
interface KnownKind {
  kind: number;
  /** What came out of comparing its names. */
  names: Comparison;
  /** What is to be said of each of its places, where that is the same and somebody has asked for it. */
  match: FieldMatch | undefined;
}

/** One field of a query, compared once to all the places that are alike in it: many addresses share a street, and more a town. */
export class Column {
  readonly field: string;
  readonly #value: Value;
  readonly #places: readonly Place[];
  readonly #options: CompareOptions;
  readonly #kinds: Kinds;
  /** Those that have something in common with what was sent, and others that have been asked for. There are few. */
  readonly #known: KnownKind[] = [];

  constructor(field: string, sent: string, list: PlaceList, options: CompareOptions) {
    this.field = field;
    this.#value = readValue(field, sent);
    this.#places = list.places;
    this.#options = options;
    this.#kinds = list.kinds(field, options);
  }

  /** What is to be said of a place. */
  match(index: number): FieldMatch {
    const place = this.#places[index] as Place;
    const known = this.#knownKind(this.#kinds.of[index] as number);
    if (known.match !== undefined) return known.match;
    const match = matchOf(this.#value, place, known.names, this.#options);
    if (isByKind(this.field)) known.match = match;
    return match;
  }

  /** Finds the places that have what was sent, maybe but for its formatting, and counts each once more. */
  countSame(counts: number[]): void {
    const { texts, byNumber } = this.#kinds;
    const { name, text, lines, smallNumber } = this.#value;
    if (name === undefined || text === undefined) return;
    if (texts === undefined) {
      for (const kind of byNumber.get(smallNumber) ?? []) this.#addNear(kind, noMatch, counts);
      return;
    }
    for (const kind of texts.having(name)) {
      if (this.#lineOf(kind) === name) this.#addNear(kind, texts.compareSame(name, kind), counts);
    }
    for (const line of lines.values()) {
      for (const kind of texts.having(line)) {
        if (this.#lineOf(kind) === line) this.#addNear(kind, texts.compareSame(line, kind), counts);
      }
    }
  }

  /** Finds the places that typing errors may have led from, and counts each once more. */
  countTypos(counts: number[]): void {
    const { texts } = this.#kinds;
    const { name, lines } = this.#value;
    if (name === undefined || texts === undefined) return;
    const countIn = (line: ReadyText) => (kind: number, names: Comparison) => {
      if (this.#lineOf(kind) === line) this.#addNear(kind, names, counts);
    };
    texts.visitTypos(name, countIn(name));
    for (const line of lines.values()) texts.visitTypos(line, countIn(line));
  }

  /** What is to be compared to the names of a kind: of a line, what is left without the name of the country in which the places lie. */
  #lineOf(kind: number): ReadyText | undefined {
    const { name, lines } = this.#value;
    return lines.size === 0 ? name : (lines.get(this.#countryOf(kind)) ?? name);
  }

  #countryOf(kind: number): CountryCode {
    return (this.#places[this.#kinds.members[kind]?.[0] ?? 0] as Place).country;
  }

  #addNear(kind: number, names: Comparison, counts: number[]): void {
    this.#known.push({ kind, names, match: undefined });
    for (const index of this.#kinds.members[kind] ?? []) counts[index] = (counts[index] as number) + 1;
  }

  #knownKind(kind: number): KnownKind {
    for (const known of this.#known) if (known.kind === kind) return known;
    const known = { kind, names: this.#compareNames(this.#kinds.texts?.known[kind]), match: undefined };
    this.#known.push(known);
    return known;
  }

  /** Of a field in which nobody has looked for what is near, names are yet to be compared. */
  #compareNames(texts: KnownTexts | undefined): Comparison {
    const { name, text } = this.#value;
    if (texts === undefined || text === undefined) return noMatch;
    return this.field === "country" ? compareText(name, texts) : otherThan(texts);
  }
}
