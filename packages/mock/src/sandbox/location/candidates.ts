import type { Schemas } from "../../contract.ts";
import { type CountryCode, countryCodes } from "../countries/index.ts";
import { compareCountry, countryNames } from "../register/country-names.ts";
import { agrees, type Candidate, type Candidates, type FieldMatch, isUsable } from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/sources.ts";
import type { SentFields } from "../register/validation.ts";
import type { World } from "../register/world.ts";
import {
  type Comparison,
  compareText,
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
import { addressesOf, groups, type Place } from "./place.ts";

/** Which countries come into question, how a place is to be written, and whether the town of its post office may stand for its own. */
export type CandidateOptions = Notation & { dataSource?: readonly string[]; acceptPostOfficeAsCity?: boolean };

/**
 * The places that a query can mean, compared to what was sent, those near the client first. They are as exact as the query is: one
 * with a number means addresses, one with a town alone means towns.
 */
export function candidates(
  sent: SentFields,
  options: CandidateOptions,
  world: World,
  client: Schemas["RequestClient"] | undefined,
): Candidates<Place> {
  const places = meant(
    sent.map(([field]) => field),
    placesOf(world),
  );
  const columns = sent.map(([field, value]) => compareColumn(places, readValue(field, value), options));
  const isAsked = (index: number) => isInSources(placeAt(places, index).country, options.dataSource);
  // A number says nothing by itself, and a country little: neither makes one place likelier than another.
  const telling = columns.filter(({ field }) => field !== "country");
  const isAnyAsGood = telling.every(({ field }) => field === "number.full");
  const isNear = (index: number) => isAnyAsGood || telling.some((column) => column.isNear(index));
  const candidate = (index: number): Candidate<Place> => ({
    item: placeAt(places, index),
    fields: columns.map((column) => column.match(index)),
  });
  const near: Candidate<Place>[] = [];
  for (let index = 0; index < places.length; index++) {
    if (isAsked(index) && isNear(index)) near.push(candidate(index));
  }
  const whereabouts = ({ country, centre }: Place) => ({ country, position: centre });
  return {
    near: byNearness(near, client, ({ item }) => whereabouts(item)),
    findOther(passes) {
      const others = [...places.keys()].filter(
        (index) => passes(placeAt(places, index)) && isAsked(index) && !isNear(index),
      );
      const [first] = byNearness(others, client, (index) => whereabouts(placeAt(places, index)));
      return first === undefined ? undefined : candidate(first);
    },
  };
}

function placeAt(places: readonly Place[], index: number): Place {
  return places[index] as Place;
}

/** One field of a query, compared to all places. */
interface Column {
  field: string;
  /** Whether a place has anything in common with what was sent. */
  isNear: (index: number) => boolean;
  match: (index: number) => FieldMatch;
}

function compareColumn(places: readonly Place[], value: Value, options: CandidateOptions): Column {
  const { field, sent, text } = value;
  const toMatch = (compared: Compared): FieldMatch => ({ field, sent, ...compared });
  if (text === undefined) return { field, isNear: () => false, match: () => toMatch(noMatch) };
  const compared = comparedOnce(places, field, value, options);
  return {
    field,
    isNear: (index) => compared(index).similarity !== "other",
    match: (index) => toMatch(completed(placeAt(places, index), value, compared(index), options)),
  };
}

/** Compares a field once with all the places that are alike in it: many addresses share a street, and more a town. */
function comparedOnce(
  places: readonly Place[],
  field: string,
  value: Value,
  options: CandidateOptions,
): (index: number) => Compared {
  const kinds = kindsOf(places, field, options);
  const results: (Compared | undefined)[] = new Array(places.length).fill(undefined);
  return (index) => {
    const kind = kinds[index] as number;
    const known = results[kind];
    if (known !== undefined) return known;
    const result = compare(placeAt(places, index), value, options);
    results[kind] = result;
    return result;
  };
}

/** For each place the number of the first one that is like it as far as a field goes. */
function kindsOf(places: readonly Place[], field: string, options: CandidateOptions): readonly number[] {
  const known = kindsByField(places);
  const key = field === "city" ? cityKey(options) : field;
  let kinds = known.get(key);
  if (kinds === undefined) {
    const first = new Map<unknown, number>();
    kinds = places.map((place, index) => {
      const likeness = likenessIn(place, field, options);
      const kind = first.get(likeness) ?? index;
      first.set(likeness, kind);
      return kind;
    });
    known.set(key, kinds);
  }
  return kinds;
}

const kindsByField = once((_: readonly Place[]) => new Map<string, readonly number[]>());

function likenessIn(place: Place, field: string, options: CandidateOptions): unknown {
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
}

/** The places of a world, by how exact they are. */
const placesOf = once((world: World) => {
  const addresses = addressesOf(world);
  // Every town as exactly as people name it: Praha, Praha 8, and Praha 8 - Karlín.
  const townsBy = (key: (place: Place) => unknown[]) =>
    cityFormats.flatMap((cityFormat) =>
      groups(addresses, "town", (place) => [place.country, place.district, cityName(place, cityFormat), ...key(place)]),
    );
  const streets = groups(
    addresses.filter(({ street }) => street !== null),
    "street",
    ({ country, town, zip, street }) => [country, town, zip, street],
  );
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

function meant(fields: string[], places: ReturnType<typeof placesOf>): readonly Place[] {
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  if (has("streetWithNumber", "number.full")) return places.addresses;
  if (has("full")) return places.all;
  if (has("street")) return places.streets;
  if (has("city")) return has("zip") ? places.townsByZip : places.towns;
  return has("zip") ? places.postalAreas : places.countries;
}

/** One field of a query, read once for all places. */
interface Value {
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

function readValue(field: string, sent: string): Value {
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
type Compared = Omit<FieldMatch, "field" | "sent">;

/** Compares one field of a query to a place, of a first line the street alone. */
function compare(place: Place, value: Value, options: CandidateOptions): Compared {
  const { field, text } = value;
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
      return compareLine(value.lineIn(place.country), place, options);
  }
}

/** What is to be said of a field besides, place by place. */
function completed(place: Place, value: Value, compared: Compared, options: CandidateOptions): Compared {
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
function cityKey({ cityFormat = "basic", acceptPostOfficeAsCity = false }: CandidateOptions): string {
  return `${cityFormats.find((known) => known === cityFormat) ?? "basic"} ${acceptPostOfficeAsCity}`;
}

function cityTexts(place: Place, options: CandidateOptions): KnownTexts {
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

/** Compares an address on one line. */
function compareLine(
  line: ReadyText | undefined,
  place: Place,
  { acceptPostOfficeAsCity }: CandidateOptions,
): Compared {
  return compareText(line, acceptPostOfficeAsCity ? linesWithPostOffice(place) : lines(place));
}

/** A correction writes the line as the options ask for. */
function withTarget(value: Value, place: Place, comparison: Compared, options: CandidateOptions): Compared {
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
