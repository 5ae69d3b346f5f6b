import type { CountryCode } from "../data/locations.ts";
import type { Comparison } from "../likeness.ts";
import { compareText, longestValue, stranger } from "../likeness.ts";
import type { Candidate, Judgement } from "../register.ts";
import { agrees } from "../register.ts";
import { countryNames } from "./countries.ts";
import type { Notation } from "./notation.ts";
import { cityName, locationData, streetWithNumber, zipCode } from "./notation.ts";
import type { Place } from "./place.ts";
import { groups } from "./place.ts";
import { cityAliases } from "./towns.ts";

/** The fields of a query that a location can be validated by, as sent. */
export type Sent = readonly (readonly [field: string, value: string])[];

/** How a place is to be written, and whether the town of its post office may stand for its own. */
export type CandidateOptions = Notation & { acceptPostOfficeAsCity?: boolean };

/**
 * The places among addresses that a query can mean, each compared to what was sent. They are as exact as the query is: one with a
 * number means addresses, one with a town alone means towns.
 */
export function candidates(members: readonly Place[], sent: Sent, options: CandidateOptions): Candidate<Place>[] {
  return places(
    members,
    sent.map(([field]) => field),
  ).map((item) => ({
    item,
    judgements: sent.map(([field, value]) => ({ field, sent: value, ...compare(item, field, value, options) })),
  }));
}

function places(members: readonly Place[], fields: string[]): Place[] {
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  const towns = (...zip: "zip"[]) =>
    ["minimal", "basic", "extended"].flatMap((cityFormat) =>
      groups(members, "town", (place) => [
        place.country,
        place.district,
        cityName(place, cityFormat),
        ...zip.map((key) => place[key]),
      ]),
    );
  const streets = () =>
    groups(withStreet(members), "street", (place) => [place.country, place.town, place.zip, place.street]);
  if (has("streetWithNumber", "number.full")) return [...members];
  if (has("full")) return [...members, ...streets(), ...towns("zip")];
  if (has("street")) return streets();
  if (has("city")) return has("zip") ? towns("zip") : towns();
  if (has("zip")) return groups(members, "town", (place) => [place.country, place.town, place.zip]);
  return groups(members, "country", (place) => [place.country]);
}

function withStreet(members: readonly Place[]): Place[] {
  return members.filter(({ street }) => street !== null);
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

function cityTexts(place: Place, { cityFormat, acceptPostOfficeAsCity = false }: CandidateOptions) {
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

/** An address on one line, whose parts people put in several orders. Commas between them, and the country at the end, say nothing. */
function compareFull(value: string, place: Place, options: CandidateOptions): Omit<Judgement, "field" | "sent"> {
  const bare = (text: string) => text.replace(/\s*,\s*/gu, " ");
  const sent = withoutCountry(bare(value), place.country);
  const line = (number: string | null) => lines({ ...place, number }, options).map(bare);
  const [, part2] = place.number?.split("/") ?? [];
  const comparison = compareText(sent, {
    texts: line(place.number),
    shorter: part2 === undefined ? [] : line(part2),
  });
  const words = sent.replace(/\s*\/\s*/g, "/").split(/\s+/u);
  const hasNumber = place.number === null || words.includes(place.number) || words.includes(part2 ?? "");
  if (agrees(comparison)) return comparison;
  const corrected = { ...comparison, target: locationData(place, options).full ?? "" };
  return comparison.likeness !== "typo" || hasNumber ? corrected : { ...corrected, likeness: "other", part: "NUMBER" };
}

function lines(place: Place, options: CandidateOptions): string[] {
  const { country, zip } = place;
  const first = streetWithNumber(place) ?? place.street;
  const zips =
    zip === null
      ? [""]
      : [options.zipFormat === true, options.zipFormat !== true].map((separated) => zipCode(country, zip, separated));
  const streets = first === null ? [""] : country === "PL" ? [first, `ul. ${first}`] : [first];
  const towns = [...new Set(cityTexts(place, options).texts)];
  return towns.flatMap((town) =>
    streets.flatMap((street) =>
      [
        ...zips.flatMap((code) => [
          [street, code, town],
          [street, town, code],
        ]),
        [street, town],
      ].map((parts) => parts.filter((part) => part !== "").join(" ")),
    ),
  );
}

function withoutCountry(line: string, country: CountryCode): string {
  const name = countryNames(country).find((name) => line.endsWith(` ${name}`));
  return name === undefined ? line : line.slice(0, -name.length).trimEnd();
}
