import { isDeeper } from "@data-validation/common/is-deeper";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";

/**
 * JSON, or why the body cannot be read: the end of a sentence that starts with "the body of the
 * response".
 */
export type RecordedBody = { json: Json } | { problem: string; isTooDeep?: true };

export interface RecordedCall {
  /** `traffic.har, entry 12` */
  where: string;
  time?: string | undefined;
  method: string;
  /** The whole URL, or only the path. */
  url: string;
  /** By name in lower case; undefined if the recording has no headers at all. */
  requestHeaders?: Record<string, string> | undefined;
  requestBody?: RecordedBody | undefined;
  status: number;
  responseHeaders?: Record<string, string> | undefined;
  responseBody?: RecordedBody | undefined;
  /** Whether the recording has stand-ins for values. */
  isMasked?: boolean | undefined;
}

/** A call, or the problem of an entry, without a quotation. */
export type SourceEntry = RecordedCall | { where: string; problem: string };

/**
 * Deeper bodies are skipped, since the walks over them are recursive. Bodies of the API have at
 * most fifteen levels.
 */
const DEEPEST_BODY = 100;
/** Larger bodies are skipped, in characters. */
export const LARGEST_BODY = 5_000_000;

export function parseBody(
  text: string | undefined | null,
  largest = LARGEST_BODY,
): RecordedBody | undefined {
  if (text === undefined || text === null || text === "") return undefined;
  if (text.length > largest) return { problem: `is larger than ${largest / 1e6} MB` };
  try {
    return toBody(JSON.parse(text) as Json);
  } catch {
    return { problem: "is not JSON" };
  }
}

function toBody(json: Json): RecordedBody {
  return isDeeper(json, DEEPEST_BODY)
    ? { problem: `is nested more than ${DEEPEST_BODY} levels deep`, isTooDeep: true }
    : { json };
}

/**
 * Reads a line of a recording: `{ time, masked, request: { method, path or url, headers, body },
 * response: { status, headers, body } }`.
 */
export function readRecordedCall(pair: Json, where: string): SourceEntry {
  const { request, response, time, masked }: JsonObject = isJsonObject(pair) ? pair : {};
  if (!isJsonObject(request) || !isJsonObject(response))
    return { where, problem: "it has no request and response" };
  const url = stringOf(request.path ?? request.url);
  if (url === undefined) return { where, problem: "its request has neither path nor url" };
  const status = Number(scalarText(response.status ?? 200));
  if (Number.isNaN(status)) return { where, problem: "its status is not a number" };
  return {
    where,
    time: stringOf(time),
    method: (stringOf(request.method) ?? "POST").toUpperCase(),
    url,
    requestHeaders: headersOf(request),
    requestBody: bodyOf(request),
    status,
    responseHeaders: headersOf(response),
    responseBody: bodyOf(response),
    isMasked: masked === true,
  };
}

function bodyOf({ body }: JsonObject): RecordedBody | undefined {
  if (body === undefined || body === null) return undefined;
  return typeof body === "string" ? parseBody(body) : toBody(body);
}

/** Headers by name, without pseudo-headers of HTTP/2 such as `:status`. */
function headersOf({ headers }: JsonObject): Record<string, string> | undefined {
  if (!isJsonObject(headers)) return undefined;
  const texts = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), scalarText(value) ?? ""] as const,
  );
  return Object.fromEntries(
    texts.filter(([name, value]) => /^[\w-]+$/.test(name) && /^[\t -~]*$/.test(value)),
  );
}

/** A scalar as text. `String` fails for an object that has a member `toString`. */
function scalarText(value: Json): string | undefined {
  return typeof value === "object" ? undefined : String(value);
}

function stringOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
