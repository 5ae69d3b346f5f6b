import type { Match } from "../ledger/match.ts";
import { ordinaryHeaders } from "../ledger/ordinary-headers.ts";
import { maskBody, maskText } from "../mask.ts";
import { safeName } from "../shape.ts";
import type { RecordedCall } from "../sources/recorded.ts";
import { stringsOf } from "../strings.ts";

/** Request headers that belong to the API. */
const sentHeaders = ["api-version", "content-type"];

/** Response headers whose values belong to HTTP or to the API; of others, the name alone is recorded. */
const tellingHeaders = new Set(["service-api-version", "content-type", "retry-after", "allow"]);

/**
 * A line of a recording: a call of this API without its key and its query string, and with masked values unless they are asked for. The
 * format is described in docs/content/guides/record-and-replay.md.
 *
 * @param secret - The key that the call was made with: it is taken out wherever else it stands.
 */
export function recordingLine(
  { operation, request, response }: Match,
  call: RecordedCall,
  keepsValues: boolean,
  secret?: string,
): string {
  const sent = request === undefined ? [] : stringsOf(request);
  const schema = operation.responses.get(call.status)?.schema ?? [...operation.responses.values()][0]?.schema;
  const bodies = keepsValues
    ? { request, response }
    : {
        request: request === undefined ? undefined : maskBody(request, operation.request),
        response: response === undefined ? undefined : maskBody(response, schema, sent),
      };
  const line = {
    time: call.time,
    ...(!keepsValues && { masked: true }),
    request: {
      method: call.method,
      path: operation.path,
      headers: requestHeaders(call.requestHeaders),
      body: bodies.request,
    },
    response: { status: call.status, headers: responseHeaders(call.responseHeaders), body: bodies.response },
  };
  const text = JSON.stringify(line);
  return secret ? text.replaceAll(JSON.stringify(secret).slice(1, -1), "(the key)") : text;
}

function requestHeaders(all: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(sentHeaders.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

function responseHeaders(all: Record<string, string> = {}): Record<string, string> {
  const kept = Object.entries(all).filter(([name]) => tellingHeaders.has(name) || !ordinaryHeaders.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [safeName(name), tellingHeaders.has(name) ? value : maskText(value)]),
  );
}
