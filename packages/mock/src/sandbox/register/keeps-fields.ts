import { countryNames, toCountry } from "../countries/names.ts";
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

/** Whether a corrected country is or may be the one that was sent. */
export function keepsCountry(
  text: string,
  corrected: unknown,
  { options }: ValidationRequest,
): boolean {
  if (options?.correctionModeCrossCountry === "full") return true;
  const typed = withoutDecoration(text, false);
  const country = likelyCountry(typed);
  // CR is Costa Rica, and ČR without its mark.
  const isOtherCode = country && /^[A-Z]{2}$/.test(typed) && !countryNames(country).includes(typed);
  return !isOtherCode && country === toCountry(String(corrected));
}
