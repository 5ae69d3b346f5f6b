import { valueAtPath } from "@data-validation/common/value-at";
import type { KindSandbox, OperationFunction } from "./kind.ts";
import { noOwnData, type OwnData } from "./own-data.ts";
import { type Envelope, withoutCorrection } from "./shared/envelope.ts";

type ResultData = Record<string, unknown>;

/** The value of `request` in the body of a validation. */
export interface ValidationRequest {
  query: Record<string, unknown>;
  options?: Record<string, unknown>;
  client?: { country?: string };
}

/** The rules of a data kind for its corrections. */
export interface Gatekeeper {
  /** Whether corrected data keeps everything that was sent, apart from spelling. */
  keeps: (sent: ValidationRequest, corrected: ResultData, ownData: OwnData) => boolean;
  /** The fields in which corrected data is sent again; by default the texts that were sent. */
  fieldsToSend?: (query: ValidationRequest["query"]) => readonly string[];
}

/**
 * Passes a valid correction only if it is certain: resent, it is valid and unchanged, and it keeps
 * the input. An uncertain one becomes a suggestion if it is valid; otherwise it is dropped.
 */
export function withGate(kind: string, sandbox: KindSandbox, keeper: Gatekeeper): KindSandbox {
  const id = `${kind}Validate`;
  const versions = Object.entries(sandbox).map(([version, operations]) => {
    const compute = operations[id] as OperationFunction;
    return [version, { ...operations, [id]: withCertainCorrection(compute, keeper) }];
  });
  return Object.fromEntries(versions);
}

function withCertainCorrection(compute: OperationFunction, keeper: Gatekeeper): OperationFunction {
  const respond = compute as (request: ValidationRequest, ownData: OwnData) => Envelope<ResultData>;
  return (request: ValidationRequest, ownData = noOwnData) => {
    const body = respond(request, ownData);
    const { resultCorrected } = body;
    if (!resultCorrected?.isValid) return body;
    const { data } = resultCorrected;
    const isValidAgain = isUnchanged(request, data, keeper, (resent) => respond(resent, ownData));
    if (isValidAgain && keeper.keeps(request, data, ownData)) return body;
    return withSuggestion(body, isValidAgain ? [resultCorrected] : [], request.options);
  };
}

/** Whether data that is resent as a query with the same options is valid and unchanged. */
function isUnchanged(
  request: ValidationRequest,
  data: ResultData,
  { fieldsToSend = textFieldsOf }: Gatekeeper,
  respond: (request: ValidationRequest) => Envelope<ResultData>,
): boolean {
  const { filter } = request.query;
  const fields = fieldsToSend(request.query);
  const query = Object.fromEntries(fields.map((field) => [field, valueAtPath(data, field)]));
  if (Object.values(query).some((value) => typeof value !== "string")) return false;
  const options = { ...request.options, correctionMode: "none" };
  const resentResponse = respond({ ...request, query: { ...query, filter }, options });
  return (
    resentResponse.result.isValid &&
    fields.every((field) => valueAtPath(resentResponse.result.data, field) === query[field])
  );
}

function textFieldsOf(query: ValidationRequest["query"]): string[] {
  return Object.keys(query).filter((field) => typeof query[field] === "string");
}

/** The envelope with its correction among the suggestions, as far as the options allow it. */
function withSuggestion(
  body: Envelope<ResultData>,
  validCorrections: Envelope<ResultData>["suggestions"],
  options: ValidationRequest["options"],
): Envelope<ResultData> {
  const { correctionMode, resultsLimit } = options ?? {};
  // Suggestions are more than formatting.
  const offered =
    correctionMode === "format" ? body.suggestions : [...validCorrections, ...body.suggestions];
  return withoutCorrection(body, offered.slice(0, Number(resultsLimit ?? offered.length)));
}
