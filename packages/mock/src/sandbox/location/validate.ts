import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryCodes } from "../countries/names.ts";
import type { NumberKind } from "../countries/numbers.ts";
import type { Operation } from "../kind.ts";
import { agrees } from "../register/comparison.ts";
import { type FieldMatch, type Part, readFields } from "../register/fields.ts";
import { byNearness } from "../register/nearness.ts";
import type { RegisterKind } from "../register/question.ts";
import { isInSources, recordsOf } from "../register/records.ts";
import { numberFindings } from "../register/report.ts";
import { validateByRegister } from "../register/validation.ts";
import { critical, type Finding } from "../shared/finding.ts";
import { lengthFindings } from "../shared/length.ts";
import { sandboxWorld } from "../world.ts";
import { locationData, type Notation, valueIn } from "./notation.ts";
import { common, type Exactness, groupPlaces, type Place } from "./place.ts";
import { type Places, placesOf, placesWithPostOffices } from "./places.ts";
import { type FieldText, readFirstLine } from "./read.ts";
import { takeUnit } from "./unit.ts";

type Data = Schemas["LocationData"];

const fields = [
  "street",
  "streetWithNumber",
  "number.full",
  "city",
  "zip",
  "full",
  "country",
] as const;

type Field = (typeof fields)[number];

/** Responds to /location/validate: whether an address or a part of one exists, and what it should be. */
export const locationValidate: Operation<"locationValidate"> = (
  { query, options = {}, client },
  world = sandboxWorld,
) => {
  const records = recordsOf(world);
  const places = options.acceptPostOfficeAsCity
    ? placesWithPostOffices(records)
    : placesOf(records);
  const tooLong = lengthFindings("location", query, world);
  const sent = readFields(query, fields, tooLong.length > 0, (field, text) =>
    readParts(field, text, places),
  );
  const parts = sent.flatMap((each) => each.parts);
  const items = byNearness(find(parts, places, options.dataSource), client);
  const question = { sent, items, kind: kindOf(parts, options) };
  const {
    result,
    resultCorrected,
    suggestions,
    fields: matches,
  } = validateByRegister(question, tooLong, options);
  const isSame = ({ outcome }: FieldMatch) => outcome === "same";
  const valid = matches.filter(isSame).map(({ field }) => field);
  const invalid = matches.filter((match) => !isSame(match)).map(({ field }) => field);
  return { result: { ...result, dataTypes: { valid, invalid } }, resultCorrected, suggestions };
};

const linesWithUnits: readonly Field[] = ["street", "streetWithNumber", "number.full", "full"];

function readParts(field: Field, sent: string, { lookUp, readLine }: Places) {
  const isNumberKnown = (line: string) =>
    readField(field, line, readLine).parts.some(
      ({ name, text }) => name === "number" && [...lookUp.number(text).items()].length > 0,
    );
  const { rest, unit } = linesWithUnits.includes(field)
    ? takeUnit(sent, (line) => !isNumberKnown(line))
    : { rest: sent, unit: "" };
  const read = readField(field, rest, readLine);
  const { isSpaced } = read;
  const parts: FieldText["parts"] =
    unit === "" ? read.parts : [...read.parts, { name: "unit", text: unit, separator: ", " }];
  return {
    parts: parts.map((part) => ({ ...part, lookup: lookUp[part.name](part.text) })),
    isSpaced,
  };
}

function readField(field: Field, text: string, readLine: Places["readLine"]): FieldText {
  if (field === "full") return readLine(text);
  if (field === "streetWithNumber") return readFirstLine(text);
  return {
    parts: [{ name: field === "number.full" ? "number" : field, text, separator: "" }],
    isSpaced: true,
  };
}

/** The addresses that have a street, a town or a postal code in common with a query; the number counts if none of these was sent. */
function find(
  parts: readonly Part<Place>[],
  { all }: Places,
  dataSource?: readonly string[],
): readonly Place[] {
  const numbers = parts.filter(({ name }) => name === "number");
  const others = parts.filter(
    ({ name, text }) => name !== "number" && name !== "country" && text !== "",
  );
  const deciding = others.length > 0 ? others : numbers;
  // A country alone is known without a register.
  if (deciding.length === 0) return parts.length > 0 ? all : [];
  const found = new Set(deciding.flatMap(({ lookup }) => [...lookup.items()]));
  const isInQuestion = ({ country, whole }: Place) =>
    isInSources(country, dataSource) && (numbers.length > 0 || whole === undefined);
  return [...found].filter(isInQuestion);
}

/** With a number, a query is about an address; with a town alone, about a town. */
function exactnessOf(parts: readonly Part<Place>[]): Exactness {
  const has = (wanted: string) => parts.some(({ name }) => name === wanted);
  if (has("number")) return "address";
  if (has("street")) return "street";
  return has("city") || has("zip") ? "town" : "country";
}

function kindOf(parts: readonly Part<Place>[], options: Notation): RegisterKind<Place, Data> {
  const exactness = exactnessOf(parts);
  const isByZip = parts.some(({ name }) => name === "zip");
  return {
    isCertain,
    isLikely,
    group: (places) => groupPlaces(places, exactness, "minimal", isByZip),
    spellingFindings,
    writeSent,
    write: (places) => ({ data: locationData(common(places, exactness), options) }),
    valueIn,
    isWholeWanted: options.dataScope === "full",
  };
}

function spellingFindings({ field, sent, outcome, parts }: FieldMatch): Finding[] {
  if (field === "zip" && !agrees({ outcome }))
    return numberFindings(field, sent.replace(/[\s.-]+/gu, ""), zipKinds);
  const wrong = parts.filter((part) => !agrees(part));
  if (wrong.length === 0 || wrong.some(({ name }) => name !== "unit")) return [];
  const text = "The address has a flat, a floor or a box, which no register of addresses has.";
  return [critical(["SYNTAX", "VALUE_PART_EXTRA", null], [field], text)];
}

const zipKinds = countryCodes.map((country): NumberKind => {
  return { prefix: "", lengths: [countryOf(country).postalCode.digits], holds: () => true };
});

function isCertain(matches: readonly FieldMatch[]): boolean {
  const parts = matches.flatMap((match) => match.parts);
  const wrong = parts.filter((part) => !agrees(part));
  // A neighbour's number is as good a number, and another street is another address.
  if (
    wrong.some(
      ({ name, outcome }) => name === "number" || (name === "street" && outcome === "other"),
    )
  )
    return false;
  const right = new Set(parts.filter(agrees).map(({ name }) => name));
  right.delete("country");
  // A number says something of its own street alone.
  if (!right.has("street")) right.delete("number");
  const isOther = wrong.some(({ outcome }) => outcome === "other");
  return isOther ? wrong.length === 1 && right.size >= 2 : right.size >= 1;
}

function isLikely(matches: readonly FieldMatch[]): boolean {
  const parts = matches.flatMap((match) => match.parts);
  return parts.every(
    ({ name, outcome }) =>
      outcome !== "other" || name === "number" || name === "country" || name === "unit",
  );
}

function writeSent(textOf: (field: string) => string | null): Data {
  return {
    country: textOf("country"),
    city: textOf("city"),
    street: textOf("street"),
    streetWithNumber: textOf("streetWithNumber"),
    number: { full: textOf("number.full"), part1: null, part2: null },
    zip: textOf("zip"),
    full: textOf("full"),
    ids: { internal: null, external: null },
  };
}
