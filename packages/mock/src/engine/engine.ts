import { escapeCharacters } from "@data-validation/common/escape-characters";
import { isObject } from "@data-validation/common/object";
import { type ResponsePlace, readPlace } from "@data-validation/envelope/read-place";
import { wrapResponse } from "@data-validation/envelope/response-place";
import * as tables from "@data-validation/generated/mock/tables";
import { currentVersion, type Version, versions } from "@data-validation/generated/versions";
import { problemResponse } from "../contract/problem.ts";
import { controllableOf } from "../control/controllable.ts";
import { CONTROLS_PATH, type ControlCall, respondToControl } from "../control/controls.ts";
import { createRequestLog } from "../control/request-log.ts";
import { type Body, readBody } from "../exchange/body.ts";
import { type Call, type MockResponse, readHeader, responseText } from "../exchange/call.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { SUCCESS } from "../forced/prefer.ts";
import { createMetrics } from "../metrics.ts";
import type { MockOptions } from "../options.ts";
import { performance } from "../platform.ts";
import { createRecorder } from "../replay/record.ts";
import { messageOf } from "../usage-error.ts";
import {
  type CommonHeaders,
  commonHeadersOf,
  isPreflight,
  preflightResponse,
} from "./common-headers.ts";
import { respondToCall, respondWhileRecording } from "./pipeline.ts";
import { requestDetailsOf } from "./request-details.ts";
import { createState, type MockState } from "./state.ts";

export type Engine = ReturnType<typeof createEngine>;

/** Responds to a call of the API or the controls. Returns the response with its serialised body. */
export async function handle(
  engine: Engine,
  call: Call,
  query = "",
): Promise<Pick<Exchange, "response" | "text">> {
  const control = engine.controlOf(call.path);
  if (control !== undefined) {
    const response = await engine.control({ call, name: control, query, isLocal: true });
    return { response, text: responseText(response) };
  }
  return engine.exchange(call);
}

export function createEngine(options: MockOptions) {
  const { remember = 100, log, basePath = "", adminHosts = [], adminOrigins = [] } = options;
  const place = readPlace(options.responseAt);
  const state = createState(options);
  const { onError } = state;
  const { isReady, upstreamSignal, ...shutdown } = createShutdown(state.closing);
  const respond = createResponder(options, state, place, upstreamSignal);
  const requests = createRequestLog(remember);
  const metrics = createMetrics();
  // A mock without a log, as in most pages, skips its entries.
  const entries = log && import("../log/entry.ts");

  /**
   * Responds to a call of the API and writes the log. It never throws: a fault of the mock itself
   * becomes a 500.
   */
  async function exchangeWithApi(call: Call): Promise<Exchange> {
    const exchange = await respond({ ...call, path: withoutBasePath(basePath, call.path) });
    requests.add(exchange);
    metrics.add(exchange);
    if (entries) log?.(await (await entries).toEntry(exchange, options));
    return withPlace(exchange, place);
  }

  const proxyFront = options.proxy && loadProxyFront(options, exchangeWithApi, onError);
  const controllable = controllableOf(state, requests, metrics, isReady);
  const admin = { hosts: adminHosts, origins: adminOrigins };
  const prefix = basePath + CONTROLS_PATH;
  return {
    ...controllable,
    basePath,
    /** The header of a response that states its version, in lower case. */
    versionHeader: versionHeaderOf(options).toLowerCase(),
    /** The part of a call's path after the controls' own; undefined for a call of the API. */
    controlOf: (path: string): string | undefined =>
      path.startsWith(prefix) ? path.slice(prefix.length) : undefined,
    control: (call: ControlCall): Promise<MockResponse> =>
      respondToControl(controllable, call, admin),
    /** Responds to a call of the API, or of the proxy in front of it. */
    exchange: async (call: Call): Promise<Pick<Exchange, "response" | "text">> =>
      proxyFront ? (await proxyFront)(call) : exchangeWithApi(call),
    onError,
    ...shutdown,
  };
}

/** The steps to stop a mock, and their effects. */
function createShutdown(delays: AbortController) {
  const upstream = new AbortController();
  let isReady = true;
  const setUnready = () => {
    isReady = false;
  };
  const endDelays = () => {
    setUnready();
    delays.abort();
  };
  return {
    isReady: () => isReady,
    /** Ends the calls of the recorded service. */
    upstreamSignal: upstream.signal,
    setUnready,
    /** Sets the mock to not ready, and ends all delays. */
    endDelays,
    /** Ends all delays and all calls of the recorded service. */
    close(): void {
      endDelays();
      upstream.abort();
    },
  };
}

function versionHeaderOf({ versionHeader = tables.versionHeader }: MockOptions): string {
  return versionHeader;
}

/**
 * Makes a function that responds to a call of the API, and records how. `upstreamSignal` ends the
 * calls of the recorded service.
 */
function createResponder(
  options: MockOptions,
  state: MockState,
  place: ResponsePlace,
  upstreamSignal: AbortSignal,
): (call: Call) => Promise<Exchange> {
  const { onError } = state;
  const versionHeader = versionHeaderOf(options);
  const commonHeaders = commonHeadersOf(versionHeader);
  const record =
    options.record &&
    createRecorder(options.record, { versionHeader, place, closing: upstreamSignal, onError });
  const respondTo = (exchange: Exchange) =>
    record
      ? respondWhileRecording(exchange, state, place, () => record(exchange))
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
    complete(exchange, commonHeaders);
    exchange.milliseconds = performance.now() - start;
    return exchange;
  };
}

function failExchange(exchange: Exchange, error: unknown): void {
  const description = `The mock failed: ${messageOf(error)}`;
  exchange.respondedBy = "error";
  exchange.response = problemResponse(exchange.version, [{ example: "unexpected", description }]);
  exchange.text = responseText(exchange.response);
}

function beginExchange(call: Call, id: number): Exchange {
  const requestedVersion = readRequestedVersion(call);
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

/** Loads the client's proxy on demand. */
async function loadProxyFront(
  { proxy, basePath = "", versionHeader, responseAt }: MockOptions,
  exchange: (call: Call) => Promise<Exchange>,
  onError: (error: unknown) => void,
) {
  const { createProxyFront } = await import("../replay/proxy.ts");
  const settings = typeof proxy === "object" ? proxy : {};
  return createProxyFront(settings, { basePath, versionHeader, responseAt, exchange, onError });
}

/** A response with the echo of its request, if the request asks for it. An existing echo stays. */
function withRequestDetails(exchange: Exchange, response: MockResponse): MockResponse {
  const { body, isText } = response;
  if (isText || !isObject(body) || "request" in body) return response;
  const request = requestDetailsOf(exchange);
  return request ? { ...response, body: { request, ...body } } : response;
}

/**
 * The exchange as sent: the envelope of a success is at its place, where recorded responses already
 * have it.
 */
function withPlace(exchange: Exchange, place: ResponsePlace): Exchange {
  const { status, body, isText } = exchange.response;
  if (place.length === 0 || isText || exchange.respondedBy === "upstream") return exchange;
  const sent = status === SUCCESS ? wrapResponse(body, place) : withStatus(body, status);
  const response = { ...exchange.response, body: sent };
  return { ...exchange, response, text: responseText(response) };
}

/**
 * An error with its status code in the body, as services with another place of the envelope repeat
 * it.
 */
function withStatus(body: unknown, status: number): unknown {
  return isObject(body) && Array.isArray(body.errors) ? { status, ...body } : body;
}

function complete({ version, response, warnings }: Exchange, commonHeaders: CommonHeaders): void {
  response.headers = { ...response.headers, ...commonHeaders[version] };
  if (response.body !== undefined) response.headers["content-type"] ??= "application/json";
  if (warnings.length === 0) return;
  response.headers["mock-warning"] = escapeCharacters(
    warnings.slice(0, 3).join(" "),
    /[^\x20-\x7e]/g,
  ).slice(0, 1000);
}

/** A path without the base path. Any other path becomes one without an operation. */
function withoutBasePath(basePath: string, path: string): string {
  if (basePath === "") return path;
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : `/..${path}`;
}

const noResponse: MockResponse = { status: 204, headers: {}, body: undefined };
const noBody: Body = { problem: { example: "bodyEmpty" } };

/**
 * The requested version: the current one without the header (section 9, rule 2), undefined for an
 * unknown one.
 */
function readRequestedVersion(call: Call): Version | undefined {
  const header = readHeader(call, "api-version");
  return header ? versions.find((version) => version === header) : currentVersion;
}
