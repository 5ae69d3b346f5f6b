import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryCodes, countryName, toCountry } from "../countries/names.ts";
import type { NumberKind } from "../countries/numbers.ts";
import { isSameText } from "../register/comparison.ts";
import {
  type ComparedPart,
  type FieldMatch,
  type FieldPart,
  isHouseNumber,
  type SentField,
} from "../register/fields.ts";
import { registerFinding } from "../register/findings.ts";
import type { RegisterKind } from "../register/register-query.ts";
import { numberFindings } from "../register/report.ts";
import type { Finding } from "../shared/finding.ts";
import { recognisedFieldsOf, sortDistinct } from "./data-types.ts";
import { fieldValueIn, type LocationNotation, locationData } from "./notation.ts";
import {
  commonPlace,
  type Exactness,
  groupPlaces,
  type RegisterPlace,
  unknownPlace,
} from "./place.ts";
import { withoutCodeLabels } from "./read.ts";
import { otherCountryOf } from "./served-country.ts";

type LocationData = Schemas["LocationData"];

export function locationKindOf(
  parts: readonly FieldPart<RegisterPlace>[],
  sentFields: readonly SentField<RegisterPlace>[],
  options: LocationNotation,
): RegisterKind<RegisterPlace, LocationData> {
  const exactness = exactnessOfQuery(parts);
  const isByZip = parts.some(isZip);
  return {
    isCertain,
    isLikely,
    partsOfCountry: ["zip"],
    hasCommonData: true,
    group: (places) => groupPlaces(places, exactness, "minimal", isByZip),
    spellingFindings,
    writeSent: (textOf) => writeSent(textOf, options),
    write: (places) => ({
      data: locationData(commonPlace(places, exactness, isByZip), options),
      dataTypes: { valid: sortDistinct(sentFields.flatMap(recognisedFieldsOf)), invalid: [] },
    }),
    valueIn: fieldValueIn,
  };
}

/** A query with a number is about an address; with only a town, about a town. */
export function exactnessOfQuery(parts: readonly FieldPart<RegisterPlace>[]): Exactness {
  const hasPart = (wanted: string) => parts.some(({ name }) => name === wanted);
  if (parts.some((part) => isHouseNumber(part) && part.text !== "")) return "address";
  if (hasPart("street")) return "street";
  return hasPart("city") || hasPart("zip") ? "town" : "country";
}

function spellingFindings(
  { field, sentText, outcome, parts }: FieldMatch,
  matches: readonly FieldMatch[],
): Finding[] | undefined {
  const country = matches.find((match) => match.field === "country")?.sentText ?? "";
  // The notation of its postal codes is unknown.
  const isElsewhere = otherCountryOf(country) !== undefined;
  if (field === "zip" && !isElsewhere && !isSameText({ outcome })) {
    const findings = zipFindings(field, sentText);
    return findings.length > 0 ? findings : undefined;
  }
  if (field.startsWith("street") && parts.some(({ name }) => name === "city"))
    return [registerFinding("townInStreet", field)];
  if (field === "street" && parts.some(isHouseNumber))
    return [registerFinding("numberInStreet", field)];
  const wrongParts = parts.filter((part) => !isSameText(part));
  if (wrongParts.length === 0 || wrongParts.some(({ name }) => name !== "unit")) return undefined;
  return [registerFinding("unit", field)];
}

/** Why a text is not a postal code; empty if it is. */
export function zipFindings(field: string, text: string): Finding[] {
  return numberFindings(field, withoutCodeLabels(text).replace(/[\s.-]/gu, ""), zipKinds);
}

function isZip({ name }: { name: string }): boolean {
  return name === "zip";
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
  const isOtherAddress = (part: ComparedPart) => part.outcome === "other" || isZip(part);
  if (parts.some((part) => !isSameText(part) && isOtherAddress(part))) return false;
  return identifyingParts(parts).size >= 1;
}

/** The parts that agree with the record and help to identify it. */
function identifyingParts(parts: readonly ComparedPart[]): Set<string> {
  const agreeingParts = new Set(parts.filter(isSameText).map(({ name }) => name));
  agreeingParts.delete("country");
  agreeingParts.delete("region");
  // A number is significant only together with its own street.
  if (!agreeingParts.has("street"))
    for (const name of agreeingParts) if (isHouseNumber({ name })) agreeingParts.delete(name);
  return agreeingParts;
}

function isLikely(matches: readonly FieldMatch[]): boolean {
  const parts = matches.flatMap((match) => match.parts);
  // Without the number, a street would lack the same as the input.
  if (parts.some((part) => isHouseNumber(part) && part.formatted === "")) return false;
  const mismatches = parts.filter(
    (part) =>
      part.outcome === "other" &&
      !isHouseNumber(part) &&
      part.name !== "country" &&
      part.name !== "unit",
  );
  if (mismatches.length === 0) return true;
  // If town and postal code differ, either may be correct.
  const isOfTown = parts.every(
    ({ name }) => name === "city" || isZip({ name }) || name === "country",
  );
  const leastCount = isOfTown ? 1 : 2;
  // Half a number counts as a number.
  const halves = parts.filter(({ missing }) => missing === "NUMBER_PART");
  const agreeingCount = identifyingParts(parts).size + halves.length;
  return mismatches.length === 1 && mismatches[0]?.name !== "street" && agreeingCount >= leastCount;
}

/** The address as sent. Missing fields are null, except the whole line, which is composed. */
function writeSent(
  textOf: (field: string) => string | null,
  options: LocationNotation,
): LocationData {
  const unknownData = locationData(unknownPlace, options);
  const street = joinTexts([textOf("street"), textOf("number.full")], " ");
  const town = joinTexts([textOf("zip"), textOf("city")], " ");
  const line = joinTexts([textOf("streetWithNumber") ?? street, town], ", ");
  const sentCountry = textOf("country");
  const country = toCountry(sentCountry ?? "");
  const parts = Object.entries(unknownData.number ?? {}).map(([name, none]) => [
    name,
    textOf(`number.${name}`) ?? none,
  ]);
  return {
    ...unknownData,
    country:
      country === undefined
        ? ((sentCountry && otherCountryOf(sentCountry)) ?? sentCountry)
        : countryName(country, options.countryFormat),
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
