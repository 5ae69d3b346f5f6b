import { countryOf } from "../countries/index.ts";
import { type NumberField, numberKind } from "../countries/numbers.ts";
import { type KnownText, names, type TextKind } from "../register/comparison.ts";
import { lookUpCountry } from "../register/country.ts";
import { indexTexts, type Lookup } from "../register/text-index.ts";
import type { Company } from "../register/types.ts";
import { once } from "../shared/text.ts";
import type { Entry } from "./entries.ts";

/** The name of a company, without its legal form, and with other notations of it; as it is if it has none that is known. */
export const namesOf = once(({ company: { country, name } }: Entry) => {
  const { legalForms } = countryOf(country);
  const form = Object.keys(legalForms).find((abbreviation) => name.endsWith(` ${abbreviation}`));
  if (form === undefined) return { short: null, others: [] };
  const short = name.slice(0, -form.length - 1);
  const others = [form, ...(legalForms[form] ?? [])].flatMap((other) => [`${short} ${other}`, `${short}, ${other}`]);
  return { short, others: others.filter((other) => other !== name) };
});

export type CompanyField = "name" | NumberField | "country";

/** What people write before a number: IČO: 89011015. */
const numberLabel = /^\s*(?:IČO?|DIČ|IČ\s*DPH|NIP|REGON|VAT(?:\s*ID)?)[\s:]*(?=[A-Z]{0,2}\d)/iu;

const numbers: TextKind = {
  read(text) {
    const folded = text
      .replace(numberLabel, "")
      .replace(/[\s./–-]+/gu, "")
      .toUpperCase();
    return { text, folded, formatted: folded };
  },
  mostTypos: () => 1,
};

/** The companies by their names and by their numbers. */
export const lookUpIn = once((entries: readonly Entry[]): Record<CompanyField, (text: string) => Lookup<Entry>> => {
  const byNumber = (field: NumberField) => indexTexts(entries, numbers, ({ company }) => numberTexts(company, field));
  return {
    name: indexTexts(entries, names, nameTexts),
    registrationNumber: byNumber("registrationNumber"),
    taxNumber: byNumber("taxNumber"),
    vatNumber: byNumber("vatNumber"),
    country: lookUpCountry,
  };
});

function nameTexts(entry: Entry): KnownText[] {
  const { short, others } = namesOf(entry);
  const withoutForm: KnownText[] = short === null ? [] : [{ text: short, missing: "LEGAL_FORM" }];
  return [{ text: entry.company.name }, ...withoutForm, ...others.map((text) => ({ text, isOtherName: true }))];
}

function numberTexts(company: Company, field: NumberField): KnownText[] {
  const number = company[field];
  if (!number) return [];
  const prefix = numberKind(company.country, field)?.prefix ?? "";
  const isPrefixed = prefix !== "" && number.startsWith(prefix);
  return isPrefixed ? [{ text: number }, { text: number.slice(prefix.length), missing: "PREFIX" }] : [{ text: number }];
}
