import { createMock } from "../../../packages/mock/src/index.ts";

// biome-ignore lint/suspicious/noExplicitAny: each server changes another part of it
export type Any = any;

/** A request as a server of this folder reads it. */
export interface Sent {
  method: string;
  path: string;
  /** By name in small letters. */
  headers: Record<string, string>;
  /** The object `request` of the body; undefined if the body has none. */
  request: Any;
}

/** A response as a server of this folder makes it. */
export interface Returned {
  status: number;
  headers: Record<string, string>;
  body: Any;
}

/** A server in this process. */
export type Server = (sent: Sent) => Promise<Returned>;

/** Makes another server of one. */
export type Change = (server: Server) => Server;

/** Which calls a change is about. */
export type Where = (sent: Sent) => boolean;

/** The mock, which obeys the specification. */
export function mockServer(): Server {
  const mock = createMock({ onError: () => {} });
  return async ({ method, path, headers, request }) => {
    const body = request === undefined ? null : JSON.stringify({ request });
    return structuredClone(await mock.handle({ method, path, headers, body }));
  };
}

/** A server as the function `fetch`. */
export function fetchOf(server: Server): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, headers, url } = request;
    const sent = { method, path: new URL(url).pathname, headers: Object.fromEntries(headers) };
    const { status, ...response } = await server({ ...sent, request: requestOf(await request.text()) });
    const text = typeof response.body === "string" ? response.body : JSON.stringify(response.body);
    return new Response(text, { status, headers: response.headers });
  };
}

function requestOf(text: string): unknown {
  try {
    return JSON.parse(text).request;
  } catch {
    return undefined;
  }
}

/** The version of a response. */
export function versionOf({ headers }: Sent): string {
  return headers["api-version"] === "2.0" ? "2.0" : "2.1";
}

export const everywhere: Where = () => true;

/** Calls of an operation, or of a group of them: /company/. */
export const at =
  (path: string, version?: string): Where =>
  (sent) =>
    (sent.path === path || (path.endsWith("/") && sent.path.startsWith(path))) &&
    (version === undefined || versionOf(sent) === version);

export const inVersion = (version: string) => at("/", version);

/** Calls with a field of the query, or with an option, or with one value of it. */
export const sends =
  (path: string, part: "query" | "options", name: string, value?: unknown): Where =>
  (call) => {
    const found = call.request?.[part]?.[name];
    return call.path === path && found !== undefined && (value === undefined || found === value);
  };

export const both =
  (...conditions: Where[]): Where =>
  (sent) =>
    conditions.every((condition) => condition(sent));

export const not =
  (condition: Where): Where =>
  (sent) =>
    !condition(sent);

/** Several changes, the first one innermost. */
export const all =
  (...changes: Change[]): Change =>
  (server) =>
    changes.reduce((inner, change) => change(inner), server);

/** Changes requests before the server reads them. */
export const asked =
  (where: Where, change: (sent: Sent) => void): Change =>
  (server) =>
  (sent) => {
    if (!where(sent)) return server(sent);
    const copy = structuredClone(sent);
    change(copy);
    return server(copy);
  };

/** Changes responses, of whatever status. */
export const returned =
  (where: Where, change: (response: Returned, sent: Sent) => void): Change =>
  (server) =>
  async (sent) => {
    const response = await server(sent);
    if (where(sent)) change(response, sent);
    return response;
  };

/** Rejects some calls with an error of the request. */
export const rejected =
  (where: Where, status = 400): Change =>
  (server) =>
  async (sent) =>
    where(sent) ? rejection(sent, status) : server(sent);

function rejection(sent: Sent, status: number): Returned {
  const error = { group: "REQUEST", type: "BODY", subtype: "NOT_SUPPORTED", severity: "critical", relatedTo: [] };
  const headers = { "content-type": "application/json", "service-api-version": versionOf(sent) };
  return { status, headers, body: { errors: [{ ...error, description: "The request is not supported." }] } };
}

/** Gives a part of a request another value; leaves it out if the value is undefined. */
export const sent = (where: Where, place: string, compute?: Compute): Change =>
  asked(where, (call) => put(call, place, compute));

/** Gives a part of a successful response another value. */
export const member = (where: Where, place: string, compute?: Compute): Change =>
  returned(where, ({ status, body }) => void (status < 300 && put(body, place, compute)));

/** Gives a field of each object `data` another value: of the result, the correction and the suggestions. */
export const field = (where: Where, place: string, compute?: Compute): Change =>
  returned(where, ({ status, body }) => {
    if (status >= 300) return;
    for (const part of [body.result, body.resultCorrected, ...(body.suggestions ?? [])])
      if (part?.data) put(part.data, place, compute);
  });

/** Gives a member of the body of an authentication failure another value. */
export const failure = (place: string, compute?: Compute): Change =>
  returned(everywhere, ({ status, body }) => void (status === 401 && put(body, place, compute)));

/** Another value of a place, or a function of the object around it and the value of now. */
export type Compute = ((around: Any, now: Any) => unknown) | string | number | null | readonly string[] | undefined;

/** Changes a place of an object, by the names that lead there; without a value it is left out. */
export function put(root: Any, place: string, compute: Compute): void {
  const names = place.split(" ");
  const last = names.pop() ?? "";
  const owner = names.reduce((object, name) => object?.[name], root);
  if (typeof owner !== "object" || owner === null) return;
  const value = typeof compute === "function" ? compute(root, owner[last]) : compute;
  if (value === undefined) delete owner[last];
  else owner[last] = value;
}
