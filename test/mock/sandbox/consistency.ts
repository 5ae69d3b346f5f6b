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

interface Offer {
  isValid: boolean;
  data: Record<string, unknown>;
  errors: Finding[];
  fixes: Fix[];
}

export interface Answer {
  result: { isValid: boolean; proposal: string; data: Record<string, unknown>; errors: Finding[] };
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
  const keys = [result, ...offers].map(({ data }) => withoutNull(data));
  must(new Set(keys).size === keys.length, "an offer equals what was sent, or another offer");
  for (const [index, offer] of suggestions.entries()) {
    must(
      offer.isValid || (mode === "suggestion" && index === 0) || (mode === "format" && result.isValid),
      "a suggestion is not valid",
    );
  }
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
function queriesOf(
  kind: string,
  version: string,
  { query, options }: Request,
  data: Record<string, unknown>,
): Request["query"][] {
  if (kind !== "phone") return [];
  const { prefix, number } = data as Record<string, string | null>;
  const full = (data.numberFull ?? data.numberWithPrefix) as string;
  if (query.prefix !== undefined && prefix === null) return [];
  const isWhole = prefix === null || !["national", "raw"].includes(String(options?.numberFormat));
  return [
    ...(prefix && number ? [{ prefix, number }] : []),
    ...(isWhole ? [inWordsOf(version, { numberFull: full })] : []),
  ];
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

function withoutNull(data: unknown): string {
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
