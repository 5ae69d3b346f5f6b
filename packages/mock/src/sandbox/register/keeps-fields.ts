import { type CountryCode, countryNames } from "../countries/names.ts";
import type { ValidationRequest } from "../gate.ts";
import { undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import { likelyCountry } from "./country.ts";
import { withoutDecoration } from "./decoration.ts";

/**
 * Whether a corrected number keeps the sent digits; leading zeros may be added, which spreadsheets
 * drop.
 */
export function keepsDigits(text: string, corrected: string): boolean {
  const digits = (undoSpreadsheetNumber(text) ?? text).replace(/\D/g, "");
  return new RegExp(`^0*${digits}$`).test(corrected.replace(/\D/g, ""));
}

/** Whether the country, if sent, and each other text that is not blank are kept. */
export function keepsEachField(
  { query, options }: ValidationRequest,
  fields: readonly string[],
  country: CountryCode | undefined,
  keeps: (field: string, text: string) => boolean,
): boolean {
  return fields.every((field) => {
    const text = query[field];
    if (typeof text !== "string" || text.trim() === "") return true;
    if (field !== "country") return keeps(field, text);
    return options?.correctionModeCrossCountry === "full" || keepsCountry(text, country);
  });
}

/** Whether a corrected country is or may be the one that was sent. */
function keepsCountry(text: string, corrected: CountryCode | undefined): boolean {
  const typed = withoutDecoration(text, false);
  const country = likelyCountry(typed);
  // CR is Costa Rica, and ČR without its mark.
  const isOtherCode = country && /^[A-Z]{2}$/.test(typed) && !countryNames(country).includes(typed);
  return !isOtherCode && country === corrected;
}
