import { currentVersion, versions } from "../../../../generated/versions.ts";
import type { Call, MockResponse } from "../call.ts";
import { TextDecoder } from "../platform.ts";
import { UsageError } from "../usage-error.ts";
import { refuseControl } from "./access.ts";
import { isObject } from "./merge-patch.ts";
import type { RecordedCall, RequestFilter } from "./request-log.ts";
import type { AnyResponse } from "./responses.ts";
import type { Scope } from "./scope.ts";

/** What can be controlled: the next responses of an operation, own data, and the request log. */
export interface Controllable {
  respond(path: string, responses: readonly AnyResponse[], scope?: Scope): Promise<void>;
  requests(filter?: RequestFilter): RecordedCall[];
  reset(scope?: Scope): void;
  setData(data: unknown): Promise<void>;
  /** Whether new calls are welcome; false once the mock is closing. */
  isReady(): boolean;
}

/** Where the controls are; no operation has this path. */
export const CONTROLS = "/_mock/";

/** What is at the paths under the controls, by method. `health` and `ready` are open to all: they show nothing of the calls. */
const routes: Record<string, "GET" | "POST"> = {
  health: "GET",
  ready: "GET",
  requests: "GET",
  respond: "POST",
  reset: "POST",
  data: "POST",
};

/**
 * Responds to a call of the controls, for test suites in other languages and for the page of the request log.
 *
 * @param name - The path after `/_mock/`.
 * @param query - The part of the address after the question mark; `key` and `header=name:value` make up a scope.
 * @param isLocal - Whether the connection comes from this machine.
 * @param hosts - The hosts that are accepted beside this machine's own names.
 */
export async function respondToControl(
  mock: Controllable,
  call: Call,
  name: string,
  query: string,
  isLocal: boolean,
  hosts: readonly string[],
): Promise<MockResponse> {
  const isOpen = name === "health" || name === "ready";
  const refusal = isOpen ? undefined : refuseControl(call, isLocal, hosts);
  if (refusal) return refuse(403, refusal);
  const method = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!method) {
    const known = Object.keys(routes).map((route) => CONTROLS + route);
    return refuse(404, `There is no ${call.path}. There are: ${known.join(", ")}.`);
  }
  if (call.method !== method && !(method === "GET" && call.method === "HEAD")) {
    const response = refuse(405, `${call.path} takes ${method}.`);
    return { ...response, headers: { ...response.headers, allow: method } };
  }
  if (method === "GET") return read(mock, name, new URLSearchParams(query));
  if (!/^application\/json *(;|$)/i.test(String(call.headers["content-type"] ?? ""))) {
    return refuse(415, "Send Content-Type: application/json.");
  }
  try {
    await change(mock, name, bodyOf(call), scopeOf(new URLSearchParams(query)));
    return { status: 204, headers: { ...unstored }, body: undefined };
  } catch (error) {
    if (error instanceof UsageError || error instanceof SyntaxError) return refuse(400, error.message);
    throw error;
  }
}

function read(mock: Controllable, name: string, query: URLSearchParams): MockResponse {
  if (name === "requests") return json(200, mock.requests(filterOf(query)));
  if (name === "ready" && !mock.isReady()) return json(503, { status: "closing" });
  return json(200, { status: "ok", versions, currentVersion });
}

async function change(mock: Controllable, name: string, body: unknown, scope: Scope | undefined): Promise<void> {
  if (name === "reset") return mock.reset(scope);
  if (name === "data") return mock.setData(body);
  const { path, responses } = isObject(body) ? body : {};
  if (typeof path !== "string" || responses === undefined) {
    throw new UsageError('Send { "path": "/email/validate", "responses": [{ "status": 429 }] }.');
  }
  await mock.respond(path, [responses].flat() as AnyResponse[], scope);
}

function bodyOf({ body }: Call): unknown {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
  return text === "" ? {} : JSON.parse(text);
}

function filterOf(query: URLSearchParams): RequestFilter {
  const { status, after, ...filter } = Object.fromEntries(query);
  return { ...filter, ...(status && { status: Number(status) }), ...(after && { after: Number(after) }) };
}

function scopeOf(query: URLSearchParams): Scope | undefined {
  const key = query.get("key");
  const headers = Object.fromEntries(
    query.getAll("header").map((header) => {
      const [name = "", ...value] = header.split(":");
      return [name.trim().toLowerCase(), value.join(":").trim()];
    }),
  );
  if (key === null && Object.keys(headers).length === 0) return undefined;
  return { ...(key !== null && { key }), ...(Object.keys(headers).length > 0 && { headers }) };
}

/** Responses of the controls are not cached, and for the caller alone. */
const unstored = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

function json(status: number, body: unknown): MockResponse {
  return { status, headers: { "content-type": "application/json", ...unstored }, body };
}

function refuse(status: number, message: string): MockResponse {
  return json(status, { message });
}
