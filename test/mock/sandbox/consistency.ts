import type { Finding } from "../../../packages/mock/src/sandbox/shared/finding.ts";
import type { Fix } from "../../../packages/mock/src/sandbox/shared/fix.ts";

export interface Request {
  query: Record<string, string>;
  options?: Record<string, unknown>;
  client?: Record<string, unknown>;
}

type Data = Record<string, unknown>;

interface Offer {
  isValid: boolean;
  data: Data;
  errors: Finding[];
  fixes: Fix[];
}

export interface MockResponse {
  result: { isValid: boolean; proposal: string; data: Data; errors: Finding[]; details?: unknown };
  resultCorrected: Offer | null;
  suggestions: Offer[];
}

type Ask = (request: Request) => Promise<MockResponse>;

/** Whether something holds, and what is wrong if it does not. */
type Check = [holds: boolean, otherwise: string];

const failed = (checks: Check[]) => checks.flatMap(([holds, otherwise]) => (holds ? [] : [otherwise]));

/** In what a response contradicts itself, or the responses to what it offers, in sentences. */
export async function contradictions(kind: string, version: string, request: Request, ask: Ask): Promise<string[]> {
  const response = await ask(request);
  const { result, resultCorrected, suggestions } = response;
  const mode = modeOf(kind, version, request);
  const offers = [...(resultCorrected ? [resultCorrected] : []), ...suggestions];
  const isUnknown = result.proposal.startsWith("unknown");
  const keys = [result, ...offers].map(({ data }) => keyOf(data));
  const known: unknown[] = [null, ...fieldsOf(kind, version)];
  const named: unknown[] = [
    ...[result, ...offers].flatMap(({ errors }) => errors.flatMap(({ relatedTo }) => relatedTo)),
    ...offers.flatMap(({ fixes }) => fixes.flatMap(({ data }) => [data.typeFrom, data.type])),
  ];
  const again = await Promise.all(offers.map((offer) => onceMore(kind, version, request, offer, ask)));
  return [
    ...failed([
      [result.proposal === proposalOf(response), `the proposal is ${result.proposal}, not ${proposalOf(response)}`],
      [!result.isValid || resultCorrected === null, "a valid result has a correction"],
      [!result.isValid || !hasCritical(result.errors), "a valid result has a critical finding"],
      [result.isValid || isUnknown || result.errors.length > 0, "an invalid result has no finding"],
      [mode !== "none" || offers.length === 0, "mode none offers something"],
      [mode !== "suggestion" || !resultCorrected, "mode suggestion applies a correction"],
      [new Set(keys).size === keys.length, "an offer equals what was sent, or another offer"],
      ...suggestions.map(({ isValid }, index): Check => {
        const isMoved = (mode === "suggestion" && index === 0) || (mode === "format" && result.isValid);
        return [isValid || isMoved, "a suggestion is not valid"];
      }),
      ...offers.flatMap(({ isValid, errors, fixes }): Check[] => [
        [isValid !== hasCritical(errors) || kind === "email" || kind === "name", "findings contradict isValid"],
        // The whole data of a register is an offer without a change.
        [fixes.length > 0 || kind === "company" || kind === "location", "an offer changes nothing"],
        ...fixes.map(({ data }): Check => {
          const changes = data.valueFrom !== data.value || data.typeFrom !== data.type;
          return [changes, `a fix changes nothing: ${JSON.stringify(data)}`];
        }),
      ]),
      ...named.map((name): Check => [known.includes(name), `no field of the version has the name ${name}`]),
      ...(kind === "name" ? checksOfName(version, request, response) : []),
    ]),
    ...again.flat(),
  ];
}

/** Sends an offer: a valid one is valid, any other one has no further correction. */
async function onceMore(kind: string, version: string, request: Request, offer: Offer, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const query of queriesOf(kind, version, request, offer.data)) {
    const again = await ask({ ...request, query });
    const resent = `${JSON.stringify(query)} sent again is ${again.result.proposal}`;
    if (offer.isValid && !again.result.isValid && !again.result.proposal.startsWith("unknown"))
      faults.push(`a valid offer is not valid: ${resent}`);
    if (again.resultCorrected)
      faults.push(`an offer needs a correction: ${resent}: ${JSON.stringify(again.resultCorrected.fixes)}`);
  }
  return faults;
}

/** The offer's data as queries: what can be sent of it. */
function queriesOf(kind: string, version: string, request: Request, data: Data): Request["query"][] {
  const { query, options } = request;
  const ofSent = Object.fromEntries(Object.keys(query).map((field) => [field, data[field]]));
  switch (kind) {
    case "phone": {
      const { prefix, number, numberFull, numberWithPrefix } = data;
      if (query.prefix !== undefined && prefix === null) return [];
      const notation = String(options?.numberFormat);
      const isWhole = notation !== "raw" && (prefix === null || notation !== "national");
      return [
        ...(prefix && number ? [withoutNull({ prefix, number })] : []),
        ...(isWhole ? [inWordsOf(version, withoutNull({ numberFull: numberFull ?? numberWithPrefix }))] : []),
      ];
    }
    case "location": {
      const number = (data.number as Data | null)?.full;
      const whole = withoutNull({ ...data, number: null, "number.full": number });
      const fields = fieldsOf(kind, version).filter((field) => field in whole);
      const sent = fields.filter((field) => field in query);
      return [sent, fields].map((some) => Object.fromEntries(some.map((field) => [field, whole[field] ?? ""])));
    }
    case "company": {
      const whole = withoutNull(data);
      const fields = fieldsOf(kind, version).filter((field) => field in whole);
      return [withoutNull(ofSent), Object.fromEntries(fields.map((field) => [field, whole[field] ?? ""]))];
    }
    default:
      return [withoutNull(ofSent)];
  }
}

/** The fields that can be sent: a field that is null cannot. */
function withoutNull(data: Data): Request["query"] {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** What of a name has to agree: vocatives, details and data types with the data. */
function checksOfName(version: string, { query, options }: Request, { result }: MockResponse): Check[] {
  const { data, isValid } = result;
  const details = (version === "2.0" ? result.details : data.details) as
    | { type: string; vocative: string }[]
    | undefined;
  const isAsked = options?.dataScope === "full";
  const ofBoth: Check[] = [
    [query.nameSurname === undefined || data.nameSurname === query.nameSurname, "nameSurname is not as sent"],
    [isAsked === (details !== undefined), "there are details although nobody asked, or none"],
  ];
  if (version === "2.0") return ofBoth;
  const { vocativeName, vocativeSurname, vocativeNameSurname } = data;
  const whole = vocativeName && vocativeSurname && `${vocativeName} ${vocativeSurname}`;
  const vocatives: Data = { name: vocativeName, surname: vocativeSurname, nameSurname: vocativeNameSurname };
  const { valid, invalid } = data.dataTypes as Record<"valid" | "invalid", string[]>;
  const lists = ["context", "degreesBefore", "degreesAfter"].filter((list) => (data[list] as string[]).length > 0);
  return [
    ...ofBoth,
    [vocativeNameSurname === whole, "the vocative of the full name is not that of its parts"],
    [vocativeName === null || data.name !== null, "a name that is not there has a vocative"],
    [vocativeSurname === null || data.surname !== null, "a surname that is not there has a vocative"],
    ...(details ?? []).map(({ type, vocative }): Check => {
      const agrees = Object.keys(query).length === 3 || [null, vocative].includes(vocatives[type] as string);
      return [agrees, `the detail of ${type} has another vocative`];
    }),
    [isValid === (invalid.length === 0), "the data types contradict isValid"],
    [same([...valid, ...invalid], [...Object.keys(query), ...lists]), "the data types are not those of what was sent"],
  ];
}

function same(some: string[], others: string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

/** The 2.0 request that asks the same as one of 2.1, by section 9. */
export function in20(kind: string, { query, options = {}, ...others }: Request): Request {
  const { numberFormat, correctionMode, dataLanguage, ...same } = options;
  const ofPhone = { ...same, correctionMode, formatNumber: numberFormat === "e123" };
  if (kind === "phone") return { ...others, query: inWordsOf("2.0", query), options: ofPhone };
  if (kind === "name") return { ...others, query, options: { ...same, smartMode: correctionMode !== "suggestion" } };
  return { ...others, query, options };
}

/** Whether a request of 2.1 can be asked in 2.0 as well. */
export function isIn20(kind: string, { options = {} }: Request): boolean {
  if (kind === "phone") return [undefined, null, "e164", "e123"].includes(options.numberFormat as string);
  return kind !== "name" || !["format", "none"].includes(String(options.correctionMode));
}

/** A response without what section 9 lists, in the words of 2.1. */
export function comparable(response: unknown): unknown {
  return JSON.parse(
    JSON.stringify(response, (key, value) => {
      if (key === "country" && value?.prefix === "") return { code: null, prefix: null };
      if (key === "format" && value !== null && "international" in value) {
        const { national, nationalFormatted, international, internationalFormatted } = value;
        return { raw: national, national: nationalFormatted, e164: international, e123: internationalFormatted };
      }
      if (value === "numberWithPrefix") return "numberFull";
      return typeof value === "object" && value !== null && !Array.isArray(value) ? in21(value) : value;
    }),
  );
}

function in21({ numberWithPrefix, details, nameDays, dataTypes, ...rest }: Record<string, unknown>): object {
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !/^vocative[NS]/.test(name)));
  if (numberWithPrefix !== undefined) return { numberFull: numberWithPrefix, ...others };
  return "ids" in others || "streetWithNumber" in others ? { ...others, dataTypes } : others;
}

function modeOf(kind: string, version: string, { options = {} }: Request): unknown {
  if (kind === "name" && version === "2.0") return options.smartMode === false ? "suggestion" : "full";
  return options.correctionMode ?? "full";
}

function proposalOf({ result, resultCorrected, suggestions }: MockResponse): string {
  const known = result.isValid ? "valid" : "invalid";
  const validity = result.proposal.startsWith("unknown") ? "unknown" : known;
  const corrected = resultCorrected && (resultCorrected.isValid ? "WithCorrection" : "WithPartialCorrection");
  return validity + (corrected ?? "") + (suggestions.length > 0 ? "WithSuggestion" : "");
}

function hasCritical(errors: readonly Finding[]): boolean {
  return errors.some(({ severity }) => severity === "critical");
}

function keyOf(data: unknown): string {
  return JSON.stringify(data, (_, value) => value ?? undefined);
}

function fieldsOf(kind: string, version: string): string[] {
  const fields: Record<string, string[]> = {
    phone: [version === "2.0" ? "numberWithPrefix" : "numberFull", "prefix", "number"],
    email: ["email", "user", "domain"],
    name: ["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"],
    company: ["name", "country", "registrationNumber", "taxNumber", "vatNumber"],
    location: ["street", "streetWithNumber", "number.full", "city", "zip", "full", "country"],
  };
  return fields[kind] ?? [];
}

/** Section 9.1: the whole number has another name in 2.0. */
export function inWordsOf(version: string, query: Request["query"]): Request["query"] {
  const { numberFull, ...others } = query;
  return version !== "2.0" || numberFull === undefined ? query : { ...others, numberWithPrefix: numberFull };
}
