import { escapePattern } from "@data-validation/common/text";
import { countryOf } from "../countries/index.ts";
import { toCountry } from "../countries/names.ts";
import type { RegisterPlace } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";
import {
  type FieldText,
  type PartText,
  readFirstLine,
  withBareNumber,
  withoutCodeLabels,
} from "./read.ts";
import { takeUnit } from "./unit.ts";

const linesWithUnits: readonly string[] = ["street", "streetWithNumber", "number.full", "full"];

/** Splits the text of a field into parts, each compared with some addresses. */
export function readFieldParts(field: string, fieldText: string, places: PlaceIndex) {
  const { lookUp, readLine } = places;
  // In a line, a postal code may always have a separator.
  const lookUpIn = (part: PartText["name"]) =>
    lookUp[part === "zip" && field !== "zip" ? "zipInLine" : part];
  const isNumberKnown = (line: string) =>
    readField(field, line, readLine).parts.some(
      ({ name, text }) => name === "number" && lookUp.number(text).items.length > 0,
    );
  const addressed =
    field === "full" ? takeAddressee(fieldText, places) : { rest: fieldText, unit: "" };
  const mayHaveUnit = linesWithUnits.includes(field);
  const { rest, unit } = mayHaveUnit
    ? takeUnit(addressed.rest, (line) => !isNumberKnown(line))
    : { rest: fieldText, unit: "" };
  const { line, remark } = mayHaveUnit
    ? takeRemark(field, rest, places)
    : { line: rest, remark: "" };
  const { parts, isSpaced, ordered } = withStreetFirst(readText(field, line, places), line, places);
  const whole = withoutFlat(parts, places);
  const units = [addressed.unit, whole.flat, remark, unit].filter((text) => text !== "").join(", ");
  const partTexts: readonly PartText[] =
    units === "" ? whole.parts : [...whole.parts, { name: "unit", text: units, separator: ", " }];
  return {
    parts: partTexts.map((part) => ({ ...part, lookup: lookUpIn(part.name)(part.text) })),
    isSpaced,
    ordered,
  };
}

function readText(field: string, text: string, places: PlaceIndex): FieldText {
  const read = withNumberOfStreet(field, readField(field, text, places.readLine), places);
  return withTownOfLine(field, text, read, places);
}

function readField(field: string, text: string, readLine: PlaceIndex["readLine"]): FieldText {
  if (field === "full") return readLine(text);
  if (field === "streetWithNumber") return readFirstLine(text);
  const name = field === "number.full" ? "number" : (field as PartText["name"]);
  return { parts: [{ name, text, separator: "" }], isSpaced: true };
}

/** The parts of the street field, which may include the number. */
function withNumberOfStreet(field: string, fieldText: FieldText, places: PlaceIndex): FieldText {
  if (field !== "street") return fieldText;
  const { parts } = readFirstLine(fieldText.parts.map(({ text }) => text).join(""));
  const [name, number] = parts;
  const isStreet = number.text !== "" && streetsLike(name.text, places).length > 0;
  return isStreet ? { parts, isSpaced: false } : fieldText;
}

/** The parts of a street or first line, which may include the whole address. */
function withTownOfLine(
  field: string,
  text: string,
  fieldText: FieldText,
  places: PlaceIndex,
): FieldText {
  if (!/^street/.test(field) || hasKnown("street", fieldText.parts, places)) return fieldText;
  const { parts } = places.readLine(text);
  const isWhole = hasKnown("street", parts, places) && hasKnown("city", parts, places);
  return isWhole ? { parts, isSpaced: false } : fieldText;
}

function hasKnown(
  name: "street" | "city",
  parts: readonly PartText[],
  { lookUp }: PlaceIndex,
): boolean {
  return parts.some(
    (part) => part.name === name && part.text !== "" && lookUp[name](part.text).items.length > 0,
  );
}

/** A street with the number of a house, and something behind it. */
const HOUSE_AT_START = /^\s*\p{L}.*?\s\d+[a-z]?(?:[/-]\d+[a-z]?)?(?=\s|$)/iu;

/** The most words before a street on its line: 186 00 Praha Karlín. */
const MOST_WORDS_BEFORE = 4;

/** A known house within a part of a line, and the words before and behind it. */
function houseWithin(segment: string, places: PlaceIndex) {
  const words = segment.trim().split(/\s+/u);
  for (let at = 0; at <= Math.min(MOST_WORDS_BEFORE, words.length - 2); at++) {
    const line = words.slice(at).join(" ");
    const [house] = HOUSE_AT_START.exec(line) ?? [];
    if (house !== undefined && hasKnown("street", readFirstLine(house).parts, places)) {
      const before = words.slice(0, at).join(" ");
      return { house, before, behind: line.slice(house.length).trim() };
    }
  }
  return undefined;
}

/**
 * A line without words around a house that are of no address: Sokolovská 192/79 recepce, Z-BOX
 * Sokolovská 192/79. A town before the street moves behind it.
 */
function takeRemark(field: string, text: string, places: PlaceIndex) {
  const unchanged = { line: text, remark: "" };
  if (hasKnown("street", readText(field, text, places).parts, places)) return unchanged;
  const segments = text.split(",");
  const houses = segments.map((segment) => houseWithin(segment, places));
  const at = houses.findIndex((each) => each !== undefined);
  const found = houses[at];
  if (found === undefined || isTown(found.behind, places)) return unchanged;
  const { house, before, behind } = found;
  const isWhole = field === "full";
  const isTownBefore = isWhole && isTown(before, places);
  const wordsAround = (isTownBefore ? [behind] : [before, behind])
    .filter((words) => words !== "")
    .join(", ");
  const laterSegments = segments.slice(at + 1);
  const remark = isWhole ? wordsAround : [wordsAround, ...laterSegments].join(",").trim();
  if (!isTownBefore && !/\p{L}/u.test(remark)) return unchanged;
  const keptSegments = isWhole ? [...(isTownBefore ? [before] : []), ...laterSegments] : [];
  return { line: [...segments.slice(0, at), house, ...keptSegments].join(","), remark };
}

function isTown(text: string, { lookUp }: PlaceIndex): boolean {
  return lookUp.city(text).items.length > 0;
}

function streetsLike(text: string, { lookUp }: PlaceIndex): readonly RegisterPlace[] {
  return text === "" ? [] : lookUp.street(text).items;
}

/** The addressee before the street: Jan Novák, Sokolovská 192/79, Praha 8. */
function takeAddressee(line: string, places: PlaceIndex): { rest: string; unit: string } {
  const segments = line.split(/[,\n]/u);
  const street = segments.findIndex((segment) => {
    const [name] = readFirstLine(segment).parts;
    return streetsLike(name.text, places).length > 0;
  });
  const before = segments.slice(0, Math.max(0, street)).map((segment) => segment.trim());
  // Hala 4, Sokolovská 192/79, and not 186 00, Sokolovská 192/79.
  const isOfAddress = before.some(
    (text) =>
      !/^\p{L}(?:.*\P{L})?\p{L}{2}/u.test(withoutCodeLabels(withBareNumber(text))) ||
      toCountry(text) !== undefined ||
      isTown(text.replace(/ \d+$/, ""), places),
  );
  if (before.length === 0 || isOfAddress) return { rest: line, unit: "" };
  return { rest: segments.slice(street).join(",").trim(), unit: before.join(", ") };
}

const NUMBER_BEFORE_STREET = /^(\d+[a-z]?(?:[/-]\d+[a-z]?)?),?\s+(\p{L}{2}.*)$/isu;

/**
 * The parts of a line in the order street and number, and the reordered line if the number came
 * first.
 */
function withStreetFirst(
  fieldText: FieldText,
  line: string,
  places: PlaceIndex,
): FieldText & { ordered?: string } {
  const street = fieldText.parts.find(({ name }) => name === "street");
  const [whole = "", number = "", name = ""] = NUMBER_BEFORE_STREET.exec(street?.text ?? "") ?? [];
  const isReversed =
    streetsLike(name, places).length > 0 && streetsLike(whole, places).length === 0;
  if (!isReversed || fieldText.parts.some((part) => part.name === "number" && part.text !== ""))
    return fieldText;
  const parts = fieldText.parts.flatMap((part): PartText[] => {
    if (part.name === "number") return [];
    if (part !== street) return [part];
    return [
      { ...part, text: name },
      { name: "number", text: number, separator: " " },
    ];
  });
  return { parts, isSpaced: fieldText.isSpaced, ordered: numberBehindStreet(line, number, name) };
}

/** A line with the number moved behind its street; each keeps its white space. */
function numberBehindStreet(line: string, number: string, street: string): string {
  const words = street.split(/\s+/u).map(escapePattern);
  const pattern = new RegExp(String.raw`${number},?(\s+)(${words.join(String.raw`\s+`)})`, "u");
  return line.replace(pattern, (_, space, name) => name + space + number);
}

/**
 * The parts without the flat, in countries that append it to the house number and have no flats in
 * registers: Długa 57/4.
 */
function withoutFlat(
  parts: readonly PartText[],
  places: PlaceIndex,
): { parts: readonly PartText[]; flat: string } {
  const textOf = (wanted: string) => parts.find(({ name }) => name === wanted)?.text ?? "";
  const [, house, flat = ""] = /^(\d+[a-z]?)(\/\d+[a-z]?)$/i.exec(textOf("number")) ?? [];
  if (house === undefined) return { parts, flat: "" };
  const isKnown = places.lookUp.number(textOf("number")).items.length > 0;
  const mayHaveFlat = ({ country, number }: RegisterPlace) =>
    number === house && country !== null && countryOf(country).streetWords.flat.length > 0;
  if (isKnown || !streetsLike(textOf("street"), places).some(mayHaveFlat))
    return { parts, flat: "" };
  const bare = parts.map((part) => (part.name === "number" ? { ...part, text: house } : part));
  return { parts: bare, flat };
}
