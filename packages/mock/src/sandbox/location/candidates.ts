import type { CountryCode } from "../data/locations.ts";
import type { Comparison, Known } from "../likeness.ts";
import { compareText, longestValue, stranger } from "../likeness.ts";
import type { Candidate, Judgement } from "../register.ts";
import { agrees } from "../register.ts";
import { countryNames } from "./countries.ts";
import type { Notation } from "./notation.ts";
import { cityName, houseNumber, locationData, streetWithNumber, zipCode } from "./notation.ts";
import type { Place } from "./place.ts";
import { addresses, groups, oncePerPlace } from "./place.ts";
import { isInSources } from "./sources.ts";
import { cityAliases } from "./towns.ts";

/** The fields of a query that a location can be validated by, as sent. */
export type Sent = readonly (readonly [field: string, value: string])[];

/** Which countries come into question, how a place is to be written, and whether the town of its post office may stand for its own. */
export type CandidateOptions = Notation & { dataSource?: readonly string[]; acceptPostOfficeAsCity?: boolean };

/**
 * The places that a query can mean, each compared to what was sent. They are as exact as the query is: one with a number means
 * addresses, one with a town alone means towns.
 */
export function candidates(sent: Sent, options: CandidateOptions): Candidate<Place>[] {
  const places = meant(sent.map(([field]) => field)).filter(({ country }) => isInSources(country, options.dataSource));
  return places.map((item) => ({
    item,
    judgements: sent.map(([field, value]) => ({ field, sent: value, ...compare(item, field, value, options) })),
  }));
}

const countries = groups(addresses, "country", ({ country }) => [country]);
const streets = groups(
  addresses.filter(({ street }) => street !== null),
  "street",
  ({ country, town, zip, street }) => [country, town, zip, street],
);
const postalAreas = groups(addresses, "town", ({ country, town, zip }) => [country, town, zip]);
const towns = townsBy(() => []);
const townsByZip = townsBy(({ zip }) => [zip]);
const all = [...addresses, ...streets, ...townsByZip];

/** Every town as exactly as people name it: Praha, Praha 8, and Praha 8 - Karlín. */
function townsBy(key: (place: Place) => unknown[]): Place[] {
  return ["minimal", "basic", "extended"].flatMap((cityFormat) =>
    groups(addresses, "town", (place) => [place.country, place.district, cityName(place, cityFormat), ...key(place)]),
  );
}

function meant(fields: string[]): readonly Place[] {
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  if (has("streetWithNumber", "number.full")) return addresses;
  if (has("full")) return all;
  if (has("street")) return streets;
  if (has("city")) return has("zip") ? townsByZip : towns;
  return has("zip") ? postalAreas : countries;
}

/** Compares one field of a query to a place. */
function compare(
  place: Place,
  field: string,
  value: string,
  options: CandidateOptions,
): Omit<Judgement, "field" | "sent"> {
  if (value.length > longestValue) return stranger;
  switch (field) {
    case "country":
      return compareText(value, { texts: countryNames(place.country) });
    case "city":
      return compareText(value, cityTexts(place, options));
    case "zip":
      return compareZip(value, place, options.zipFormat);
    case "street":
      return compareText(value, { texts: streetTexts(place) });
    case "number.full":
      return compareHouseNumber(value, place.number);
    case "streetWithNumber":
      return compareStreetWithNumber(value, place);
    default:
      return compareFull(value, place, options);
  }
}

function cityTexts(place: Place, { cityFormat, acceptPostOfficeAsCity }: CandidateOptions) {
  const { town, postOffice } = place;
  const texts = [cityFormat, "minimal", "basic", "extended"].map((format) => cityName(place, format));
  const office = postOffice === undefined ? [] : [postOffice];
  return {
    texts: [...texts, ...(acceptPostOfficeAsCity ? office : [])].filter((text) => text !== null),
    aliases: [...cityAliases(town), ...office],
  };
}

function streetTexts({ country, street, cityPart }: Place): string[] {
  const name = street ?? cityPart;
  if (name === null) return [];
  return country === "PL" ? [name, `ul. ${name}`] : [name];
}

/** A postal code is right with its separator and without; any other white space or punctuation is its formatting. */
function compareZip(value: string, { country, zip }: Place, isSeparated?: boolean): Comparison {
  if (zip === null) return stranger;
  const target = zipCode(country, zip, isSeparated);
  if (value === zip || value === zipCode(country, zip, true))
    return { likeness: "same", target: value, steps: [], typos: 0 };
  const bare = value.replace(/[\s.-]+/gu, "");
  if (bare !== zip) return { ...compareText(bare, { texts: [zip] }), target };
  const subtype = value.replace(/\s+/gu, "") === zip ? "WHITESPACES" : "CHARACTERS";
  return { likeness: "format", target, steps: [{ subtype, from: value, to: target }], typos: 0 };
}

/** A house number is never taken for a typing error of another one: the neighbour's is as good a number. */
function compareHouseNumber(value: string, number: string | null): Omit<Judgement, "field" | "sent"> {
  if (number === null) return { ...stranger, part: "NUMBER" };
  const parts = number.includes("/") ? number.split("/") : [];
  const [, part2] = parts;
  const bare = value.replace(/\s+/gu, "");
  const steps = bare === value ? [] : [{ subtype: "WHITESPACES" as const, from: value, to: bare }];
  if (bare === number || bare === part2 || parts.includes(bare)) {
    const isShorter = bare !== number;
    return { likeness: steps.length > 0 ? "format" : isShorter ? "shorter" : "same", target: bare, steps, typos: 0 };
  }
  return { likeness: "other", target: number, steps, typos: 0, part: "NUMBER" };
}

/** The street and the number apart: a street may have typing errors, a number may not. */
function compareStreetWithNumber(value: string, place: Place): Omit<Judgement, "field" | "sent"> {
  const [, sentStreet = value, gap = "", sentNumber = ""] =
    /^(.*?)([\s,]*)([0-9][0-9\s/]*[a-z]?\s*)$/iu.exec(value) ?? [];
  const street = compareText(sentStreet, { texts: streetTexts(place) });
  const number = compareHouseNumber(sentNumber, place.number);
  const likeness = worse(street.likeness, number.likeness);
  const isNumberUnknown = number.likeness === "other" && street.likeness !== "other";
  const steps = [
    ...(gap === " " || gap === ""
      ? []
      : [{ subtype: "WHITESPACES" as const, from: value, to: `${sentStreet} ${sentNumber}` }]),
    ...street.steps.map((step) => ({ ...step, from: `${step.from} ${sentNumber}`, to: `${step.to} ${sentNumber}` })),
    ...number.steps.map((step) => ({
      ...step,
      from: `${street.target} ${step.from}`,
      to: `${street.target} ${step.to}`,
    })),
  ];
  return {
    likeness: likeness !== "typo" && likeness !== "other" && steps.length > 0 ? "format" : likeness,
    target: number.likeness === "other" ? (streetWithNumber(place) ?? "") : `${street.target} ${number.target}`,
    steps,
    typos: street.typos,
    part: isNumberUnknown ? "NUMBER" : undefined,
  };
}

const fromBestToWorst = ["same", "shorter", "format", "typo", "other"] as const;

function worse(a: Comparison["likeness"], b: Comparison["likeness"]): Comparison["likeness"] {
  return fromBestToWorst[Math.max(fromBestToWorst.indexOf(a), fromBestToWorst.indexOf(b))] ?? "other";
}

/** An address on one line. Commas between its parts, and the country at its end, say nothing. */
function compareFull(value: string, place: Place, options: CandidateOptions): Omit<Judgement, "field" | "sent"> {
  const sent = withoutCountry(value.replace(/\s*,\s*/gu, " "), place.country);
  const comparison = compareText(sent, options.acceptPostOfficeAsCity ? linesWithPostOffice(place) : lines(place));
  if (agrees(comparison)) return comparison;
  const words = sent.replace(/\s*\/\s*/g, "/").split(/\s+/u);
  const hasNumber = [place.number, ...(place.number?.split("/") ?? [])].some((number) => words.includes(number ?? ""));
  const corrected = { ...comparison, target: locationData(place, options).full ?? "" };
  if (comparison.likeness !== "typo" || place.number === null || hasNumber) return corrected;
  return { ...corrected, likeness: "other", part: "NUMBER" };
}

const lines = oncePerPlace((place) => knownLines(place, false));
const linesWithPostOffice = oncePerPlace((place) => knownLines(place, true));

/** The lines on which people write an address, with the whole house number and with its second part alone. */
function knownLines(place: Place, acceptPostOfficeAsCity: boolean): Known {
  const { part2 } = houseNumber(place.number);
  const cities = [...new Set(cityTexts(place, { acceptPostOfficeAsCity }).texts)];
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
    number === null ? streetTexts(place) : streetTexts(place).map((street) => `${street} ${number}`);
  const isTown = place.exactness === "town";
  return {
    texts: isTown ? withFirst(null) : firsts(place.number).flatMap(withFirst),
    shorter: part2 === null || part2 === undefined ? [] : firsts(part2).flatMap(withFirst),
  };
}

function joined(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" ");
}

function withoutCountry(line: string, country: CountryCode): string {
  const name = countryNames(country).find((name) => line.endsWith(` ${name}`));
  return name === undefined ? line : line.slice(0, -name.length).trimEnd();
}
