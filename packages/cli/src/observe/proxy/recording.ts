import type { Match } from "../ledger/match.ts";
import { maskBody } from "../mask.ts";
import { stringsOf } from "../shape.ts";
import type { RecordedCall } from "../sources/recorded.ts";

/** Headers that belong to HTTP or to the API; no other is recorded. */
const recorded = {
  request: ["api-version", "content-type"],
  response: ["service-api-version", "content-type", "retry-after", "allow"],
};

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
      headers: pick(recorded.request, call.requestHeaders),
      body: bodies.request,
    },
    response: { status: call.status, headers: pick(recorded.response, call.responseHeaders), body: bodies.response },
  };
  const text = JSON.stringify(line);
  return secret ? text.replaceAll(JSON.stringify(secret).slice(1, -1), "(the key)") : text;
}

function pick(names: string[], all: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}
