import { hideKey } from "../authenticate.ts";
import type { Answer, Call } from "../call.ts";
import { type AnsweredBy, type Exchange, jsonOf } from "../exchange.ts";
import type { NearMiss, ScriptedRequest } from "./answers.ts";
import { type Scope, scopeDifferences } from "./scope.ts";

/** A call and its response. */
export interface RecordedRequest extends ScriptedRequest {
  /** Counts the calls of this mock. */
  id: number;
  /** When it came: ISO 8601. */
  at: string;
  milliseconds: number;
  answer: Pick<Answer, "status" | "headers" | "body">;
  /** What made the response. */
  answeredBy: AnsweredBy;
  /** The script that came closest, where there are scripts and none applied. */
  nearMiss?: NearMiss;
  /** Fields and values of the request that the contract does not name. */
  warnings: string[];
}

/** Which calls: all that have these members. */
export interface RequestFilter extends Scope {
  method?: string;
  path?: string;
  version?: string;
  status?: number;
  /** Those after the one of this id. */
  after?: number;
}

/** The calls that a mock remembers. */
export interface RequestLog {
  add(exchange: Exchange): void;
  list(filter: RequestFilter): RecordedRequest[];
  /** Forgets the calls of a scope, or all of them. */
  clear(scope?: Scope): void;
}

/** A log that forgets the oldest call when it is full, so that a mock may run for months. */
export function createRequestLog(most: number): RequestLog {
  let exchanges: Exchange[] = [];
  return {
    add(exchange) {
      exchanges.push(shortened(exchange));
      // Twice as many before they are cut: to shift each time would cost every call.
      if (exchanges.length > most * 2) exchanges = exchanges.slice(exchanges.length - most);
    },
    list({ method, path, version, status, after = 0, ...scope }) {
      return exchanges
        .slice(Math.max(0, exchanges.length - most))
        .filter(
          ({ id, call, answer, ...exchange }) =>
            id > after &&
            (method ?? call.method) === call.method &&
            (path ?? call.path) === call.path &&
            (version ?? exchange.version) === exchange.version &&
            (status ?? answer.status) === answer.status &&
            scopeDifferences(scope, call).length === 0,
        )
        .map(toRecorded);
    },
    clear(scope) {
      exchanges = scope ? exchanges.filter(({ call }) => scopeDifferences(scope, call).length > 0) : [];
    },
  };
}

/** Characters of a request body that are kept: a hundred of the largest would fill a small container. */
const MOST_KEPT = 16_384;

function shortened(exchange: Exchange): Exchange {
  const { call } = exchange;
  if ((call.body?.length ?? 0) <= MOST_KEPT) return exchange;
  const body = `${textOf(call)?.slice(0, MOST_KEPT)} …`;
  return { ...exchange, call: { ...call, body }, body: { problem: { example: "bodyTooBig" } } };
}

/** A call as a script sees it: a copy, without the key. */
export function toScripted(exchange: Exchange): ScriptedRequest {
  const { call, version } = exchange;
  const { method, path } = call;
  return { method, path, version, headers: visible(call), body: structuredClone(jsonOf(exchange)) ?? textOf(call) };
}

function toRecorded(exchange: Exchange): RecordedRequest {
  const { id, at, milliseconds, answeredBy, nearMiss, warnings, answer, text } = exchange;
  const { status, headers } = answer;
  return {
    id,
    at,
    milliseconds,
    ...toScripted(exchange),
    answer: { status, headers: { ...headers }, body: text === undefined ? undefined : JSON.parse(text) },
    answeredBy,
    ...(nearMiss && { nearMiss }),
    warnings,
  };
}

function visible({ headers }: Call): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === "authorization" ? `Bearer ${hideKey(value) ?? ""}` : value]),
  );
}

function textOf({ body }: Call): string | undefined {
  if (body === undefined || body === null || body.length === 0) return undefined;
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
