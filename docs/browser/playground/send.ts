import { loadMock } from "../mock/load.ts";

/** A server with its API key; without one, the mock in the page responds. */
export interface Server {
  base: string;
  key: string;
}

/** A request as it is sent. */
export interface PlaygroundRequest {
  version: string;
  path: string;
  body: string;
  /** The name of an error to force; empty for a computed response. */
  prefer: string;
}

/** A response. */
export interface PlaygroundResponse {
  status: number;
  headers: [name: string, value: string][];
  /** The body as received. */
  text: string;
  milliseconds: number;
}

/** Milliseconds. */
const TIMEOUT = 15_000;

/**
 * Sends a body to the mock in the page or to a server.
 *
 * @throws `Error` with a sentence for the reader if there is no response
 */
export async function send(
  server: Server | undefined,
  { version, path, body, prefer }: PlaygroundRequest,
): Promise<PlaygroundResponse> {
  const start = performance.now();
  const headers = {
    authorization: `Bearer ${server?.key ?? "test"}`,
    "content-type": "application/json",
    "api-version": version,
    ...(prefer && { prefer: `example=${prefer}` }),
  };
  const response = server
    ? await call(server, path, headers, body)
    : await (await loadMock()).plain.fetch(
        new Request(new URL(path, "https://mock.invalid"), { method: "POST", headers, body }),
      );
  const text = await response.text();
  return { status: response.status, headers: [...response.headers], text, milliseconds: performance.now() - start };
}

async function call({ base }: Server, path: string, headers: HeadersInit, body: string): Promise<Response> {
  const address = addressOf(base, path);
  try {
    return await fetch(address, {
      method: "POST",
      headers,
      body,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      throw new Error(`No response from ${base} within ${TIMEOUT / 1000} seconds. Retry later, or check the base URL.`);
    const isLocal = /^(127\.|localhost|\[::1\])/.test(new URL(address).hostname);
    const hint = isLocal
      ? "Start the mock server there, or change the base URL."
      : "Check the base URL. The server may not allow calls from web pages; calls with a key belong on a server.";
    throw new Error(`No response from ${base}. ${hint}`);
  }
}

function addressOf(base: string, path: string): string {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error("The base URL must start with http:// or https://.");
  return url.href.replace(/\/+$/, "") + path;
}
