import type { Version } from "@data-validation/generated/versions";
import { rejectUnknownNames } from "../check-members.ts";
import { type Call, type MockResponse, requestText } from "../exchange/call.ts";
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
  let calls: StoredCall[] = [];
  return {
    add(exchange: Exchange): void {
      calls.push(toStored(exchange));
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
          ({ id, call, ...storedCall }) =>
            id > after &&
            (method ?? call.method) === call.method &&
            (path ?? call.path) === call.path &&
            (version ?? storedCall.version) === storedCall.version &&
            (status ?? storedCall.status) === storedCall.status &&
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

type StoredCall = ReturnType<typeof toStored>;

/**
 * The stored part of an exchange, as text: the garbage collector would move the objects of two
 * hundred calls each time.
 */
function toStored(exchange: Exchange) {
  const { id, at, call, version, respondedBy, nearMiss, warnings, milliseconds, response, text } =
    exchange;
  const { status, headers, isText } = response;
  const storedFields = {
    id,
    at,
    version,
    respondedBy,
    nearMiss,
    warnings,
    milliseconds,
    text,
    isText,
    status,
    headers,
  };
  if (call.body && call.body.length > MOST_KEPT) {
    return {
      ...storedFields,
      call: { ...call, body: `${requestText(call)?.slice(0, MOST_KEPT)} …` },
      isJson: false,
    };
  }
  return { ...storedFields, call, isJson: requestJson(exchange) !== undefined };
}

/** A call as scripts see it: a copy, without the key. */
export function toScriptedRequest(exchange: Exchange): ScriptedRequest {
  const { call, version } = exchange;
  return scripted(call, version, copyJson(requestJson(exchange)) ?? requestText(call));
}

function scripted(call: Call, version: Version, body: unknown): ScriptedRequest {
  const { method, path } = call;
  const headers = Object.entries(call.headers).map(([name, sent]) => {
    const value = String(sent);
    return [name, name === "authorization" ? hideKey(value) : value];
  });
  return { method, path, version, headers: Object.fromEntries(headers), body };
}

function toRecordedCall({
  at,
  call,
  version,
  nearMiss,
  status,
  headers,
  text,
  isText,
  isJson,
  ...loggedFields
}: StoredCall): RecordedCall {
  const body = requestText(call);
  return {
    ...loggedFields,
    at: new Date(at).toISOString(),
    ...scripted(call, version, isJson && body !== undefined ? JSON.parse(body) : body),
    response: {
      status,
      headers: { ...headers },
      body: text === undefined || isText ? text : JSON.parse(text),
    },
    ...(nearMiss && { nearMiss }),
  };
}
