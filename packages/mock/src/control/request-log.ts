import { rejectUnknownNames } from "../check-members.ts";
import { type MockResponse, requestText } from "../exchange/call.ts";
import { type Exchange, requestJson } from "../exchange/exchange.ts";
import { hideKey } from "../keys/authenticate.ts";
import { copyJson } from "../platform.ts";
import type { ErrorBody, Path, RequestOf, StatusOf, SuccessOf } from "./contract-types.ts";
import type { ScriptedRequest } from "./responses.ts";
import { type Scope, scopeDifferences } from "./scope.ts";

/**
 * A call and its response, in the types of its operation. A request that breaks the contract has
 * the body that was sent.
 *
 * @example if (call.path === "/email/validate") expect(call.body.request.query.email).toBe("jana@firma.example");
 */
export type RecordedRequest<P extends Path = Path> = P extends Path
  ? Omit<RecordedCall, "path" | "body" | "response"> & {
      path: P;
      body: { request: RequestOf<P> };
      response:
        | { status: 200; headers: Record<string, string>; body: SuccessOf<P> }
        | { status: Exclude<StatusOf<P>, 200>; headers: Record<string, string>; body: ErrorBody };
    }
  : never;

/** A call and its response, whatever was sent. */
export interface RecordedCall
  extends ScriptedRequest,
    Pick<Exchange, "id" | "milliseconds" | "respondedBy" | "nearMiss" | "warnings"> {
  /** When it came: ISO 8601. */
  at: string;
  response: Pick<MockResponse, "status" | "headers" | "body">;
}

/** A filter for calls: all that have these members. */
export interface RequestFilter<P extends string = string> extends Scope {
  method?: string;
  path?: P;
  version?: string;
  status?: number;
  /** The calls after the one with this id. */
  after?: number;
}

export const filterFields = ["method", "path", "version", "status", "after", "key"];

export type RequestLog = ReturnType<typeof createRequestLog>;

/** A log that drops the oldest call when it is full, so that a mock may run for months. */
export function createRequestLog(limit: number) {
  let calls: Exchange[] = [];
  return {
    add(exchange: Exchange): void {
      calls.push(shorten(exchange));
      // The list is cut at twice its length, since removing one entry per call would be slow.
      if (calls.length > limit * 2) calls = calls.slice(calls.length - limit);
    },
    list(filter: RequestFilter = {}): RecordedCall[] {
      rejectUnknownNames("The filter of requests", Object.keys(filter), [
        ...filterFields,
        "headers",
      ]);
      const { method, path, version, status, after = 0, ...scope } = filter;
      return calls
        .slice(Math.max(0, calls.length - limit))
        .filter(
          ({ id, call, response, ...exchange }) =>
            id > after &&
            (method ?? call.method) === call.method &&
            (path ?? call.path) === call.path &&
            (version ?? exchange.version) === exchange.version &&
            (status ?? response.status) === response.status &&
            scopeDifferences(scope, call).length === 0,
        )
        .map(toRecordedCall);
    },
    count: () => Math.min(calls.length, limit),
    clear(scope?: Scope): void {
      calls = scope ? calls.filter(({ call }) => scopeDifferences(scope, call).length > 0) : [];
    },
  };
}

/**
 * Stored characters of a request body: a hundred of the largest bodies would fill a small
 * container.
 */
const MOST_KEPT = 16_384;

/** The exchange with the beginning of a large request body, as text. */
function shorten(exchange: Exchange): Exchange {
  const { call } = exchange;
  if (!call.body || call.body.length <= MOST_KEPT) return exchange;
  const body = `${requestText(call)?.slice(0, MOST_KEPT)} …`;
  return { ...exchange, call: { ...call, body }, body: { problem: { example: "bodyTooBig" } } };
}

/** A call as scripts see it: a copy, without the key. */
export function toScriptedRequest(exchange: Exchange): ScriptedRequest {
  const { call, version } = exchange;
  const { method, path } = call;
  const headers = Object.entries(call.headers).map(([name, sent]) => {
    const value = String(sent);
    return [name, name === "authorization" ? hideKey(value) : value];
  });
  const json = requestJson(exchange);
  const body = json === undefined ? requestText(call) : copyJson(json);
  return { method, path, version, headers: Object.fromEntries(headers), body };
}

function toRecordedCall(exchange: Exchange): RecordedCall {
  const { id, at, respondedBy, warnings, milliseconds, response, text, nearMiss } = exchange;
  const { status, headers, isText } = response;
  return {
    id,
    respondedBy,
    warnings,
    milliseconds,
    at: new Date(at).toISOString(),
    ...toScriptedRequest(exchange),
    response: {
      status,
      headers: { ...headers },
      body: text === undefined || isText ? text : JSON.parse(text),
    },
    ...(nearMiss && { nearMiss }),
  };
}
