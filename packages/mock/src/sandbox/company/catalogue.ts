import { type CountryCode, countryCodes, toCountry } from "../countries/names.ts";
import { type NumberField, numberKind } from "../countries/numbers.ts";
import { numberFindings } from "../register/report.ts";
import { type IsOutsideCatalogue, isNotFound, isUnknown } from "../shared/catalogue.ts";

const numberFields: readonly NumberField[] = ["registrationNumber", "taxNumber", "vatNumber"];

/** A number that is not well-formed is wrong in every register. */
export const isOutsideCatalogue: IsOutsideCatalogue = (query, body) => {
  const { country, type, value, registrationNumber } = query;
  const own = typeof country === "string" ? toCountry(country) : undefined;
  const isNumberSound = (field: NumberField, number: unknown) =>
    typeof number !== "string" || isSound(field, number, own);
  if (body.result)
    return isUnknown(body) && numberFields.every((field) => isNumberSound(field, query[field]));
  const field = numberFields.find((name) => name === type);
  if (field) return isNotFound(query, body) && isNumberSound(field, value);
  if (type !== undefined) return isNotFound(query, body);
  return body.results?.length === 0 && isNumberSound("registrationNumber", registrationNumber);
};

function isSound(field: NumberField, text: string, country: CountryCode | undefined): boolean {
  const number = text.replaceAll(/[\s.:/–-]+/gu, "").toUpperCase();
  const kinds = (country ? [country] : countryCodes).flatMap(
    (code) => numberKind(code, field) ?? [],
  );
  return numberFindings(field, number, kinds).length === 0;
}
