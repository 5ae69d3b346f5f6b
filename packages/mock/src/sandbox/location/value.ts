import { countryOf } from "../countries/index.ts";
import { type CountryCode, countryCodes, countryNames } from "../countries/names.ts";
import { remembered } from "../shared/remembered.ts";
import { comparing, readyText } from "../shared/similarity.ts";
import { fold, trimEndOf } from "../shared/text.ts";

export type Value = ReturnType<typeof takeApart>;

/** What people write before a house number. */
const beforeNumber = String.raw`(?:č\.?\s*(?:p|o|ev)\.?|s(?:úp)?\.?\s*č\.?|nr\.?|č\.)\s*`;
const numberWords = new RegExp(String.raw`(?<![\p{L}\p{N}])${beforeNumber}(?=\d)`, "giu");

export function readValue(field: string, sent: string): Value {
  return readerOf(field)(sent);
}

const readerOf = remembered((field) => remembered((sent) => takeApart(field, sent)));

function takeApart(field: string, sent: string) {
  const { name, number, gap } = partsOf(field, sent);
  const bareNumber = number.replace(/\s+/gu, "");
  const nameIn = byCountry((country) => spelledOut(field, name, country));
  const readyIn = byCountry((country) => readyText(nameIn(country)));
  const compareIn = byCountry((country) => comparing(readyIn(country)));
  return {
    field,
    sent,
    /** The street of a first line, a postal code without white space and punctuation; any other field itself. */
    name,
    /** The house number of a first line; any other field itself. */
    number,
    bareNumber,
    slashedNumber: bareNumber.replaceAll("-", "/"),
    /** What stands between street and number. */
    gap,
    words: new Set(field === "full" && name !== "" ? fold(name).split(" ") : []),
    /** The name as people of a country understand it: street words spelled out, the country at the end left out. */
    nameIn,
    readyIn,
    compareIn,
  };
}

interface Parts {
  name: string;
  number: string;
  gap: string;
}

function partsOf(field: string, sent: string): Parts {
  if (field === "streetWithNumber") return splitFirstLine(withBareNumber(sent));
  if (field === "number.full") return { name: sent, number: withBareNumber(sent), gap: "" };
  if (field === "zip") return { name: sent.replace(/[\s.-]+/gu, ""), number: "", gap: "" };
  const name = field === "full" ? withTightSlashes(withBareNumber(sent).replace(/,\s*/g, " ")) : sent;
  return { name, number: "", gap: "" };
}

/**
 * Divides a line before its house number: from the first digit of what ends the line and has nothing but digits, white space, slashes
 * and hyphens, and maybe a letter at the end.
 */
function splitFirstLine(line: string): Parts {
  const text = line.trimEnd();
  let start = /[/\d\s-][a-z]$/i.test(text.slice(-2)) ? text.length - 1 : text.length;
  while (/[/\d\s-]/.test(text.charAt(start - 1))) start--;
  const digit = text.slice(start).search(/\d/);
  if (digit < 0) return { name: line, number: "", gap: "" };
  const before = line.slice(0, start + digit);
  const street = trimEndOf(before, /[\s,]/);
  return { name: street, number: line.slice(start + digit), gap: before.slice(street.length) };
}

export function byCountry<Result>(compute: (country: CountryCode) => Result): (country: CountryCode) => Result {
  const known: Partial<Record<CountryCode, Result>> = {};
  return (country) => {
    known[country] ??= compute(country);
    return known[country] as Result;
  };
}

const flatWords = countryCodes.flatMap((country) =>
  countryOf(country).streetWords.flat.map((word) => word.slice(0, -1)),
);
const flatWord = new RegExp(String.raw`(?<=\d) ?(?:${flatWords.join("|")})\.? ?(?=\d)`, "giu");

/** A line without the words before its house number, and with a slash before the number of the flat. */
function withBareNumber(line: string): string {
  return line.replace(flatWord, "/").replace(numberWords, "");
}

export function withTightSlashes(text: string): string {
  const [first = "", ...others] = text.split("/");
  return others.reduce((line, part) => `${line.trimEnd()}/${part.trimStart()}`, first);
}

/** A name without the words around it, with its short words in full, and without a country at the end of a line. */
function spelledOut(field: string, name: string, country: CountryCode): string {
  if (field !== "street" && field !== "streetWithNumber" && field !== "full") return name;
  const { before, after, short } = wordsOf(country);
  let full = name.replace(before, "").replace(after, "");
  for (const [pattern, word] of short)
    full = full.replace(pattern, (found) => (found.includes(".") ? `${word} ` : word));
  if (full !== name) full = full.trim();
  const end = field === "full" ? countryNames(country).find((each) => full.endsWith(` ${each}`)) : undefined;
  return end === undefined ? full : full.slice(0, -end.length - 1).trimEnd();
}

const wordsOf = byCountry((country) => {
  const { before, short, ending } = countryOf(country).streetWords;
  const stems = before.map((word) => word.replace(".", String.raw`\.?`));
  return {
    before: new RegExp(stems.length === 0 ? "^(?!)" : `^\\s*(?:${stems.join("|")})\\s+`, "iu"),
    after: new RegExp(stems.length === 0 ? "^(?!)" : String.raw`(?<=\p{L}) (?:${stems.join("|")})(?= \d|$)`, "iu"),
    short: [
      ...Object.entries(short).map(([word, full]) => [abbreviation(word, String.raw`(?<!\p{L})`), full] as const),
      ...Object.entries(ending).map(([word, full]) => [abbreviation(word, ""), full] as const),
    ],
  };
});

/** Finds an abbreviation, with its dot or without, behind what must stand before it. */
function abbreviation(word: string, before: string): RegExp {
  const stem = word.slice(0, -1);
  return new RegExp(String.raw`${before}(?:${stem}|${fold(stem)})(?:\.\s*|(?=\s|$))`, "giu");
}
