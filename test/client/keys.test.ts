import { inspect } from "node:util";
import { createClient, KeyInPageError } from "@data-validation/client";
import { createProxy } from "@data-validation/client/proxy";
import { afterEach, expect, test, vi } from "vitest";
import {
  apiKey,
  baseUrl,
  clientOf,
  noConnection,
  respond,
  respondText,
  silence,
  success,
  versionHeader,
} from "./support/responses.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stub(globals: object): void {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

const noNode = { ...process, versions: {} };
const browser = { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" };

test.each([
  ["a web page", { document: {}, process: noNode }],
  ["a worker of a web page", { process: noNode, WorkerGlobalScope: class {}, navigator: browser }],
  [
    "a page of Electron that has Node in it",
    { document: {}, process: { ...process, type: "renderer" } },
  ],
  [
    "an app of React Native, whose code everybody has",
    { process: { env: {} }, navigator: { product: "ReactNative" } },
  ],
])(
  "§5.5 In %s a key is rejected with an error that names the section and the way out",
  (_, globals) => {
    stub(globals);
    const create = () => createClient({ apiKey, baseUrl });
    expect(create).toThrow(KeyInPageError);
    expect(create).toThrow(
      /must never appear in a web page.*createProxy.*createClient\({ baseUrl/s,
    );
    expect(() => createProxy({ apiKey, baseUrl, authorize: () => true })).toThrow(KeyInPageError);
  },
);

test.each<[where: string, globals: object, key: string | undefined, sent: string | null]>([
  [
    "a worker on a server",
    { process: noNode, WorkerGlobalScope: class {}, navigator: {} },
    apiKey,
    `Bearer ${apiKey}`,
  ],
  [
    "Node with the document of jsdom",
    { document: {}, navigator: browser },
    apiKey,
    `Bearer ${apiKey}`,
  ],
  [
    "the main process of Electron with a document of jsdom",
    { document: {}, process: { ...process, type: "browser" }, navigator: browser },
    apiKey,
    `Bearer ${apiKey}`,
  ],
  ["a web page whose client has no key", { document: {}, process: noNode }, undefined, null],
])("§5.5 %s calls, and sends the key that it has", async (_, globals, key, authorization) => {
  stub(globals);
  const { call, requests } = clientOf(respond(200), { apiKey: key });
  await call();
  expect(requests.map(({ request }) => request.headers.get("authorization"))).toEqual([
    authorization,
  ]);
});

test("A key may be a function: nothing is read before the first call, and each attempt asks again", async () => {
  const keys = ["first", "second"];
  const { call, requests } = clientOf([respond(503), respond(200)], {
    apiKey: async () => keys.shift(),
  });
  expect(keys).toHaveLength(2);
  await call();
  const authorizations = requests.map(({ request }) => request.headers.get("authorization"));
  expect(authorizations).toEqual(["Bearer first", "Bearer second"]);
  await expect(call()).rejects.toThrow(/apiKey is empty/);
});

test("A key that would go over an open line warns once, and one to this machine does not", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const url of [
    "http://localhost:4010",
    "http://127.0.0.1",
    "http://[::1]:80/x",
    "https://api.example",
  ])
    createClient({ apiKey, baseUrl: url });
  createClient({ baseUrl: "http://shop.example/api" });
  expect(warn).not.toHaveBeenCalled();
  createClient({ apiKey, baseUrl: "http://localhost.example" });
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining("http://localhost.example is not encrypted")],
  ]);
  expect(inspect(warn.mock.calls)).not.toContain(apiKey);
});

test("An empty key, and one that no header can carry, are rejected at the start, and not shown", () => {
  for (const [key, message] of [
    ["", /environment variable/],
    [undefined, /environment variable/],
    [`${apiKey}\n`, /^((?!secret).)*$/s],
    [`two ${apiKey}`, /characters that cannot be sent/],
    ["klíč", /characters that cannot be sent/],
  ] as const)
    for (const expected of [TypeError, message])
      expect(() => createClient({ apiKey: key, baseUrl })).toThrow(expected);
});

test("The key is in no view of a client or of a proxy", () => {
  const api = createClient({ apiKey, baseUrl });
  const proxy = createProxy({ apiKey, baseUrl, authorize: () => true });
  for (const value of [api, proxy, api.POST, api.phone.validate]) {
    const inspected = inspect(value, { depth: null, showHidden: true, getters: true });
    expect(`${inspected}${JSON.stringify(value)}${String(value)}`).not.toContain(apiKey);
  }
});

test("The key is in no error and in nothing that is logged, whatever goes wrong", async () => {
  const logged: unknown[] = [];
  for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void logged.push(...words));
  const otherVersion = respondText(JSON.stringify(success), { "service-api-version": "2.0" });
  const wrong = [
    noConnection,
    silence,
    respond(401),
    otherVersion,
    respondText("{", versionHeader),
  ];
  const outcomes = await Promise.all(
    wrong.map((step) => clientOf(step, { timeout: 20, retry: false }).call()),
  );
  expect(outcomes.filter(({ error }) => !error)).toEqual([]);
  expect(inspect([outcomes, logged], { depth: null, showHidden: true })).not.toContain(apiKey);
});

test("Middleware does not see the key: neither in the request, nor after the response, nor after a failure", async () => {
  const seen: unknown[] = [];
  for (const step of [respond(200), noConnection]) {
    const { api, call } = clientOf(step, { retry: false });
    api.use({
      onRequest: ({ request }) => void seen.push(new Map(request.headers)),
      onResponse: ({ request }) => void seen.push(new Map(request.headers)),
      onError: ({ request, error }) => void seen.push(new Map(request.headers), error),
    });
    await call();
  }
  expect(seen).toHaveLength(5);
  expect(inspect(seen, { depth: null })).not.toContain(apiKey);
});
