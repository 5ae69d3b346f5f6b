import { createClient } from "../../packages/client/src/index.ts";
import { createProxy } from "../../packages/client/src/proxy.ts";

/** One statement, and code that throws when it does not hold. */
type Check = [statement: string, body: (baseUrl: string) => Promise<void>];

const apiKey = "dv-very-secret-key";
const elsewhere = "https://api.data-validation.example";
const email = { email: "jana@company.example" };

/** The same small suite for every runtime: what the platform could do otherwise than Node, where everything is tested. */
const checks: Check[] = [
  [
    "calls both versions",
    async (baseUrl) => {
      const { data } = await createClient({ apiKey, baseUrl }).phone.validate({ numberFull: "+420607123456" });
      equal(data?.result.data.format.e123, "+420 607 123 456");
      const api20 = createClient({ apiKey, baseUrl, version: "2.0" });
      const old = await api20.phone.validate({ numberWithPrefix: "+420607123456" });
      equal(old.data?.result.data.format.internationalFormatted, "+420 607 123 456");
    },
  ],
  [
    "waits as long as a 429 says",
    async (baseUrl) => {
      const start = Date.now();
      const call = createClient({ apiKey: "test-rate-limited", baseUrl, retry: { limit: 1 } }).email.validate(email);
      equal((await call).response?.status, 429);
      equal(Date.now() - start >= 900, true);
    },
  ],
  [
    "sends the whole body with every attempt",
    async () => {
      const bodies: string[] = [];
      const fetch = async (request: Request) => {
        bodies.push(await request.text());
        const status = bodies.length < 3 ? 503 : 200;
        return new Response('{"result":{}}', { status, headers: { "service-api-version": "2.1" } });
      };
      const api = createClient({ apiKey, baseUrl: elsewhere, fetch, retry: { limit: 2 } });
      equal((await api.email.validate(email)).response?.status, 200);
      equal(new Set(bodies).size, 1);
      equal(bodies[0], JSON.stringify({ request: { query: email } }));
    },
  ],
  [
    "ends a call in time, and on demand",
    async () => {
      const fetch = () => new Promise<Response>(() => {});
      const api = createClient({ apiKey, baseUrl: elsewhere, fetch });
      equal((await api.email.validate(email, { timeout: 20, retry: false })).error?.name, "TimeoutError");
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 20);
      equal(await nameOf(api.email.validate(email, { signal: controller.signal })), "AbortError");
      equal(await nameOf(api.email.validate(email, { signal: AbortSignal.abort() })), "AbortError");
    },
  ],
  [
    "reports a failure of the network",
    async () => {
      const api = createClient({ apiKey, baseUrl: "http://127.0.0.1:9", retry: false });
      equal((await api.email.validate(email)).error?.name, "NetworkError");
    },
  ],
  [
    "lets a page call through the proxy, which keeps the key",
    async (baseUrl) => {
      const proxy = createProxy({ apiKey, baseUrl, authorize: ({ headers }) => headers.get("x-session") === "1" });
      const settings = { baseUrl: "https://shop.example/api/validation", fetch: proxy };
      const signedIn = await createClient({ ...settings, headers: { "x-session": "1" } }).email.validate(email);
      equal(signedIn.data?.result.data.domain, "company.example");
      equal((await createClient(settings).email.validate(email)).response?.status, 401);
      const big = { email: "x".repeat(20_000) };
      const tooBig = createClient({ ...settings, headers: { "x-session": "1" } }).email.validate(big);
      equal((await tooBig).response?.status, 400);
    },
  ],
];

/**
 * Runs the suite.
 *
 * @returns one line a check: its statement, or what was wrong with it
 */
export async function run(baseUrl: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [statement, body] of checks) {
    try {
      await body(baseUrl);
      lines.push(`passed: ${statement}`);
    } catch (error) {
      lines.push(`FAILED: ${statement}: ${error}`);
    }
  }
  return lines;
}

function equal(given: unknown, expected: unknown): void {
  if (given !== expected) throw new Error(`${given} instead of ${expected}`);
}

function nameOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "nothing",
    (error: Error) => error.name,
  );
}
