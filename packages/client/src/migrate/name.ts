import { operations } from "../generated.ts";
import type { RequestBody, ResponseBody } from "../types.ts";
import { type Loss, mapValidation, type Translation, type Translator, withoutUndefined } from "./translate.ts";

/** The operation of section 9.2. */
export const namePath = operations["2.1"].name.validate;

type Path = typeof namePath;
type Request20 = RequestBody<Path, "2.0">;
type Request21 = RequestBody<Path, "2.1">;
type Response20 = ResponseBody<Path, "2.0">;
type Response21 = ResponseBody<Path, "2.1">;
type Data20 = Response20["result"]["data"];
type Data21 = Response21["result"]["data"];
type Details20 = NonNullable<Response20["result"]["details"]>;
type Details21 = NonNullable<Data21["details"]>;
type Detail20 = Exclude<Details20, unknown[]>;
type Detail21 = Exclude<Details21, unknown[]>;

/** Translates /name/validate between 2.0 and 2.1; answers of 2.1 say more than those of 2.0. */
export const nameTranslator: Translator = {
  upgradeRequest,
  downgradeRequest,
  upgradeResponse: null,
  downgradeResponse,
  errorFields: { "options.correctionMode": "options.smartMode" },
};

/** validationDepth has no replacement: 2.1 checks as it checks, and what was asked for is reported. */
function upgradeRequest({ request, ...body }: Request20): Translation<Request21> {
  const { options, ...envelope } = request;
  if (!options) return { body: { ...body, request: envelope }, lost: [] };
  const { smartMode, validationDepth, correctionMode: _, dataLanguage: __, ...others } = options;
  const upgraded = withoutUndefined({
    ...others,
    correctionMode: smartMode == null ? undefined : smartMode ? "full" : "suggestion",
  } as const);
  return {
    body: { ...body, request: { ...envelope, options: upgraded } },
    lost: losses({ validationDepth }, "Version 2.1 has no replacement for it."),
  };
}

/** 2.0 has two correction modes and one language; the others are reported. */
function downgradeRequest({ request, ...body }: Request21): Translation<Request20> {
  const { options, ...envelope } = request;
  if (!options) return { body: { ...body, request: envelope }, lost: [] };
  const { correctionMode, dataLanguage, smartMode: _, validationDepth: __, ...others } = options;
  const isKnown = correctionMode == null || correctionMode === "full" || correctionMode === "suggestion";
  const downgraded = withoutUndefined({
    ...others,
    smartMode: isKnown && correctionMode ? correctionMode === "full" : undefined,
  });
  return {
    body: { ...body, request: { ...envelope, options: downgraded } },
    lost: [
      ...losses({ correctionMode: isKnown ? undefined : correctionMode }, "Version 2.0 knows full and suggestion."),
      ...losses({ dataLanguage }, "Version 2.0 has no choice of language."),
    ],
  };
}

/** Details move back to the root of the result, where 2.0 requires their nameDays; what 2.0 does not have is left out. */
function downgradeResponse(answer: Response21): Response20 {
  const { details } = answer.result.data;
  const mapped = mapValidation(answer, (data: Data21): Data20 => {
    const { details: _, vocativeName, vocativeSurname, vocativeNameSurname, dataTypes, ...others } = data;
    return others;
  }) as Response20;
  if (details === undefined) return mapped;
  return { ...mapped, result: { ...mapped.result, details: downgradeDetails(details) } };
}

function downgradeDetails(details: Details21): Details20 {
  return Array.isArray(details) ? details.map(downgradeDetail) : downgradeDetail(details);
}

function downgradeDetail(detail: Detail21): Detail20 {
  return { ...detail, nameDays: detail.nameDays ?? null };
}

function losses(option: Record<string, unknown>, reason: string): Loss[] {
  return Object.entries(option)
    .filter(([, value]) => value != null)
    .map(([name, value]) => ({ field: `options.${name}`, value, section: "9.2", reason }));
}
