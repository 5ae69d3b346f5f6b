import type { Schemas } from "../../schemas.ts";
import { agrees, type Candidates, candidatesOf, type FieldMatch, fieldMatch, isUsable } from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/records.ts";
import type { Records } from "../register/types.ts";
import type { SentField } from "../register/validation.ts";
import { type Comparison, type Format, noMatch, worse } from "../shared/similarity.ts";
import { fold } from "../shared/text.ts";
import { candidatePlaces } from "./candidate-places.ts";
import { compareHouseNumber } from "./house-number.ts";
import { namedPlaces } from "./named-places.ts";
import { type Place, placeWith } from "./place.ts";
import { type CompareOptions, textsOf } from "./texts.ts";
import { readValue, type Value } from "./value.ts";
import { lineOf, zipOf } from "./written-place.ts";

export type CandidateOptions = CompareOptions & { dataSource?: readonly string[] };

/**
 * The places that a query can mean, compared with what was sent, those near the client first. They are as exact as the query is: one
 * with a number means addresses, one with a town alone means towns.
 *
 * Exact first: typing errors are looked for only if no place at home has everything that was sent.
 */
export function placeCandidates(
  sent: readonly SentField[],
  isAtHome: (place: Place) => boolean,
  options: CandidateOptions,
  records: Records,
  client: Schemas["RequestClient"] | undefined,
): Candidates<Place> {
  const values = sent.map(({ field, sent }) => readValue(field, sent));
  // A country says little, and a number alone says nothing: any place is a candidate.
  const distinctive = values.filter(({ field }) => field !== "country");
  const isAnyAsGood = distinctive.every(({ field }) => field === "number.full");
  const all = candidatePlaces(sent, records);
  const finders = distinctive.map(({ field, sent }) => ({ find: namedPlaces(all)(field)(options), sent }));
  const ofSources = all.filter(({ country }) => isInSources(country, options.dataSource));
  const inQuestion = (isWanted: (place: Place) => boolean) => byNearness(ofSources.filter(isWanted), client);
  const named = finders.map(({ find, sent }) => find.exactly(sent));
  const exact = isAnyAsGood ? [] : inQuestion((place) => named.every((places) => places.has(place)));
  const isFound = exact.some(isAtHome);
  const nearlyNamed = isFound ? [] : finders.map(({ find, sent }) => find.nearly(sent));
  const near = isFound ? exact : inQuestion((place) => isAnyAsGood || nearlyNamed.some((places) => places.has(place)));
  return candidatesOf(near, inQuestion, (place) => values.map((value) => matchOf(value, place, options)));
}

function matchOf(value: Value, place: Place, options: CompareOptions): FieldMatch {
  const { field, sent } = value;
  if (field === "number.full") {
    const number = compareHouseNumber(value, place);
    return fieldMatch(field, sent, number, isAnother(number) ? "NUMBER" : undefined);
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
  if (value.name.trim() === "") {
    const isAddress = place.street === null && !isAnother(number);
    return fieldMatch(
      value.field,
      value.sent,
      isAddress ? { ...number, similarity: "shorter" } : { ...noMatch, target: whole },
    );
  }
  const isNumberKnown = !isAnother(number);
  const formatting = formattingOfFirstLine(value, place, street, number);
  const worst = worse(street.similarity, number.similarity);
  const isFormat = worst !== "typo" && worst !== "other" && formatting.formats.length > 0;
  const target = isNumberKnown ? `${street.target} ${number.target}` : whole;
  const part = isNumberKnown || street.similarity === "other" ? undefined : "NUMBER";
  const similarity = isFormat ? "format" : worst;
  return fieldMatch(value.field, value.sent, { ...formatting, similarity, target, typos: street.typos }, part);
}

/** Whether a house number is not that of the place, or has its parts in the other order. */
function isAnother(number: Comparison): boolean {
  return number.similarity === "other" || number.similarity === "typo";
}

/** What is wrong with the formatting of a first line: with that of its street, of its number, or between them. */
function formattingOfFirstLine(value: Value, place: Place, street: Comparison, number: Comparison) {
  const { sent, name, nameIn, gap } = value;
  const isAsSent = name + gap + value.number === sent && nameIn(place.country) === name;
  // Behind a slash or a hyphen, the number goes on.
  const between = isAsSent && value.number !== "" && !/[/-]$/.test(name) ? " " : gap;
  const ofGap: Format[] = between === gap ? [] : ["WHITESPACES"];
  const formats = new Set([...ofGap, ...street.formats, ...number.formats]);
  const writtenStreet = street.formats.length > 0 ? street.formatted : nameIn(place.country);
  const writtenNumber = number.formats.length > 0 ? number.formatted : value.number;
  return { formats: [...formats], formatted: writtenStreet + between + writtenNumber };
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
  const { similarity } = names;
  const { number } = place;
  const isWhole = number === null || words.has(fold(number));
  const sentPart = number?.split("/").find((part) => words.has(fold(part))) ?? null;
  const written = isWhole || !agrees(names) ? place : placeWith(place, { number: sentPart });
  const target = lineOf(written, zipFormat, cityFormat) ?? "";
  if (agrees(names)) return fieldMatch(field, sent, { ...names, target, formatted: target });
  // One number more than the place has is the house number: 5 in "Müllerstraße 5" is no typing error.
  const isLost = number === null && numbersIn(value.name) > numbersIn(names.target);
  const hasNumber = isWhole ? !isLost : sentPart !== null;
  const sameNames = { ...names, target };
  if (similarity !== "typo" || hasNumber) return fieldMatch(field, sent, sameNames);
  return fieldMatch(field, sent, { ...sameNames, similarity: "other" }, "NUMBER");
}

/** How many words of a line begin with a digit. */
function numbersIn(line: string): number {
  return line.match(/(?<!\S)\d/g)?.length ?? 0;
}
