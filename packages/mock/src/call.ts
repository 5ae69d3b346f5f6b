import { TextDecoder } from "./platform.ts";

/** A call of the API, free of any server: what an adapter makes of the request that it has. */
export interface Call {
  method: string;
  /** The path without a query, for example `/phone/validate`. */
  path: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as it came; null and undefined where there is none. */
  body?: Uint8Array | string | null | undefined;
  /** The address that it came from, where the adapter knows it. */
  address?: string | undefined;
}

/** The response to a call. */
export interface MockResponse {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  /** A JSON value; undefined where the response has no body. */
  body: unknown;
  /** Whether the body is a text that is no JSON, and is sent as it is. */
  isText?: boolean;
  /** Network fault of the response that a script asks for: nothing arrives, or a part of it. */
  network?: "reset" | "cut" | undefined;
}

/** The value of a header that is sent once; the first one of several. */
export function readHeader({ headers }: Call, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "object" ? value[0] : value;
}

/** The request body as text; undefined if there is none. */
export function sentText({ body }: Call): string | undefined {
  if (!body?.length) return undefined;
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** The response body as it is sent; undefined if there is none. */
export function textOf({ body, isText }: MockResponse): string | undefined {
  if (isText) return String(body);
  return body === undefined ? undefined : JSON.stringify(body);
}
