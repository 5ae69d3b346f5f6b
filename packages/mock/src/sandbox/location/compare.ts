import { type CountryCode, countryCodes } from "../countries/index.ts";
import { compareCountry, countryNames } from "../register/country-names.ts";
import { agrees, type FieldMatch, isUsable } from "../register/matching.ts";
import {
  type Comparison,
  compareExactly,
  compareText,
  findTypos,
  type KnownTexts,
  knownTexts,
  noMatch,
  type ReadyText,
  type Reformatting,
  readyText,
} from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import {
  cityFormats,
  cityName,
  cityNames,
  houseNumber,
  locationData,
  type Notation,
  streetNames,
  streetWithNumber,
  zipCode,
} from "./notation.ts";
import type { Place } from "./place.ts";

/** How a place is to be written, and whether the town of its post office may stand for its own. */
export type CompareOptions = Notation & { acceptPostOfficeAsCity?: boolean };

/** One field of a query, read once for all places. */
export interface Value {
  field: string;
  sent: string;
  text: ReadyText | undefined;
  /** The street of a first line, and its number; of a line with the whole address, the line by itself. */
  street: ReadyText | undefined;
  number: string;
  /** What stands between the two. */
  gap: string;
  /** A postal code without white space and punctuation. */
  bare: ReadyText | undefined;
  /** The words of a line, to find the house number among them. */
  words: ReadonlySet<string>;
  /** A line with the whole address without what says nothing there: commas, and a country at its end. */
  lineIn: (country: CountryCode) => ReadyText | undefined;
}

/** Reads a field as it was sent. */
export function readValue(field: string, sent: string): Value {
  const text = readyText(sent);
  const value: Value = {
    field,
    sent,
    text,
    street: text,
    number: sent,
    gap: "",
    bare: text,
    words: noWords,
    lineIn: () => text,
  };
  if (text === undefined) return value;
  if (field === "streetWithNumber") {
    const [, street = sent, gap = "", number = ""] = /^(.*?)([\s,]*)([0-9][0-9\s/]*[a-z]?\s*)$/iu.exec(sent) ?? [];
    return { ...value, street: readyText(street), number, gap };
  }
  if (field === "zip") return { ...value, bare: readyText(sent.replace(/[\s.-]+/gu, "")) };
  if (field !== "full") return value;
  const words = new Set(sent.replace(/\s*\/\s*/g, "/").split(/[\s,]+/u));
  const bare = sent.replace(/\s*,\s*/gu, " ");
  const line = readyText(bare);
  const lines = new Map<CountryCode, ReadyText | undefined>();
  for (const country of countryCodes) {
    const name = countryNames(country).find((name) => bare.endsWith(` ${name}`));
    if (name !== undefined) lines.set(country, readyText(bare.slice(0, -name.length).trimEnd()));
  }
  return { ...value, words, lineIn: (country) => (lines.has(country) ? lines.get(country) : line) };
}

const noWords: ReadonlySet<string> = new Set();

/** What a comparison says of a field. */
export type Compared = Omit<FieldMatch, "field" | "sent">;

/**
 * Compares one field of a query to a place; of a first line the street alone, of which many places have the same. What is to be said
 * besides comes from {@link completed}.
 */
export function compare(place: Place, value: Value, options: CompareOptions): Compared {
  const { field, text } = value;
  if (text === undefined) return noMatch;
  switch (field) {
    case "country":
      return compareCountry(text, place.country);
    case "city":
      return compareText(text, cityTexts(place, options));
    case "zip":
      return compareZip(value, place, options.zipFormat);
    case "street":
    case "streetWithNumber":
      return compareText(value.street, streetTexts(place));
    case "number.full":
      return compareHouseNumber(value.number, place.number);
    default:
      return compareText(value.lineIn(place.country), linesOf(place, options));
  }
}

/** The same where it comes to more than that the two have nothing in common; undefined where it does not. */
export function compareNear(place: Place, value: Value, options: CompareOptions): Compared | undefined {
  const { field, text, street } = value;
  if (text === undefined) return undefined;
  if (field === "city") return nearTo(text, cityTexts(place, options));
  if (field === "street" || field === "streetWithNumber") return street && nearTo(street, streetTexts(place));
  const compared = compare(place, value, options);
  return compared.similarity === "other" ? undefined : compared;
}

function nearTo(text: ReadyText, known: KnownTexts): Comparison | undefined {
  return compareExactly(text, known) ?? findTypos(text, known);
}

/** The same for a line with the whole address, of which each place has many, and for all places at once. */
export function nearLines(places: readonly Place[], value: Value, options: CompareOptions): (Comparison | undefined)[] {
  const owners = ownersOfLines(places)[options.acceptPostOfficeAsCity ? "withPostOffice" : "own"]();
  return places.map((place, index) => {
    const line = value.lineIn(place.country);
    if (line === undefined) return undefined;
    const known = linesOf(place, options);
    const isOwner = owners.get(line.folded)?.includes(index) ?? false;
    return (isOwner ? compareExactly(line, known) : undefined) ?? findTypos(line, known);
  });
}

type Owners = ReadonlyMap<string, readonly number[]>;

/** The places that have a line, by the line, folded. */
const ownersOfLines = once((places: readonly Place[]) => {
  const collect = (linesOf: (place: Place) => KnownTexts): Owners => {
    const owners = new Map<string, number[]>();
    places.forEach((place, index) => {
      const { texts, shorter } = linesOf(place);
      for (const { folded } of [...texts, ...shorter]) {
        const others = owners.get(folded);
        if (others === undefined) owners.set(folded, [index]);
        else if (others.at(-1) !== index) others.push(index);
      }
    });
    return owners;
  };
  let own: Owners | undefined;
  let withPostOffice: Owners | undefined;
  return {
    own() {
      own ??= collect(lines);
      return own;
    },
    withPostOffice() {
      withPostOffice ??= collect(linesWithPostOffice);
      return withPostOffice;
    },
  };
});

/** What makes places alike as far as a field goes: those are compared once. */
export const likeness = {
  of(place: Place, field: string, options: CompareOptions): unknown {
    switch (field) {
      case "country":
        return place.country;
      case "city":
        return cityTexts(place, options);
      case "zip":
        return `${place.country} ${place.zip}`;
      case "street":
      case "streetWithNumber":
        return streetTexts(place);
      case "number.full":
        return place.number;
      default:
        return place;
    }
  },
  /** A name for the way in which places are sorted: there are few of them. */
  key(field: string, options: CompareOptions): string {
    return field === "city" ? `city ${cityKey(options)}` : field;
  },
};

/** What is to be said of a field besides, place by place. */
export function completed(place: Place, value: Value, compared: Compared, options: CompareOptions): Compared {
  if (value.field === "streetWithNumber") return withNumber(value, place, compared);
  return value.field === "full" ? withTarget(value, place, compared, options) : compared;
}

/** The texts of places, once for all places that have the same: many addresses share a street, and more a town. */
const interned = new Map<string, KnownTexts>();

function intern(texts: readonly string[], aliases: readonly string[] = []): KnownTexts {
  const key = JSON.stringify([texts, aliases]);
  const known = interned.get(key) ?? knownTexts(texts, { aliases });
  interned.set(key, known);
  return known;
}

const streetTexts = once((place: Place) => intern(streetNames(place)));

const cityTextsByOptions = once((_: Place) => new Map<string, KnownTexts>());

/** Unknown degrees of the option are taken as the default. */
function cityKey({ cityFormat = "basic", acceptPostOfficeAsCity = false }: CompareOptions): string {
  return `${cityFormats.find((known) => known === cityFormat) ?? "basic"} ${acceptPostOfficeAsCity}`;
}

function cityTexts(place: Place, options: CompareOptions): KnownTexts {
  const known = cityTextsByOptions(place);
  const key = cityKey(options);
  let texts = known.get(key);
  if (texts === undefined) {
    texts = writeCityTexts(place, options.cityFormat, options.acceptPostOfficeAsCity ?? false);
    known.set(key, texts);
  }
  return texts;
}

function writeCityTexts(place: Place, cityFormat: string | undefined, acceptPostOfficeAsCity: boolean): KnownTexts {
  const { own, elsewhere } = cityNames(place);
  const office = place.postOffice === undefined ? [] : [place.postOffice];
  const first = cityName(place, cityFormat);
  const texts = [...(first === null ? [] : [first]), ...own, ...(acceptPostOfficeAsCity ? office : [])];
  return intern(texts, [...elsewhere, ...office]);
}

const zipTexts = once(({ country, zip }: Place) => ({
  separated: zip === null ? null : zipCode(country, zip, true),
  known: intern(zip === null ? [] : [zip]),
}));

/** A postal code is right with its separator and without; any other white space or punctuation is its formatting. */
function compareZip({ sent, bare }: Value, place: Place, isSeparated?: boolean): Comparison {
  const { zip } = place;
  if (zip === null) return noMatch;
  const { separated, known } = zipTexts(place);
  if (sent === zip || sent === separated) return { similarity: "same", target: sent, steps: [], typos: 0 };
  const target = zipCode(place.country, zip, isSeparated);
  if (bare?.text !== zip) return { ...compareText(bare, known), target };
  const subtype = sent.replace(/\s+/gu, "") === zip ? "WHITESPACES" : "CHARACTERS";
  return { similarity: "format", target, steps: [{ subtype, from: sent, to: target }], typos: 0 };
}

/** A house number is never taken for a typing error of another one: the neighbour's is as good a number. */
function compareHouseNumber(value: string, number: string | null): Compared {
  if (number === null) return { ...noMatch, part: "NUMBER" };
  const parts = number.includes("/") ? number.split("/") : [];
  const bare = value.replace(/\s+/gu, "");
  const steps: Reformatting[] = bare === value ? [] : [{ subtype: "WHITESPACES", from: value, to: bare }];
  const target = [number, ...parts].find((part) => part.toLowerCase() === bare.toLowerCase());
  if (target !== undefined) {
    if (target !== bare) steps.push({ subtype: "CASE_SENSITIVITY", from: bare, to: target });
    const isShorter = target !== number;
    return { similarity: steps.length > 0 ? "format" : isShorter ? "shorter" : "same", target, steps, typos: 0 };
  }
  return { similarity: "other", target: number, steps, typos: 0, part: "NUMBER" };
}

/** The street and the number apart: a street may have typing errors, a number may not. */
function withNumber(value: Value, place: Place, street: Comparison): Compared {
  const number = compareHouseNumber(value.number, place.number);
  const similarity = worse(street.similarity, number.similarity);
  const isNumberUnknown = number.similarity === "other" && street.similarity !== "other";
  const steps = stepsOfLine(value, street, number);
  return {
    similarity: similarity !== "typo" && similarity !== "other" && steps.length > 0 ? "format" : similarity,
    target: number.similarity === "other" ? (streetWithNumber(place) ?? "") : `${street.target} ${number.target}`,
    steps,
    typos: street.typos,
    part: isNumberUnknown ? "NUMBER" : undefined,
  };
}

/** The changes of formatting of a first line, each from the whole line to the whole line. */
function stepsOfLine({ sent, street, number, gap }: Value, ofStreet: Comparison, ofNumber: Comparison): Reformatting[] {
  const steps: Reformatting[] = [];
  let line = { street: sent.slice(0, street?.text.length), gap, number };
  const step = (subtype: Reformatting["subtype"], change: Partial<typeof line>) => {
    const write = (parts: typeof line) => parts.street + parts.gap + parts.number;
    steps.push({ subtype, from: write(line), to: write({ ...line, ...change }) });
    line = { ...line, ...change };
  };
  if (gap !== " " && number !== "") step("WHITESPACES", { gap: " " });
  for (const { subtype, to } of ofStreet.steps) step(subtype, { street: to });
  for (const { subtype, to } of ofNumber.steps) step(subtype, { number: to });
  return steps.filter(({ from, to }) => from !== to);
}

const fromBestToWorst = ["same", "shorter", "format", "typo", "other"] as const;

function worse(a: Comparison["similarity"], b: Comparison["similarity"]): Comparison["similarity"] {
  return fromBestToWorst[Math.max(fromBestToWorst.indexOf(a), fromBestToWorst.indexOf(b))] ?? "other";
}

const fullLines = once((_: Place) => new Map<string, string>());

/** The whole address on one line, as the options ask for it to be written. */
function fullLine(place: Place, { zipFormat = false, cityFormat = "basic" }: Notation): string {
  const lines = fullLines(place);
  const key = `${zipFormat} ${cityFormat}`;
  const line = lines.get(key) ?? locationData(place, { zipFormat, cityFormat }).full ?? "";
  if (lines.size < 6) lines.set(key, line);
  return line;
}

/** A correction writes the line as the options ask for. */
function withTarget(value: Value, place: Place, comparison: Compared, options: CompareOptions): Compared {
  if (isUsable(comparison)) return comparison;
  const { number } = place;
  const part2 = houseNumber(number).part2 ?? null;
  const isWhole = number === null || value.words.has(number);
  if (agrees(comparison)) {
    const target = isWhole ? fullLine(place, options) : (locationData({ ...place, number: part2 }, options).full ?? "");
    return { ...comparison, target, steps: fromTo(comparison.steps, value.sent, target) };
  }
  const corrected = { ...comparison, target: fullLine(place, options) };
  const hasNumber = isWhole || number.split("/").some((part) => value.words.has(part));
  return comparison.similarity !== "typo" || hasNumber
    ? corrected
    : { ...corrected, similarity: "other", part: "NUMBER" };
}

/** The same changes, from the line as it was sent to the line as it is to be written. */
function fromTo(steps: readonly Reformatting[], sent: string, target: string): Reformatting[] {
  return steps.map(({ subtype, from, to }, i) => ({
    subtype,
    from: i === 0 ? sent : from,
    to: i === steps.length - 1 ? target : to,
  }));
}

function linesOf(place: Place, { acceptPostOfficeAsCity }: CompareOptions): KnownTexts {
  return acceptPostOfficeAsCity ? linesWithPostOffice(place) : lines(place);
}

const lines = once((place: Place) => knownLines(place, false));
const linesWithPostOffice = once((place: Place) => knownLines(place, true));

/** The lines on which people write an address, with the whole house number and with its second part alone. */
function knownLines(place: Place, acceptPostOfficeAsCity: boolean): KnownTexts {
  const { part2 } = houseNumber(place.number);
  const office = acceptPostOfficeAsCity && place.postOffice !== undefined ? [place.postOffice] : [];
  const cities = [...cityNames(place).own, ...office];
  const zips =
    place.zip === null ? [] : [zipCode(place.country, place.zip, false), zipCode(place.country, place.zip, true)];
  const withFirst = (first: string | null) =>
    cities.flatMap((city) =>
      [
        ...zips.flatMap((zip) => [
          [first, zip, city],
          [first, city, zip],
        ]),
        [first, city],
      ].map(joined),
    );
  const firsts = (number: string | null) =>
    number === null ? streetNames(place) : streetNames(place).map((street) => `${street} ${number}`);
  const isTown = place.exactness === "town";
  return knownTexts(isTown ? withFirst(null) : firsts(place.number).flatMap(withFirst), {
    shorter: part2 === null || part2 === undefined ? [] : firsts(part2).flatMap(withFirst),
  });
}

function joined(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" ");
}
