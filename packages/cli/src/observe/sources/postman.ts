import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { readBody, readHeaders, type SourceEntry } from "./recorded.ts";

/** The calls of a Postman collection: the responses that were saved with its requests. */
export function* fromPostmanCollection(collection: JsonObject, file: string): Generator<SourceEntry> {
  for (const item of Array.isArray(collection.item) ? collection.item.filter(isObject) : []) {
    if (Array.isArray(item.item)) yield* fromPostmanCollection(item, file);
    for (const response of Array.isArray(item.response) ? item.response.filter(isObject) : []) {
      yield fromPostman(
        response.originalRequest,
        response,
        `${file}, ${String(item.name ?? "a request without a name")}`,
      );
    }
  }
}

/** The calls of a run of a Postman collection, as Newman's JSON reporter writes it. */
export function* fromNewmanRun(run: JsonObject, file: string): Generator<SourceEntry> {
  for (const [index, execution] of (Array.isArray(run.executions) ? run.executions : []).entries()) {
    if (isObject(execution) && isObject(execution.response)) {
      yield fromPostman(execution.request, execution.response, `${file}, execution ${index + 1}`);
    }
  }
}

function fromPostman(request: Json | undefined, response: JsonObject, where: string): SourceEntry {
  if (!isObject(request)) return { where, problem: "the saved response has no request" };
  const body = isObject(request.body) ? request.body.raw : undefined;
  return {
    where,
    method: String(request.method ?? "").toUpperCase(),
    url: addressOf(request.url),
    requestHeaders: headersOf(request.header),
    requestBody: readBody(typeof body === "string" ? body : undefined),
    status: Number(response.code ?? 0),
    responseHeaders: headersOf(response.header),
    responseBody: readBody(textOf(response)),
  };
}

function addressOf(url: Json | undefined): string {
  if (!isObject(url)) return String(url ?? "");
  if (typeof url.raw === "string") return url.raw;
  return `/${[url.path ?? []].flat().join("/")}`;
}

function headersOf(list: Json | undefined): Record<string, string> | undefined {
  return Array.isArray(list) ? readHeaders(list.filter(isObject)) : undefined;
}

/** A saved response has its body as a text; one of a run has its bytes. */
function textOf({ body, stream }: JsonObject): string | undefined {
  if (typeof body === "string") return body;
  const bytes = isObject(stream) ? stream.data : undefined;
  return Array.isArray(bytes) ? Buffer.from(bytes as number[]).toString("utf8") : undefined;
}
