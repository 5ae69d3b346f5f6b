/** Where a request goes, and with which key. */
export interface Target {
  base: string;
  key: string;
}

/** What came back. */
export interface Received {
  status: number;
  headers: [name: string, value: string][];
  /** The body as it came. */
  text: string;
  milliseconds: number;
}

/** Milliseconds after which there is no answer. */
const PATIENCE = 15_000;

/**
 * Sends a body as a client of the API would.
 *
 * @throws `Error` with a sentence for the reader when nothing came back
 */
export async function send({ base, key }: Target, version: string, path: string, body: string): Promise<Received> {
  const start = performance.now();
  let response: Response;
  try {
    response = await fetch(addressOf(base, path), {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "api-version": version },
      body,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") throw new Error(`${base} did not answer in time.`);
    throw new Error(
      `${base} cannot be reached from this page. Is the mock running? It starts with: npx data-validation-mock`,
    );
  }
  const text = await response.text();
  return { status: response.status, headers: [...response.headers], text, milliseconds: performance.now() - start };
}

function addressOf(base: string, path: string): string {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error("The base address must begin with http:// or https://.");
  return url.href.replace(/\/+$/, "") + path;
}
