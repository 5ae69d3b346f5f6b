import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../generated/client/operations.ts";
import { createClient } from "../../packages/client/src/index.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { answer, scripted } from "./support/answers.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

const baseUrl = "https://api.data-validation.example";
const apiKey = "test-key";

test("§2.1 a method builds the envelope: query first, then options, client and customId", async () => {
  const fetch = scripted(answer(200));
  const api = createClient({ apiKey, baseUrl, fetch });
  await api.phone.validate(
    { numberFull: "+420607123456" },
    {
      options: { numberFormat: "national" },
      client: { country: "CZ" },
      customId: "a",
      timeout: 100,
      headers: { "x-trace": "1" },
    },
  );
  const [{ request, body } = { request: new Request("a:"), body: "" }] = fetch.requests;
  expect(request.url).toBe(`${baseUrl}/phone/validate`);
  expect(request.headers.get("x-trace")).toBe("1");
  expect(JSON.parse(body)).toEqual({
    request: {
      query: { numberFull: "+420607123456" },
      options: { numberFormat: "national" },
      client: { country: "CZ" },
      customId: "a",
    },
  });
});

test("§4 a call is a POST with JSON in, JSON out, the key and the version", async () => {
  const fetch = scripted(answer(200));
  await createClient({ apiKey, baseUrl, fetch }).email.validate({ email: "jana@company.example" });
  const [{ request } = { request: new Request("a:") }] = fetch.requests;
  expect(request.method).toBe("POST");
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: "application/json",
    "api-version": "2.1",
    authorization: "Bearer test-key",
    "content-type": "application/json",
    "user-agent": expect.stringMatching(/^data-validation-client\//),
  });
});

test("every operation of the contract has a method that calls its path, in each version", async () => {
  for (const version of ["2.0", "2.1"] as const) {
    const fetch = scripted(answer(200, {}, { "service-api-version": version }));
    const api = createClient({ apiKey, baseUrl, fetch, version });
    const expected: string[] = [];
    for (const [kind, methods] of Object.entries(operations[version])) {
      for (const [name, path] of Object.entries(methods)) {
        const methodsOfKind = api[kind as keyof typeof api] as unknown as Record<
          string,
          (query: object) => Promise<unknown>
        >;
        await methodsOfKind[name]?.({});
        expected.push(`${baseUrl}${path}`);
      }
    }
    expect(fetch.requests.map(({ request }) => request.url)).toEqual(expected);
  }
});

test("each version gets its own answer from one server", async () => {
  const current = await createClient({ apiKey, baseUrl: mock.url }).phone.validate({ numberFull: "+420607123456" });
  const old = await createClient({ apiKey, baseUrl: mock.url, version: "2.0" }).phone.validate({
    numberWithPrefix: "+420607123456",
  });
  expect(current.data?.result.data.format.e164).toBe("+420607123456");
  expect(old.data?.result.data.format.international).toBe("+420607123456");
});

test("POST takes the whole envelope and gives the same answer as the method", async () => {
  const api = createClient({ apiKey, baseUrl: mock.url });
  const query = { numberFull: "+420607123456" };
  const byPath = await api.POST("/phone/validate", { body: { request: { query } } });
  const byMethod = await api.phone.validate(query);
  expect(byPath.data).toEqual(byMethod.data);
});

test("middleware of openapi-fetch sees the call and its answer, and can be taken away again", async () => {
  const api = createClient({ apiKey, baseUrl, fetch: scripted(answer(200)) });
  const seen: string[] = [];
  const middleware = {
    onRequest: ({ request, schemaPath }: { request: Request; schemaPath: string }) => {
      seen.push(schemaPath);
      request.headers.set("x-trace", "1");
    },
    onResponse: ({ response }: { response: Response }) => {
      seen.push(String(response.status));
    },
  };
  api.use(middleware);
  await api.email.validate({ email: "" });
  api.eject(middleware);
  await api.email.validate({ email: "" });
  expect(seen).toEqual(["/email/validate", "200"]);
});

test("an abort ends a call with the reason of the abort, before it and in its middle", async () => {
  const api = createClient({ apiKey, baseUrl: mock.url });
  const reason = new Error("The user left.");
  await expect(api.email.validate({ email: "" }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const slow = await serveMock({ delay: { least: 5000, most: 5000 } });
  const controller = new AbortController();
  const call = createClient({ apiKey, baseUrl: slow.url }).email.validate({ email: "" }, { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 20);
  await expect(call).rejects.toBe(reason);
  await slow.close();
});

test("the answer's address, status and headers reach the caller", async () => {
  const { response } = await createClient({ apiKey, baseUrl: mock.url }).email.validate({
    email: "jana@company.example",
  });
  expect(response?.url).toBe(`${mock.url}/email/validate`);
  expect(response?.headers.get("service-api-version")).toBe("2.1");
});

test("what replaces the global fetch after the client was made is heard", async () => {
  const api = createClient({ apiKey, baseUrl });
  const original = globalThis.fetch;
  const fetch = scripted(answer(200, { result: {} }));
  globalThis.fetch = fetch as never;
  try {
    expect((await api.email.validate({ email: "" })).data).toEqual({ result: {} });
  } finally {
    globalThis.fetch = original;
  }
});

test("a client without an address is not made", () => {
  expect(() => createClient({} as never)).toThrow(/createClient needs baseUrl/);
});
