import type createFetchClient from "openapi-fetch";
import type {
  HeadersOptions,
  Middleware,
  ParseAs,
  ParseAsResponse,
  RequestOptions,
} from "openapi-fetch";
import type { DataValidationError } from "./errors/errors.ts";
import type { Bodies, CurrentVersion, Kinds, Operations, Schemas, Version } from "./generated.ts";
import type { Limits } from "./headers/limits.ts";
import type { LogOptions } from "./log.ts";
import type { ApiKey } from "./sending/key.ts";
import type { CallReport } from "./sending/report.ts";
import type { Call, SendOptions, WaitOptions } from "./sending/send-options.ts";

// An interface per version instead of a mapped type, so that a helper that is generic over the
// version has the common members.
interface Requests extends BodiesByVersion<"request"> {}
interface Responses extends BodiesByVersion<"response"> {}
interface Methods<Throws extends boolean> extends MethodsByVersion<Throws> {}

/** The bodies of each version's requests, or of its successes, by path. */
type BodiesByVersion<Name extends string> = {
  [V in Version]: {
    [P in keyof Bodies[V]]: Bodies[V][P] extends { [N in Name]: infer Body } ? Body : never;
  };
};

/** A path of a version, for example `/phone/validate`. */
export type Path<V extends Version = CurrentVersion> = keyof Requests[V] & string;

/**
 * The body of a request: `RequestBody<"/phone/validate">`, or of version 2.0
 * `RequestBody<"/phone/validate", "2.0">`.
 */
export type RequestBody<P extends Path<V>, V extends Version = CurrentVersion> = Requests[V][P];

/**
 * The body of a success: `ResponseBody<"/phone/validate">`, or of version 2.0
 * `ResponseBody<"/phone/validate", "2.0">`.
 */
export type ResponseBody<P extends Path<V>, V extends Version = CurrentVersion> = Responses[V][P &
  keyof Responses[V]];

/** The body of a failure, the same for every operation. */
export type ErrorBody = Schemas["ErrorResponse"];

/**
 * The known values of an open enum, for an exhaustive `switch`. The API may return others, so keep
 * a default.
 *
 * @example
 * const proposal = data.result.proposal as Known<Schemas["Proposal"]>;
 * switch (proposal) {
 *   case "valid": …
 *   default: proposal satisfies never;
 * }
 */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/**
 * Result of a successful call: the parsed body, and the HTTP response with its status and headers.
 */
export interface Success<Data> {
  data: Data;
  error?: never;
  response: Response;
  /** Limits of the key that the response states. */
  limits: Limits;
  /** How many times the call was sent. */
  attempts: number;
}

/**
 * Result of a call: `data` on success, `error` otherwise. `response` is undefined only if there was
 * none.
 */
export type Result<Data> =
  | Success<Data>
  | {
      data?: never;
      error: DataValidationError;
      response: Response | undefined;
      limits: Limits;
    };

/** Settings of one call. */
export interface CallSettings extends WaitOptions {
  /** Headers beside those that the client sends. */
  headers?: HeadersOptions | undefined;
  /** Ends the call, and any wait between attempts; the call then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Set by a batch with a journal: returns a stored response, or sends the request and stores its
   * response.
   *
   * @internal
   */
  keep?: Call["keep"];
}

/** Settings of a call that `fetch` takes: `credentials`, `cache`, `keepalive` … */
type FetchSettings = Omit<
  RequestInit,
  "body" | "headers" | "method" | "redirect" | "signal" | "window"
>;

/** Serialises a body, instead of `JSON.stringify`. */
interface BodySettings {
  bodySerializer?: ((body: unknown) => string) | undefined;
}

/** Settings of a call through `POST`: those of openapi-fetch and of `fetch`, and how it is sent. */
export interface PostSettings
  extends CallSettings,
    SendOptions,
    FetchSettings,
    BodySettings,
    Pick<
      RequestOptions<unknown>,
      "baseUrl" | "params" | "parseAs" | "pathSerializer" | "querySerializer"
    > {
  /** Middleware of openapi-fetch for only this call. */
  middleware?: Middleware[] | undefined;
}

type FetchClientOptions = NonNullable<Parameters<typeof createFetchClient>[0]>;

/** How a client is set up, but for its version and for whether it throws. */
export interface CommonSettings
  extends SendOptions,
    LogOptions,
    FetchSettings,
    BodySettings,
    Pick<FetchClientOptions, "pathSerializer" | "querySerializer" | "Request" | "requestInitExt"> {
  /**
   * Address of the API, or, in a web page, of your own proxy: `/api/validation`. On a server, the
   * environment variable `DATA_VALIDATION_URL` is the default.
   */
  baseUrl?: string | undefined;
  /**
   * The API key, or a function that returns it, called before each attempt. The environment
   * variable `DATA_VALIDATION_KEY` is the default. For servers: a key in a web page is rejected.
   */
  apiKey?: ApiKey | undefined;
  /**
   * Response header that states the version. By default that of the contract, or the only one whose
   * name ends in `-api-version`, since the real name contains the vendor's word.
   */
  versionHeader?: string | undefined;
  /**
   * Place of the envelope in the body of a success, keys with a dot between them: `response`,
   * `data.response`. By default it is at the top. On a server, the environment variable
   * `DATA_VALIDATION_RESPONSE_AT` is the default.
   */
  responseAt?: string | undefined;
  /**
   * Whether responses contain the request with every effective option, in `request`; or the real
   * name of the header that asks for it. With `true` its first word is that of `versionHeader`, or
   * of the contract.
   */
  includeRequestDetails?: boolean | string | undefined;
  /** Headers of every call, beside those that the client sends. */
  headers?: HeadersOptions | undefined;
  /** Called at the end of every call, for traces and metrics. */
  onCall?: ((report: CallReport) => void) | undefined;
}

/** How a client is set up, for any version, which is a separate setting. */
export interface ClientSettings extends CommonSettings {
  version?: never;
}

/**
 * How a client of a version is set up. The version may be left out if it is the current one, the
 * API's default.
 */
export type ClientOptions<V extends Version = CurrentVersion> = CommonSettings &
  ([V] extends [CurrentVersion] ? { version?: V | undefined } : { version: V });

/** A client declared to throw has to throw. */
export type ClaimThrows<Throws extends boolean> = [Throws] extends [true]
  ? { throwOnError: true }
  : unknown;

type RequestOf<P extends Path<V>, V extends Version> = Requests[V][P] extends { request: infer R }
  ? R
  : never;

/** The part of a request that an operation's method takes first: the data to validate. */
export type Query<P extends Path<V>, V extends Version = CurrentVersion> =
  RequestOf<P, V> extends { query: infer Q } ? Q : never;

/** The options of an operation. */
export type Options<P extends Path<V>, V extends Version = CurrentVersion> =
  RequestOf<P, V> extends { options?: infer O } ? NonNullable<O> : never;

/** Second argument of an operation's method: the rest of the envelope, and settings of the call. */
export interface Extras<Options> extends CallSettings {
  /** The operation's options. */
  options?: Options | undefined;
  /** Where the data came from, to rank results. */
  client?: Schemas["RequestClient"] | undefined;
  /** An identifier of your own, which the API does not interpret. */
  customId?: Schemas["CustomId"] | undefined;
}

/** Result of a call in the style of the client: errors returned, or thrown. */
type Returned<Data, Throws extends boolean> = Throws extends true ? Success<Data> : Result<Data>;

/** A search that can be paged through is also a list of all its results, for `for await`. */
type Called<
  P extends Path<V>,
  V extends Version,
  Throws extends boolean,
> = "resultsOffset" extends keyof Options<P, V>
  ? Promise<Returned<ResponseBody<P, V>, Throws>> & AsyncIterable<Item<ResponseBody<P, V>>>
  : Promise<Returned<ResponseBody<P, V>, Throws>>;

type Item<Body> = Body extends { results: (infer One)[] } ? One : never;

type Method<P extends Path<V>, V extends Version, Throws extends boolean> = (
  query: Query<P, V>,
  extras?: Extras<Options<P, V>>,
) => Called<P, V, Throws>;

/** One method per operation, by version and data kind. */
type MethodsByVersion<Throws extends boolean> = {
  [V in Version]: {
    [Kind in keyof Operations[V]]: {
      readonly [Name in keyof Operations[V][Kind]]: Operations[V][Kind][Name] extends infer P extends
        Path<V>
        ? Method<P, V, Throws>
        : never;
    };
  };
};

/**
 * A client of one version: a method for each operation, and the three members of openapi-fetch's
 * client that apply.
 */
export interface VersionClient<V extends Version, Throws extends boolean = false>
  extends Kinds<Methods<Throws>, V> {
  /** The version of its requests and responses. */
  readonly version: V;
  /** Calls an operation by its path, with the whole envelope, as openapi-fetch does. */
  POST<P extends Path<V>, As extends ParseAs = "json">(
    path: P,
    call: { body: RequestBody<P, V>; parseAs?: As } & PostSettings,
  ): Promise<Returned<ParseAsResponse<ResponseBody<P, V>, { parseAs: As }>, Throws>>;
  /** Adds middleware of openapi-fetch. It sees neither the key nor retries. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
  /** Creates a client with the same settings and middleware, except for the given settings. */
  withOptions(options: ClientSettings): VersionClient<V, Throws>;
}

/**
 * A client of a version, the current one unless given; of several versions, one of their clients.
 * `Throws`: whether it throws errors.
 */
export type Client<V extends Version = CurrentVersion, Throws extends boolean = false> = {
  [One in V]: VersionClient<One, Throws>;
}[V];
