import { operations } from "../../generated.ts";
import type { Options, RequestBody, ResponseBody } from "../../types.ts";
import type { Change } from "../step.ts";
import { type Loss, mapRequest, mapValidation, type Translation, type Translator } from "../translate.ts";

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
  },
  { ...rowsOf, place: "request.options", from: null, to: "dataLanguage" },
  { ...rowsOf, place: "result", from: "details", to: "data.details" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeName" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeSurname" },
  { ...rowsOf, place: "result.data", from: null, to: "vocativeNameSurname" },
  { ...rowsOf, place: "result.data", from: null, to: "dataTypes" },
] as const satisfies readonly Change[];

type Path = typeof namePath;
type Request20 = RequestBody<Path, "2.0">;
type Request21 = RequestBody<Path, "2.1">;
type Response20 = ResponseBody<Path, "2.0">;
type Response21 = ResponseBody<Path, "2.1">;
type Data21 = Response21["result"]["data"];

/** Translates /name/validate between 2.0 and 2.1; responses of 2.1 hold more than those of 2.0. */
export const nameTranslator = {
  upgradeRequest,
  downgradeRequest,
  upgradeResponse: null,
  downgradeResponse,
  errorFields: { "options.correctionMode": "options.smartMode" },
} satisfies Translator;

/** validationDepth has no replacement: 2.1 checks as it checks, and what was asked for is reported. */
function upgradeRequest(body: Request20): Translation<Request21> {
  const write = ({
    smartMode,
    validationDepth: _,
    correctionMode: __,
    dataLanguage: ___,
    ...others
  }: Options<Path, "2.0">) => ({
    ...others,
    correctionMode: smartMode == null ? undefined : modeOf(smartMode),
  });
  const { validationDepth } = body.request.options ?? {};
  return { body: mapRequest(body, write), lost: losses({ validationDepth }, "Version 2.1 has no replacement for it.") };
}

function modeOf(smartMode: boolean): "full" | "suggestion" {
  return smartMode ? "full" : "suggestion";
}

/** 2.0 has two correction modes and one language; the others are reported. */
function downgradeRequest(body: Request21): Translation<Request20> {
  const { correctionMode, dataLanguage } = body.request.options ?? {};
  const isKnown = correctionMode == null || correctionMode === "full" || correctionMode === "suggestion";
  const write = ({
    correctionMode: mode,
    dataLanguage: _,
    smartMode: __,
    validationDepth: ___,
    ...others
  }: Options<Path, "2.1">) => ({
    ...others,
    smartMode: isKnown && mode ? mode === "full" : undefined,
  });
  return {
    body: mapRequest(body, write),
    lost: [
      ...losses({ correctionMode: isKnown ? undefined : correctionMode }, "Version 2.0 knows full and suggestion."),
      ...losses({ dataLanguage }, "Version 2.0 has no choice of language."),
    ],
  };
}

/** Details move back to the root of the result, where 2.0 requires their nameDays; what 2.0 does not have is left out. */
function downgradeResponse(response: Response21): Response20 {
  const { details } = response.result.data;
  const mapped: Response20 = mapValidation(response, (data: Data21) => {
    const { details: _, vocativeName, vocativeSurname, vocativeNameSurname, dataTypes, ...others } = data;
    return others;
  });
  if (details === undefined) return mapped;
  const older = [details].flat().map((detail) => ({ ...detail, nameDays: detail.nameDays ?? null }));
  return { ...mapped, result: { ...mapped.result, details: Array.isArray(details) ? older : older[0] } };
}

function losses(option: Record<string, unknown>, reason: string): Loss[] {
  return Object.entries(option)
    .filter(([, value]) => value != null)
    .map(([name, value]) => ({ field: `options.${name}`, value, section: "9.2", reason }));
}
