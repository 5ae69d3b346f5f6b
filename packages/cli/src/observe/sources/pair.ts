import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { type Body, readBody, readHeaders, type SourceEntry, toBody } from "./recorded.ts";

/**
 * A request and its response as one object, in the forms that people and tools write them:
 *
 * * `{ time, masked, request: { method, path, headers, body }, response: { status, headers, body } }`, the format of our recordings
 * * the same with `url` in place of `path`, or `data` in place of `body`, as Bruno writes them
 * * `{ path, status, request: <body>, response: <body> }`, as people write them
 *
 * The method is POST and the status 200 unless stated.
 */
export function fromPair(pair: Json, where: string): SourceEntry {
  if (!isObject(pair)) return { where, problem: "it is no pair of request and response" };
  const { request, response } = pair;
  if (request === undefined || response === undefined) return { where, problem: "it has no request and response" };
  const inner = isObject(request) ? text(request.path ?? request.url) : undefined;
  const url = inner ?? text(pair.path ?? pair.url);
  if (url === undefined) return { where, problem: "it has neither path nor url" };
  if (inner === undefined) {
    const body = isObject(request) && isObject(request.query) ? { request } : request;
    const status = Number(pair.status ?? 200);
    return { where, method: "POST", url, requestBody: toBody(body), status, responseBody: toBody(response) };
  }
  const { method, headers } = request as JsonObject;
  if (!isObject(response)) return { where, problem: "its response is no object" };
  return {
    where,
    time: text(pair.time),
    method: String(method ?? "POST").toUpperCase(),
    url,
    requestHeaders: readAll(headers),
    requestBody: bodyOf(request as JsonObject),
    status: Number(response.status ?? 200),
    responseHeaders: readAll(response.headers),
    responseBody: bodyOf(response),
    isMasked: pair.masked === true,
  };
}

function bodyOf(half: JsonObject): Body | undefined {
  const body = half.body ?? half.data;
  if (body === undefined || body === null) return undefined;
  return typeof body === "string" ? readBody(body) : toBody(body);
}

function readAll(headers: Json | undefined): Record<string, string> | undefined {
  if (!isObject(headers)) return undefined;
  return readHeaders(Object.entries(headers).map(([name, value]) => ({ name, value })));
}

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
