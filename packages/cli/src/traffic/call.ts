import { testKeys } from "@data-validation/mock/internal/keys/test-keys";
import type { Json, JsonObject } from "@data-validation/openapi-document/json";

/** A call to make, before it has a base URL and an API key. */
export interface Call {
  path: string;
  /** The value of the header `api-version`; without it, the header is not sent. */
  version?: string;
  /** The object `request` of the body. */
  request: JsonObject;
  /** No key, or one that was never issued; without it, the given key. */
  key?: "none" | "unknown";
  /**
   * The parts that the service may reject: invalid data, or names that the specification does not
   * show.
   */
  doubt?: string;
  /** Whether it is the second of two equal calls. */
  isRepeated?: true;
}

export interface ServiceResponse {
  status: number;
  mediaType: string;
  /** The version that its header states. */
  version: string | undefined;
  /** Undefined if the body is not JSON. */
  body: Json | undefined;
  /** Why the response cannot be evaluated: `HTTP 503`. The other members are then empty. */
  failure?: string;
}

export interface Exchange {
  call: Call;
  response: ServiceResponse;
}

/** Whether a response is a success: the specification does not show its status. */
export function isSuccess({ status }: Pick<ServiceResponse, "status">): boolean {
  return status >= 200 && status < 300;
}

/** Equal calls have the same key. */
export function callKey({ path, version, key, isRepeated, request }: Call): string {
  return JSON.stringify([path, version, key, isRepeated, request]);
}

export function callUrl(baseUrl: string, { path }: Call): string {
  return `${baseUrl.replace(/\/$/, "")}${path}`;
}

/** Without the API key. */
export function requestHeaders({ version }: Call): Record<string, string> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return version === undefined ? headers : { ...headers, "api-version": version };
}

export function authorizationHeader({ key }: Call, apiKey: string): Record<string, string> {
  if (key === "none") return {};
  return { authorization: `Bearer ${key === "unknown" ? testKeys.rejected : apiKey}` };
}
