import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kind, loadExamples } from "../../generated/mock/index.ts";
import { tables } from "../../generated/mock/tables.ts";
import { versions } from "../../generated/versions.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { testKeys } from "../../packages/mock/src/test-keys.ts";
import { violationsOf } from "../contract/violations.ts";

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock({ newKeyMilliseconds: 50 });
});

afterAll(() => mock.close());

const valid = JSON.stringify({ request: { query: { email: "jana.kadlecova@seznam.cz" } } });

interface RawCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | null;
}

const send = (path: string, { method = "POST", headers = {}, body = valid }: RawCall = {}) =>
  fetch(`${mock.url}${path}`, {
    method,
    headers: { authorization: "Bearer a-key", "content-type": "application/json", ...headers },
    body: method === "POST" ? body : null,
  });

const firstError = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: Record<string, unknown>[] };
  return errors[0];
};

const post = (path: string, request: unknown, headers: Record<string, string> = {}) =>
  send(path, { body: JSON.stringify({ request }), headers });

describe("The version", () => {
  test.each([
    ["absent", {}, "2.1"],
    ["empty", { "api-version": "" }, "2.1"],
    ["blank", { "api-version": "  " }, "2.1"],
    ["2.0", { "api-version": "2.0" }, "2.0"],
    ["2.1", { "api-version": "2.1" }, "2.1"],
  ])("is, with the header api-version %s, answered as asked", async (_, headers, version) => {
    const response = await send("/email/validate", { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("service-api-version")).toBe(version);
  });

  test("that does not exist gets 404, and the response's version header says 2.1", async () => {
    const response = await send("/email/validate", { headers: { "api-version": "3.0" } });
    expect(response.status).toBe(404);
    expect(response.headers.get("service-api-version")).toBe("2.1");
    expect(await firstError(response)).toMatchObject({ group: "REQUEST", type: "API_VERSION", subtype: "NOT_FOUND" });
  });

  test("decides the names: 2.0 takes numberWithPrefix, 2.1 takes numberFull, and neither takes the other's", async () => {
    const statuses = await Promise.all(
      ["2.0", "2.1"].flatMap((version) =>
        ["numberWithPrefix", "numberFull"].map(async (field) => {
          const query = { [field]: "+420607123456" };
          return (await post("/phone/validate", { query }, { "api-version": version })).status;
        }),
      ),
    );
    expect(statuses).toEqual([200, 400, 400, 200]);
  });
});

describe("The key", () => {
  test.each([
    ["no header", ""],
    ["another scheme", "Basic abc"],
    ["an empty key", "Bearer "],
    ["the key that is always refused", `Bearer ${testKeys.refused}`],
  ])("is missing or refused with %s: 401 with the stated error", async (_, authorization) => {
    const response = await send("/phone/validate", { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [
        {
          group: "REQUEST",
          type: "AUTH",
          subtype: expect.any(String),
          severity: "critical",
          relatedTo: [],
          description: expect.stringMatching(/invalid authorization credentials.*developer reference/i),
        },
      ],
    });
  });

  test("that is new is refused for its first while, and then accepted", async () => {
    const headers = { authorization: `Bearer ${testKeys.new}` };
    expect((await send("/email/validate", { headers })).status).toBe(401);
    await expect.poll(async () => (await send("/email/validate", { headers })).status).toBe(200);
  });

  test.each([
    [testKeys.otherAddress, 403],
    [testKeys.noCredit, 402],
    [testKeys.rateLimited, 429],
  ])("%s gets %i", async (key, status) => {
    const response = await send("/email/validate", { headers: { authorization: `Bearer ${key}` } });
    expect(response.status).toBe(status);
    expect(await violationsOf("2.1", "/email/validate", response)).toEqual([]);
  });
});

describe("A body that cannot be read gets the API's own error body:", () => {
  const encoding = (name: string) => ({ headers: { "content-encoding": name } });
  test.each<[string, RawCall, string]>([
    ["not UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]) }, "NOT_JSON"],
    ["no JSON type", { headers: { "content-type": "text/plain" } }, "NOT_JSON"],
    ["an encoding that is not taken", encoding("br"), "NOT_JSON"],
    ["an encoding that is broken", encoding("gzip"), "NOT_JSON"],
    ["too big", { body: `"${"x".repeat(300_000)}"` }, "TOO_BIG"],
    ["too big once it is unpacked", { ...encoding("gzip"), body: gzipSync(" ".repeat(1e6)) }, "TOO_BIG"],
    ["too deep", { body: "[".repeat(100_000) }, "TOO_BIG"],
  ])("%s", async (_, sent, subtype) => {
    const response = await send("/email/validate", sent);
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json"]);
    expect(await firstError(response)).toMatchObject({ group: "REQUEST", type: "BODY", subtype, severity: "critical" });
  });
});

test("A compressed body is put together from all its parts", async () => {
  const body = gzipSync(valid.replace("{", `{${" ".repeat(200_000)}`));
  expect((await send("/email/validate", { body, headers: { "content-encoding": "gzip" } })).status).toBe(200);
});

test("An unknown path gets 404", async () => {
  const response = await send("/email/guess");
  expect(response.status).toBe(404);
  expect(await firstError(response)).toMatchObject({ type: "ENDPOINT", subtype: "NOT_FOUND" });
});

test("A method other than POST gets 405 with the header Allow", async () => {
  const response = await send("/email/validate", { method: "PUT" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await violationsOf("2.1", "/email/validate", response)).toEqual([]);
});

const all = await Promise.all(
  versions.flatMap((version) =>
    Object.entries(tables[version].operations).map(async ([path, { id }]) => ({
      version,
      path,
      examples: (await loadExamples[path.split("/")[1] as Kind]())[version][id] ?? {},
    })),
  ),
);

describe("The header Prefer", () => {
  const outcomes = all.flatMap(({ version, path, examples }) =>
    Object.entries(examples).map(([name, example]) => ({
      version,
      path,
      name,
      status: "status" in example ? example.status : 200,
    })),
  );

  test.each(outcomes)(
    "chooses the example $name of $path in $version ($status)",
    async ({ version, path, name, status }) => {
      const response = await send(path, { headers: { prefer: `example=${name}`, "api-version": version } });
      expect(response.status).toBe(status);
      expect(response.headers.get("service-api-version")).toBe(version);
      expect(await violationsOf(version, path, response)).toEqual([]);
    },
  );

  test.each([200, 400, 401, 402, 403, 404, 405, 429, 500, 503])("chooses the status %i", async (status) => {
    const response = await send("/phone/validate", { headers: { prefer: `code=${status}` } });
    expect(response.status).toBe(status);
    expect(await violationsOf("2.1", "/phone/validate", response)).toEqual([]);
  });

  test("is left alone where it asks for something that is not ours", async () => {
    const response = await send("/email/validate", { headers: { prefer: "respond-async, wait=10" } });
    expect(response.status).toBe(200);
  });
});

test.each(["company", "location"])(
  "A type of /%s/search that is a name of JavaScript's own finds nothing, as any unknown type",
  async (kind) => {
    for (const type of ["__proto__", "constructor", "toString"]) {
      const response = await post(`/${kind}/search`, {
        query: { type, value: "sokolovska 19", filter: { [type]: "x" } },
      });
      expect([response.status, (await response.json()).resultsCount]).toEqual([200, 0]);
    }
  },
);
