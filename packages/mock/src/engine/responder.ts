import { escapeCharacters } from "@data-validation/common/escape-characters";
import { isObject } from "@data-validation/common/object";
import type { ResponsePlace } from "@data-validation/envelope/read-place";
import { currentVersion } from "@data-validation/generated/versions";
import { problemResponse } from "../contract/problem.ts";
import { readRequestedVersion } from "../contract/requested-version.ts";
import { type RequestBody, readBody } from "../exchange/body.ts";
import { type Call, type MockResponse, readHeader, responseText } from "../exchange/call.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { performance } from "../platform.ts";
import { createRecorder, type RecordOptions } from "../replay/record.ts";
import { messageOf } from "../usage-error.ts";
import {
  type CommonHeaders,
  commonHeadersOf,
  isPreflight,
  preflightResponse,
} from "./common-headers.ts";
import { respondToCall, respondWhileRecording } from "./pipeline.ts";
import { requestDetailsOf } from "./request-details.ts";
import type { MockState } from "./state.ts";

interface ResponderSettings {
  recordOptions: RecordOptions | undefined;
  versionHeader: string;
  /** The header of the version, if an option names it. */
  namedVersionHeader: string | undefined;
  /** Where the service puts the envelope. */
  place: ResponsePlace;
  /** Ends the calls of the recorded service. */
  upstreamSignal: AbortSignal;
}

/**
 * Creates the function that responds to a call of the API, and gathers how in an exchange. It never
 * throws: a fault of the mock itself becomes a 500.
 */
export function createResponder(
  { recordOptions, ...settings }: ResponderSettings,
  state: MockState,
): (call: Call) => Promise<Exchange> {
  const { onError } = state;
  const commonHeaders = commonHeadersOf(settings.versionHeader);
  const record = recordOptions && createRecorder(recordOptions, { ...settings, onError });
  const respondTo = (exchange: Exchange) =>
    record
      ? respondWhileRecording(exchange, state, settings.place, () => record(exchange))
      : respondToCall(exchange, state);
  let calls = 0;
  return async (call) => {
    const start = performance.now();
    calls += 1;
    const exchange = beginExchange(call, calls);
    try {
      if (isPreflight(call)) exchange.response = preflightResponse(call);
      else {
        exchange.body = readBody(call);
        exchange.response = withRequestDetails(exchange, await respondTo(exchange));
      }
      const { response, computed } = exchange;
      exchange.text = response.body === computed?.body ? computed?.text : responseText(response);
    } catch (error) {
      onError(error);
      failExchange(exchange, error);
    }
    completeHeaders(exchange, commonHeaders);
    exchange.milliseconds = performance.now() - start;
    return exchange;
  };
}

function beginExchange(call: Call, id: number): Exchange {
  const requestedVersion = readRequestedVersion(readHeader(call, "api-version"));
  return {
    id,
    at: Date.now(),
    call,
    version: requestedVersion ?? currentVersion,
    requestedVersion,
    body: noBody,
    response: noResponse,
    text: undefined,
    respondedBy: "contract",
    warnings: [],
    violations: [],
    milliseconds: 0,
  };
}

const noResponse: MockResponse = { status: 204, headers: {}, body: undefined };
const noBody: RequestBody = { problem: { example: "bodyEmpty" } };

function failExchange(exchange: Exchange, error: unknown): void {
  const description = `The mock failed: ${messageOf(error)}`;
  exchange.respondedBy = "error";
  exchange.response = problemResponse(exchange.version, [{ example: "unexpected", description }]);
  exchange.text = responseText(exchange.response);
}

/** A response with the echo of its request, if the request asks for it. An existing echo stays. */
function withRequestDetails(exchange: Exchange, response: MockResponse): MockResponse {
  const { body, isText } = response;
  if (isText || !isObject(body) || "request" in body) return response;
  const request = requestDetailsOf(exchange);
  return request ? { ...response, body: { request, ...body } } : response;
}

function completeHeaders(
  { version, response, warnings }: Exchange,
  commonHeaders: CommonHeaders,
): void {
  response.headers = { ...response.headers, ...commonHeaders[version] };
  if (response.body !== undefined) response.headers["content-type"] ??= "application/json";
  if (warnings.length === 0) return;
  response.headers["mock-warning"] = escapeCharacters(
    warnings.slice(0, 3).join(" "),
    /[^\x20-\x7e]/g,
  ).slice(0, 1000);
}
