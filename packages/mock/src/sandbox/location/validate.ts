import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryCodes, countryName, toCountry } from "../countries/names.ts";
import type { NumberKind } from "../countries/numbers.ts";
import type { RegisterRecords } from "../countries/types.ts";
import { defaultsOf } from "../defaults.ts";
import type { SandboxOperation } from "../kind.ts";
import { noOwnData } from "../own-data.ts";
import { isSameText } from "../register/comparison.ts";
import {
  type ComparedPart,
  type FieldMatch,
  type FieldPart,
  isHouseNumber,
  readFields,
  type SentField,
} from "../register/fields.ts";
import { sortByNearness } from "../register/nearness.ts";
import { isInDataSource, recordsOf } from "../register/records.ts";
import type { RegisterKind, RegisterQuery } from "../register/register-query.ts";
import { numberFindings } from "../register/report.ts";
import { validateByRegister } from "../register/validation.ts";
import { criticalFinding, type Finding } from "../shared/finding.ts";
import { lengthFindings } from "../shared/length.ts";
import { memoiseByTextAndObject } from "../shared/memoise.ts";
import { locationDataTypesOf, recognisedFieldsOf, sortDistinct } from "./data-types.ts";
import { fieldValueIn, type LocationNotation, locationData } from "./notation.ts";
import {
  commonPlace,
  type Exactness,
  groupPlaces,
  isAsExact,
  type RegisterPlace,
  unknownPlace,
} from "./place.ts";
import { type PlaceIndex, placeIndexOf } from "./place-index.ts";
import { withoutCodeLabels } from "./read.ts";
import { readFieldParts } from "./read-field.ts";

type LocationData = Schemas["LocationData"];

const defaults = defaultsOf("LocationValidateOptions");

/** The order of findings and fixes. */
const fields = [
  "country",
  "streetWithNumber",
  "street",
  "number.full",
  "number.part1",
  "number.part1Number",
  "number.part1Letter",
  "number.part2",
  "number.part2Number",
  "number.part2Letter",
  "city",
  "zip",
  "full",
] as const;

type LocationQueryField = (typeof fields)[number];

/**
 * Responds to /location/validate: whether an address or a part of one exists, and its corrections.
 */
export const locationValidate: SandboxOperation<"locationValidate"> = (
  { query, options = {}, client },
  ownData = noOwnData,
  isResultOnly = false,
) => {
  const settings = { ...defaults, ...options };
  const tooLong = lengthFindings("location", query, ownData);
  const isTooLong = tooLong.length > 0;
  const { places, sent, parts } = readSent(query, isTooLong, settings, recordsOf(ownData));
  const items = sortByNearness(findPlaces(parts, places, settings.dataSource), client);
  const registerQuery = { sent, items, kind: locationKindOf(parts, sent, options) };
  const found = validateByRegister(registerQuery, tooLong, settings, isResultOnly);
  const isUnknown = !found.result.isValid && !found.resultCorrected && !found.suggestions.length;
  const isExamined = !isTooLong && !isResultOnly;
  const lineQuery =
    isUnknown && isExamined ? queryOfLine(registerQuery, query, places, options) : undefined;
  const validation = lineQuery ? validateByRegister(lineQuery, [], settings, isResultOnly) : found;
  const { result, resultCorrected, suggestions } = validation;
  const dataTypes = locationDataTypesOf(validation.fields);
  return { result: { ...result, dataTypes }, resultCorrected, suggestions };
};

/** The fields of a query, compared with the places in the notation of its options. */
function readSent(
  query: { readonly [Name in LocationQueryField]?: unknown },
  isTooLong: boolean,
  { cityFormat, acceptPostOfficeAsCity, zipFormat }: typeof defaults,
  records: RegisterRecords,
) {
  const readWithFormat = (format: string) => {
    const places = placeIndexOf(records, {
      cityFormat: format,
      isZipSeparated: zipFormat,
      acceptsPostOffice: acceptPostOfficeAsCity,
    });
    const sent = readFields(query, fields, isTooLong, (field, text) =>
      readParts[field](text, places),
    );
    return { places, sent, parts: sent.flatMap((each) => each.parts) };
  };
  const asAddress = readWithFormat(cityFormat);
  // A town alone needs no district, as it is not a part of an address.
  return asAddress.parts.every(isOfTown) ? readWithFormat("minimal") : asAddress;
}

/** The fields of an address in the order of a line. */
const lineFields = ["streetWithNumber", "street", "number.full", "zip", "city", "country"] as const;

/**
 * A query with the address that the fields are once they form one line, to suggest it: the town
 * in the field of the street, and the reverse. Undefined if there is none.
 */
function queryOfLine(
  { sent }: RegisterQuery<RegisterPlace, LocationData>,
  query: { readonly [Name in LocationQueryField]?: unknown },
  places: PlaceIndex,
  options: LocationNotation & { dataSource?: readonly string[] },
): RegisterQuery<RegisterPlace, LocationData> | undefined {
  const texts = lineFields.map((field) => query[field]).filter((text) => typeof text === "string");
  if (texts.length < 2) return undefined;
  const line = readFields({ full: texts.join(", ") }, ["full"], false, (field, text) =>
    readParts[field](text, places),
  );
  const parts = line.flatMap((each) => each.parts);
  const kind = locationKindOf(parts, sent, options);
  const registerQuery = { sent: line, items: findPlaces(parts, places, options.dataSource), kind };
  const { item } = validateByRegister(registerQuery, [], defaults, true);
  if (item === undefined) return undefined;
  return { sent, items: [item], kind: { ...kind, isCertain: () => false, isLikely: () => true } };
}

function isOfTown({ name }: { name: string }): boolean {
  return name === "city" || name === "country";
}

/** Splits the text of each field into parts, each compared with some addresses. */
const readParts = Object.fromEntries(
  fields.map((field) => [
    field,
    memoiseByTextAndObject((text, places: PlaceIndex) => readFieldParts(field, text, places)),
  ]),
) as Record<
  LocationQueryField,
  (text: string, places: PlaceIndex) => ReturnType<typeof readFieldParts>
>;

/**
 * The addresses that share a street, a town or a postal code with a query; the number counts only
 * without these.
 */
function findPlaces(
  parts: readonly FieldPart<RegisterPlace>[],
  { all }: PlaceIndex,
  dataSource?: readonly string[],
): readonly RegisterPlace[] {
  const numbers = parts.filter(isHouseNumber);
  const others = parts.filter(
    (part) => !isHouseNumber(part) && part.name !== "country" && part.text !== "",
  );
  const deciding = others.length > 0 ? others : numbers;
  // A country alone is valid without a register.
  if (deciding.length === 0) return parts.length > 0 ? all : [];
  const found = new Set<RegisterPlace>();
  for (const { lookup } of deciding) for (const place of lookup.items()) found.add(place);
  return [...found].filter(isInDataSource(dataSource)).filter(isAsExact(exactnessOf(parts)));
}

/** A query with a number is about an address; with only a town, about a town. */
function exactnessOf(parts: readonly FieldPart<RegisterPlace>[]): Exactness {
  const hasPart = (wanted: string) => parts.some(({ name }) => name === wanted);
  if (parts.some((part) => isHouseNumber(part) && part.text !== "")) return "address";
  if (hasPart("street")) return "street";
  return hasPart("city") || hasPart("zip") || hasPart("lineZip") ? "town" : "country";
}

function locationKindOf(
  parts: readonly FieldPart<RegisterPlace>[],
  sent: readonly SentField<RegisterPlace>[],
  options: LocationNotation,
): RegisterKind<RegisterPlace, LocationData> {
  const exactness = exactnessOf(parts);
  const isByZip = parts.some(isZip);
  return {
    isCertain,
    isLikely,
    partsOfCountry: ["zip", "lineZip"],
    hasCommonData: true,
    group: (places) => groupPlaces(places, exactness, "minimal", isByZip),
    spellingFindings,
    writeSent: (textOf) => writeSent(textOf, options),
    write: (places) => ({
      data: locationData(commonPlace(places, exactness, isByZip), options),
      dataTypes: { valid: sortDistinct(sent.flatMap(recognisedFieldsOf)), invalid: [] },
    }),
    valueIn: fieldValueIn,
  };
}

function spellingFindings({ field, sent, outcome, parts }: FieldMatch): Finding[] | undefined {
  if (field === "zip" && !isSameText({ outcome })) {
    const findings = zipFindings(field, sent);
    return findings.length > 0 ? findings : undefined;
  }
  if (field.startsWith("street") && parts.some(({ name }) => name === "city")) {
    const text = "The street has a town, which is another field.";
    return [criticalFinding(["SYNTAX", "VALUE_PART_EXTRA", null], [field], text)];
  }
  if (field === "street" && parts.some(isHouseNumber)) {
    const text = "The street has the number of a house, which is another field.";
    return [criticalFinding(["SYNTAX", "VALUE_PART_EXTRA", "NUMBER"], [field], text)];
  }
  const wrong = parts.filter((part) => !isSameText(part));
  if (wrong.length === 0 || wrong.some(({ name }) => name !== "unit")) return undefined;
  const text = "The address has a flat, a floor or a box, which no register of addresses has.";
  return [criticalFinding(["SYNTAX", "VALUE_PART_EXTRA", null], [field], text)];
}

/** Why a text is not a postal code; empty if it is. */
export function zipFindings(field: string, text: string): Finding[] {
  return numberFindings(field, withoutCodeLabels(text).replace(/[\s.-]/gu, ""), zipKinds);
}

function isZip({ name }: { name: string }): boolean {
  return name === "zip" || name === "lineZip";
}

const zipKinds = countryCodes.map((country): NumberKind => {
  return { prefix: "", lengths: [countryOf(country).postalCode.digits], isPossible: () => true };
});

/**
 * Corrects spelling and adds register data. Another street, town, number or postal code is another
 * address.
 */
function isCertain(matches: readonly FieldMatch[]): boolean {
  const parts = matches.flatMap((match) => match.parts);
  const isOtherAddress = (part: ComparedPart) =>
    part.outcome === "other" ||
    (part.outcome === "typo" && isZip(part)) ||
    (isHouseNumber(part) && part.outcome !== "name");
  if (parts.some((part) => !isSameText(part) && isOtherAddress(part))) return false;
  return identifyingParts(parts).size >= 1;
}

/** The parts that agree with the record and help to identify it. */
function identifyingParts(parts: readonly ComparedPart[]): Set<string> {
  const right = new Set(parts.filter(isSameText).map(({ name }) => name));
  right.delete("country");
  // A number is significant only together with its own street.
  if (!right.has("street"))
    for (const name of right) if (isHouseNumber({ name })) right.delete(name);
  return right;
}

function isLikely(matches: readonly FieldMatch[]): boolean {
  const parts = matches.flatMap((match) => match.parts);
  // Without the number, a street would lack the same as the input.
  if (parts.some((part) => isHouseNumber(part) && part.formatted === "")) return false;
  const others = parts.filter(
    (part) =>
      part.outcome === "other" &&
      !isHouseNumber(part) &&
      part.name !== "country" &&
      part.name !== "unit",
  );
  if (others.length === 0) return true;
  // If town and postal code differ, either may be correct.
  const isOfTown = parts.every(
    ({ name }) => name === "city" || isZip({ name }) || name === "country",
  );
  const least = isOfTown ? 1 : 2;
  // Half a number counts as a number.
  const halves = parts.filter((part) => isHouseNumber(part) && part.missing === "NUMBER_PART");
  const right = identifyingParts(parts).size + halves.length;
  return others.length === 1 && others[0]?.name !== "street" && right >= least;
}

/** The address as sent. Missing fields are null, except the whole line, which is composed. */
function writeSent(
  textOf: (field: string) => string | null,
  options: LocationNotation,
): LocationData {
  const nothing = locationData(unknownPlace, options);
  const street = joinTexts([textOf("street"), textOf("number.full")], " ");
  const town = joinTexts([textOf("zip"), textOf("city")], " ");
  const line = joinTexts([textOf("streetWithNumber") ?? street, town], ", ");
  const country = toCountry(textOf("country") ?? "");
  const parts = Object.entries(nothing.number ?? {}).map(([name, none]) => [
    name,
    textOf(`number.${name}`) ?? none,
  ]);
  return {
    ...nothing,
    country:
      country === undefined ? textOf("country") : countryName(country, options.countryFormat),
    city: textOf("city"),
    street: textOf("street"),
    streetWithNumber: textOf("streetWithNumber"),
    number: Object.fromEntries(parts),
    zip: textOf("zip"),
    full: textOf("full") ?? line,
  };
}

function joinTexts(
  texts: readonly (string | null | undefined)[],
  separator: string,
): string | null {
  const parts = texts.flatMap((text) => text?.trim() || []);
  return parts.join(separator) || null;
}
