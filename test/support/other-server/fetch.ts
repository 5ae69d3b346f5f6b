import type { Json } from "@data-validation/openapi-document/json";
import type { SentCall, Server } from "./server.ts";

/** A server as the function `fetch`. */
export function fetchFrom(server: Server): typeof fetch {
  return async (input, init) => {
    const { status, headers, body } = await server(await readCall(new Request(input, init)));
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(text, { status, headers });
  };
}

/** Reads a call from a request, whose body is used up. */
export async function readCall(request: Request): Promise<SentCall> {
  const { method, headers, url } = request;
  return {
    method,
    path: new URL(url).pathname,
    headers: Object.fromEntries(headers),
    request: requestIn(await request.text()),
  };
}

function requestIn(body: string): Json | undefined {
  try {
    return JSON.parse(body).request;
  } catch {
    return undefined;
  }
}
