import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createFetchClient, { type Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import {
  ApiError,
  createClient,
  DataValidationError,
  GatewayError,
  ResponseParseError,
  VersionMismatchError,
} from "../../packages/client/src/index.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { answer, noConnection, type Step, scripted } from "./support/answers.ts";

const baseUrl = "https://api.data-validation.example";
const apiKey = "test-key";
const query = { email: "jana@company.example" };
const version = { "service-api-version": "2.1" };

/** What a call says when this is the answer to it. */
async function errorOf(step: Step, settings: { version?: "2.1" } = {}): Promise<DataValidationError | undefined> {
  const api = createClient({ apiKey, baseUrl, fetch: scripted(step), retry: false, ...settings });
  return (await api.email.validate(query)).error;
}

test("§7 a refused request is an ApiError with what the API says, and no exception", async () => {
  const mock = await serveMock();
  const { data, error, response } = await createClient({ apiKey: "test-refused", baseUrl: mock.url }).email.validate(
    query,
  );
  await mock.close();
  expect([data, response?.status]).toEqual([undefined, 401]);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    name: "ApiError",
    code: "AUTH",
    status: 401,
    operation: "/email/validate",
    attempts: 1,
  });
  expect(error?.errors[0]).toMatchObject({ group: "REQUEST", type: "AUTH", severity: "critical", relatedTo: [] });
  expect(error?.message).toBe(`HTTP 401, AUTH: ${error?.errors[0]?.description}`);
});

test("an error tells the request's id and headers, and a logger that prints it does not print the response", async () => {
  const error = await errorOf(answer(500, { errors: [] }, { "x-request-id": "abc", "retry-after": "1" }));
  expect([error?.requestId, error?.headers?.get("retry-after")]).toEqual(["abc", "1"]);
  expect(Object.keys(error ?? {})).not.toContain("response");
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: "ApiError", status: 500, errors: [] });
});

test("whatever a gateway answers, error is one of ours, and its errors are a list", async () => {
  const bodies = [
    "",
    "<h1>Bad gateway</h1>",
    "null",
    "1",
    '"x"',
    "[]",
    '{"message":"x"}',
    '{"errors":"x"}',
    '{"errors":[1]}',
    "{",
  ];
  for (const status of [302, 400, 401, 403, 404, 413, 429, 500, 502, 503, 504])
    for (const text of bodies) {
      const error = await errorOf(() => new Response(text || null, { status }));
      expect(error, `${status} ${text}`).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({ code: "GatewayError", status, errors: [] });
    }
});

test("a success without a body that can be read is a ResponseParseError, with what the parser said", async () => {
  for (const text of ["", "<h1>Sign in</h1>", "null", "1", "{"])
    expect(await errorOf(() => new Response(text || null, { headers: version })), text).toBeInstanceOf(
      ResponseParseError,
    );
  const error = await errorOf(() => new Response("{", { headers: version }));
  expect(error?.cause).toBeInstanceOf(SyntaxError);
  expect(await errorOf(() => new Response(null, { status: 204, headers: version }))).toBeInstanceOf(ResponseParseError);
});

test("§9 an answer of another version is an error that says what was asked for and what came", async () => {
  const fetch = scripted(answer(200, {}, { "service-api-version": "2.1" }));
  const { error } = await createClient({ apiKey, baseUrl, fetch, version: "2.0" }).email.validate(query);
  expect(error).toBeInstanceOf(VersionMismatchError);
  expect(error).toMatchObject({ asked: "2.0", answered: "2.1", message: expect.stringContaining("2.1 answered") });
});

test("§9 a success that names no version is such an error too", async () => {
  const error = await errorOf(() => new Response("{}"));
  expect(error).toMatchObject({ name: "VersionMismatchError", answered: null });
});

test("throwOnError throws what would be returned", async () => {
  const throwing = (step: Step) =>
    createClient({ apiKey, baseUrl, fetch: scripted(step), retry: false, throwOnError: true }).email.validate(query);
  await expect(throwing(answer(400, { errors: [] }))).rejects.toMatchObject({
    name: "ApiError",
    operation: "/email/validate",
  });
  await expect(throwing(noConnection)).rejects.toMatchObject({ name: "NetworkError" });
  expect((await throwing(answer(200, { result: {} }))).data).toEqual({ result: {} });
});

test("what is no outcome of the call is thrown as it is: a mistake in middleware, an abort", async () => {
  const api = createClient({ apiKey, baseUrl, fetch: scripted(answer(200)) });
  const mistake = new TypeError("mistake");
  api.use({ onRequest: () => Promise.reject(mistake) });
  await expect(api.email.validate(query)).rejects.toBe(mistake);
});

test("instanceof holds between two copies of the package, and for the classes in between", async () => {
  const error = (await errorOf(noConnection)) as Error;
  const other: typeof import("../../packages/client/src/errors.ts") = await import(
    `${join(import.meta.dirname, "../../packages/client/src/errors.ts")}?copy`
  );
  expect(other.NetworkError).not.toBe((await import("../../packages/client/src/errors.ts")).NetworkError);
  expect([error instanceof other.NetworkError, error instanceof other.DataValidationError]).toEqual([true, true]);
  expect([error instanceof other.TimeoutError, error instanceof DataValidationError]).toEqual([false, true]);
  expect([undefined, null, {}, new Error("x")].some((value) => value instanceof other.DataValidationError)).toBe(false);
});

test("middleware is called as openapi-fetch calls it: in order, backwards after the answer, and with what it may replace", async () => {
  const fetch = scripted(answer(200, { from: "api" }));
  const failing = scripted(noConnection);
  const chains: ((seen: string[]) => Middleware[])[] = [
    (seen) => [tracing("a", seen), tracing("b", seen)],
    (seen) => [
      tracing("a", seen),
      { onRequest: () => Response.json({ from: "cache" }, { headers: version }) },
      tracing("c", seen),
    ],
    (seen) => [tracing("a", seen), { onResponse: () => Response.json({ from: "b" }, { headers: version }) }],
    (seen) => [
      { onRequest: ({ request }) => new Request(request, { headers: { "x-trace": "1" } }) },
      tracing("b", seen),
    ],
  ];
  const recoveries: typeof chains = [
    (seen) => [tracing("a", seen), { onError: () => Response.json({ from: "b" }, { headers: version }) }],
    (seen) => [tracing("a", seen), { onError: () => new TypeError("replaced") }],
  ];
  for (const [own, makers] of [
    [fetch, chains],
    [failing, recoveries],
  ] as const)
    for (const make of makers) {
      const told = await Promise.all(
        [
          (middleware: Middleware[]) => {
            const api = createClient({ apiKey, baseUrl, fetch: own, retry: false });
            api.use(...middleware);
            return api.POST("/email/validate", { body: { request: { query } } });
          },
          (middleware: Middleware[]) => {
            const api = createFetchClient<never>({ baseUrl, fetch: own });
            api.use(...middleware);
            return (api.POST as (path: string, call: object) => Promise<{ data?: unknown }>)("/email/validate", {
              body: { request: { query } },
            });
          },
        ].map(async (run) => {
          const seen: string[] = [];
          const outcome = await run(make(seen)).then(
            ({ data }) => data,
            (error: Error) => error.message,
          );
          return [seen, outcome];
        }),
      );
      const [ours, theirs] = told.map(([seen, outcome]) => [
        seen,
        String(outcome) === "undefined" ? "failed" : outcome,
      ]);
      expect(ours?.[0]).toEqual(theirs?.[0]);
      if (typeof ours?.[1] === "object") expect(ours[1]).toEqual(theirs?.[1]);
    }
});

function tracing(name: string, seen: string[]): Middleware {
  return {
    onRequest: ({ request, schemaPath }) =>
      void seen.push(`${name} request ${schemaPath} ${request.headers.get("x-trace")}`),
    onResponse: ({ response }) => void seen.push(`${name} response ${response.status}`),
    onError: () => void seen.push(`${name} error`),
  };
}

test("an error that nobody catches names itself on the terminal, without the key", () => {
  const file = join(import.meta.dirname, "support/uncaught.mts");
  writeFileSync(
    file,
    `import { createClient } from "../../../packages/client/src/index.ts";
const fetch = () => Promise.reject(new TypeError("fetch failed"));
const api = createClient({ apiKey: "dv-very-secret-key", baseUrl: "https://a.example", fetch, retry: false, throwOnError: true });
await api.email.validate({ email: "" });`,
  );
  try {
    execFileSync(process.execPath, [file], { stdio: "pipe" });
    expect.unreachable();
  } catch (error) {
    const { stderr } = error as { stderr: Buffer };
    expect(stderr.toString()).toMatch(/NetworkError: No answer: TypeError: fetch failed/);
    expect(stderr.toString()).not.toContain("dv-very-secret-key");
  } finally {
    rmSync(file);
  }
});
