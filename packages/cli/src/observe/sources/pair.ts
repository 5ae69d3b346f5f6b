import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { type Body, readBody, readHeaders, type SourceEntry } from "./recorded.ts";

/**
 * A request and its response as one object, in the forms that people and tools write them:
 *
 * * `{ request: { method, url, headers, body }, response: { status, headers, body } }` (what the proxy records; Bruno's runs)
 * * `{ url, status, request: <body>, response: <body> }`
 *
 * The method is POST and the status 200 where they are not said; `path` is as good as `url`, `data` and `json` as `body`.
 */
export function fromPair(pair: Json, where: string): SourceEntry {
  if (!isObject(pair)) return { where, problem: "it is no pair of request and response" };
  const { request, response } = pair;
  if (request === undefined || response === undefined) return { where, problem: "it has no request and response" };
  const outer = text(pair.url ?? pair.path);
  const inner = isObject(request) ? text(request.url ?? request.path) : undefined;
  const url = inner ?? outer;
  if (url === undefined) return { where, problem: "it says neither url nor path" };
  const isReduced = pair.reduced === true;
  const at = text(pair.at ?? pair.time);
  if (inner === undefined) {
    const body = isObject(request) && isObject(request.query) ? { request } : request;
    const status = Number(pair.status ?? 200);
    return {
      where,
      at,
      method: "POST",
      url,
      requestBody: { json: body },
      status,
      responseBody: { json: response },
      isReduced,
    };
  }
  const { method, headers } = request as JsonObject;
  if (!isObject(response)) return { where, problem: "its response is no object" };
  return {
    where,
    at,
    method: String(method ?? "POST").toUpperCase(),
    url,
    requestHeaders: readAll(headers),
    requestBody: bodyOf(request as JsonObject),
    status: Number(response.status ?? response.code ?? 200),
    responseHeaders: readAll(response.headers ?? response.header),
    responseBody: bodyOf(response),
    isReduced,
  };
}

function bodyOf(half: JsonObject): Body | undefined {
  const body = half.body ?? half.data ?? half.json;
  if (body === undefined || body === null) return undefined;
  return typeof body === "string" ? readBody(body) : { json: body };
}

function readAll(headers: Json | undefined): Record<string, string> | undefined {
  if (Array.isArray(headers)) return readHeaders(headers.filter(isObject));
  if (!isObject(headers)) return undefined;
  return readHeaders(Object.entries(headers).map(([name, value]) => ({ name, value })));
}

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
