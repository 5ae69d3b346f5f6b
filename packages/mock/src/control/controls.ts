import { isJsonType } from "@data-validation/common/json-type";
import { isObject } from "@data-validation/common/object";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { rejectUnknownNames } from "../check-members.ts";
import { listOperations } from "../contract/operations.ts";
import { type Call, type MockResponse, requestText } from "../exchange/call.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { METRICS_TYPE } from "../metrics.ts";
import { messageOf, UsageError } from "../usage-error.ts";
import { type ControlAccess, isListedOrigin, rejectControl } from "./access.ts";
import type { Controllable } from "./controllable.ts";
import { readFilter, readScope, scopeFields } from "./query.ts";
import { filterFields } from "./request-log.ts";
import type { AnyResponse } from "./responses.ts";
import type { Scope } from "./scope.ts";
import type { ActiveScript } from "./script.ts";

export const CONTROLS_PATH = "/_mock/";

interface Route {
  takes?: readonly string[];
  run(mock: Controllable, query: URLSearchParams, body: () => unknown): unknown;
}

/**
 * The paths under the controls, by method. Those in `openPaths` have no access control, as they
 * reveal nothing of the calls.
 */
const routes: Record<string, Record<string, Route>> = {
  health: { GET: { run: () => health } },
  ready: { GET: { run: () => health } },
  metrics: { GET: { run: (mock) => mock.metrics() } },
  operations: { GET: { run: () => listOperations() } },
  requests: {
    GET: {
      takes: [...filterFields, "header"],
      run: (mock, query) => mock.requests(readFilter(query)),
    },
    DELETE: { takes: scopeFields, run: (mock, query) => mock.clearRequests(readScope(query)) },
  },
  scripts: {
    GET: { takes: scopeFields, run: (mock, query) => mock.scripts(readScope(query)).map(toJson) },
    DELETE: { takes: ["id"], run: (mock, query) => mock.remove(Number(query.get("id"))) },
  },
  respond: {
    POST: {
      takes: scopeFields,
      run: (mock, query, body) => respond(mock, body(), readScope(query)),
    },
  },
  limits: { GET: { run: (mock) => mock.limits() } },
  reset: { POST: { takes: scopeFields, run: (mock, query) => mock.reset(readScope(query)) } },
  data: { POST: { run: async (mock, _, body) => void (await mock.setData(body())) } },
};

/** Read by load balancers and scrapers under any host name. */
const openPaths = ["health", "ready", "metrics"];

const health = { status: "ok", versions, currentVersion };

export interface ControlCall {
  call: Call;
  /** The path behind `/_mock/`. */
  name: string;
  query: string;
  /** Whether it is from this machine or this program. */
  isLocal: boolean;
}

/** A mistake of the caller is a 4xx with a `message`. */
export async function respondToControl(
  mock: Controllable,
  { call, name, query, isLocal }: ControlCall,
  access: ControlAccess,
): Promise<MockResponse> {
  const rejection = openPaths.includes(name) ? undefined : rejectControl(call, isLocal, access);
  if (rejection) return jsonResponse(403, { message: rejection });
  const response = await route(mock, call, name, new URLSearchParams(query));
  response.headers["mock-instance"] = `${mock.instance} ${mock.resets()}`;
  if (isListedOrigin(call, access)) Object.assign(response.headers, originHeaders(call));
  return response;
}

async function route(
  mock: Controllable,
  call: Call,
  name: string,
  query: URLSearchParams,
): Promise<MockResponse> {
  const methods = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!methods) {
    const paths = Object.keys(routes).map((path) => CONTROLS_PATH + path);
    return jsonResponse(404, {
      message: `There is no ${call.path}. There are: ${paths.join(", ")}.`,
    });
  }
  if (call.method === "OPTIONS") return noContent();
  const { takes = [], run } = methods[call.method === "HEAD" ? "GET" : call.method] ?? {};
  if (!run) {
    const allow = Object.keys(methods).join(", ");
    const response = jsonResponse(405, { message: `${call.path} takes ${allow}.` });
    return { ...response, headers: { ...response.headers, allow } };
  }
  if (call.method === "POST" && !isJsonType(String(call.headers["content-type"] ?? ""))) {
    return jsonResponse(415, { message: "Send Content-Type: application/json." });
  }
  if (name === "ready" && !mock.isReady()) return jsonResponse(503, { status: "closing" });
  try {
    rejectUnknownNames(`The query of ${call.path}`, query.keys(), takes);
    const result = await run(mock, query, () => parseControlBody(call));
    if (result === undefined) return noContent();
    return name === "metrics" ? metricsResponse(result) : jsonResponse(SUCCESS_STATUS, result);
  } catch (error) {
    if (error instanceof UsageError) return jsonResponse(400, { message: error.message });
    throw error;
  }
}

async function respond(mock: Controllable, body: unknown, scope: Scope | undefined): Promise<void> {
  const { path, responses, ...others } = isObject(body) ? body : {};
  rejectUnknownNames("The body", Object.keys(others), ["path", "responses"]);
  if (typeof path !== "string" || responses === undefined) {
    throw new UsageError('Send { "path": "/email/validate", "responses": [{ "status": 429 }] }.');
  }
  await mock.respond(path, [responses].flat() as AnyResponse[], scope);
}

function toJson({ response, ...script }: ActiveScript) {
  const members = Object.entries(response).map(([name, value]) => [
    name,
    typeof value === "function" ? "(a function)" : value,
  ]);
  return { ...script, response: Object.fromEntries(members) };
}

function parseControlBody(call: Call): unknown {
  try {
    return JSON.parse((requestText(call) || "{}").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new UsageError(`The body is not valid JSON: ${messageOf(error)}.`);
  }
}

const privateHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

function originHeaders({ headers }: Call): Record<string, string> {
  return {
    "access-control-allow-origin": String(headers.origin),
    "access-control-allow-headers": "content-type",
    "access-control-allow-methods": "GET, POST, DELETE",
    vary: "origin",
  };
}

function noContent(): MockResponse {
  return { status: 204, headers: { ...privateHeaders }, body: undefined };
}

function jsonResponse(status: number, body: unknown): MockResponse {
  return { status, headers: { "content-type": "application/json", ...privateHeaders }, body };
}

function metricsResponse(body: unknown): MockResponse {
  const headers = { "content-type": METRICS_TYPE, ...privateHeaders };
  return { status: SUCCESS_STATUS, headers, body, isText: true };
}
