import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  createClient,
  DataValidationError,
  ResponseParseError,
  VersionMismatchError,
} from "../../packages/client/src/index.ts";
import { validateResponses } from "../../packages/client/src/validators.ts";
import { createMock } from "../../packages/mock/src/index.ts";
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
    name: "AuthenticationError",
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
  expect(error?.body).toEqual({ errors: [] });
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
      const name = status === 429 ? "RateLimitError" : "GatewayError";
      expect(error, `${status} ${text}`).toMatchObject({ name, code: name, status, errors: [] });
    }
});

test("a success whose body is not the API's is a ResponseParseError: no JSON, or no envelope", async () => {
  for (const text of [
    "",
    "<h1>Sign in</h1>",
    "null",
    "1",
    "{",
    "{}",
    "[]",
    '{"errors":[]}',
    '{"result":1}',
    '{"results":{}}',
  ])
    expect(await errorOf(() => new Response(text || null, { headers: version })), text).toBeInstanceOf(
      ResponseParseError,
    );
  for (const headers of [version, { ...version, "content-length": "1" }]) {
    const error = await errorOf(() => new Response("{", { headers }));
    expect(error?.cause).toMatchObject({ name: "SyntaxError" });
    expect(error?.body).toBe("{");
  }
  expect(await errorOf(() => new Response(null, { status: 204, headers: version }))).toBeInstanceOf(ResponseParseError);
});

test("§9 an answer of another version is an error that says what was asked for and what came", async () => {
  const fetch = scripted(answer(200));
  const { error } = await createClient({ apiKey, baseUrl, fetch, version: "2.0" }).email.validate(query);
  expect(error).toBeInstanceOf(VersionMismatchError);
  expect(error).toMatchObject({
    asked: "2.0",
    answered: "2.1",
    message: expect.stringContaining("from version 2.1 instead of 2.0"),
  });
});

test("§9 a success that names no version is such an error too", async () => {
  const error = await errorOf(() => new Response('{"result":{}}'));
  expect(error).toMatchObject({ name: "VersionMismatchError", answered: null });
});

test("throwOnError throws what would be returned", async () => {
  const throwing = (step: Step) =>
    createClient({ apiKey, baseUrl, fetch: scripted(step), retry: false, throwOnError: true }).email.validate(query);
  await expect(throwing(answer(400, { errors: [] }))).rejects.toMatchObject({
    name: "BadRequestError",
    operation: "/email/validate",
  });
  await expect(throwing(noConnection)).rejects.toMatchObject({ name: "NetworkError" });
  expect((await throwing(answer(200, { result: {} }))).data).toEqual({ result: {} });
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

test("the statuses that code decides on have classes: 400 with its fields, 401, and 429 whoever returned it", async () => {
  const wrong = {
    group: "REQUEST",
    type: "OPTIONS",
    subtype: "X",
    severity: "critical",
    relatedTo: ["options.numberFormat"],
  };
  const bad = await errorOf(answer(400, { errors: [{ ...wrong, description: "Not supported." }] }));
  if (!(bad instanceof BadRequestError)) throw bad;
  expect(bad.fields).toEqual({ "options.numberFormat": "Not supported." });
  expect(bad instanceof ApiError && !(bad instanceof AuthenticationError)).toBe(true);
  expect(await errorOf(answer(401))).toBeInstanceOf(AuthenticationError);
  expect(await errorOf(answer(403))).toMatchObject({ name: "ApiError" });
  for (const step of [answer(429), () => new Response("<h1>Slow down</h1>", { status: 429 })])
    expect(await errorOf(step)).toMatchObject({ name: "RateLimitError", status: 429, errors: [] });
  const code = bad.code;
  expectTypeOf<"AUTH" | "NetworkError">().toExtend<typeof code>();
});

test("a key that a refusal repeats stays out of the error, however JSON spells it", async () => {
  const key = 'dv/very"secret/key';
  const spelled = [
    JSON.stringify(key),
    JSON.stringify(key).replaceAll("/", "\\/"),
    JSON.stringify(key).replace("v", "\\u0076"),
  ];
  for (const word of spelled) {
    const text = `{"errors":[{"type":"AUTH","relatedTo":[],"description":${word}}]}`;
    const fetch = scripted(() => new Response(text, { status: 401 }));
    const { error } = await createClient({ apiKey: key, baseUrl, fetch }).email.validate(query);
    expect(error).toMatchObject({ name: "AuthenticationError", message: "HTTP 401, AUTH: [API key]" });
    expect(JSON.stringify([error, error?.body])).not.toContain("secret");
  }
});

test("a connection that is refused is named", async () => {
  const mock = await serveMock();
  const closed = mock.url;
  await mock.close();
  const { error } = await createClient({ apiKey, baseUrl: closed, retry: false }).email.validate(query);
  expect(error).toMatchObject({
    name: "NetworkError",
    message: expect.stringMatching(/ECONNREFUSED/),
    cause: expect.any(TypeError),
  });
});

test("validateResponses refuses a success that does not match the contract, and names the field", async () => {
  const validating = (body: object) => {
    const api = createClient({ apiKey, baseUrl, fetch: scripted(answer(200, body)) });
    api.use(validateResponses);
    return api.email.validate(query);
  };
  const { error } = await validating({ result: { isValid: "yes" } });
  expect(error).toMatchObject({
    name: "ResponseParseError",
    operation: "/email/validate",
    message: expect.stringMatching(/contract: .*result/),
  });
  expect((error as ResponseParseError).issues?.length).toBeGreaterThan(0);
  const { fetch } = createMock();
  const api = createClient({ apiKey, baseUrl, fetch });
  api.use(validateResponses);
  expect((await api.email.validate(query)).data?.result.isValid).toBe(true);
});

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
    expect(stderr.toString()).toMatch(/NetworkError: No response: TypeError: fetch failed/);
    expect(stderr.toString()).not.toContain("dv-very-secret-key");
  } finally {
    rmSync(file);
  }
});
