import { loadMock } from "../mock/load.ts";

/** A server that requests go to, and the key that they carry; none is the mock in the page. */
export interface Server {
  base: string;
  key: string;
}

/** A request as it is sent. */
export interface PlaygroundRequest {
  version: string;
  path: string;
  body: string;
  /** The error that the mock shall give in place of a computed answer, by name; empty for none. */
  prefer: string;
}

/** What came back. */
export interface PlaygroundAnswer {
  status: number;
  headers: [name: string, value: string][];
  /** The body as it came. */
  text: string;
  milliseconds: number;
}

/** Milliseconds after which there is no answer. */
const TIMEOUT = 15_000;

/**
 * Sends a body as a client of the API would: to the mock in the page, or to a server.
 *
 * @throws `Error` with a sentence for the reader when nothing came back
 */
export async function send(
  server: Server | undefined,
  { version, path, body, prefer }: PlaygroundRequest,
): Promise<PlaygroundAnswer> {
  const start = performance.now();
  const headers = {
    authorization: `Bearer ${server?.key ?? "test"}`,
    "content-type": "application/json",
    "api-version": version,
    ...(prefer && { prefer: `example=${prefer}` }),
  };
  const response = server
    ? await call(server, path, headers, body)
    : await (await loadMock()).answers.fetch(
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
    if (error instanceof Error && error.name === "TimeoutError") throw new Error(`${base} did not answer in time.`);
    const isLocal = /^(127\.|localhost|\[::1\])/.test(new URL(address).hostname);
    const hint = isLocal
      ? "Is the mock running there? It starts with: npx @data-validation/mock"
      : "The address may be wrong, or the server does not let web pages call it. Calls with a key belong on a server.";
    throw new Error(`${base} cannot be reached from this page. ${hint}`);
  }
}

function addressOf(base: string, path: string): string {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error("The base address must begin with http:// or https://.");
  return url.href.replace(/\/+$/, "") + path;
}
