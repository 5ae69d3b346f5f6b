import type {
  ErrorBody,
  ExampleOf,
  Part,
  Patch,
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
  /** By name in lower case; of the key, the last four characters. */
  headers: Record<string, string>;
  /** The body as JSON, or as text where it is none; undefined where there is none. */
  body: unknown;
}

/**
 * Which requests: a part that the body's member `request` has, with a key and headers beside it.
 *
 * @public
 */
export type RequestPart<P> = Part<RequestOf<P>> & Scope;

interface ResponseSettings<P> {
  /** Headers beside those that the response has anyway. */
  headers?: Record<string, string>;
  /** Milliseconds to wait before the response. */
  delay?: number;
  /** What the network does to it: `reset` cuts the connection before the response, `cut` in its middle. */
  network?: "reset" | "cut";
  /** How often; without it every time, or once for each member of a sequence. */
  times?: number;
  /** Which requests: a function, or a part of the request. */
  when?: ((request: ScriptedRequest) => boolean) | RequestPart<P>;
  /** The scenario that `in` and `then` belong to; each begins in the state `started`. */
  scenario?: string;
  /** Applies only while the scenario is in this state. */
  in?: string;
  /** The state of the scenario after this response. */
  then?: string;
}

/** Makes the body of a success from the computed one, which is sent with `Mock-Warning` if that fails or is not allowed. */
export type ChangeBody<P> = (computed: SuccessOf<P>, request: ScriptedRequest) => unknown;

/** A scripted response of an operation. */
export type ScriptedResponse<P = Path> = ResponseSettings<P> & ResponseSource<P>;

/** Where status and body come from: one of these; what is left out is computed. */
type ResponseSource<P> =
  | Only<{
      /** The name of one of the operation's response examples. */
      example: ExampleOf<P>;
    }>
  | Only<{
      /** A JSON merge patch of the computed success (RFC 7396). */
      patch: Patch<SuccessOf<P>>;
    }>
  | Only<{
      /** A status of the contract; without a body, the response is the contract's first example of it. */
      status?: StatusOf<P>;
      /** A body of your own, or a function that makes one from the computed success; with the status 200 unless you say otherwise. */
      body?: SuccessOf<P> | ErrorBody | ChangeBody<P>;
    }>
  | {
      status?: number;
      body?: unknown;
      patch?: object;
      example?: never;
      /** Sends a status or a body that the contract does not allow, to see what a client makes of it. */
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

/** The script that came closest to a call for which none applied, and what keeps it from applying. */
export interface NearMiss {
  path: string;
  differences: string[];
}
