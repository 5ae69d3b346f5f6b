import { type CountryCode, countryCodes } from "../countries/index.ts";
import { countryNames } from "../register/country-names.ts";
import { type ReadyText, readyText } from "../shared/similarity.ts";

/** One field of a query, read once for all places. */
export interface Value {
  field: string;
  sent: string;
  /** Undefined when it is too long to be compared. */
  text: ReadyText | undefined;
  /** What is compared to names: the street of a first line, a postal code without white space and punctuation, any other field itself. */
  name: ReadyText | undefined;
  /** The number of a first line; of any other field, the field itself. */
  number: string;
  /** The same without white space, and in small letters. */
  bareNumber: string;
  smallNumber: string;
  /** What stands between street and number. */
  gap: string;
  /** The words of a line, to find the house number among them. */
  words: ReadonlySet<string>;
  /** A line with the whole address without what says nothing there: commas, and a country at its end; by that country where it has one. */
  lines: ReadonlyMap<CountryCode, ReadyText>;
}

const noWords: Value["words"] = new Set();
const noLines: Value["lines"] = new Map();

/** Reads a field as it was sent. */
export function readValue(field: string, sent: string): Value {
  const text = readyText(sent);
  const value: Value = {
    field,
    sent,
    text,
    name: text,
    number: sent,
    bareNumber: sent,
    smallNumber: sent,
    gap: "",
    words: noWords,
    lines: noLines,
  };
  if (text === undefined) return value;
  if (field === "number.full") readNumber(value);
  if (field === "streetWithNumber") readFirstLine(value);
  if (field === "full") readLine(value);
  if (field === "zip" && !/^[0-9]*$/.test(sent)) value.name = readyText(sent.replace(/[\s.-]+/gu, ""));
  return value;
}

function readNumber(value: Value): void {
  value.bareNumber = /\s/.test(value.number) ? value.number.replace(/\s+/gu, "") : value.number;
  value.smallNumber = value.bareNumber.toLowerCase();
}

function readFirstLine(value: Value): void {
  const parts = /^(.*?)([\s,]*)([0-9][0-9\s/]*[a-z]?\s*)$/iu.exec(value.sent);
  value.name = parts === null ? value.text : readyText(parts[1] ?? "");
  value.gap = parts?.[2] ?? "";
  value.number = parts?.[3] ?? "";
  readNumber(value);
}

/** Names of countries at the end of a line. */
const ends = countryCodes.map((country) => ({ country, ends: countryNames(country).map((name) => ` ${name}`) }));

function readLine(value: Value): void {
  const bare = value.sent.replace(/\s*,\s*/gu, " ");
  const lines = new Map<CountryCode, ReadyText>();
  for (const { country, ends: names } of ends) {
    const end = names.find((name) => bare.endsWith(name));
    const line = end === undefined ? undefined : readyText(bare.slice(0, -end.length).trimEnd());
    if (line !== undefined) lines.set(country, line);
  }
  value.name = readyText(bare);
  value.lines = lines;
  value.words = new Set(value.sent.replace(/\s*\/\s*/g, "/").split(/[\s,]+/u));
}
