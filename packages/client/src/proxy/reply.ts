import { type Schemas, versionHeader } from "../generated.ts";

/** A rejection in the format of the API (section 7). */
export interface Rejection {
  status: number;
  body: Schemas["ErrorResponse"];
}

const foreignOrigin: Schemas["RequestError"] = {
  group: "REQUEST",
  type: "NOT_ALLOWED",
  subtype: "ORIGIN",
  severity: "critical",
  relatedTo: [],
  description: "Pages of this origin may not call.",
};

/** The rejection of a page of a foreign origin. */
export const originNotAllowed: Rejection = { status: 403, body: { errors: [foreignOrigin] } };

/** Makes the function that rejects a call of a page as a version of the API would. */
export function createReject(version: string) {
  return ({ status, body }: Rejection, headers: Record<string, string> = {}): Response =>
    reply(status, JSON.stringify(body), { [versionHeader]: version, ...headers });
}

/** A response of the proxy to a page. */
export function reply(status: number, body: string, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}
