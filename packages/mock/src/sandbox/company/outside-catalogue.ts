import { type CountryCode, countryCodes, toCountry } from "../countries/names.ts";
import { type NumberField, numberFields, numberKind } from "../countries/numbers.ts";
import { sandboxRecords } from "../register/records.ts";
import { numberFindings } from "../register/report.ts";
import {
  type IsOutsideCatalogue,
  isNotFound,
  isUnknownValue,
  type SentQuery,
  type SuccessBody,
} from "../shared/outside-catalogue.ts";
import { fold } from "../shared/text.ts";

/** A malformed number is invalid in every register. */
export const isOutsideCatalogue: IsOutsideCatalogue = (query, body) => {
  const { country } = query;
  const countryCode = typeof country === "string" ? toCountry(country) : undefined;
  return isUnknownTo(query, body, countryCode) && !isRegistered(query, countryCode);
};

function isUnknownTo(
  query: SentQuery,
  body: SuccessBody,
  country: CountryCode | undefined,
): boolean {
  const { type, value, registrationNumber } = query;
  const isNumberSound = (field: NumberField, number: unknown) =>
    typeof number !== "string" || isSound(field, number, country);
  if (body.result)
    return (
      isUnknownValue(body) && numberFields.every((field) => isNumberSound(field, query[field]))
    );
  const field = numberFields.find((name) => name === type);
  if (field) return isNotFound(query, body) && isNumberSound(field, value);
  if (type !== undefined) return isNotFound(query, body);
  return body.results?.length === 0 && isNumberSound("registrationNumber", registrationNumber);
}

/**
 * Whether the mock has the company, but an option excludes it: it is terminated, or has another
 * legal form.
 */
function isRegistered(query: SentQuery, country: CountryCode | undefined): boolean {
  const values = [...numberFields, "name" as const].map((field) => {
    const value = query.type === field ? query.value : query[field];
    return [field, typeof value === "string" ? fold(value) : ""] as const;
  });
  return sandboxRecords.companies.some(
    (company) =>
      (country ?? company.country) === company.country &&
      values.some(([field, value]) => value !== "" && fold(company[field] ?? "").startsWith(value)),
  );
}

function isSound(field: NumberField, text: string, country: CountryCode | undefined): boolean {
  const number = text.replaceAll(/[\s.:/–-]/gu, "").toUpperCase();
  const kinds = (country ? [country] : countryCodes).flatMap(
    (code) => numberKind(code, field) ?? [],
  );
  return numberFindings(field, number, kinds).length === 0;
}
