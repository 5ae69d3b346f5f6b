import type { Schemas } from "../../schemas.ts";
import { agrees, type Candidate, type FieldMatch, fieldMatch, isUsable } from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/records.ts";
import type { Records } from "../register/types.ts";
import type { SentField } from "../register/validation.ts";
import { remembered } from "../shared/remembered.ts";
import { type Comparison, comparing, type Format, noMatch, worse } from "../shared/similarity.ts";
import { fold, once } from "../shared/text.ts";
import { addressesOf, groups, groupsOf, type Place, placeWith } from "./place.ts";
import { byCompareOptions, type CompareOptions, textsOf, wordsOf } from "./texts.ts";
import { byCountry, readValue, type Value } from "./value.ts";
import { cityFormats, lineOf, zipOf } from "./written-place.ts";

export type CandidateOptions = CompareOptions & { dataSource?: readonly string[] };

/** The places that a query can mean, compared with what was sent, those near the client first. */
export function placeCandidates(
  sent: readonly SentField[],
  options: CandidateOptions,
  records: Records,
  client: Schemas["RequestClient"] | undefined,
): Candidate<Place>[] {
  const places = placesFor(records)(sent.map(({ field }) => field).join(" "));
  const ofSources = places.filter(({ country }) => isInSources(country, options.dataSource));
  // A country or a number alone identifies nothing: any place is a candidate.
  const distinctive = sent.filter(({ field }) => field !== "country");
  const isAnyAsGood = distinctive.every(({ field }) => field === "number.full");
  const alike = distinctive.map(({ field, sent }) => placesLike(places)(field)(options)(sent));
  const near = ofSources.filter((place) => isAnyAsGood || alike.some((some) => some.has(place)));
  const comparisons = sent.map(({ field, sent }) =>
    isAnyAsGood ? comparisonOf(field, options, sent) : comparisonOfNear(field)(options)(sent),
  );
  return byNearness(near, client).map((item) => ({ item, fields: comparisons.map((compare) => compare(item)) }));
}

function comparisonOf(field: string, options: CompareOptions, sent: string): (place: Place) => FieldMatch {
  const value = readValue(field, sent);
  return (place) => matchOf(value, place, options);
}

/** Of the few places that are near to a text, what came out of comparing them is kept; of all of them it would fill the memory. */
const comparisonOfNear = remembered((field: string) =>
  byCompareOptions((options) => remembered((sent: string) => once(comparisonOf(field, options, sent)))),
);

/** The places that a text in a field can mean, where the options choose among the names of a town. */
const placesLike = once((places: readonly Place[]) =>
  remembered((field: string) =>
    byCompareOptions((options) =>
      remembered((sent: string) => new Set(places.filter(likeness(readValue(field, sent), options)))),
    ),
  ),
);

function likeness(value: Value, options: CompareOptions): (place: Place) => boolean {
  const { field, words, readyIn } = value;
  if (field === "number.full") return (place) => compareHouseNumber(value, place).similarity !== "other";
  const compareIn = byCountry((country) => comparing(readyIn(country)));
  // A line in which every word differs is not a typing error.
  const isOther = (place: Place) =>
    field === "full" && words.size > 2 && !wordsOf(place).some((word) => words.has(word));
  return (place) => !isOther(place) && compareIn(place.country)(textsOf(field, place, options)).similarity !== "other";
}

/** The countries, as places: all that is known of each is that it is one. */
const countriesOf = once((records: Records) => groups(addressesOf(records), "country", ({ country }) => [country]));

/** The places that a query can mean, as exact as the query is: with a number addresses, with a town alone towns. */
const placesFor = once((records: Records) =>
  remembered((fields): readonly Place[] => {
    const has = (name: string) => fields.split(" ").includes(name);
    const addresses = addressesOf(records);
    const { streets, postalAreas } = groupsOf(records)("minimal");
    // Every town as exactly as people name it.
    const inEachFormat = cityFormats.map(groupsOf(records));
    const townsByZip = inEachFormat.flatMap((each) => each.postalAreas);
    if (has("streetWithNumber") || has("number.full")) return addresses;
    if (has("full")) return [...addresses, ...streets, ...townsByZip];
    if (has("street")) return streets;
    if (has("city")) return has("zip") ? townsByZip : inEachFormat.flatMap(({ towns }) => towns);
    return has("zip") ? postalAreas : countriesOf(records);
  }),
);

function matchOf(value: Value, place: Place, options: CompareOptions): FieldMatch {
  const { field, sent } = value;
  if (field === "number.full") {
    const number = compareHouseNumber(value, place);
    return fieldMatch(field, sent, number, agrees(number) ? undefined : "NUMBER");
  }
  const names = value.compareIn(place.country)(textsOf(field, place, options));
  switch (field) {
    case "streetWithNumber":
      return matchFirstLine(value, place, names);
    case "full":
      return matchLine(value, place, names, options);
    case "zip":
      return fieldMatch(field, sent, compareZip(value, place, names, options));
    default:
      return fieldMatch(field, sent, names);
  }
}

/** A postal code is right with its separator and without; any other white space or punctuation is its formatting. */
function compareZip({ sent, name }: Value, place: Place, names: Comparison, { zipFormat }: CompareOptions): Comparison {
  const { zip } = place;
  const target = zipOf(place, zipFormat);
  if (target === null) return noMatch;
  if (sent === zip || sent === zipOf(place, true)) return { ...noMatch, similarity: "same", target: sent };
  if (name !== zip) return { ...names, target };
  const format = sent.replace(/\s+/gu, "") === zip ? "WHITESPACES" : "CHARACTERS";
  return { similarity: "format", target, formats: [format], formatted: target, typos: 0 };
}

/** The street and the number apart: a street may have typing errors, a number may not. */
function matchFirstLine(value: Value, place: Place, street: Comparison): FieldMatch {
  const whole = place.written.firstLine ?? "";
  const number = compareHouseNumber(value, place);
  // A number without its street names no address, except where streets have no names.
  const isNumberKnown = agrees(number);
  if (value.name.trim() === "") {
    const isAddress = place.street === null && isNumberKnown;
    const known: Comparison = isAddress ? { ...number, similarity: "shorter" } : { ...noMatch, target: whole };
    return fieldMatch(value.field, value.sent, known);
  }
  const formatting = formattingOfFirstLine(value, place, street, number);
  const worst = worse(street.similarity, number.similarity);
  const isFormat = worst !== "typo" && worst !== "other" && formatting.formats.length > 0;
  const target = isNumberKnown ? `${street.target} ${number.target}` : whole;
  const part = isNumberKnown || street.similarity === "other" ? undefined : "NUMBER";
  const similarity = isFormat ? "format" : worst;
  return fieldMatch(value.field, value.sent, { ...formatting, similarity, target, typos: street.typos }, part);
}

/** What is wrong with the formatting of a first line: with that of its street, of its number, or between them. */
function formattingOfFirstLine(
  { gap, nameIn, number: sent }: Value,
  place: Place,
  street: Comparison,
  number: Comparison,
) {
  const ofGap: Format[] = gap === " " || sent === "" ? [] : ["WHITESPACES"];
  const formats = new Set([...ofGap, ...street.formats, ...number.formats]);
  const writtenStreet = street.formats.length > 0 ? street.formatted : nameIn(place.country);
  const writtenNumber = number.formats.length > 0 ? number.formatted : sent;
  return { formats: [...formats], formatted: sent === "" ? writtenStreet : `${writtenStreet} ${writtenNumber}` };
}

/** A correction writes the line as the options ask for. */
function matchLine(
  value: Value,
  place: Place,
  names: Comparison,
  { zipFormat, cityFormat }: CompareOptions,
): FieldMatch {
  const { field, sent, words } = value;
  if (isUsable(names)) return fieldMatch(field, sent, names);
  const { number } = place;
  const isWhole = number === null || words.has(fold(number));
  const sentPart = number?.split("/").find((part) => words.has(fold(part))) ?? null;
  const written = isWhole || !agrees(names) ? place : placeWith(place, { number: sentPart });
  const target = lineOf(written, zipFormat, cityFormat) ?? "";
  if (agrees(names)) return fieldMatch(field, sent, { ...names, target, formatted: target });
  // One number more than the place has is the house number: 5 in "Müllerstraße 5" is no typing error.
  const isLost = number === null && numbersIn(value.name) > numbersIn(names.target);
  const hasNumber = isWhole ? !isLost : sentPart !== null;
  if (names.similarity !== "typo" || hasNumber) return fieldMatch(field, sent, { ...names, target });
  return fieldMatch(field, sent, { ...names, target, similarity: "other" }, "NUMBER");
}

function numbersIn(line: string): number {
  return line.match(/(?<!\S)\d/g)?.length ?? 0;
}

/** A house number is never taken for a typing error of another one: the neighbour's is as good a number. */
function compareHouseNumber(value: Value, place: Place): Comparison {
  const { number: sent, bareNumber: bare, slashedNumber: slashed } = value;
  const { number, written } = place;
  if (number === null) return noMatch;
  const target = written.numbers.find(
    (own) => own.length === slashed.length && own.toLowerCase() === slashed.toLowerCase(),
  );
  if (target === sent) return { ...noMatch, similarity: target === number ? "same" : "shorter", target };
  if (target === undefined) {
    const isSwapped = slashed === number.split("/").reverse().join("/");
    return { ...noMatch, similarity: isSwapped ? "typo" : "other", target: number, typos: isSwapped ? 2 : 0 };
  }
  const formats: Format[] = [];
  if (sent !== bare) formats.push("WHITESPACES");
  if (bare !== slashed) formats.push("CHARACTERS");
  if (slashed !== target) formats.push("CASE_SENSITIVITY");
  return { similarity: "format", target, formats, formatted: target, typos: 0 };
}
