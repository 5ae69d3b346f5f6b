import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { type Body, readBody, readHeaders, type SourceEntry, text, toBody } from "./recorded.ts";

/**
 * A line of a recording: `{ time, masked, request: { method, path, headers, body }, response: { status, headers, body } }`. A `url` may stand
 * in the place of the path. The method is POST and the status 200 unless stated.
 */
export function fromPair(pair: Json, where: string): SourceEntry {
  const { request, response, time, masked }: JsonObject = isObject(pair) ? pair : {};
  if (!isObject(request) || !isObject(response)) return { where, problem: "it has no request and response" };
  const url = text(request.path ?? request.url);
  if (url === undefined) return { where, problem: "its request has neither path nor url" };
  return {
    where,
    time: text(time),
    method: String(request.method ?? "POST").toUpperCase(),
    url,
    requestHeaders: headersOf(request),
    requestBody: bodyOf(request),
    status: Number(response.status ?? 200),
    responseHeaders: headersOf(response),
    responseBody: bodyOf(response),
    isMasked: masked === true,
  };
}

function bodyOf({ body }: JsonObject): Body | undefined {
  if (body === undefined || body === null) return undefined;
  return typeof body === "string" ? readBody(body) : toBody(body);
}

function headersOf({ headers }: JsonObject): Record<string, string> | undefined {
  if (!isObject(headers)) return undefined;
  return readHeaders(Object.entries(headers).map(([name, value]) => ({ name, value })));
}
