import { readBearer } from "../authenticate.ts";
import { type MockResponse, readHeader } from "../call.ts";
import { type Exchange, jsonOf } from "../exchange.ts";

/** How calls are recorded. */
export interface RecordOptions {
  /** The base URL of the recorded service. */
  upstream: string;
  /** Takes each line of the recording. */
  write(line: string): void;
}

/** Headers of a request that the service is sent. */
const forwarded = ["accept", "api-version", "authorization", "content-type"];

/** Headers of a response that are recorded and passed on. */
const kept = ["allow", "content-type", "retry-after", "service-api-version"];

/** Headers of a request that are recorded; never the key. */
const recorded = ["api-version", "content-type"];

/** Sends calls on to a real service, and writes each with its response: a line of NDJSON, in the format of `data-validation observe`. */
export function createRecorder({ upstream, write }: RecordOptions): (exchange: Exchange) => Promise<MockResponse> {
  const base = upstream.replace(/(?<!\/)\/+$/, "");
  return async (exchange) => {
    const { call, at } = exchange;
    const { method, path, body } = call;
    const response = await fetch(base + path, {
      method,
      headers: headersOf(forwarded, (name) => readHeader(call, name)),
      body: (body ?? null) as BodyInit | null,
      redirect: "manual",
    });
    const text = await response.text();
    const recording = {
      status: response.status,
      headers: headersOf(kept, (name) => response.headers.get(name) ?? undefined),
      body: text === "" ? undefined : parse(text, response),
    };
    const line = JSON.stringify({
      time: new Date(at).toISOString(),
      request: {
        method,
        path,
        headers: headersOf(recorded, (name) => readHeader(call, name)),
        body: jsonOf(exchange),
      },
      response: recording,
    });
    const key = readBearer(readHeader(call, "authorization"));
    write(`${key ? line.replaceAll(JSON.stringify(key).slice(1, -1), "(the key)") : line}\n`);
    exchange.respondedBy = "upstream";
    return { ...recording, headers: { ...recording.headers } };
  };
}

function parse(text: string, { status, url }: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The response of ${url} is no JSON (HTTP ${status}), and was not recorded. Check the upstream.`);
  }
}

function headersOf(names: string[], read: (name: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
