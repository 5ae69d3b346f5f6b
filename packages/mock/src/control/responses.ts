import type {
  DeepPartial,
  ErrorBody,
  ExampleOf,
  MergePatch,
  Path,
  RequestOf,
  StatusOf,
  SuccessOf,
} from "./contract-types.ts";
import type { Scope } from "./scope.ts";

/** A call as a script sees it. */
export interface ScriptedRequest {
  method: string;
  path: string;
  /** The version of the response. */
  version: string;
  /** By name in lower case; of the key, only the last four characters. */
  headers: Record<string, string>;
  /** The body as JSON, or as text if it is not JSON; undefined without a body. */
  body: unknown;
}

/**
 * Selects requests: a part of the body's member `request`, and optionally a key and headers.
 *
 * @public
 */
export type RequestPart<P> = DeepPartial<RequestOf<P>> & Scope;

interface ResponseSettings<P> {
  /** Headers in addition to the usual ones of the response. */
  headers?: Record<string, string>;
  /** Milliseconds to wait before the response. */
  delay?: number;
  /** Network fault: `reset` cuts the connection before the response, `cut` in its middle. */
  network?: "reset" | "cut";
  /** How often it applies; by default always, or once per member of a sequence. */
  times?: number;
  /** Selects requests: a function, or a part of the request. */
  when?: ((request: ScriptedRequest) => boolean) | RequestPart<P>;
  /** The scenario of `in` and `then`; each starts in the state `started`. */
  scenario?: string;
  /** Applies only while the scenario is in this state. */
  in?: string;
  /** The state of the scenario after this response. */
  then?: string;
}

/**
 * Makes the body of a success from the computed one. If it fails or its body is not allowed, the
 * computed body is sent with `Mock-Warning`.
 */
export type ChangeBody<P> = (computed: SuccessOf<P>, request: ScriptedRequest) => unknown;

/** A scripted response of an operation. */
export type ScriptedResponse<P = Path> = ResponseSettings<P> & ResponseSource<P>;

/** The source of status and body: at most one of these; omitted parts are computed. */
type ResponseSource<P> =
  | Only<{
      /** The name of one of the operation's response examples. */
      example: ExampleOf<P>;
    }>
  | Only<{
      /** A JSON merge patch of the computed success (RFC 7396). */
      patch: MergePatch<SuccessOf<P>>;
    }>
  | Only<{
      /**
       * A status of the contract; without a body, the response is the contract's first example of
       * it.
       */
      status?: StatusOf<P>;
      /**
       * A body of your own, or a function that makes one from the computed success. The default
       * status is 200.
       */
      body?: SuccessOf<P> | ErrorBody | ChangeBody<P>;
    }>
  | {
      status?: number;
      body?: unknown;
      patch?: object;
      example?: never;
      /** Sends a status or a body that the contract does not allow, to test a client. */
      offContract: true;
    };

type Only<Source> = Source & {
  [Name in Exclude<"example" | "patch" | "status" | "body", keyof Source>]?: never;
} & {
  offContract?: false;
};

/** A scripted response of any operation. */
export interface AnyResponse extends Omit<ResponseSettings<Path>, "when"> {
  status?: number;
  example?: string;
  body?: unknown;
  patch?: object;
  when?: ((request: ScriptedRequest) => boolean) | Record<string, unknown>;
  offContract?: boolean;
}
