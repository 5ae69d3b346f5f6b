import { type CountryCode, countryCodes } from "../countries/index.ts";
import { compareCountry, countryNames } from "../register/country-names.ts";
import { agrees, type FieldMatch, isUsable } from "../register/matching.ts";
import {
  type Comparison,
  compareExactly,
  compareText,
  findTypos,
  isLike,
  type KnownTexts,
  noMatch,
  type ReadyText,
  type Reformatting,
  readyText,
} from "../shared/similarity.ts";
import type { Kinds } from "./kinds.ts";
import { houseNumber, locationData, streetWithNumber, zipCode } from "./notation.ts";
import type { Place } from "./place.ts";
import { type CompareOptions, cityTexts, fullLine, linesOf, numberTexts, streetTexts, zipTexts } from "./texts.ts";

/** One field of a query, read once for all places. */
export interface Value {
  field: string;
  sent: string;
  /** Undefined when it is too long to be compared. */
  text: ReadyText | undefined;
  /** The street of a first line; of any other field, the field itself. */
  street: ReadyText | undefined;
  /** The number of a first line; of any other field, the field itself. */
  number: string;
  /** The same without white space, and in small letters. */
  bareNumber: string;
  smallNumber: string;
  /** What stands between street and number. */
  gap: string;
  /** A postal code without white space and punctuation. */
  bare: ReadyText | undefined;
  /** The words of a line, to find the house number among them. */
  words: ReadonlySet<string>;
  /** A line with the whole address without what says nothing there: commas, and a country at its end. */
  lineIn: (country: CountryCode) => ReadyText | undefined;
}

/** Reads a field as it was sent. */
export function readValue(field: string, sent: string): Value {
  const text = readyText(sent);
  const value: Value = {
    field,
    sent,
    text,
    street: text,
    number: sent,
    bareNumber: sent,
    smallNumber: sent,
    gap: "",
    bare: text,
    words: noWords,
    lineIn: () => text,
  };
  if (text === undefined) return value;
  if (field === "number.full") readNumber(value);
  if (field === "streetWithNumber") readFirstLine(value);
  if (field === "full") readLine(value);
  if (field === "zip" && !/^[0-9]*$/.test(sent)) value.bare = readyText(sent.replace(/[\s.-]+/gu, ""));
  return value;
}

const noWords: ReadonlySet<string> = new Set();

function readNumber(value: Value): void {
  value.bareNumber = value.number.replace(/\s+/gu, "");
  value.smallNumber = value.bareNumber.toLowerCase();
}

function readFirstLine(value: Value): void {
  const [, street = value.sent, gap = "", number = ""] =
    /^(.*?)([\s,]*)([0-9][0-9\s/]*[a-z]?\s*)$/iu.exec(value.sent) ?? [];
  Object.assign(value, { street: readyText(street), gap, number });
  readNumber(value);
}

function readLine(value: Value): void {
  const bare = value.sent.replace(/\s*,\s*/gu, " ");
  const line = readyText(bare);
  const lines: { [Country in CountryCode]?: ReadyText | undefined } = {};
  for (const country of countryCodes) {
    const name = countryNames(country).find((name) => bare.endsWith(name) && bare.endsWith(` ${name}`));
    lines[country] = name === undefined ? line : readyText(bare.slice(0, -name.length).trimEnd());
  }
  value.words = new Set(value.sent.replace(/\s*\/\s*/g, "/").split(/[\s,]+/u));
  value.lineIn = (country) => lines[country];
}

/** What a comparison says of a field. */
export type ComparedField = Omit<FieldMatch, "field" | "sent">;

/**
 * Compares one field of a query to a place; of a first line the street alone, of which many places have the same. What is to be said
 * besides comes from {@link completed}.
 */
export function compare(place: Place, value: Value, options: CompareOptions): ComparedField {
  const { field, text } = value;
  if (text === undefined) return noMatch;
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
      return compareHouseNumber(value, place.number);
    default:
      return compareText(value.lineIn(place.country), linesOf(place, options));
  }
}

/** What comes out for each kind of place, where the two have more than nothing in common; undefined where they have nothing. */
export function compareKinds(
  places: readonly Place[],
  { members, texts, byLine }: Kinds,
  value: Value,
  options: CompareOptions,
): readonly (ComparedField | undefined)[] {
  const { text, street } = value;
  if (text === undefined) return [];
  const placeOf = (kind: number) => places[members[kind]?.[0] ?? 0] as Place;
  if (byLine !== undefined) {
    return texts.map((known, kind) => {
      const line = value.lineIn(placeOf(kind).country);
      return line && (isOneOf(kind, byLine.get(line.folded)) ? compareNear(line, known) : findTypos(line, known));
    });
  }
  if (texts.length > 0) return texts.map((known) => street && compareNear(street, known));
  return members.map((_, kind) => (isNear(placeOf(kind), value) ? compare(placeOf(kind), value, options) : undefined));
}

function isNear(place: Place, { field, text, bare, smallNumber }: Value): boolean {
  switch (field) {
    case "zip":
      return bare !== undefined && isLike(bare, zipTexts(place).known);
    case "number.full":
      return place.number !== null && numberTexts(place.number).small.includes(smallNumber);
    default:
      return compareCountry(text, place.country).similarity !== "other";
  }
}

function isOneOf(kind: number, kinds: ReadonlySet<number> | undefined): boolean {
  return kinds?.has(kind) ?? false;
}

function compareNear(text: ReadyText, known: KnownTexts): Comparison | undefined {
  return compareExactly(text, known) ?? findTypos(text, known);
}

/** What is to be said of a field besides, place by place. */
export function completed(place: Place, value: Value, compared: ComparedField, options: CompareOptions): ComparedField {
  if (value.field === "streetWithNumber") return withNumber(value, place, compared);
  return value.field === "full" ? withTarget(value, place, compared, options) : compared;
}

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
function compareHouseNumber(
  { number: sent, bareNumber: bare, smallNumber }: Value,
  number: string | null,
): ComparedField {
  if (number === null) return { ...noMatch, part: "NUMBER" };
  const { parts, small } = numberTexts(number);
  const target = parts[small.indexOf(smallNumber)];
  const steps: Reformatting[] = bare === sent ? [] : [{ subtype: "WHITESPACES", from: sent, to: bare }];
  if (target !== undefined) {
    if (target !== bare) steps.push({ subtype: "CASE_SENSITIVITY", from: bare, to: target });
    const isShorter = target !== number;
    return { similarity: steps.length > 0 ? "format" : isShorter ? "shorter" : "same", target, steps, typos: 0 };
  }
  return { similarity: "other", target: number, steps, typos: 0, part: "NUMBER" };
}

/** The street and the number apart: a street may have typing errors, a number may not. */
function withNumber(value: Value, place: Place, street: Comparison): ComparedField {
  const number = compareHouseNumber(value, place.number);
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

const noSteps: Reformatting[] = [];

/** The changes of formatting of a first line, each from the whole line to the whole line. */
function stepsOfLine({ sent, street, number, gap }: Value, ofStreet: Comparison, ofNumber: Comparison): Reformatting[] {
  if (gap === " " && ofStreet.steps.length === 0 && ofNumber.steps.length === 0) return noSteps;
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

/** A correction writes the line as the options ask for. */
function withTarget(value: Value, place: Place, comparison: ComparedField, options: CompareOptions): ComparedField {
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
