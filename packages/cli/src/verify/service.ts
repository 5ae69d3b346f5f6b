import { setTimeout as sleep } from "node:timers/promises";
import { testKeys } from "../../../mock/src/index.ts";
import { count, UserError } from "../command-line.ts";
import type { Json } from "../observe/contract/json.ts";
import type { RecordedCall } from "../observe/sources/recorded.ts";
import { type Call, callsOf, type Response, type Rule, show } from "./rule.ts";

/** What the calls of a run need. */
export interface ServiceSettings {
  baseUrl: string;
  apiKey: string;
  /** How many calls may be made, those that are made again included. */
  atMost: number;
  /** The header that states the version; by default the one whose name ends in `api-version`. */
  versionHeader?: string | undefined;
  fetch?: typeof fetch;
}

/** Why no further call is made. */
export class Stop extends Error {
  /** Whether it is the limit of calls that was given, and nothing that went wrong. */
  readonly isLimit: boolean;

  constructor(message: string, isLimit = false) {
    super(message);
    this.isLimit = isLimit;
  }
}

const LONGEST_WAIT = 60;
/** Seconds to wait for a service that does not say how long. */
const USUAL_WAIT = 1;

/** The identity of a call: an equal one is not made again. */
function keyOf({ path, version, key, isRepeated, request }: Call): string {
  return JSON.stringify([path, version, key, isRepeated, request]);
}

/** The number of different calls of some rules: no run makes more, unless some have to be made again. */
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
    const key = keyOf(call);
    const response = this.#responses.get(key) ?? this.#make(call);
    this.#responses.set(key, response);
    return response;
  }

  async #make(call: Call): Promise<Response> {
    const { apiKey } = this.#settings;
    const { status, headers, text } = await this.#fetch(call);
    const mediaType = headers["content-type"] ?? "";
    const body = parse(isSecret(apiKey) ? text.replaceAll(apiKey, "[API key]") : text);
    if (this.made === 1 && body === undefined && !mediaType.includes("json"))
      throw new UserError(
        `There is nothing of this API at ${this.#settings.baseUrl}${call.path}: HTTP ${status}, ${mediaType || "no media type"}. Check the base URL.`,
      );
    this.recorded.push(recordOf(call, status, headers, body));
    if ((status === 401 || status === 402) && call.key === undefined)
      throw new Stop(`The service rejects the given key: HTTP ${status} ${show(body)}. Check the key.`);
    return { status, mediaType, body, version: this.#versionIn(headers) };
  }

  async #fetch(call: Call): Promise<{ status: number; headers: Record<string, string>; text: string }> {
    const { fetch = globalThis.fetch, atMost } = this.#settings;
    if (this.made >= atMost) throw new Stop(`The limit of ${count(atMost, "call")} is reached.`, true);
    this.made += 1;
    try {
      const response = await fetch(urlOf(this.#settings.baseUrl, call), {
        method: "POST",
        headers: { ...headersOf(call), ...authorizationOf(call, this.#settings.apiKey) },
        body: JSON.stringify({ request: call.request }),
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      const { status, headers } = response;
      const text = await response.text();
      if (status !== 429) return { status, headers: Object.fromEntries(headers), text };
      await sleep(waitOf(headers.get("retry-after")) * 1000);
    } catch (error) {
      throw this.#failureOf(error, call);
    }
    return this.#fetch(call);
  }

  #failureOf(error: unknown, { path }: Call): Error {
    if (error instanceof Stop) return error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const message = `No response from ${this.#settings.baseUrl}${path} (${cause?.code ?? name})`;
    if (this.made === 1) return new UserError(`${message}. Check the base URL, or start the service.`);
    return new Stop(`${message}.`);
  }

  #versionIn(headers: Record<string, string>): string | undefined {
    const { versionHeader } = this.#settings;
    if (versionHeader !== undefined) return headers[versionHeader.toLowerCase()];
    const names = Object.keys(headers).filter((name) => name.endsWith("api-version"));
    if (names.length > 1)
      throw new UserError(`Several headers end in api-version: ${names.join(", ")}. Name one with --version-header.`);
    return headers[names[0] ?? ""];
  }
}

/** Whether a key is long enough to be a secret: a short one would be found in every word. */
function isSecret(apiKey: string): boolean {
  return apiKey.length > 5;
}

/** The headers of a call, without the key. */
export function headersOf({ version }: Call): Record<string, string> {
  const own = { "content-type": "application/json", accept: "application/json" };
  return version === undefined ? own : { ...own, "api-version": version };
}

export function urlOf(baseUrl: string, { path }: Call): string {
  return `${baseUrl.replace(/\/$/, "")}${path}`;
}

function authorizationOf({ key }: Call, apiKey: string): Record<string, string> {
  if (key === "none") return {};
  return { authorization: `Bearer ${key === "unknown" ? testKeys.refused : apiKey}` };
}

/** Seconds that a `Retry-After` asks for: a number of them, or a date. */
function waitOf(text: string | null): number {
  const isDate = /[a-z]{3}/i.test(text ?? "");
  const asked = isDate ? (Date.parse(text ?? "") - Date.now()) / 1000 : Number(text ?? USUAL_WAIT);
  const wait = Number.isNaN(asked) ? USUAL_WAIT : Math.max(0, asked);
  if (wait > LONGEST_WAIT) throw new Stop(`The service asks to wait for ${Math.ceil(wait)} s (HTTP 429). Try later.`);
  return wait;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function recordOf(
  call: Call,
  status: number,
  responseHeaders: Record<string, string>,
  body: Json | undefined,
): RecordedCall {
  return {
    where: `${call.path} ${call.version ?? ""}`.trim(),
    method: "POST",
    url: call.path,
    requestHeaders: headersOf(call),
    requestBody: { json: { request: call.request } },
    status,
    responseHeaders,
    responseBody: body === undefined ? undefined : { json: body },
  };
}
