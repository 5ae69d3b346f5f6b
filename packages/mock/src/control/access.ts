import type { Call } from "../call.ts";

/** Who may use the controls beside this machine and its own pages, in lower case. */
export interface Access {
  hosts: readonly string[];
  origins: readonly string[];
}

/** Whether a host, without its port, is this machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    /^(\[?::1\]?|127(\.\d{1,3}){3})$/.test(name)
  );
}

/** A host and perhaps a port, and nothing that a URL could hide a second host in. */
const HOST = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Why a call may not use the controls. DNS rebinding cannot choose the header Host; Origin keeps out the pages of others. */
export function rejectControl(call: Call, isLocal: boolean, access: Access): string | undefined {
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

export function isListedOrigin({ headers: { origin } }: Call, { origins }: Access): boolean {
  return typeof origin === "string" && origins.includes(origin.toLowerCase());
}
