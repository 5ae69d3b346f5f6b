import type { HeadersOptions, Middleware } from "openapi-fetch";
import type { DataValidationError } from "./errors.ts";
import type { Bodies, CurrentVersion, Kinds, Operations, Schemas, Version } from "./generated.ts";
import type { ApiKey } from "./key.ts";
import type { Fetch } from "./platform-fetch.ts";
import type { SendOptions, WaitOptions } from "./sending.ts";

// An interface of each version, and not the mapped type itself: so a helper that is generic over the version sees what all have in common.
interface Requests extends RequestsByVersion {}
interface Responses extends ResponsesByVersion {}
interface Methods<Throws extends boolean> extends MethodsByVersion<Throws> {}

/** The bodies of each version's requests, by path. */
type RequestsByVersion = {
  [V in Version]: { [P in keyof Bodies[V]]: Bodies[V][P] extends { request: infer Body } ? Body : never };
};

/** The bodies of each version's successes, by path. */
type ResponsesByVersion = {
  [V in Version]: { [P in keyof Bodies[V]]: Bodies[V][P] extends { response: infer Body } ? Body : never };
};

/** A path of a version, for example `/phone/validate`. */
export type Path<V extends Version = CurrentVersion> = keyof Requests[V] & string;

/** The body of a request, for example `RequestBody<"/phone/validate">`, or of version 2.0 `RequestBody<"/phone/validate", "2.0">`. */
export type RequestBody<P extends Path<V>, V extends Version = CurrentVersion> = Requests[V][P];

/** The body of a success, for example `ResponseBody<"/phone/validate">`, or of version 2.0 `ResponseBody<"/phone/validate", "2.0">`. */
export type ResponseBody<P extends Path<V>, V extends Version = CurrentVersion> = Responses[V][P & keyof Responses[V]];

/** The body of a failure (section 7), the same for every operation. */
export type ErrorBody = Schemas["ErrorResponse"];

/**
 * The values of an open enum that the contract knows, for a `switch` that the compiler holds to be exhaustive. The API may answer with others,
 * so keep a default.
 *
 * @example
 * const proposal = data.result.proposal as Known<Schemas["Proposal"]>;
 * switch (proposal) {
 *   case "valid": …
 *   default: proposal satisfies never;
 * }
 */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** What a successful call gives: the body, and the HTTP response. */
export interface Success<Data> {
  data: Data;
  error?: never;
  response: Response;
}

/**
 * What a call gives: `data` when it succeeded, `error` whatever else became of it. The HTTP response is there in any case but one: nothing
 * answered.
 */
export type Answer<Data> = Success<Data> | { data?: never; error: DataValidationError; response: Response | undefined };

/** Settings of one call. */
export interface CallSettings extends WaitOptions {
  /** Headers beside those that the client sends. */
  headers?: HeadersOptions | undefined;
  /** Ends the call, and any waiting between attempts, when it aborts; the call then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Settings of a call that openapi-fetch and `fetch` know: `credentials`, `cache`, `keepalive` … */
type FetchSettings = Omit<RequestInit, "body" | "headers" | "method" | "redirect" | "signal" | "window">;

/** Settings of a call through `POST`. */
export interface PostSettings extends CallSettings, FetchSettings {
  /** Another fetch for this call. */
  fetch?: Fetch | undefined;
  /** Middleware of openapi-fetch for this call alone. */
  middleware?: Middleware[] | undefined;
}

/** How a client is set up, but for its version. */
export interface ClientSettings extends SendOptions, FetchSettings {
  /** Address of the API, or, in a web page, of your own proxy: `/api/validation`. */
  baseUrl: string;
  /**
   * The API key, or a function that gives it, asked before each attempt. On a server only: in a web page it is refused (section 5, rule 5).
   */
  apiKey?: ApiKey | undefined;
  /** Headers of every call, beside those that the client sends. */
  headers?: HeadersOptions | undefined;
}

/** How a client of a version is set up. The version may be left out where it is the current one, which is what the API answers with then. */
export type ClientOptions<V extends Version = CurrentVersion> = ClientSettings &
  ([V] extends [CurrentVersion] ? { version?: V | undefined } : { version: V });

type RequestOf<P extends Path<V>, V extends Version> = Requests[V][P] extends { request: infer R } ? R : never;

/** The part of a request that an operation's method takes first: the data to validate. */
export type Query<P extends Path<V>, V extends Version = CurrentVersion> =
  RequestOf<P, V> extends { query: infer Q } ? Q : never;

/** The options of an operation. */
export type Options<P extends Path<V>, V extends Version = CurrentVersion> =
  RequestOf<P, V> extends { options?: infer O } ? NonNullable<O> : never;

/** What an operation's method takes beside the query: the rest of the envelope (section 2.1), and settings of the call. */
export interface Extras<Options> extends CallSettings {
  /** The operation's options. */
  options?: Options | undefined;
  /** Where the data came from, to rank results. */
  client?: Schemas["RequestClient"] | undefined;
  /** An identifier of your own, which the API does not interpret. */
  customId?: Schemas["CustomId"] | undefined;
}

/** What a call gives in the style of the client: errors returned, or thrown. */
type Result<Data, Throws extends boolean> = Throws extends true ? Success<Data> : Answer<Data>;

/** Calls an operation. */
type Method<P extends Path<V>, V extends Version, Throws extends boolean> = (
  query: Query<P, V>,
  extras?: Extras<Options<P, V>>,
) => Promise<Result<ResponseBody<P, V>, Throws>>;

/** One method an operation, by version and data kind. */
type MethodsByVersion<Throws extends boolean> = {
  [V in Version]: {
    [Kind in keyof Operations[V]]: {
      readonly [Name in keyof Operations[V][Kind]]: Operations[V][Kind][Name] extends infer P extends Path<V>
        ? Method<P, V, Throws>
        : never;
    };
  };
};

/** A client of one version: a method for each operation, and the three members of openapi-fetch's client that apply. */
export interface VersionClient<V extends Version, Throws extends boolean = false> extends Kinds<Methods<Throws>, V> {
  /** The version of its requests and answers. */
  readonly version: V;
  /** Calls an operation by its path, with the whole envelope, as openapi-fetch does. */
  POST<P extends Path<V>>(
    path: P,
    call: { body: RequestBody<P, V> } & PostSettings,
  ): Promise<Result<ResponseBody<P, V>, Throws>>;
  /** Adds middleware of openapi-fetch. It sees neither the key nor repeated attempts. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/** A client of a version, the current one unless given; of several versions, one of their clients. `Throws` says whether it throws errors. */
export type Client<V extends Version = CurrentVersion, Throws extends boolean = false> = {
  [One in V]: VersionClient<One, Throws>;
}[V];
