import { isObject } from "@data-validation/common/object";
import { type ResponsePlace, readPlace } from "@data-validation/envelope/read-place";
import { wrapResponse } from "@data-validation/envelope/response-place";
import * as tables from "@data-validation/generated/mock/tables";
import { type Controllable, controllableOf } from "../control/controllable.ts";
import { CONTROLS_PATH, type ControlCall, respondToControl } from "../control/controls.ts";
import { createRequestLog } from "../control/request-log.ts";
import { type Call, type MockResponse, responseText } from "../exchange/call.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { createMetrics } from "../metrics.ts";
import type { MockOptions } from "../options.ts";
import { createResponder } from "./responder.ts";
import { createState } from "./state.ts";

export type Engine = ReturnType<typeof createEngine>;

/** Responds to a call of the API or the controls. Returns the response with its serialised body. */
export async function handleCall(
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
  const { basePath = "", remember = 100, versionHeader = tables.versionHeader } = options;
  const place = readPlace(options.responseAt);
  const state = createState(options);
  const { onError } = state;
  const { isReady, upstreamSignal, ...shutdown } = createShutdown(state.delays);
  const recordOptions = options.record;
  const respond = createResponder(
    {
      recordOptions,
      versionHeader,
      namedVersionHeader: options.versionHeader,
      place,
      upstreamSignal,
    },
    state,
  );
  const requests = createRequestLog(remember);
  const metrics = createMetrics();
  const logExchange = createExchangeLog(options);

  async function exchangeWithApi(call: Call): Promise<Exchange> {
    const exchange = await respond({ ...call, path: withoutBasePath(basePath, call.path) });
    requests.add(exchange);
    metrics.add(exchange);
    if (logExchange) await logExchange(exchange);
    return withPlace(exchange, place);
  }

  const proxyFront = options.proxy && loadProxyFront(options, exchangeWithApi, onError);
  const controllable = controllableOf(state, requests, metrics, isReady);
  return {
    ...controllable,
    ...createControlEntry(controllable, options),
    basePath,
    /** The header of a response that states its version, in lower case. */
    versionHeader: versionHeader.toLowerCase(),
    /** Responds to a call of the API, or of the proxy in front of it. */
    exchange: async (call: Call): Promise<Pick<Exchange, "response" | "text">> =>
      proxyFront ? (await proxyFront)(call) : exchangeWithApi(call),
    onError,
    ...shutdown,
  };
}

function createControlEntry(
  controllable: Controllable,
  { basePath = "", adminHosts = [], adminOrigins = [] }: MockOptions,
) {
  const access = { hosts: adminHosts, origins: adminOrigins };
  const prefix = basePath + CONTROLS_PATH;
  return {
    /** The part of a call's path after the controls' own; undefined for a call of the API. */
    controlOf: (path: string): string | undefined =>
      path.startsWith(prefix) ? path.slice(prefix.length) : undefined,
    control: (call: ControlCall): Promise<MockResponse> =>
      respondToControl(controllable, call, access),
  };
}

/** Undefined without a log, as in most pages. */
function createExchangeLog({ log, ...settings }: MockOptions) {
  if (!log) return undefined;
  const loading = import("../log/entry.ts");
  return async (exchange: Exchange): Promise<void> => {
    const { toLogEntry } = await loading;
    log(await toLogEntry(exchange, settings));
  };
}

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

async function loadProxyFront(
  { proxy, basePath = "", versionHeader, responseAt }: MockOptions,
  exchange: (call: Call) => Promise<Exchange>,
  onError: (error: unknown) => void,
) {
  const { createProxyFront } = await import("../replay/proxy.ts");
  const settings = typeof proxy === "object" ? proxy : {};
  return createProxyFront(settings, { basePath, versionHeader, responseAt, exchange, onError });
}

/**
 * The exchange as sent: the envelope of a success is at its place, where recorded responses already
 * have it.
 */
function withPlace(exchange: Exchange, place: ResponsePlace): Exchange {
  const { status, body, isText } = exchange.response;
  if (place.length === 0 || isText || exchange.respondedBy === "upstream") return exchange;
  const sent = status === SUCCESS_STATUS ? wrapResponse(body, place) : withStatus(body, status);
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

/** A path without the base path. Any other path becomes one without an operation. */
function withoutBasePath(basePath: string, path: string): string {
  if (basePath === "") return path;
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : `/..${path}`;
}
