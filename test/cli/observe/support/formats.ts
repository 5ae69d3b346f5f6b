import type { Json } from "../../../../packages/cli/src/observe/contract/json.ts";
import type { RecordedCall } from "../../../../packages/cli/src/observe/sources/recorded.ts";

/** A call with its bodies, to be written in one of the forms that tools write. */
export interface Call {
  path: string;
  version: string;
  request: Json;
  status: number;
  headers: Record<string, string>;
  response: Json;
}

/** A call of the other service. */
export function toCall({
  url,
  requestHeaders,
  requestBody,
  status,
  responseHeaders = {},
  responseBody,
}: RecordedCall): Call {
  const json = (body: typeof requestBody) => (body && "json" in body ? body.json : null);
  return {
    path: new URL(url).pathname,
    version: requestHeaders?.["api-version"] ?? "",
    request: json(requestBody),
    status,
    headers: responseHeaders,
    response: json(responseBody),
  };
}

/** A call whose bodies hold the envelope in another object. */
export function wrapped({ request, response, ...call }: Call): Call {
  return { ...call, request: { payload: request }, response: { took: 3, data: { response } } };
}

export function asHar(calls: Call[], isBase64 = false): string {
  const entries = calls.map((call) => ({
    startedDateTime: "2026-01-30T10:00:00.000Z",
    request: {
      method: "POST",
      url: `https://service.example${call.path}?trace=1`,
      headers: list(requestHeaders(call), "name"),
      postData: { mimeType: "application/json", text: JSON.stringify(call.request) },
    },
    response: {
      status: call.status,
      headers: list(call.headers, "name"),
      content: content(call.response, isBase64 === true),
    },
  }));
  return JSON.stringify({ log: { version: "1.2", creator: { name: "test" }, entries } });
}

function content(body: Json, isBase64: boolean) {
  const text = JSON.stringify(body);
  return isBase64
    ? { mimeType: "application/json", encoding: "base64", text: Buffer.from(text).toString("base64") }
    : { mimeType: "application/json", text };
}

export function asPairs(calls: Call[]): string {
  return JSON.stringify(calls.map(pair));
}

export function asLines(calls: Call[]): string {
  return calls.map((call) => JSON.stringify(pair(call))).join("\n");
}

/** Address and bodies, as people write them down by hand. */
export function asShortPairs(calls: Call[]): string {
  return calls
    .map(({ path, request, status, response }) => JSON.stringify({ path, request, status, response }))
    .join("\n");
}

export function asNewman(calls: Call[]): string {
  const executions = calls.map((call) => ({
    request: {
      method: "POST",
      url: { protocol: "https", path: call.path.split("/").slice(1), host: ["service", "example"] },
      header: list(requestHeaders(call), "key"),
      body: { mode: "raw", raw: JSON.stringify(call.request) },
    },
    response: {
      code: call.status,
      header: list(call.headers, "key"),
      stream: Buffer.from(JSON.stringify(call.response)),
    },
  }));
  return JSON.stringify({ collection: {}, run: { executions } });
}

export function asPostman(calls: Call[]): string {
  const item = calls.map((call) => ({
    name: call.path,
    request: {},
    response: [
      {
        originalRequest: {
          method: "POST",
          url: { raw: `{{baseUrl}}${call.path}` },
          header: list(requestHeaders(call), "key"),
          body: { mode: "raw", raw: JSON.stringify(call.request) },
        },
        code: call.status,
        header: list(call.headers, "key"),
        body: JSON.stringify(call.response),
      },
    ],
  }));
  return JSON.stringify({ info: { name: "test" }, item: [{ name: "a folder", item }] });
}

export function asBruno(calls: Call[]): string {
  const results = calls.map((call) => ({
    request: {
      method: "POST",
      url: `https://service.example${call.path}`,
      headers: requestHeaders(call),
      data: JSON.stringify(call.request),
    },
    response: { status: call.status, headers: call.headers, data: call.response },
  }));
  return JSON.stringify([{ iterationIndex: 0, results }]);
}

function pair(call: Call) {
  return {
    request: {
      method: "POST",
      url: `https://service.example${call.path}`,
      headers: requestHeaders(call),
      body: call.request,
    },
    response: { status: call.status, headers: call.headers, body: call.response },
  };
}

function requestHeaders({ version }: Call): Record<string, string> {
  return { "Content-Type": "application/json", "Api-Version": version };
}

function list(headers: Record<string, string>, name: "name" | "key") {
  return Object.entries(headers).map(([key, value]) => ({ [name]: key, value }));
}
