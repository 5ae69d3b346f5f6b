import type { Change, Meaning, Members } from "../step.ts";

/** The operation of section 9.1, whose table the rows follow. */
export const PHONE_PATH = "/phone/validate";

/**
 * The names of /phone/validate that differ. What changes without a name (a country that is null) is
 * not here.
 */
export const phoneChanges = [
  { path: PHONE_PATH, place: "request.query", from: "numberWithPrefix", to: "numberFull" },
  {
    path: PHONE_PATH,
    place: "request.options",
    from: "defaultPrefix",
    to: "preferredPrefixes",
    note: "send an array of prefixes",
    // 2.0 tried it after the preferred prefixes.
    isAppended: true,
  },
  {
    path: PHONE_PATH,
    place: "request.options",
    from: "formatNumber",
    to: "numberFormat",
    note: 'true becomes "e123", false becomes "e164"',
    values: { true: "e123", false: "e164" },
  },
  { path: PHONE_PATH, place: "result.data", from: "numberWithPrefix", to: "numberFull" },
  {
    path: PHONE_PATH,
    place: "result.data.format",
    from: "national",
    to: "raw",
    note: "2.1 moves this value to `raw`; its `national` is grouped",
  },
  { path: PHONE_PATH, place: "result.data.format", from: "nationalFormatted", to: "national" },
  { path: PHONE_PATH, place: "result.data.format", from: "international", to: "e164" },
  { path: PHONE_PATH, place: "result.data.format", from: "internationalFormatted", to: "e123" },
] as const satisfies readonly Change[];

/** A country that is not resolved is null in 2.1, and an empty string in 2.0. */
export const phoneMeaning = {
  isOneWay: false,
  translate(candidate, { isUpgrade }) {
    if (!candidate.data) return candidate;
    const country = candidate.data.country as Members;
    const unresolved = isUpgrade ? null : "";
    const resolved = { code: country.code || unresolved, prefix: country.prefix || unresolved };
    return { ...candidate, data: { ...candidate.data, country: { ...country, ...resolved } } };
  },
} as const satisfies Meaning;
