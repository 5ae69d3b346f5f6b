import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { createClient, KeyInPageError } from "../../packages/client/src/index.ts";
import { createProxy } from "../../packages/client/src/proxy.ts";
import { answer, noConnection, scripted, silence } from "./support/answers.ts";

const apiKey = "dv-very-secret-key";
const baseUrl = "https://api.data-validation.example";

afterEach(() => vi.unstubAllGlobals());

function beWebPage(): void {
  vi.stubGlobal("document", {});
  vi.stubGlobal("process", { ...process, versions: {} });
}

test("§5.5 in a web page a key is refused with an error that names the section and the way out", () => {
  beWebPage();
  expect(() => createClient({ apiKey, baseUrl })).toThrow(KeyInPageError);
  expect(() => createClient({ apiKey, baseUrl })).toThrow(/section 5, rule 5.*createProxy.*createClient\({ baseUrl/s);
  expect(() => createProxy({ apiKey, baseUrl, authorize: () => true })).toThrow(KeyInPageError);
});

test("§5.5 in a web page a client without a key is made, and sends none", async () => {
  beWebPage();
  const fetch = scripted(answer(200));
  await createClient({ baseUrl, fetch }).email.validate({ email: "" });
  await createClient({ apiKey: undefined, baseUrl, fetch }).email.validate({ email: "" });
  expect(fetch.requests.map(({ request }) => request.headers.has("authorization"))).toEqual([false, false]);
});

test("§5.5 a worker of a web page, and a page of Electron that has Node in it, refuse a key too", () => {
  vi.stubGlobal("process", { ...process, versions: {} });
  vi.stubGlobal("WorkerGlobalScope", class {});
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" });
  expect(() => createClient({ apiKey, baseUrl })).toThrow(KeyInPageError);
  vi.unstubAllGlobals();
  vi.stubGlobal("document", {});
  vi.stubGlobal("process", { ...process, type: "renderer" });
  expect(() => createClient({ apiKey, baseUrl })).toThrow(KeyInPageError);
});

test("§5.5 an app of React Native, whose code everybody has who installs it, refuses a key too", () => {
  vi.stubGlobal("process", { env: {} });
  vi.stubGlobal("navigator", { product: "ReactNative" });
  expect(() => createClient({ apiKey, baseUrl })).toThrow(KeyInPageError);
});

test("a worker on a server, and Node with the document of jsdom, may have a key", () => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/26.0.0" });
  expect(() => createClient({ apiKey, baseUrl })).not.toThrow();
  vi.unstubAllGlobals();
  vi.stubGlobal("process", { ...process, versions: {} });
  vi.stubGlobal("WorkerGlobalScope", class {});
  vi.stubGlobal("navigator", { userAgent: "Cloudflare-Workers" });
  expect(() => createClient({ apiKey, baseUrl })).not.toThrow();
});

test("a key may be a function: nothing is read before the first call, and each attempt asks again", async () => {
  const keys = ["first", "second"];
  const fetch = scripted(answer(503), answer(200));
  const api = createClient({ apiKey: async () => keys.shift(), baseUrl, fetch });
  expect(keys).toHaveLength(2);
  await api.email.validate({ email: "" });
  const sent = fetch.requests.map(({ request }) => request.headers.get("authorization"));
  expect(sent).toEqual(["Bearer first", "Bearer second"]);
  await expect(api.email.validate({ email: "" })).rejects.toThrow(/apiKey is empty/);
});

test("a key that would go over an open line warns once, and one to this machine does not", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const own of ["http://localhost:4010", "http://127.0.0.1", "http://[::1]:80/x", "https://api.example"])
    createClient({ apiKey, baseUrl: own });
  createClient({ baseUrl: "http://shop.example/api" });
  expect(warn).not.toHaveBeenCalled();
  createClient({ apiKey, baseUrl: "http://localhost.example" });
  expect(warn.mock.calls).toEqual([[expect.stringContaining("http://localhost.example is not encrypted")]]);
  expect(inspect(warn.mock.calls)).not.toContain(apiKey);
  warn.mockRestore();
});

test("an empty key, and one that no header can carry, are refused when the client is made, without being shown", () => {
  expect(() => createClient({ apiKey: "", baseUrl })).toThrow(/environment variable/);
  expect(() => createClient({ apiKey: undefined, baseUrl })).toThrow(/environment variable/);
  const faulty = `${apiKey}\n`;
  const thrown = (() => {
    try {
      createClient({ apiKey: faulty, baseUrl });
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(TypeError);
  expect(inspect(thrown)).not.toContain(apiKey);
});

test("the key is in no view of a client or of a proxy", () => {
  const api = createClient({ apiKey, baseUrl });
  const proxy = createProxy({ apiKey, baseUrl, authorize: () => true });
  for (const value of [api, proxy, api.POST, api.phone.validate]) {
    expect(inspect(value, { depth: null, showHidden: true, getters: true })).not.toContain(apiKey);
    expect(JSON.stringify(value) ?? "").not.toContain(apiKey);
    expect(String(value)).not.toContain(apiKey);
  }
});

test("the key is in no error and in nothing that is logged, whatever goes wrong", async () => {
  const logged: unknown[] = [];
  for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void logged.push(...words));
  }
  const steps = [
    noConnection,
    silence,
    answer(401, { errors: [] }),
    answer(200, undefined, { "service-api-version": "2.0" }),
    () => new Response("{", { headers: { "service-api-version": "2.1" } }),
  ];
  const outcomes = await Promise.all(
    steps.map((step) =>
      createClient({ apiKey, baseUrl, fetch: scripted(step), timeout: 20, retry: false })
        .email.validate({ email: "" })
        .catch((error: unknown) => error),
    ),
  );
  expect(outcomes.filter((outcome) => !(outcome as { error?: Error }).error)).toEqual([]);
  for (const outcome of outcomes) expect(inspect(outcome, { depth: null, showHidden: true })).not.toContain(apiKey);
  expect(inspect(logged)).not.toContain(apiKey);
  vi.restoreAllMocks();
});

test("middleware does not see the key: neither in the request, nor after the answer, nor after a failure", async () => {
  const seen: unknown[] = [];
  for (const step of [answer(200), noConnection]) {
    const api = createClient({ apiKey, baseUrl, fetch: scripted(step), retry: false });
    api.use({
      onRequest: ({ request }) => void seen.push(new Map(request.headers)),
      onResponse: ({ request }) => void seen.push(new Map(request.headers)),
      onError: ({ request, error }) => void seen.push(new Map(request.headers), error),
    });
    await api.email.validate({ email: "" }).catch(() => {});
  }
  expect(seen).toHaveLength(5);
  expect(inspect(seen, { depth: null })).not.toContain(apiKey);
});
