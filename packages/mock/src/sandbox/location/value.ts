import { type CountryCode, countryOf } from "../countries/index.ts";
import { countryNames } from "../register/country-names.ts";
import { remembered } from "../shared/remembered.ts";
import { comparing, longestValue, readyText } from "../shared/similarity.ts";
import { fold } from "../shared/text.ts";

/** A field of a query in the form that is compared with all places. */
export type Value = ReturnType<typeof takeApart>;

/** What people write before a house number. */
const beforeNumber = String.raw`(?:č\.?\s*(?:p|o|ev)\.?|s(?:úp)?\.?\s*č\.?|nr\.?|č\.)\s*`;
const firstLine = new RegExp(String.raw`^(.*?)([\s,]*)(?:(?<=[\s,]|^)${beforeNumber})?(\d[\d\s/-]*[a-z]?\s*)$`, "isu");
const numberWord = new RegExp(`^${beforeNumber}(?=\\d)`, "iu");
const numberWords = new RegExp(String.raw`(?<![\p{L}\p{N}])${beforeNumber}(?=\d)`, "giu");

/** Reads a field as it was sent. */
export function readValue(field: string, sent: string): Value {
  return readerOf(field)(sent);
}

const readerOf = remembered((field) => remembered((sent) => takeApart(field, sent)));

function takeApart(field: string, sent: string) {
  const isTooLong = sent.length > longestValue;
  const isFirstLine = field === "streetWithNumber";
  const [, street = "", between = "", house = ""] = (isFirstLine && firstLine.exec(sent)) || [];
  const number = isFirstLine ? house : field === "number.full" ? sent.replace(numberWord, "") : "";
  const line = field === "full" ? readLine(sent) : "";
  const plain = field === "full" ? line : field === "zip" ? sent.replace(/[\s.-]+/gu, "") : sent;
  const name = isFirstLine && house !== "" ? street : plain;
  const nameIn = byCountry((country) => spelledOut(field, name, country));
  const readyIn = byCountry((country) => (isTooLong ? undefined : readyText(nameIn(country))));
  const compareIn = byCountry((country) => comparing(readyIn(country)));
  return {
    field,
    sent,
    isTooLong,
    /** The street of a first line, a postal code without white space and punctuation; any other field itself. */
    name,
    /** The house number of a first line; any other field itself. */
    number,
    bareNumber: number.replace(/\s+/gu, ""),
    /** What stands between street and number. */
    gap: between,
    /** The folded words of a line. */
    words: new Set(line === "" ? [] : fold(line).split(" ")),
    /** The name as people of a country understand it: street words spelled out, the country at the end left out. */
    nameIn,
    /** That, ready to be compared; undefined if it is too long. */
    readyIn,
    /** That without regard to case, diacritics and superfluous white space; empty if it is too long. */
    foldedIn: (country: CountryCode) => readyIn(country)?.folded ?? "",
    /** Compares that with the names of places in the country. */
    compareIn,
  };
}

export function byCountry<Result>(compute: (country: CountryCode) => Result): (country: CountryCode) => Result {
  const known: Partial<Record<CountryCode, Result>> = {};
  return (country) => {
    known[country] ??= compute(country);
    return known[country] as Result;
  };
}

/** A line without what says nothing there: commas, and what people write before a house number. */
function readLine(sent: string): string {
  return sent
    .replace(/\s*,\s*/gu, " ")
    .replace(/\s*\/\s*/g, "/")
    .replace(numberWords, "");
}

/** A name without the words before it, with its short words in full, and without a country at the end of a line. */
function spelledOut(field: string, name: string, country: CountryCode): string {
  if (field !== "street" && field !== "streetWithNumber" && field !== "full") return name;
  const { before, short } = wordsOf(country);
  let full = name.replace(before, "");
  for (const [pattern, word] of short)
    full = full.replace(pattern, (found) => (found.includes(".") ? `${word} ` : word));
  if (full !== name) full = full.trim();
  const end = field === "full" ? countryNames(country).find((each) => full.endsWith(` ${each}`)) : undefined;
  return end === undefined ? full : full.slice(0, -end.length - 1).trimEnd();
}

const wordsOf = byCountry((country) => {
  const { before, short } = countryOf(country).streetWords;
  const stems = before.map((word) => word.replace(".", String.raw`\.?`));
  return {
    before: new RegExp(stems.length === 0 ? "^(?!)" : `^\\s*(?:${stems.join("|")})\\s+`, "iu"),
    short: Object.entries(short).map(([word, full]): [RegExp, string] => {
      // Germans write it in one word: Müllerstr.
      const start = country === "DE" ? "" : String.raw`(?<!\p{L})`;
      const stem = word.slice(0, -1);
      return [new RegExp(String.raw`${start}(?:${stem}|${fold(stem)})(?:\.\s*|(?=\s|$))`, "giu"), full];
    }),
  };
});
