import { operations } from "../../generated.ts";
import type { Options, RequestBody, ResponseBody } from "../../types.ts";
import type { Change } from "../step.ts";
import { mapRequest, mapValidation, type Names, rename, type Translation, type Translator } from "../translate.ts";

/** The operation of section 9.1. */
export const phonePath = operations["2.1"].phone.validate;

const rowsOf = { section: "9.1", path: phonePath } as const;

/** The names of /phone/validate that differ. What changes without a name (a country that is null) is not here. */
export const phoneChanges = [
  { ...rowsOf, place: "request.query", from: "numberWithPrefix", to: "numberFull" },
  { ...rowsOf, place: "request.options", from: "defaultPrefix", to: "preferredPrefixes", note: "a list" },
  {
    ...rowsOf,
    place: "request.options",
    from: "formatNumber",
    to: "numberFormat",
    note: 'true is "e123", false is "e164"',
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

type Path = typeof phonePath;
type Request20 = RequestBody<Path, "2.0">;
type Request21 = RequestBody<Path, "2.1">;
type Response20 = ResponseBody<Path, "2.0">;
type Response21 = ResponseBody<Path, "2.1">;
type Data = (Response20 | Response21)["result"]["data"];

/** The names of each version by those of the other, in the query (as findings, fixes and errors have them) and in the data. */
const upward = namesOf((from, to) => [from, to]);
const downward = namesOf((from, to) => [to, from]);

/** Translates /phone/validate between 2.0 and 2.1. */
export const phoneTranslator = {
  upgradeRequest,
  downgradeRequest,
  // Nothing is lost: every field of 2.1 follows from one of 2.0. A country that is not resolved is null in 2.1, and an empty string in 2.0.
  upgradeResponse: (response: Response20) => mapValidation(response, write(upward, null), upward.query),
  downgradeResponse: (response: Response21) => mapValidation(response, write(downward, ""), downward.query),
  errorFields: { "query.numberFull": "query.numberWithPrefix", "options.numberFormat": "options.formatNumber" },
} satisfies Translator;

/** defaultPrefix was tried after the preferred prefixes, so it becomes the last of them. */
function upgradeRequest(body: Request20): Translation<Request21> {
  const write = ({
    defaultPrefix,
    preferredPrefixes,
    formatNumber,
    numberFormat: _,
    ...others
  }: Options<Path, "2.0">) => ({
    ...others,
    preferredPrefixes: defaultPrefix == null ? preferredPrefixes : [...(preferredPrefixes ?? []), defaultPrefix],
    numberFormat: formatNumber == null ? undefined : formatOf(formatNumber),
  });
  return { body: mapRequest(body, write, upward.query), lost: [] };
}

function formatOf(formatNumber: boolean): "e123" | "e164" {
  return formatNumber ? "e123" : "e164";
}

/** 2.0 writes a number in two notations; the other two are reported. */
function downgradeRequest(body: Request21): Translation<Request20> {
  const value = body.request.options?.numberFormat;
  const isKnown = value == null || value === "e123" || value === "e164";
  const write = ({ numberFormat, formatNumber: _, defaultPrefix: __, ...others }: Options<Path, "2.1">) => ({
    ...others,
    formatNumber: isKnown && numberFormat ? numberFormat === "e123" : undefined,
  });
  const reason = "Version 2.0 writes the number as e164 or e123.";
  return {
    body: mapRequest(body, write, downward.query),
    lost: isKnown ? [] : [{ field: "options.numberFormat", value, section: "9.1", reason }],
  };
}

function write(names: typeof upward, unresolved: string | null) {
  return ({ format, country, ...others }: Data) => ({
    ...rename(others, names.data),
    format: rename(format, names.format),
    country: { ...country, code: country.code || unresolved, prefix: country.prefix || unresolved },
  });
}

/** Pairs of names at each place. */
function namesOf(pair: (from: string, to: string) => [string, string]) {
  const at = (place: Change["place"]): Names =>
    Object.fromEntries(phoneChanges.filter((change) => change.place === place).map(({ from, to }) => pair(from, to)));
  return { query: at("request.query"), data: at("result.data"), format: at("result.data.format") };
}
