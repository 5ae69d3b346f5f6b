import { operations } from "../../generated.ts";
import type { Change } from "../step.ts";
import { createTranslator, type Members } from "../translate.ts";

/** The operation of section 9.1. */
export const phonePath = operations["2.1"].phone.validate;

const rowsOf = { section: "9.1", path: phonePath } as const;

/** The names of /phone/validate that differ. What changes without a name (a country that is null) is not here. */
export const phoneChanges = [
  { ...rowsOf, place: "request.query", from: "numberWithPrefix", to: "numberFull" },
  {
    ...rowsOf,
    place: "request.options",
    from: "defaultPrefix",
    to: "preferredPrefixes",
    note: "a list",
    // It was tried after the preferred prefixes.
    isAppended: true,
  },
  {
    ...rowsOf,
    place: "request.options",
    from: "formatNumber",
    to: "numberFormat",
    note: 'true is "e123", false is "e164"',
    values: { true: "e123", false: "e164" },
  },
  { ...rowsOf, place: "result.data", from: "numberWithPrefix", to: "numberFull" },
  {
    ...rowsOf,
    place: "result.data.format",
    from: "national",
    to: "raw",
    note: "2.1 has another national, with spaces",
  },
  { ...rowsOf, place: "result.data.format", from: "nationalFormatted", to: "national" },
  { ...rowsOf, place: "result.data.format", from: "international", to: "e164" },
  { ...rowsOf, place: "result.data.format", from: "internationalFormatted", to: "e123" },
] as const satisfies readonly Change[];

/** Translates /phone/validate between 2.0 and 2.1. A country that is not resolved is null in 2.1, and an empty string in 2.0. */
export const phoneTranslator = createTranslator({ from: "2.0", to: "2.1" }, phoneChanges, (data, isUpgrade) => {
  const country = data.country as Members;
  const unresolved = isUpgrade ? null : "";
  return {
    ...data,
    country: { ...country, code: country.code || unresolved, prefix: country.prefix || unresolved },
  };
});
