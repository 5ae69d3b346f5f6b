import { isLoopback } from "@data-validation/common/loopback";
import type { Call } from "../exchange/call.ts";

/** Other hosts and origins that may use the controls, in lower case. */
export interface ControlAccess {
  hosts: readonly string[];
  origins: readonly string[];
}

/** A host with an optional port, without characters that a URL could hide a second host in. */
const HOST = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Why a call may not use the controls. DNS rebinding cannot set the header Host; Origin excludes
 * foreign pages.
 */
export function rejectControl(
  call: Call,
  isLocal: boolean,
  access: ControlAccess,
): string | undefined {
  const host = String(call.headers.host ?? "").toLowerCase();
  const name = HOST.exec(host)?.[1];
  const isListed =
    name !== undefined && (access.hosts.includes(host) || access.hosts.includes(name));
  if (name === undefined || !(isListed || (isLocal && isLoopback(name)))) {
    return `The controls of the mock reject the host ${JSON.stringify(host)}. Call them as localhost, or start the mock with --admin-host <host>.`;
  }
  const { origin } = call.headers;
  if (origin === undefined || origin === `http://${host}` || origin === `https://${host}`)
    return undefined;
  if (isListedOrigin(call, access)) return undefined;
  return `The controls of the mock reject pages of ${JSON.stringify(origin)}. Start the mock with --admin-origin ${origin}, or the option adminOrigins.`;
}

export function isListedOrigin({ headers: { origin } }: Call, { origins }: ControlAccess): boolean {
  return typeof origin === "string" && origins.includes(origin.toLowerCase());
}
