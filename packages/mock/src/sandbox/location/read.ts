import { countryOf } from "../countries/index.ts";
import { type CountryCode, countryCodes, toCountry } from "../countries/names.ts";
import { wordAlternatives } from "../shared/alternatives.ts";
import { memoiseByText } from "../shared/memoise.ts";
import { trimEndOf } from "../shared/text.ts";
import type { NumberPart } from "./notation.ts";
import { withoutTownWords } from "./place-names.ts";

/** A part of a query. A unit is not in registers: a flat, a floor, a box. */
export type PartName =
  | "street"
  | "number"
  | `number.${NumberPart}`
  | "zip"
  | "city"
  | "region"
  | "country"
  | "unit";

export interface PartText {
  name: PartName;
  text: string;
  separator: string;
}

export interface FieldText {
  parts: readonly PartText[];
  /** Whether the white space between the parts is correct. */
  isSpaced: boolean;
}

/** Words before a house number. */
const numberWord = String.raw`(?:(?:č\.?|c\.)\s*[po]\.?:?|cp\.?|s(?:úp)?\.?\s*č\.?|n[or]\.?|č\.|číslo)\s*`;
const NUMBER_WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}])${numberWord}(?=\d)`, "giu");

/** Words between the number of a house and of a flat. */
const flatWords = countryCodes.flatMap((country) => countryOf(country).streetWords.flat);
const FLAT_WORD = new RegExp(
  String.raw`(?<=\d) ?(?:${wordAlternatives(flatWords)}) ?(?=\d)`,
  "giu",
);

/** Words between the two halves of a house number: 192, č. o. 79. */
const HALF_WORD = /(?<=\d)(?:,? ?|\/)č\.? ?or?\.? ?(?=\d)/giu;

/**
 * A line without the words before its house number, and with a slash before its other half or the
 * flat.
 */
export function withBareNumber(line: string): string {
  return line.replace(FLAT_WORD, "/").replace(HALF_WORD, "/").replace(NUMBER_WORDS, "");
}

/** Labels before a postal code: PSČ 186 00, CZ-186 00. */
const CODE_LABELS =
  /(?<![\p{L}\d])(?:PSČ|PSC|PLZ|kod)[:.\s]*(?=\d)|(?<![\p{L}\d])[A-Z]{1,2}-(?=\d)/giu;

/** A country and a space before a postal code: CZ 186 00. House numbers have fewer digits. */
const SPACED_COUNTRY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:D|${countryCodes.join("|")}) (?=\d{3}|\d\d-\d{3})`,
  "gu",
);

export function withoutCodeLabels(text: string): string {
  return text.replace(CODE_LABELS, "").replace(SPACED_COUNTRY, "");
}

/** The country of the letters before a postal code: Slovakia for SK-040 01, Germany for D-01099. */
export function countryBeforeCode(text: string): CountryCode | undefined {
  const [, letters = ""] =
    /(?<![\p{L}\d])([A-Z]{1,2})(?:-(?=\d)| (?=\d{3}|\d\d-\d))/u.exec(text) ?? [];
  return letters === "D" ? "DE" : toCountry(letters);
}

/** Splits a street and its number: the last words that are numbers or the letter of one. */
export const readFirstLine = memoiseByText((line: string) => {
  const text = withBareNumber(line);
  const words = text
    .replace(/(?<=\p{L}{2}\.?)-?(?=\d)/gu, " ")
    .split(/[\s,]/u)
    .filter((word) => word !== "");
  const start =
    words.findLastIndex((word) => !/^(?:[/\\-]*(?:\d[\da-z/\\-]*)?|[a-z])$/i.test(word)) + 1;
  const end = words.slice(start).join(" ");
  const number = /\d/.test(end) ? end : "";
  const street = number === "" ? words.join(" ") : words.slice(0, start).join(" ");
  const parts: readonly [PartText, PartText] = [
    { name: "street", text: street, separator: "" },
    { name: "number", text: number, separator: " " },
  ];
  return { parts, isSpaced: text === [street, number].filter((part) => part !== "").join(" ") };
});

/** Postal codes in the notations of all countries, on a line. */
const POSTAL_CODES = new RegExp(
  String.raw`(?<![\p{L}\d/-])(?:${countryCodes.map(postalCodePattern).join("|")})(?![\p{L}\d/-])`,
  "gu",
);

function postalCodePattern(country: CountryCode): string {
  const { digits, separatedAfter, separator } = countryOf(country).postalCode;
  return String.raw`\d{${separatedAfter}}(?:${separator})?\d{${digits - separatedAfter}}`;
}

interface KnownPlaces {
  isTown: (text: string) => boolean;
  /** Whether a text names a region, or a district with the word for one: okres Zlín. */
  isRegion: (text: string) => boolean;
  isLikeStreet: (text: string) => boolean;
}

/**
 * Splits a whole address into street, number, postal code, town and country. Commas help but are
 * optional.
 */
export function readAddressLine(line: string, places: KnownPlaces): FieldText {
  const { rest, regions } = takeRegions(line, places);
  const text = withoutCodeLabels(withoutTownWords(withBareNumber(rest)))
    .replace(TOWN_WORD, "")
    .replace(/[,;]\s*/gu, ", ");
  const squeezed = text.replace(/\s+/gu, " ").trim();
  const { start, end } = divideAtCountry(squeezed);
  const country = end === "" ? (countryBeforeCode(line) ?? "") : end;
  const zip = start.match(POSTAL_CODES)?.at(-1) ?? shortenedZip(start, places);
  const { firstLine, city } = divideAtTown(zip === "" ? start : start.replace(zip, ","), places);
  const { parts, isSpaced } = readFirstLine(firstLine);
  const hasNumber = parts.some(({ name, text }) => name === "number" && text !== "");
  const partTexts: PartText[] = [
    ...parts,
    { name: "zip", text: zip, separator: ", " },
    { name: "city", text: city, separator: zip === "" ? ", " : " " },
    ...regions.map((region): PartText => ({ name: "region", text: region, separator: ", " })),
    { name: "country", text: country, separator: ", " },
  ];
  return {
    parts: partTexts.filter(({ name, text }) => text !== "" || (name === "street" && hasNumber)),
    isSpaced: isSpaced && text === squeezed && !line.includes(";"),
  };
}

/** Words before the name of a district or a region. */
const regionWords = String.raw`(?:okres|okr\.|obvod|kraj|województwo|woj\.|powiat|pow\.)\s`;
const REGION_WORD = new RegExp(`^${regionWords}`, "iu");
const REGION_SEGMENT = new RegExp(String.raw`,\s?${regionWords}[^,;]*`, "giu");

export const withoutRegionWords = (text: string) => text.replace(REGION_WORD, "");
export const withoutDistricts = (text: string) => text.replace(REGION_SEGMENT, "");

/** Splits a line from the regions behind its first comma. */
function takeRegions(
  line: string,
  { isRegion }: KnownPlaces,
): { rest: string; regions: readonly string[] } {
  const [first = "", ...laterSegments] = line.split(/[,;]/);
  const regions = laterSegments.map((segment) => segment.trim()).filter(isRegion);
  if (regions.length === 0) return { rest: line, regions };
  const others = laterSegments.filter((segment) => !isRegion(segment.trim()));
  return { rest: [first, ...others].join(","), regions };
}

/** Splits a line from the country behind it, or before its first comma. */
function divideAtCountry(line: string): { start: string; end: string } {
  const divided = divideAtEnd(line, (text) => toCountry(text) !== undefined);
  const [first = "", ...laterSegments] = line.split(", ");
  if (divided.end !== "" || toCountry(first) === undefined) return divided;
  return { start: laterSegments.join(", "), end: first };
}

/** Words before the name of a town: obec Ludkovice. */
const TOWN_WORD = /(?<=^|,)\s*(?:obec|městys|město|mesto|gmina|miasto|gemeinde)\s+(?=\p{L}+,)/giu;

/**
 * A postal code before the town that lost its leading zeros, behind a house number: Nowy Świat 15,
 * 496 Warszawa.
 */
function shortenedZip(line: string, { isTown }: KnownPlaces): string {
  const match = [...line.matchAll(/[,\s](\d{3,4}) (?=\p{L})/gu)].at(-1);
  if (!match) return "";
  const [whole, code = ""] = match;
  const before = line.slice(0, match.index);
  const town = line.slice(match.index + whole.length);
  return /\p{L}/u.test(before) && /\d/.test(before) && isTown(town) ? code : "";
}

/** A comma before a number separates only if a town precedes it: Ostrava, 28. října 168. */
function segmentsOf(line: string, isTown: KnownPlaces["isTown"]): string[] {
  const [first = "", ...laterSegments] = line.split(",");
  const segments = [first];
  let before = first;
  for (const part of laterSegments) {
    const belongsToNumber = /^\s*\d/u.test(part) && !isTown(before.trim());
    const whole = belongsToNumber ? `${segments.pop()} ${part.trimStart()}` : part;
    segments.push(whole);
    before = part;
  }
  return segments;
}

interface Division {
  firstLine: string;
  city: string;
}

/** Splits the rest of a line, without its postal code. */
function divideAtTown(line: string, places: KnownPlaces): Division {
  const [first = "", ...laterSegments] = segmentsOf(line, places.isTown)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
  return laterSegments.length > 0
    ? divideAtComma(first, laterSegments, places)
    : divideWords(first, places);
}

function divideAtComma(
  first: string,
  laterSegments: readonly string[],
  { isTown, isLikeStreet }: KnownPlaces,
): Division {
  const laterText = laterSegments.join(" ");
  // Ostrava 1, Nádražní 615/30: the number of a post office, which is not a part of the town's
  // name.
  const isTownFirst = isTown(first) || (isTown(first.replace(/ \d$/, "")) && !isTown(laterText));
  if (!isTownFirst) return { firstLine: first, city: laterText };
  // Praha 3, Žižkov, Seifertova 454/33 and Dresden, Alaunstraße 62, Sachsen
  const streetAt = laterSegments.findIndex((segment) => {
    const [name] = readFirstLine(segment).parts;
    return name.text !== "" && isLikeStreet(name.text);
  });
  if (streetAt < 0) return { firstLine: laterText, city: first };
  const others = laterSegments.toSpliced(streetAt, 1);
  return { firstLine: laterSegments[streetAt] ?? "", city: [first, ...others].join(" ") };
}

/** A house number before a town: Sokolovská 192/79 Praha. */
const BEHIND_NUMBER = /^(.+? \d+[a-z]?(?:[/-]\d+[a-z]?)?) (\p{L}{2}.*)$/iu;

function divideWords(text: string, { isTown, isLikeStreet }: KnownPlaces): Division {
  const { start, end } = divideAtEnd(text, isTown);
  if (end !== "") return { firstLine: start, city: end };
  const { start: town, end: street } = divideAtStart(text, isTown);
  if (/\p{L}/u.test(street)) return { firstLine: street, city: town };
  const [, firstLine, city] = BEHIND_NUMBER.exec(text) ?? [];
  if (firstLine !== undefined && city !== undefined) return { firstLine, city };
  // If it is not a street, it is a town.
  const [name] = readFirstLine(text).parts;
  return isLikeStreet(name.text) ? { firstLine: text, city: "" } : { firstLine: "", city: text };
}

/** The most words of a town or country name. */
const MOST_WORDS = 6;

/** Splits a text before its longest known end. */
function divideAtEnd(
  text: string,
  isKnown: (end: string) => boolean,
): { start: string; end: string } {
  const words = text.split(" ");
  for (let at = Math.max(0, words.length - MOST_WORDS); at < words.length; at++) {
    const end = words.slice(at).join(" ");
    if (isKnown(end)) return { start: trimEndOf(words.slice(0, at).join(" "), /[\s,]/), end };
  }
  return { start: text, end: "" };
}

/** Splits a text behind its longest known beginning. */
function divideAtStart(
  text: string,
  isKnown: (start: string) => boolean,
): { start: string; end: string } {
  const words = text.split(" ");
  for (let at = Math.min(MOST_WORDS, words.length - 1); at > 0; at--) {
    const start = words.slice(0, at).join(" ");
    if (isKnown(start)) return { start, end: words.slice(at).join(" ") };
  }
  return { start: "", end: "" };
}
