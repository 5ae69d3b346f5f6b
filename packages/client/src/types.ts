import type { HeadersOptions, Middleware } from "openapi-fetch";
import type { CurrentVersion, Operations, Paths, Version } from "./contract.ts";
import type { HintedRequest, HintedResponse } from "./hints.ts";
import type { Fetch, Waiting } from "./sending.ts";

/** A path of a version, for example `/phone/validate`. */
export type Path<V extends Version = CurrentVersion> = keyof Paths[V] & string;

/** What is read of an operation as openapi-typescript writes it. */
interface Operation {
  requestBody: { content: { "application/json": { request: { query: unknown } } } };
  responses: { 200: { content: { "application/json": unknown } }; 401: { content: { "application/json": unknown } } };
}

type OperationOf<V extends Version, P> = P extends keyof Paths[V]
  ? Paths[V][P] extends { post: infer O extends Operation }
    ? O
    : never
  : never;

/** The body of a request, for example `RequestBody<"/phone/validate">`, or of version 2.0 `RequestBody<"/phone/validate", "2.0">`. */
export type RequestBody<P extends Path<V>, V extends Version = CurrentVersion> = HintedRequest<
  V,
  P,
  OperationOf<V, P>["requestBody"]["content"]["application/json"]
>;

/** The body of a success, for example `ResponseBody<"/phone/validate">`, or of version 2.0 `ResponseBody<"/phone/validate", "2.0">`. */
export type ResponseBody<P extends Path<V>, V extends Version = CurrentVersion> = HintedResponse<
  V,
  P,
  OperationOf<V, P>["responses"][200]["content"]["application/json"]
>;

/** The body of a failure (section 7), the same for every operation. */
export type ErrorBody = OperationOf<CurrentVersion, Path>["responses"][401]["content"]["application/json"];

/** What a call gives: `data` when it succeeded, `error` when the API refused it, and the HTTP response in any case. */
export type Answer<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: ErrorBody; response: Response };

/** Settings of one call. */
export interface CallSettings extends Waiting {
  /** Headers beside those that the client sends. */
  headers?: HeadersOptions | undefined;
  /** Ends the call, and any waiting between attempts, when it aborts; the call then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Settings of a call that openapi-fetch and `fetch` know: `credentials`, `cache`, `keepalive` … */
type FetchSettings = Omit<RequestInit, "body" | "headers" | "method" | "signal" | "window">;

/** Settings of a call through `POST`. */
export interface PostSettings extends CallSettings, FetchSettings {
  /** Another fetch for this call. */
  fetch?: Fetch | undefined;
  /** Middleware of openapi-fetch for this call alone. */
  middleware?: Middleware[] | undefined;
}

/** How a client is set up. */
export interface ClientOptions<V extends Version = CurrentVersion> extends Waiting, FetchSettings {
  /** Address of the API, or, in a web page, of your own proxy: `/api/validation`. */
  baseUrl: string;
  /** The API key. On a server only: in a web page it is refused (section 5, rule 5). */
  apiKey?: string | undefined;
  /** Version of the API, which decides the types; the current one unless given. */
  version?: V | undefined;
  /** Headers of every call, beside those that the client sends. */
  headers?: HeadersOptions | undefined;
  /** Another fetch, for example one that goes through the proxy of your network. */
  fetch?: Fetch | undefined;
}

type RequestOf<P extends Path<V>, V extends Version> = RequestBody<P, V> extends { request: infer R } ? R : never;

/** The part of a request that an operation's method takes first: the data to validate. */
export type Query<P extends Path<V>, V extends Version = CurrentVersion> =
  RequestOf<P, V> extends { query: infer Q } ? Q : never;

/** What an operation's method takes beside the query: the rest of the envelope (section 2.1), and settings of the call. */
export type Extras<P extends Path<V>, V extends Version = CurrentVersion> = Omit<RequestOf<P, V>, "query"> &
  CallSettings;

/** One method an operation, by data kind. */
export type Methods<V extends Version> = {
  readonly [Kind in keyof Operations[V]]: {
    readonly [Name in keyof Operations[V][Kind]]: Operations[V][Kind][Name] extends infer P extends Path<V>
      ? (query: Query<P, V>, extras?: Extras<P, V>) => Promise<Answer<ResponseBody<P, V>>>
      : never;
  };
};

/** A client of a version: a method for each operation, and the three members of openapi-fetch's client that apply. */
export type Client<V extends Version = CurrentVersion> = Methods<V> & {
  /** Calls an operation by its path, with the whole envelope, as openapi-fetch does. */
  POST<P extends Path<V>>(
    path: P,
    call: { body: RequestBody<P, V> } & PostSettings,
  ): Promise<Answer<ResponseBody<P, V>>>;
  /** Adds middleware of openapi-fetch. It sees neither the key nor repeated attempts. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
};
