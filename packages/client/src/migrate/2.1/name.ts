import { operations } from "../../generated.ts";
import type { ResponseBody } from "../../types.ts";
import type { Change, Translator } from "../step.ts";
import { createTranslator } from "../translate.ts";

/** The operation of section 9.2. */
export const namePath = operations["2.1"].name.validate;

const rowsOf = { section: "9.2", path: namePath } as const;

/** The names of /name/validate that differ. */
export const nameChanges = [
  { ...rowsOf, place: "request.options", from: "validationDepth", to: null },
  {
    ...rowsOf,
    place: "request.options",
    from: "smartMode",
    to: "correctionMode",
    note: 'true is "full", false is "suggestion"',
    values: { true: "full", false: "suggestion" },
  },
  { ...rowsOf, place: "request.options", from: null, to: "dataLanguage" },
  { ...rowsOf, place: "result", from: "details", to: "data.details" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeName" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeSurname" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeNameSurname" },
  { ...rowsOf, place: "result.data", from: null, to: "dataTypes" },
] as const satisfies readonly Change[];

const renaming = createTranslator({ from: "2.0", to: "2.1" }, nameChanges, ({ details: _, ...data }) => data);

/** Translates /name/validate between 2.0 and 2.1; responses of 2.1 hold more than those of 2.0. */
export const nameTranslator = { ...renaming, upgradeResponse: null, downgradeResponse } satisfies Translator;

/** Details move back to the root of the result, where 2.0 requires their nameDays; what 2.0 does not have is left out. */
function downgradeResponse(response: ResponseBody<typeof namePath, "2.1">): unknown {
  const { details } = response.result.data;
  const renamed = renaming.downgradeResponse(response as never) as { result: object };
  if (details === undefined) return renamed;
  const older = [details].flat().map((detail) => ({ ...detail, nameDays: detail.nameDays ?? null }));
  return { ...renamed, result: { ...renamed.result, details: Array.isArray(details) ? older : older[0] } };
}
