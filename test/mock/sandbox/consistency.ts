export interface Request {
  query: Record<string, string>;
  options?: Record<string, unknown>;
  client?: Record<string, unknown>;
}

interface Finding {
  severity: string;
  relatedTo: string[];
}

interface Fix {
  data: Record<"typeFrom" | "type" | "valueFrom" | "value", string | null>;
}

type Data = Record<string, unknown>;

interface Offer {
  isValid: boolean;
  data: Data;
  errors: Finding[];
  fixes: Fix[];
}

export interface Answer {
  result: { isValid: boolean; proposal: string; data: Data; errors: Finding[]; details?: unknown };
  resultCorrected: Offer | null;
  suggestions: Offer[];
}

type Ask = (request: Request) => Promise<Answer>;

/** In what a response contradicts itself, or the responses to what it offers, in sentences. */
export async function contradictions(kind: string, version: string, request: Request, ask: Ask): Promise<string[]> {
  const answer = await ask(request);
  const { result, resultCorrected, suggestions } = answer;
  const mode = modeOf(kind, version, request);
  const faults: string[] = [];
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) faults.push(otherwise);
  };

  must(result.proposal === proposalOf(answer), `the proposal is ${result.proposal}, not ${proposalOf(answer)}`);
  must(!result.isValid || resultCorrected === null, "a valid result has a correction");
  must(!result.isValid || !hasCritical(result.errors), "a valid result has a critical finding");
  must(
    result.isValid || result.proposal.startsWith("unknown") || result.errors.length > 0,
    "an invalid result has no finding",
  );
  must(mode !== "none" || (!resultCorrected && suggestions.length === 0), "mode none offers something");
  must(mode !== "suggestion" || !resultCorrected, "mode suggestion applies a correction");

  const offers = [...(resultCorrected ? [resultCorrected] : []), ...suggestions];
  const keys = [result, ...offers].map(({ data }) => keyOf(data));
  must(new Set(keys).size === keys.length, "an offer equals what was sent, or another offer");
  for (const [index, offer] of suggestions.entries()) {
    must(
      offer.isValid || (mode === "suggestion" && index === 0) || (mode === "format" && result.isValid),
      "a suggestion is not valid",
    );
  }
  if (kind === "name") faults.push(...contradictionsOfName(version, request, answer));
  for (const offer of offers) {
    must(
      offer.isValid !== hasCritical(offer.errors) || kind === "email" || kind === "name",
      "an offer's findings contradict isValid",
    );
    must(offer.fixes.length > 0, "an offer changes nothing");
    for (const { data } of offer.fixes) {
      must(
        data.valueFrom !== data.value || data.typeFrom !== data.type,
        `a fix changes nothing: ${JSON.stringify(data)}`,
      );
    }
    faults.push(...(await onceMore(kind, version, request, offer, ask)));
  }
  const fields = fieldsOf(kind, version);
  const named = [
    ...[result, ...offers].flatMap(({ errors }) => errors.flatMap(({ relatedTo }) => relatedTo)),
    ...offers.flatMap(({ fixes }) => fixes.flatMap(({ data }) => [data.typeFrom, data.type])),
  ];
  for (const name of named)
    must(name === null || fields.includes(name), `no field of the version has the name ${name}`);
  return faults;
}

/** Sends an offer: a valid one is valid, any other one has no further correction. */
async function onceMore(kind: string, version: string, request: Request, offer: Offer, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const query of queriesOf(kind, version, request, offer.data)) {
    const again = await ask({ ...request, query });
    const told = `${JSON.stringify(query)} sent again is ${again.result.proposal}`;
    if (offer.isValid && !again.result.isValid && !again.result.proposal.startsWith("unknown"))
      faults.push(`a valid offer is not valid: ${told}`);
    if (again.resultCorrected)
      faults.push(`an offer needs a correction: ${told}: ${JSON.stringify(again.resultCorrected.fixes)}`);
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
      const isWhole = prefix === null || !["national", "raw"].includes(String(options?.numberFormat));
      return [
        ...(prefix && number ? [withoutNull({ prefix, number })] : []),
        ...(isWhole ? [inWordsOf(version, withoutNull({ numberFull: numberFull ?? numberWithPrefix }))] : []),
      ];
    }
    case "email":
    case "name":
      return [withoutNull(ofSent)];
    default:
      return [];
  }
}

/** The fields that can be sent: a field that is null cannot. */
function withoutNull(data: Data): Request["query"] {
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** What of a name does not agree: vocatives, details and data types with the data. */
function contradictionsOfName(version: string, { query, options }: Request, { result }: Answer): string[] {
  const { data, isValid } = result;
  const faults: string[] = [];
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) faults.push(otherwise);
  };
  if (query.nameSurname !== undefined) must(data.nameSurname === query.nameSurname, "nameSurname is not as sent");
  const details = (version === "2.0" ? result.details : data.details) as
    | { type: string; vocative: string }[]
    | undefined;
  must((options?.dataScope === "full") === (details !== undefined), "there are details although nobody asked, or none");
  if (version === "2.0") return faults;
  const { vocativeName, vocativeSurname, vocativeNameSurname } = data;
  const whole = vocativeName && vocativeSurname && `${vocativeName} ${vocativeSurname}`;
  must(vocativeNameSurname === whole, "the vocative of the full name is not that of its parts");
  must(!isValid || (vocativeName === null) === (data.name === null), "a valid name has no vocative");
  must(!isValid || (vocativeSurname === null) === (data.surname === null), "a valid surname has no vocative");
  const vocatives: Data = { name: vocativeName, surname: vocativeSurname, nameSurname: vocativeNameSurname };
  for (const { type, vocative } of details ?? [])
    must(
      Object.keys(query).length === 3 || [null, vocative].includes(vocatives[type] as string),
      `the detail of ${type} has another vocative`,
    );
  const { valid, invalid } = data.dataTypes as Record<"valid" | "invalid", string[]>;
  must(isValid === (invalid.length === 0), "the data types contradict isValid");
  const lists = ["context", "degreesBefore", "degreesAfter"].filter((list) => (data[list] as string[]).length > 0);
  must(
    same([...valid, ...invalid], [...Object.keys(query), ...lists]),
    "the data types are not those of what was sent",
  );
  return faults;
}

function same(some: string[], others: string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

function modeOf(kind: string, version: string, { options = {} }: Request): unknown {
  if (kind === "name" && version === "2.0") return options.smartMode === false ? "suggestion" : "full";
  return options.correctionMode ?? "full";
}

function proposalOf({ result, resultCorrected, suggestions }: Answer): string {
  const validity = result.proposal.startsWith("unknown") ? "unknown" : result.isValid ? "valid" : "invalid";
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
  switch (kind) {
    case "phone":
      return [version === "2.0" ? "numberWithPrefix" : "numberFull", "prefix", "number"];
    case "email":
      return ["email", "user", "domain"];
    case "name":
      return ["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"];
    case "company":
      return ["name", "country", "registrationNumber", "taxNumber", "vatNumber"];
    default:
      return ["street", "streetWithNumber", "number.full", "city", "zip", "full", "country"];
  }
}

/** Section 9.1: the whole number has another name in 2.0. */
export function inWordsOf(version: string, query: Request["query"]): Request["query"] {
  const { numberFull, ...others } = query;
  return version !== "2.0" || numberFull === undefined ? query : { ...others, numberWithPrefix: numberFull };
}
