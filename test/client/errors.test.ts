import { join } from "node:path";
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type ClientOptions,
  createClient,
  DataValidationError,
  NetworkError,
} from "@data-validation/client";
import { validateResponses } from "@data-validation/client/validators";
import { bareName } from "@data-validation/common/bare-name";
import { createMock } from "@data-validation/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, expectTypeOf, test } from "vitest";
import {
  apiKey,
  baseUrl,
  clientOf,
  noConnection,
  respond,
  respondText,
  type Step,
  success,
  versionHeader,
} from "./support/responses.ts";

const query = { email: "jana@company.example" };
const { fetch } = createMock();

/** A step that fails as Node's fetch does, with the reason in the cause of a cause. */
function failing(message: string, code?: string): Step {
  const reason = Object.assign(new Error(message), { code });
  return () =>
    Promise.reject(new TypeError("fetch failed", { cause: new AggregateError([reason]) }));
}

const gateway = (status: number) => respondText("<h1>No</h1>", {}, status);

/** The error of a call with this response. */
async function errorOf(
  step: Step,
  settings: Partial<ClientOptions> = {},
): Promise<DataValidationError | undefined> {
  return (await clientOf(step, { retry: false, ...settings }).call()).error;
}

test("§7 A rejected request is an ApiError with the API's errors, and no exception", async () => {
  const call = createClient({ apiKey: "test-refused", baseUrl, fetch }).email.validate(query);
  const { data, error, response } = await call;
  expect([data, response?.status]).toEqual([undefined, 401]);
  expect(error).toBeInstanceOf(ApiError);
  const operation = "/email/validate";
  expect(error).toMatchObject({
    name: "AuthenticationError",
    code: "AUTH",
    status: 401,
    operation,
    attempts: 1,
  });
  expect(error?.errors[0]).toMatchObject({
    group: "REQUEST",
    type: "AUTH",
    severity: "critical",
    relatedTo: [],
  });
  expect(error?.message).toBe(`HTTP 401, AUTH: ${error?.errors[0]?.description}`);
});

test("An error has the request's id and headers, and a logger that prints it does not print the response", async () => {
  const error = await errorOf(
    respond(500, { errors: [] }, { "x-request-id": "abc", "retry-after": "1" }),
  );
  expect(error?.body).toEqual({ errors: [] });
  expect([error?.requestId, error?.headers?.get("retry-after")]).toEqual(["abc", "1"]);
  expect(Object.keys(error ?? {})).not.toContain("response");
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({
    name: "ApiError",
    status: 500,
    errors: [],
  });
});

test("Whatever a gateway returns, error is one of ours, and its errors are a list", async () => {
  const bodies = [
    "",
    "<h1>Bad gateway</h1>",
    "null",
    "1",
    '"x"',
    "[]",
    '{"message":"x"}',
    '{"errors":[1]}',
    "{",
  ];
  for (const status of [302, 400, 401, 403, 404, 413, 429, 500, 502, 503, 504])
    for (const body of [...bodies, '{"errors":"x"}']) {
      const name = status === 429 ? "RateLimitError" : "GatewayError";
      const error = await errorOf(respondText(body, {}, status));
      expect(error, `${status} ${body}`).toMatchObject({ name, code: name, status, errors: [] });
    }
});

test("A success whose body is not the API's is a ResponseParseError, with the text and the parser's error", async () => {
  const bodies = [
    "",
    "<h1>Sign in</h1>",
    "null",
    "1",
    "{",
    "{}",
    "[]",
    '{"errors":[]}',
    '{"result":1}',
  ];
  for (const body of [...bodies, '{"results":{}}'])
    expect(await errorOf(respondText(body)), body).toMatchObject({
      name: "ResponseParseError",
      status: 200,
    });
  for (const headers of [versionHeader, { ...versionHeader, "content-length": "1" }])
    expect(await errorOf(respondText("{", headers))).toMatchObject({
      cause: { name: "SyntaxError" },
      body: "{",
    });
  expect(await errorOf(respondText("", versionHeader, 204))).toMatchObject({
    name: "ResponseParseError",
  });
});

test.each<[headers: Record<string, string>, received: "2.0" | "2.1" | "none", named?: string]>([
  [versionHeader, "2.1"],
  [{ "acme-api-version": "2.1" }, "2.1"],
  [{ "acme-api-version": "2.0" }, "2.0"],
  [{ ...versionHeader, "acme-api-version": "1" }, "2.1"],
  [{ "acme-api-version": "2.1", "edge-api-version": "2.1" }, "2.1"],
  [{ "acme-api-version": "2.1", "edge-api-version": "1" }, "none"],
  [{ "acme-api-version": "2.1, 2.1" }, "2.1"],
  [{ "x-v": "2.0", ...versionHeader }, "2.0", "X-V"],
  [versionHeader, "none", "x-v"],
  [{}, "none"],
])(
  "§9 A response with the headers %j has the version %s: another is an error, and none a warning",
  async (headers, received, versionHeader) => {
    const warnings: string[] = [];
    const logger = { ...console, warn: (message: string) => warnings.push(message) };
    const { call } = clientOf(respondText(JSON.stringify(success), headers), {
      versionHeader,
      logger,
    });
    const [{ data, error }] = await Promise.all([call(), call()]);
    if (received === "2.0") {
      const message = expect.stringContaining("from version 2.0 instead of 2.1");
      expect(error).toMatchObject({
        name: "VersionMismatchError",
        requested: "2.1",
        received,
        message,
      });
    } else expect(data).toEqual(success);
    expect(warnings).toEqual(
      received === "none"
        ? [expect.stringMatching(/states no version in .*Set versionHeader/)]
        : [],
    );
  },
);

test.each<[what: string, Step, name: string, message: RegExp]>([
  [
    "a redirect",
    respondText("", {}, 302),
    "GatewayError",
    /302, a redirect, which is not followed\. Check the base URL\.$/,
  ],
  ["a 403 of a gateway", gateway(403), "GatewayError", /403 from a gateway\. Ask its operator/],
  [
    "a 404 of a gateway",
    gateway(404),
    "GatewayError",
    /404 from a gateway\. Check the base URL\.$/,
  ],
  [
    "a 407 of a gateway",
    gateway(407),
    "GatewayError",
    /407 from a gateway\. Give your HTTP client the credentials of the proxy/,
  ],
  [
    "a 413 of a gateway",
    gateway(413),
    "GatewayError",
    /413 from a gateway\. Send a smaller request/,
  ],
  ["a 429 of a gateway", gateway(429), "RateLimitError", /429 from a gateway\. Retry later\.$/],
  ["a 502 of a gateway", gateway(502), "GatewayError", /502 from a gateway\. Retry later\.$/],
  [
    "a page instead of the body",
    respondText("<h1>Sign in</h1>"),
    "ResponseParseError",
    /without the API's body\. Check the base URL\.$/,
  ],
  [
    "half of a body",
    respondText('{"result":{"isValid":tr'),
    "ResponseParseError",
    /with damaged JSON\. Retry later\.$/,
  ],
  [
    "a 407 of a tunnel",
    failing("Proxy response (407) !== 200 when HTTP Tunneling"),
    "GatewayError",
    /407 .*credentials of the proxy/,
  ],
  [
    "an unknown host",
    failing("getaddrinfo", "ENOTFOUND"),
    "NetworkError",
    /^No response \(ENOTFOUND\): getaddrinfo\. Check the host/,
  ],
  [
    "a rejected connection",
    failing("connect ECONNREFUSED", "ECONNREFUSED"),
    "NetworkError",
    /Check the host and port of the base URL/,
  ],
  [
    "an untrusted certificate",
    failing("self-signed certificate", "DEPTH_ZERO_SELF_SIGNED_CERT"),
    "NetworkError",
    /Check the certificate/,
  ],
  [
    "TLS to a port without it",
    failing("wrong version number", "ERR_SSL_WRONG_VERSION_NUMBER"),
    "NetworkError",
    /The port speaks no TLS/,
  ],
  [
    "a connection that ends before TLS",
    failing("Client network socket disconnected before secure TLS connection", "ECONNRESET"),
    "NetworkError",
    /The connection broke/,
  ],
  [
    "a port that begins with 407",
    failing("connect ECONNREFUSED 127.0.0.1:407", "ECONNREFUSED"),
    "NetworkError",
    /Check the host and port/,
  ],
  [
    "a broken connection",
    failing("other side closed", "UND_ERR_SOCKET"),
    "NetworkError",
    /The connection broke\. Retry later\.$/,
  ],
  [
    "a response over the limit",
    respondText("x".repeat(101)),
    "ResponseTooLargeError",
    /larger than responseLimit \(100 bytes\)/,
  ],
])(
  "The error of %s has the advice of its class, and is retried if it may pass",
  async (_, step, name, message) => {
    const { call, requests } = clientOf(step, { retry: 1, responseLimit: 100, timeout: 1000 });
    const { error } = await call();
    expect([error?.name, error?.message]).toEqual([name, expect.stringMatching(message)]);
    const isPassing = name === "NetworkError" || [429, 500, 502].includes(error?.status ?? 0);
    expect(requests).toHaveLength(isPassing ? 2 : 1);
  },
);

test.each([
  [["ENOTFOUND", "EAI_AGAIN"], "Check the host of the base URL, and the DNS."],
  [
    ["ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH"],
    "Check the host and port of the base URL, and the firewall.",
  ],
  [["ECONNRESET", "EPIPE", "ETIMEDOUT"], "The connection broke. Retry later."],
])("A failure with each of the codes %j has the advice: %s", async (codes, advice) => {
  for (const code of codes)
    expect((await errorOf(failing("failed", code)))?.message).toBe(
      `No response (${code}): failed. ${advice}`,
    );
});

test.each([
  ["100 bytes are read", 100, "ResponseParseError"],
  ["101 bytes are too many", 101, "ResponseTooLargeError"],
])("A limit of 100 bytes holds for a fetch whose body is no stream: %s", async (_, size, name) => {
  const withoutStream: Step = (request) => {
    const response = respondText("x".repeat(size))(request) as Response;
    return Object.defineProperty(response, "body", { value: {} });
  };
  const { error } = await clientOf(withoutStream, { responseLimit: 100 }).call();
  expect(error?.name).toBe(name);
});

test("throwOnError throws what would be returned", async () => {
  const throwing = (step: Step) =>
    clientOf(step, { retry: false, throwOnError: true } as object).call();
  await expect(throwing(respond(400))).rejects.toMatchObject({
    name: "BadRequestError",
    operation: "/email/validate",
  });
  await expect(throwing(noConnection)).rejects.toMatchObject({ name: "NetworkError" });
  expect((await throwing(respond(200))).data).toEqual(success);
});

test("An error is an instanceof its classes, also between two copies of the package", async () => {
  const error = await errorOf(noConnection);
  const copy = `${join(import.meta.dirname, "../../packages/client/src/errors/errors.ts")}?copy`;
  const secondCopy: typeof import("@data-validation/client/internal/errors/errors") = await import(
    copy
  );
  expect(secondCopy.NetworkError).not.toBe(NetworkError);
  expect([
    error instanceof secondCopy.NetworkError,
    error instanceof secondCopy.DataValidationError,
  ]).toEqual([true, true]);
  expect([error instanceof secondCopy.TimeoutError, error instanceof DataValidationError]).toEqual([
    false,
    true,
  ]);
  expect(
    [undefined, null, {}, new Error("x")].some(
      (value) => value instanceof secondCopy.DataValidationError,
    ),
  ).toBe(false);
});

test("The message of a 401 without a key states that none was sent", async () => {
  const { fetch } = createMock();
  const api = createClient({ baseUrl: "https://api.example", fetch });
  const { error } = await api.email.validate({ email: "jana@seznam.cz" });
  expect(error?.message).toMatch(
    /^HTTP 401, AUTH: .* No API key was sent: pass apiKey, or set DATA_VALIDATION_KEY\.$/,
  );
});

test("The statuses 400, 401 and 429 have classes of their own, the 429 of a gateway included", async () => {
  const wrong = {
    type: "OPTIONS",
    relatedTo: ["options.numberFormat"],
    description: "Not supported.",
  };
  const bad = await errorOf(respond(400, { errors: [wrong] }));
  if (!(bad instanceof BadRequestError)) throw bad;
  expect(bad.fields).toEqual({ numberFormat: "Not supported." });
  expect(bad instanceof ApiError && !(bad instanceof AuthenticationError)).toBe(true);
  expect(await errorOf(respond(401))).toBeInstanceOf(AuthenticationError);
  expect(await errorOf(respond(403))).toMatchObject({ name: "ApiError" });
  for (const step of [respond(429), gateway(429)])
    expect(await errorOf(step)).toMatchObject({ name: "RateLimitError", status: 429, errors: [] });
  const code = bad.code;
  expectTypeOf<"AUTH" | "NetworkError">().toExtend<typeof code>();
});

test("A key that a rejection repeats stays out of the error, however JSON spells it", async () => {
  const key = 'dv/very"secret/key';
  const json = JSON.stringify(key);
  for (const word of [json, json.replaceAll("/", "\\/"), json.replace("v", "\\u0076")]) {
    const rejection = respondText(
      `{"errors":[{"type":"AUTH","relatedTo":[],"description":${word}}]}`,
      {},
      401,
    );
    const error = await errorOf(rejection, { apiKey: key });
    expect(error).toMatchObject({
      name: "AuthenticationError",
      message: "HTTP 401, AUTH: [API key]",
    });
    expect(JSON.stringify([error, error?.body])).not.toContain("secret");
  }
});

test("A connection that is rejected is named", async () => {
  const mock = await serveMock();
  await mock.close();
  const { error } = await createClient({ apiKey, baseUrl: mock.url, retry: false }).email.validate(
    query,
  );
  const message = expect.stringMatching(/ECONNREFUSED/);
  expect(error).toMatchObject({ name: "NetworkError", message, cause: expect.any(TypeError) });
});

test("validateResponses rejects a success that does not match the contract, and names the field", async () => {
  const calling = (step: Step, settings: Partial<ClientOptions> = {}) => {
    const { api, call } = clientOf(step, settings);
    api.use(validateResponses(settings));
    return call();
  };
  const wrong = (headers: Record<string, string>) =>
    respondText('{"result":{"isValid":"yes"},"resultCorrected":null,"suggestions":[]}', headers);
  const message = expect.stringMatching(/contract: .*result/);
  const issues = expect.arrayContaining([expect.anything()]);
  for (const headers of [versionHeader, { "service-api-version": "" }])
    expect((await calling(wrong(headers))).error).toMatchObject({
      name: "ResponseParseError",
      message,
      issues,
    });
  const { error } = await calling(wrong({ "x-v": "3.0" }), { versionHeader: "x-v" });
  expect(error).toMatchObject({ name: "VersionMismatchError", received: "3.0" });
  expect((await calling(fetch)).data?.result.isValid).toBe(true);
});

test.each([
  ["numberFull", "numberFull"],
  ["request.query.numberFull", "numberFull"],
  ["query.number.full", "number.full"],
  ["number.full", "number.full"],
  ["query.filter.city", "city"],
  ["filter.number.full", "number.full"],
  ["options.numberFormat", "numberFormat"],
  ["client.location.lat", "location.lat"],
  ["request.customId", "customId"],
  ["options.dataSource.0", "dataSource"],
  ["query", "query"],
  ["client", "client"],
])("The field %s of an error has the bare name %s", (path, name) =>
  expect(bareName(path)).toBe(name),
);

test("A field has every description where two errors share it", async () => {
  const errors = [
    { type: "QUERY", relatedTo: ["query.country"], description: "No such country." },
    { type: "CLIENT", relatedTo: ["client.country", "ip"], description: "Not a code." },
  ];
  const { error } = await clientOf(respond(400, { errors })).call();
  if (!(error instanceof BadRequestError)) throw error;
  expect(error.fields).toEqual({ country: "No such country. Not a code.", ip: "Not a code." });
});
