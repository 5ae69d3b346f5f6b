import type { Change, Meaning, Members } from "../step.ts";

/** The operation of section 9.2, whose table the rows follow. */
export const NAME_PATH = "/name/validate";

/** The names of /name/validate that differ. */
export const nameChanges = [
  { path: NAME_PATH, place: "request.options", from: "validationDepth", to: null },
  {
    path: NAME_PATH,
    place: "request.options",
    from: "smartMode",
    to: "correctionMode",
    note: 'true becomes "full", false becomes "suggestion"',
    values: { true: "full", false: "suggestion" },
  },
  { path: NAME_PATH, place: "request.options", from: null, to: "dataLanguage" },
  { path: NAME_PATH, place: "result", from: "details", to: "data.details" },
  { path: NAME_PATH, place: "result.data", from: null, to: "vocativeName" },
  { path: NAME_PATH, place: "result.data", from: null, to: "vocativeSurname" },
  { path: NAME_PATH, place: "result.data", from: null, to: "vocativeNameSurname" },
  { path: NAME_PATH, place: "result.data", from: null, to: "dataTypes" },
] as const satisfies readonly Change[];

/**
 * Responses of 2.1 contain more than those of 2.0. A translation to 2.0 moves details to the root
 * of the result, with the nameDays that 2.0 requires.
 */
export const nameMeaning = {
  isOneWay: true,
  translate(candidate, { isResult }) {
    const { details, ...data } = candidate.data ?? {};
    if (details === undefined) return candidate;
    if (!isResult) return { ...candidate, data };
    const older = [details as Members]
      .flat()
      .map((detail) => ({ ...detail, nameDays: detail.nameDays ?? null }));
    return { ...candidate, data, details: Array.isArray(details) ? older : older[0] };
  },
} as const satisfies Meaning;
