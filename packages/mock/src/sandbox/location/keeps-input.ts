import { valueAtPath } from "@data-validation/common/value-at";
import { countryOf } from "../countries/index.ts";
import { type CountryCode, countryNames, toCountry } from "../countries/names.ts";
import type { Gatekeeper, ValidationRequest } from "../gate.ts";
import { keepsDigits, keepsEachField } from "../register/keeps-fields.ts";
import { keepsWords } from "../register/keeps-words.ts";
import { withoutStreetWords, withoutTownWords } from "./place-names.ts";
import { countryBeforeCode, withBareNumber, withoutCodeLabels, withoutDistricts } from "./read.ts";

function withoutLabels(text: string): string {
  return withoutCodeLabels(
    withoutTownWords(withoutStreetWords(withBareNumber(withoutDistricts(text)))),
  );
}

/** Whether a postal code keeps the sent digits, and the country of the letters before them. */
function keepsCode(code: string, corrected: string, country: CountryCode): boolean {
  const hasWords = /\p{L}{2}/u.test(withoutCodeLabels(code));
  const isOfCountry = (countryBeforeCode(code) ?? country) === country;
  return !hasWords && keepsDigits(code, corrected) && isOfCountry;
}

/** Whether the second half of a corrected number is a flat that was not sent. */
function addsFlat(query: ValidationRequest["query"], data: object, country: CountryCode): boolean {
  const flat = valueAtPath(data, "number.part2");
  if (typeof flat !== "string" || countryOf(country).streetWords.flat.length === 0) return false;
  const flatPattern = new RegExp(String.raw`(?<!\d)${flat}(?![\d-])`, "i");
  return !Object.values(query).some((sent) => flatPattern.test(String(sent)));
}

/** The names of a corrected town in other languages. */
function otherNames(country: CountryCode, city: string): string {
  const { townsInOtherLanguages } = countryOf(country);
  const found = Object.entries(townsInOtherLanguages).filter(([town]) => city.startsWith(town));
  return found.flatMap(([, names]) => names).join(" ");
}

/** Whether a corrected address keeps every word and number of each field. */
export const gatekeeper: Gatekeeper = {
  keeps(request, data) {
    const country = toCountry(String(data.country));
    if (country === undefined || addsFlat(request.query, data, country)) return false;
    const names = otherNames(country, String(data.city));
    // In a line, a spreadsheet may have dropped the zeros of the postal code.
    const regions = [data.state, data.region].join(" ");
    const namesInLine = `${names} ${regions} ${countryNames(country).join(" ")} ${String(data.zip).replace(/^[0-]+/, "")}`;
    return keepsEachField(request, Object.keys(request.query), country, (field, text) => {
      const corrected = String(valueAtPath(data, field));
      if (field === "zip") return keepsCode(text, corrected, country);
      const addedWords: Record<string, string> = { city: names, full: namesInLine };
      return keepsWords(withoutLabels(text), [corrected, addedWords[field]].join(" "));
    });
  },
};
