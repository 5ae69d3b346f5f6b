import { type Version, versions } from "@data-validation/generated/versions";
import { type Call, type MockResponse, readHeader } from "../exchange/call.ts";
import { limitHeaderNames } from "../keys/limit-headers.ts";

export type CommonHeaders = Record<Version, Record<string, string>>;

/** The headers of every response: its version (section 9, rule 5), and CORS for front ends. */
export function commonHeadersOf(versionHeader: string): CommonHeaders {
  const headers = versions.map((version) => [
    version,
    {
      [versionHeader.toLowerCase()]: version,
      "access-control-allow-origin": "*",
      "access-control-expose-headers": [
        versionHeader,
        ...Object.values(limitHeaderNames(versionHeader)),
        "Retry-After, Allow, Mock-Warning",
      ].join(", "),
    },
  ]);
  return Object.fromEntries(headers);
}

export function isPreflight({ method, headers }: Call): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

/** Browsers send no key with a preflight, so it needs none. */
export function preflightResponse(call: Call): MockResponse {
  const headers = {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": readHeader(call, "access-control-request-headers") ?? "*",
    "access-control-max-age": "600",
  };
  return { status: 204, headers, body: undefined };
}
