import { TextDecoder } from "../platform.ts";

/** A call of the API, independent of a server: an adapter creates it from its request. */
export interface Call {
  method: string;
  /** The path without a query, for example `/phone/validate`. */
  path: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as received; null or undefined without one. */
  body?: Uint8Array | string | null | undefined;
  /** The sender's IP address, if the adapter has it. */
  address?: string | undefined;
}

/** The response to a call. */
export interface MockResponse {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  /** A JSON value; undefined where the response has no body. */
  body: unknown;
  /** Whether the body is a text that is not JSON, and is sent unchanged. */
  isText?: boolean;
  /** Network fault that a script forces: no response arrives, or only a part of it. */
  network?: "reset" | "cut" | undefined;
}

/** The value of a header that occurs once, or the first of several. */
export function readHeader({ headers }: Call, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "object" ? value[0] : value;
}

/** Undefined if there is no body. */
export function requestText({ body }: Call): string | undefined {
  if (!body?.length) return undefined;
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** The response body as it is sent; undefined if there is none. */
export function responseText({ body, isText }: MockResponse): string | undefined {
  if (isText) return String(body);
  return body === undefined ? undefined : JSON.stringify(body);
}
