import { operations } from "../generated.ts";
import type { RequestBody, ResponseBody } from "../types.ts";
import { mapValidation, rename, type Translation, type Translator, withoutUndefined } from "./translate.ts";

/** The operation of section 9.1. */
export const phonePath = operations["2.1"].phone.validate;

type Path = typeof phonePath;
type Request20 = RequestBody<Path, "2.0">;
type Request21 = RequestBody<Path, "2.1">;
type Response20 = ResponseBody<Path, "2.0">;
type Response21 = ResponseBody<Path, "2.1">;
type Query20 = Request20["request"]["query"];
type Query21 = Request21["request"]["query"];
type Data20 = Response20["result"]["data"];
type Data21 = Response21["result"]["data"];

/** The query's field under which findings, fixes and errors name the whole number. */
const WHOLE_20 = "numberWithPrefix";
const WHOLE_21 = "numberFull";

/** Translates /phone/validate between 2.0 and 2.1. */
export const phoneTranslator: Translator = {
  upgradeRequest,
  downgradeRequest,
  upgradeResponse,
  downgradeResponse,
  errorFields: {
    [`query.${WHOLE_21}`]: `query.${WHOLE_20}`,
    "options.numberFormat": "options.formatNumber",
  },
};

/** defaultPrefix was tried after the preferred prefixes, so it becomes the last of them. */
function upgradeRequest({ request, ...body }: Request20): Translation<Request21> {
  const { query, options, ...envelope } = request;
  if (!options) return { body: { ...body, request: { ...envelope, query: upgradeQuery(query) } }, lost: [] };
  const { defaultPrefix, preferredPrefixes, formatNumber, numberFormat: _, ...others } = options;
  const upgraded = withoutUndefined({
    ...others,
    preferredPrefixes: defaultPrefix == null ? preferredPrefixes : [...(preferredPrefixes ?? []), defaultPrefix],
    numberFormat: formatNumber == null ? undefined : formatNumber ? "e123" : "e164",
  } as const);
  return { body: { ...body, request: { ...envelope, query: upgradeQuery(query), options: upgraded } }, lost: [] };
}

/** 2.0 writes a number in two notations; the other two are reported. */
function downgradeRequest({ request, ...body }: Request21): Translation<Request20> {
  const { query, options, ...envelope } = request;
  if (!options) return { body: { ...body, request: { ...envelope, query: downgradeQuery(query) } }, lost: [] };
  const { numberFormat, formatNumber: _, defaultPrefix: __, ...others } = options;
  const isKnown = numberFormat == null || numberFormat === "e123" || numberFormat === "e164";
  const downgraded = withoutUndefined({
    ...others,
    formatNumber: isKnown && numberFormat ? numberFormat === "e123" : undefined,
  });
  return {
    body: { ...body, request: { ...envelope, query: downgradeQuery(query), options: downgraded } },
    lost: isKnown
      ? []
      : [
          {
            field: "options.numberFormat",
            value: numberFormat,
            section: "9.1",
            reason: "Version 2.0 writes the number as e164 or e123.",
          },
        ],
  };
}

/** An unresolved country, null in 2.1, is an empty string in 2.0. */
function downgradeResponse(answer: Response21): Response20 {
  return mapValidation(
    answer,
    (data: Data21): Data20 => {
      const { numberFull, format, country, ...others } = data;
      const { raw, national, e164, e123, ...notations } = format;
      return {
        ...others,
        numberWithPrefix: numberFull,
        format: {
          ...notations,
          national: raw,
          nationalFormatted: national,
          international: e164,
          internationalFormatted: e123,
        },
        country: { ...country, code: country.code ?? "", prefix: country.prefix ?? "" },
      };
    },
    { [WHOLE_21]: WHOLE_20 },
  ) as Response20;
}

/** Nothing is lost: every field of 2.1 follows from one of 2.0. */
function upgradeResponse(answer: Response20): Response21 {
  return mapValidation(
    answer,
    (data: Data20): Data21 => {
      const { numberWithPrefix, format, country, ...others } = data;
      const { national, nationalFormatted, international, internationalFormatted, ...notations } = format;
      return {
        ...others,
        numberFull: numberWithPrefix,
        format: {
          ...notations,
          raw: national,
          national: nationalFormatted,
          e164: international,
          e123: internationalFormatted,
        },
        country: { ...country, code: country.code || null, prefix: country.prefix || null },
      };
    },
    { [WHOLE_20]: WHOLE_21 },
  ) as Response21;
}

function upgradeQuery(query: Query20): Query21 {
  return rename(query, WHOLE_20, WHOLE_21) as Query21;
}

function downgradeQuery(query: Query21): Query20 {
  return rename(query, WHOLE_21, WHOLE_20) as Query20;
}
