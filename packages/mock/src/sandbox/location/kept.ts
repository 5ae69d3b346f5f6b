import { valueAt } from "@data-validation/common/value-at";
import { countryOf } from "../countries/index.ts";
import { countryNames, toCountry } from "../countries/names.ts";
import type { Gatekeeper } from "../gate.ts";
import { digitsOf, keepsCountry, keepsDigits } from "../shared/kept-fields.ts";
import { keepsWords } from "../shared/kept-words.ts";
import { withoutStreetWords } from "./names.ts";
import { countryBeforeCode, withBareNumber, withoutCodeLabels } from "./read.ts";

function withoutLabels(text: string): string {
  return withoutCodeLabels(withoutStreetWords(withBareNumber(text)));
}

/** Whether a postal code has the digits that were sent, in the country of the letters before them. */
function keepsCode(sent: string, corrected: string, country: unknown): boolean {
  const sentCountry = countryBeforeCode(sent) ?? toCountry(String(country));
  return keepsDigits(sent, corrected) && sentCountry === toCountry(String(country));
}

/** The names of a corrected town in other languages. */
function otherNames(country: unknown, city: unknown): string {
  const code = toCountry(String(country));
  if (code === undefined) return "";
  const { townsInOtherLanguages } = countryOf(code);
  const found = Object.entries(townsInOtherLanguages).filter(([town]) =>
    String(city).startsWith(town),
  );
  return found.flatMap(([, names]) => names).join(" ");
}

/** Whether a corrected address has every word and number of each field that was sent. */
export const gatekeeper: Gatekeeper = {
  fieldsToSend: (query) =>
    Object.keys(query).filter((field) => typeof query[field] === "string" && field !== "filter"),
  keeps(request, data) {
    const { country, city } = data;
    const names = otherNames(country, city);
    const code = toCountry(String(country));
    const countries = code === undefined ? "" : countryNames(code).join(" ");
    return Object.entries(request.query).every(([field, sent]) => {
      if (typeof sent !== "string" || sent.trim() === "") return true;
      if (field === "country") return keepsCountry(sent, country, request);
      const corrected = String(valueAt(data, field) ?? "");
      if (field === "zip") return keepsCode(sent, corrected, country);
      const others = field === "city" || field === "full" ? ` ${names}` : "";
      // On a line, a spreadsheet may have dropped the zeros of the postal code.
      const code = digitsOf(String(data.zip ?? ""));
      const known = corrected + others + (field === "full" ? ` ${countries} ${code}` : "");
      return keepsWords(withoutLabels(sent), known);
    });
  },
};
