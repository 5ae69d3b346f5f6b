import { setTimeout as sleep } from "node:timers/promises";
import { wrappedAt } from "@data-validation/client/internal/envelope";
import { readPlace, unwrapResponse } from "@data-validation/client/internal/response-place";
import { readRetryAfter } from "@data-validation/client/internal/retry";
import { versionOf } from "@data-validation/client/internal/version-header";
import { once } from "@data-validation/common/once";
import { testKeys } from "@data-validation/mock/internal/test-keys";
import type { Json } from "@data-validation/openapi-document/json";
import { count, UserError } from "../command-line.ts";
import { type Body, type RecordedCall, readBody } from "../observe/sources/recorded.ts";
import { type Call, callsOf, isSuccess, type Response, type Rule } from "./rule.ts";

export interface ServiceSettings {
  baseUrl: string;
  apiKey: string;
  /** The most calls that may be made, repeated ones included. */
  atMost: number;
  /** The header that states the version, if it is not the only one whose name ends in `-api-version`. */
  versionHeader?: string | undefined;
  /** The place of the envelope in the body of a success. */
  responseAt?: string | undefined;
  fetch?: typeof fetch;
}

export class Stop extends Error {
  /** Whether only the limit of calls is reached. */
  readonly isLimit: boolean;

  constructor(message: string, isLimit = false) {
    super(message);
    this.isLimit = isLimit;
  }
}

/** Milliseconds to wait after HTTP 429: at most, and without `Retry-After`. */
const LONGEST_WAIT = 60_000;
const USUAL_WAIT = 1000;

/** Identifies a call: equal ones are made once. */
function keyOf({ path, version, key, isRepeated, request }: Call): string {
  return JSON.stringify([path, version, key, isRepeated, request]);
}

/** The number of different calls of some rules. */
export function countCalls(rules: readonly Rule[]): number {
  return new Set(rules.flatMap((rule) => callsOf(rule).map(keyOf))).size;
}

/** Makes the calls of a run, each once, one after the other. */
export class Service {
  made = 0;
  /** The calls with their responses, as a recording has them. */
  readonly recorded: RecordedCall[] = [];
  readonly #responses = new Map<string, Promise<Response>>();
  readonly #settings: ServiceSettings;

  constructor(settings: ServiceSettings) {
    this.#settings = settings;
  }

  /** Makes a call, or returns the response that it had before. */
  send(call: Call): Promise<Response> {
    return once(this.#responses, keyOf(call), () => this.#make(call));
  }

  async #make(call: Call): Promise<Response> {
    const { apiKey, baseUrl, versionHeader, responseAt } = this.#settings;
    const { status, headers, text } = await this.#fetch(call);
    const mediaType = headers["content-type"] ?? "";
    // A short key may be a part of any word.
    const received = readBody(apiKey.length > 5 ? text.replaceAll(apiKey, "[API key]") : text);
    const responseBody = isSuccess({ status }) ? readEnvelope(received, responseAt) : received;
    const body = responseBody && "json" in responseBody ? responseBody.json : undefined;
    if (this.made === 1 && body === undefined && !mediaType.includes("json"))
      throw new UserError(
        `There is nothing of this API at ${baseUrl}${call.path}: HTTP ${status}, ${mediaType || "no media type"}. Check the base URL.`,
      );
    this.recorded.push({
      where: `${call.path} ${call.version ?? ""}`.trim(),
      time: new Date().toISOString(),
      method: "POST",
      url: call.path,
      requestHeaders: headersOf(call),
      requestBody: { json: { request: call.request } },
      status,
      responseHeaders: headers,
      responseBody,
    });
    if ((status === 401 || status === 402) && call.key === undefined)
      throw new Stop(`The service rejects the given key: HTTP ${status}. Check the key.`);
    return { status, mediaType, body, version: versionOf(new Headers(headers), versionHeader) };
  }

  async #fetch(
    call: Call,
  ): Promise<{ status: number; headers: Record<string, string>; text: string }> {
    const { fetch = globalThis.fetch, atMost, baseUrl, apiKey } = this.#settings;
    if (this.made >= atMost)
      throw new Stop(`The limit of ${count(atMost, "call")} is reached.`, true);
    this.made += 1;
    const exchange = async () => {
      const response = await fetch(urlOf(baseUrl, call), {
        method: "POST",
        headers: { ...headersOf(call), ...authorizationOf(call, apiKey) },
        body: JSON.stringify({ request: call.request }),
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      return { response, text: await response.text() };
    };
    const { response, text } = await exchange().catch((error) =>
      Promise.reject(this.#failureOf(error, call)),
    );
    const { status, headers } = response;
    if (status !== 429) return { status, headers: Object.fromEntries(headers), text };
    const wait = headers.has("retry-after") ? readRetryAfter(response) : USUAL_WAIT;
    const seconds = Math.ceil(wait / 1000);
    if (wait > LONGEST_WAIT)
      throw new Stop(`The service asks to wait for ${seconds} s (HTTP 429). Try later.`);
    await sleep(wait);
    return this.#fetch(call);
  }

  #failureOf(error: unknown, { path }: Call): Error {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const message = `No response from ${this.#settings.baseUrl}${path} (${cause?.code ?? name})`;
    if (this.made === 1)
      return new UserError(`${message}. Check the base URL, or start the service.`);
    return new Stop(`${message}.`);
  }
}

/** The body of a success with the envelope at its top. @throws UserError that names the setting, if it has another place */
function readEnvelope(body: Body | undefined, responseAt: string | undefined): Body | undefined {
  if (!body || !("json" in body)) return body;
  const inner = unwrapResponse(body.json, readPlace(responseAt)) as Json | undefined;
  if (inner === undefined)
    throw new UserError(
      `A success has no object ${responseAt}, which --response-at names. Check the setting.`,
    );
  const place = wrappedAt(inner);
  if (place !== undefined)
    throw new UserError(
      `A success has its envelope in ${place}. Run again with --response-at ${[responseAt, place].filter(Boolean).join(".")}.`,
    );
  return { json: inner };
}

export function headersOf({ version }: Call): Record<string, string> {
  const own = { "content-type": "application/json", accept: "application/json" };
  return version === undefined ? own : { ...own, "api-version": version };
}

export function urlOf(baseUrl: string, { path }: Call): string {
  return `${baseUrl.replace(/\/$/, "")}${path}`;
}

function authorizationOf({ key }: Call, apiKey: string): Record<string, string> {
  if (key === "none") return {};
  return { authorization: `Bearer ${key === "unknown" ? testKeys.rejected : apiKey}` };
}
