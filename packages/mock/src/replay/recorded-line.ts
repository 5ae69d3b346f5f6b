import { withoutKey } from "../keys/authenticate.ts";
import type { CallBodies, MaskBodies } from "./mask.ts";

/** A call to record, with header names in lower case. */
export interface CallToRecord {
  /** The time of the call, ISO 8601. */
  time: string | undefined;
  /** The version of its operation. */
  version: string;
  method: string;
  path: string;
  request: { headers: Readonly<Record<string, string | undefined>>; body?: unknown };
  response: {
    status: number;
    headers: Readonly<Record<string, string | undefined>>;
    body?: unknown;
  };
  /** The key of the call, which is removed from the values. */
  key: string | undefined;
}

/** Headers that are recorded, beside the one with the version of the response; never the key. */
const requestHeaders = ["api-version", "content-type"];
export const responseHeaders = ["allow", "content-type", "retry-after"];
/** Recorded headers that a replay sends; it sets the others itself. */
export const repeatedHeaders = responseHeaders.filter((name) => name !== "content-type");

/**
 * Converts calls to lines of a recording, as `replay` and `data-validation observe` read them. A
 * writer has one set of stand-ins.
 *
 * @param options.mask - Whether each value that the contract does not list becomes a random
 *   stand-in.
 */
export function createLineWriter({
  mask,
  versionHeader,
}: {
  mask: boolean;
  versionHeader: string;
}) {
  let masking: Promise<MaskBodies> | undefined;
  return async (call: CallToRecord): Promise<string> => {
    const { time, version, method, path, request, response, key } = call;
    const bodies: CallBodies = { request: request.body, response: response.body };
    // The names and domains of the stand-ins are loaded only for masking.
    masking ??= mask ? import("./mask.ts").then(({ createMask }) => createMask()) : undefined;
    const writtenBodies = masking
      ? await (await masking)(version, path, bodies)
      : withoutKey(bodies, key);
    const line = {
      time,
      ...(mask && { masked: true }),
      request: {
        method,
        path,
        headers: pickHeaders(requestHeaders, (name) => request.headers[name]),
        body: writtenBodies.request,
      },
      response: {
        status: response.status,
        headers: pickHeaders(
          [versionHeader.toLowerCase(), ...responseHeaders],
          (name) => response.headers[name],
        ),
        body: writtenBodies.response,
      },
    };
    return `${JSON.stringify(line)}\n`;
  };
}

export function pickHeaders(
  names: string[],
  read: (name: string) => string | undefined,
): Record<string, string> {
  const found = names.map((name) => [name, read(name)]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
