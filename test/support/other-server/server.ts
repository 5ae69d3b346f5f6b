import type { Json } from "@data-validation/openapi-document/json";

/** A call of a server. */
export interface SentCall {
  method: string;
  path: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  /** The object `request` of the body; undefined if the body has none. */
  request?: Json | undefined;
}

export interface ServerResponse {
  status: number;
  headers: Record<string, string>;
  /** A text is sent as it is, everything else as JSON. */
  body: unknown;
}

/** A server in this process. */
export type Server = (call: SentCall) => Promise<ServerResponse>;

/** Makes another server of one. */
export type ServerChange = (server: Server) => Server;

export function requestedVersion({ headers }: SentCall): string {
  return headers["api-version"] === "2.0" ? "2.0" : "2.1";
}
