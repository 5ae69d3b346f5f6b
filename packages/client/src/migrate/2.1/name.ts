import type { Change, Meaning, Members } from "../step.ts";

/** The operation of section 9.2. */
export const namePath = "/name/validate";

const rowsOf = { section: "9.2", path: namePath } as const;

/** The names of /name/validate that differ. */
export const nameChanges = [
  { ...rowsOf, place: "request.options", from: "validationDepth", to: null },
  {
    ...rowsOf,
    place: "request.options",
    from: "smartMode",
    to: "correctionMode",
    note: 'true becomes "full", false becomes "suggestion"',
    values: { true: "full", false: "suggestion" },
  },
  { ...rowsOf, place: "request.options", from: null, to: "dataLanguage" },
  { ...rowsOf, place: "result", from: "details", to: "data.details" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeName" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeSurname" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeNameSurname" },
  { ...rowsOf, place: "result.data", from: null, to: "dataTypes" },
] as const satisfies readonly Change[];

/**
 * Responses of 2.1 hold more than those of 2.0. On the way back, details move to the root of the result, where 2.0 requires their nameDays.
 */
export const nameMeaning = {
  isOneWay: true,
  translate(candidate, _, isResult) {
    const { details, ...data } = candidate.data ?? {};
    if (details === undefined) return candidate;
    if (!isResult) return { ...candidate, data };
    const older = [details as Members].flat().map((detail) => ({ ...detail, nameDays: detail.nameDays ?? null }));
    return { ...candidate, data, details: Array.isArray(details) ? older : older[0] };
  },
} as const satisfies Meaning;
