import type { Known } from "@data-validation/client";
import type { Schemas } from "../../schemas.ts";
import { countryOf, legalFormNotations } from "../countries/index.ts";
import { countryCodes } from "../countries/names.ts";
import { type NumberField, numberKind } from "../countries/numbers.ts";
import { type KnownText, properNames, type TextKind } from "../register/comparison.ts";
import { lookUpCountry } from "../register/country.ts";
import { lettersOf } from "../register/keeps-words.ts";
import { indexTexts } from "../register/text-index.ts";
import { wordAlternatives } from "../shared/alternatives.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import type { CompanyEntry } from "./entries.ts";
import numberLabels from "./number-labels.json" with { type: "json" };

export type CompanyField = Known<Schemas["CompanySearchQuery"]["type"]>;

/** The texts of a company in a field, its own first. */
export const companyTexts = {
  name: nameTexts,
  registrationNumber: (entry) => numberTexts(entry, "registrationNumber"),
  taxNumber: (entry) => numberTexts(entry, "taxNumber"),
  vatNumber: (entry) => numberTexts(entry, "vatNumber"),
} satisfies Record<CompanyField, (entry: CompanyEntry) => KnownText[]>;

/** The notations of all legal forms, as alternatives of an expression. */
export const anyLegalForm = wordAlternatives(legalFormNotations.flat());

const spacedForms = [...new Set(legalFormNotations.flat().map(lettersOf))].map((letters) =>
  Array.from(letters).join(String.raw`\s*`),
);
const LEGAL_FORM_AT_END = new RegExp(String.raw`(?<![\s,])[\s,]+(?:${spacedForms.join("|")})\s*$`);

/** Names regardless of dots, and of the white space of their legal form: spol.s r.o., s. r.o. */
const companyNames: TextKind = {
  ...properNames,
  read(sent) {
    const reading = properNames.read(sent);
    const folded = reading.folded
      .replaceAll(".", "")
      .replace(/(?<!\S\S)(?<=\p{L})\s(?=\p{L}(?:\s|$))/gu, "")
      .replace(LEGAL_FORM_AT_END, (form) => ` ${lettersOf(form)}`);
    return { ...reading, folded };
  },
};

/** Suffixes of companies in liquidation. */
const inLiquidation = ["v likvidaci", "v likvidácii", "w likwidacji"].flatMap((words) =>
  ["", ",", " -"].map((mark) => `${mark} ${words}`),
);

/** A name without its legal form, and the form; undefined without one. */
function splitOwnLegalForm({ country, name }: CompanyEntry["company"]) {
  const { legalForms } = countryOf(country);
  const form = Object.keys(legalForms).find((abbreviation) => name.endsWith(` ${abbreviation}`));
  if (form === undefined) return undefined;
  const { [form]: notations = [], ...others } = legalForms;
  const notationsOfOthers = Object.entries(others).flat(2);
  return { short: name.slice(0, -form.length - 1), forms: [form, ...notations], notationsOfOthers };
}

/**
 * A full name, and variants of it: without the legal form, with its other notations, with a comma
 * before it.
 */
function nameTexts({ company }: CompanyEntry): KnownText[] {
  const { name } = company;
  const divided = splitOwnLegalForm(company);
  if (divided === undefined) return [{ text: name }];
  const { short, forms } = divided;
  const otherSpellings = forms.flatMap((other) => [`${short} ${other}`, `${short}, ${other}`]);
  return [
    { text: name },
    { text: short, missing: "LEGAL_FORM" },
    ...otherSpellings.map((text) => ({ text, notationOf: name })),
    ...inLiquidation.map((words) => ({ text: name + words, isOtherName: true })),
  ];
}

/**
 * Variants that no search matches: another legal form, and the name of a person with the surname
 * or the trade first.
 */
function mistakenNames({ company }: CompanyEntry): KnownText[] {
  const { short = "", notationsOfOthers = [] } = splitOwnLegalForm(company) ?? {};
  const [given, surname, ...trade] = company.name.split(" ");
  const isPerson = company.legalForm.type === "physical" && surname;
  const texts = notationsOfOthers.map((notation) => `${short} ${notation}`);
  if (isPerson && trade.length === 0) texts.push(`${surname} ${given}`);
  if (isPerson && trade.length > 0) texts.push(`${trade.join(" ")} ${given} ${surname}`);
  return texts.map((text) => ({ text, isOtherName: true }));
}

/** A number, and its variant without the country's letters, or with them if it has none. */
function numberTexts({ company }: CompanyEntry, field: NumberField): KnownText[] {
  const number = company[field];
  if (!number) return [];
  const prefix = numberKind(company.country, field)?.prefix ?? "";
  const isPrefixed = prefix !== "" && number.startsWith(prefix);
  return isPrefixed
    ? [{ text: number }, { text: number.slice(prefix.length), missing: "PREFIX" }]
    : [{ text: number }, { text: company.country + number, isOtherName: true }];
}

/** The labels of the numbers of all fields. */
export const anyNumberLabel = wordAlternatives(Object.values(numberLabels).flat());

/** Labels before a number: IČO: 89011015. */
const NUMBER_LABELS = new RegExp(`^(?:${anyNumberLabel})+(?=[A-Z]{0,2}\\d)`, "iu");

/** A number, or its beginning, without white space, separators and the labels before it. */
export function withoutNumberLabels(text: string): string {
  const unspaced = text.replace(/[\s.:/–-]/gu, "").toUpperCase();
  return unspaced.replace(NUMBER_LABELS, "");
}

/** A number with its label in a text with several. */
const LABELLED_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(${anyNumberLabel})[\s.:]*((?:[A-Z]{2}\s?)?\d(?:[\d\s-]*\d)?)`,
  "giu",
);

/** Of several labelled numbers, the one of a field: IČO: 89011015, DIČ: CZ89011015. */
function numberOf(field: NumberField, text: string): string {
  const labelledNumbers = [...text.matchAll(LABELLED_NUMBER)];
  if (labelledNumbers.length < 2) return BESIDE_WORDS.exec(text)?.[1] ?? text;
  const ownLabel = new RegExp(`^(?:${wordAlternatives(numberLabels[field])})$`, "iu");
  const [ownNumber, secondNumber] = labelledNumbers.filter(([, label = ""]) =>
    ownLabel.test(label),
  );
  return secondNumber === undefined ? (ownNumber?.[2] ?? text) : text;
}

/** The letters of the countries in any case, which belong to a number: cz 89003675. */
const letterPatterns = countryCodes.map((code) =>
  code.replace(/./g, (letter) => `[${letter}${letter.toLowerCase()}]`),
);

/** A number with words around it: 89003675 (plátce DPH). */
const BESIDE_WORDS = new RegExp(
  String.raw`^(?:[^\p{N}]*?[^\p{L}\p{N}])??((?:(?:[A-Z]{2}|${letterPatterns.join("|")})[\s.-]?)?\d[\d -]*\d)(?:[^\p{L}\p{N}][^\p{N}]*)?$`,
  "u",
);

/** A digit of another script as one of ASCII; the ten digits of a script follow each other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

const numberTextKind = (field: NumberField): TextKind => ({
  read(text) {
    const western = text.replace(/(?!\d)\p{Nd}/gu, digitOf);
    const digits = undoSpreadsheetNumber(western) ?? numberOf(field, western);
    const formatted = withoutNumberLabels(digits);
    // Letters that look like digits; spreadsheets drop leading zeros.
    const folded = formatted
      .replace(/(?<=\d)O+/g, (letters) => "0".repeat(letters.length))
      .replace(/(?<=\d)[IL]/g, "1")
      .replace(/^([A-Z]{0,2})0+(?=\d)/, "$1");
    return { text, folded, formatted };
  },
  mostTypos: () => 1,
});

export const companyLookups = memoiseByObject((entries: readonly CompanyEntry[]) => ({
  name: indexTexts(entries, companyNames, (entry) => [
    ...nameTexts(entry),
    ...mistakenNames(entry),
  ]),
  ...indexNumbers(entries),
  country: lookUpCountry<CompanyEntry>,
}));

function indexNumbers(entries: readonly CompanyEntry[]) {
  const indexOf = (field: NumberField) =>
    indexTexts(entries, numberTextKind(field), companyTexts[field]);
  return {
    registrationNumber: indexOf("registrationNumber"),
    taxNumber: indexOf("taxNumber"),
    vatNumber: indexOf("vatNumber"),
  };
}
