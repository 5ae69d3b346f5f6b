import { createClient } from "@data-validation/client";
import { createProxy } from "@data-validation/client/proxy";

const clientKey = "dv-very-secret-key";
const elsewhere = "https://api.data-validation.example";
const email = { email: "jana@company.example" };

/**
 * Possible differences between the platform and Node, where everything is tested: statements, with
 * code that throws if one does not hold.
 */
const checks: Record<string, (baseUrl: string) => Promise<void>> = {
  async "calls both versions"(baseUrl) {
    const { data } = await createClient({ apiKey: clientKey, baseUrl }).phone.validate({
      numberFull: "+420607123456",
    });
    equal(data?.result.data.format.e123, "+420 607 123 456");
    const api20 = createClient({ apiKey: clientKey, baseUrl, version: "2.0" });
    const old = await api20.phone.validate({ numberWithPrefix: "+420607123456" });
    equal(old.data?.result.data.format.internationalFormatted, "+420 607 123 456");
  },
  async "waits as long as a 429 says"(baseUrl) {
    const start = Date.now();
    const call = createClient({
      apiKey: "test-rate-limited",
      baseUrl,
      retry: { limit: 1 },
    }).email.validate(email);
    equal((await call).response?.status, 429);
    equal(Date.now() - start >= 900, true);
  },
  async "sends the whole body with every attempt"() {
    const bodies: string[] = [];
    const fetch = async (request: Request) => {
      bodies.push(await request.text());
      return new Response('{"result":{}}', { status: bodies.length < 3 ? 503 : 200 });
    };
    const api = createClient({
      apiKey: clientKey,
      baseUrl: elsewhere,
      fetch,
      retry: 2,
      logLevel: "off",
    });
    equal((await api.email.validate(email)).response?.status, 200);
    const whole = JSON.stringify({ request: { query: email } });
    equal(bodies.join(), [whole, whole, whole].join());
  },
  async "ends a call in time, and on demand"() {
    const fetch = () => new Promise<Response>(() => {});
    const api = createClient({ apiKey: clientKey, baseUrl: elsewhere, fetch });
    equal(
      (await api.email.validate(email, { timeout: 20, retry: false })).error?.name,
      "TimeoutError",
    );
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    equal(
      await errorNameOf(api.email.validate(email, { signal: controller.signal })),
      "AbortError",
    );
    equal(
      await errorNameOf(api.email.validate(email, { signal: AbortSignal.abort() })),
      "AbortError",
    );
  },
  async "reports a failure of the network"() {
    const api = createClient({ apiKey: clientKey, baseUrl: "http://127.0.0.1:9", retry: false });
    equal((await api.email.validate(email)).error?.name, "NetworkError");
  },
  async "lets a page call through the proxy, which keeps the key"(baseUrl) {
    const proxy = createProxy({
      apiKey: clientKey,
      baseUrl,
      authorize: ({ headers }) => headers.get("x-session") === "1",
    });
    const settings = { baseUrl: "https://shop.example/api/validation", fetch: proxy };
    const signedIn = createClient({ ...settings, headers: { "x-session": "1" } });
    equal((await signedIn.email.validate(email)).data?.result.data.domain, "company.example");
    equal((await signedIn.email.validate({ email: "x".repeat(20_000) })).response?.status, 400);
    equal((await createClient(settings).email.validate(email)).response?.status, 401);
  },
};

/** Runs the suite, and returns a line for each check: its statement, or what was wrong with it. */
export async function runClientSuite(baseUrl: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [statement, check] of Object.entries(checks)) {
    try {
      await check(baseUrl);
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

const errorNameOf = (call: Promise<unknown>) => call.catch((error: Error) => error.name);
