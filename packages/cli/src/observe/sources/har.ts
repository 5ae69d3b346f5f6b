import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { readBody, readHeaders, type SourceEntry, text } from "./recorded.ts";

/** An entry of an HTTP archive (HAR 1.2), as browsers and proxies export it. */
export function fromHarEntry(entry: Json, where: string): SourceEntry {
  const request = isObject(entry) ? entry.request : undefined;
  const response = isObject(entry) ? entry.response : undefined;
  if (!isObject(request) || !isObject(response)) return { where, problem: "the entry has no request and response" };
  const { postData } = request;
  const { content } = response;
  return {
    where,
    time: text((entry as JsonObject).startedDateTime),
    method: String(request.method ?? "").toUpperCase(),
    url: String(request.url ?? ""),
    requestHeaders: headers(request.headers),
    requestBody: readBody(isObject(postData) ? text(postData.text) : undefined),
    status: Number(response.status ?? 0),
    responseHeaders: headers(response.headers),
    responseBody: readBody(isObject(content) ? decode(content) : undefined),
  };
}

function decode(content: JsonObject): string | undefined {
  const body = text(content.text);
  return body !== undefined && content.encoding === "base64" ? Buffer.from(body, "base64").toString("utf8") : body;
}

/** Recordings that were cleaned have an empty list of headers: then nothing is known of them. */
function headers(list: Json | undefined): Record<string, string> | undefined {
  return Array.isArray(list) && list.length > 0 ? readHeaders(list.filter(isObject)) : undefined;
}
