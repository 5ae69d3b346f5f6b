import type { FieldValues } from "../validation.ts";

/**
 * The prefix or country of a row that a correction would change; undefined if it changes neither.
 *
 * @param sent - the data of the result, with the number and the country as sent
 * @param column - the digits of the row's own column for the prefix; empty if it has none
 */
export function findStatedChange(
  sent: FieldValues | null | undefined,
  corrected: FieldValues | null | undefined,
  column = "",
): "prefix" | "country" | undefined {
  const number = String(sent?.numberFull ?? sent?.numberWithPrefix ?? "");
  const inNumber = /^[\s(]*(?:\+|00)\D*(\d[\d\s().-]*)/.exec(number)?.[1]?.replace(/\D/g, "");
  const stated = [inNumber, column || undefined].filter((digits) => digits !== undefined);
  const prefix = String(corrected?.prefix ?? "").replace(/\D/g, "");
  if (prefix !== "" && stated.some((digits) => !digits.startsWith(prefix))) return "prefix";
  const from = codeOf(sent?.country);
  const to = codeOf(corrected?.country);
  return from !== undefined && to !== undefined && from !== to ? "country" : undefined;
}

/**
 * A country code (ISO 3166-1 alpha-2); undefined for a country in words, which may be the same one.
 */
function codeOf(country: unknown): string | undefined {
  return typeof country === "string" && /^[a-z]{2}$/i.test(country)
    ? country.toUpperCase()
    : undefined;
}
