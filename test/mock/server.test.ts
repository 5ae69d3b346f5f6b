import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { type Kind, loadExamples } from "../../generated/mock/index.ts";
import { tables } from "../../generated/mock/tables.ts";
import { versions } from "../../generated/versions.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { testKeys } from "../../packages/mock/src/test-keys.ts";
import { violationsOf } from "../contract/violations.ts";

const mock = await serveMock({ newKeyMilliseconds: 50 });
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

test.each(["", "  "])("Without a version in the header api-version (%j) the response is of 2.1", async (version) => {
  const response = await send("/email/validate", { headers: { "api-version": version } });
  expect([response.status, response.headers.get("service-api-version")]).toEqual([200, "2.1"]);
});

test("A version that does not exist gets 404, and the response's version header says 2.1", async () => {
  const response = await send("/email/validate", { headers: { "api-version": "3.0" } });
  expect([response.status, response.headers.get("service-api-version")]).toEqual([404, "2.1"]);
});

describe("The key", () => {
  test.each(["", "Basic abc", "Bearer ", `Bearer ${testKeys.refused}`])("is missing or refused: %j", async (key) => {
    const response = await send("/phone/validate", { headers: { authorization: key } });
    expect(response.status).toBe(401);
    expect(await firstError(response)).toMatchObject({ group: "REQUEST", type: "AUTH", relatedTo: [] });
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

const encoding = (name: string) => ({ headers: { "content-encoding": name } });
test.each<[string, RawCall, string]>([
  ["not UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]) }, "NOT_JSON"],
  ["no JSON type", { headers: { "content-type": "text/plain" } }, "NOT_JSON"],
  ["an encoding that is not taken", encoding("br"), "NOT_JSON"],
  ["an encoding that is broken", encoding("gzip"), "NOT_JSON"],
  ["too big", { body: `"${"x".repeat(300_000)}"` }, "TOO_BIG"],
  ["too big once it is unpacked", { ...encoding("gzip"), body: gzipSync(" ".repeat(1e6)) }, "TOO_BIG"],
  ["too deep", { body: "[".repeat(100_000) }, "TOO_BIG"],
])("A body that cannot be read gets the API's own error body: %s", async (_, sent, subtype) => {
  const response = await send("/email/validate", sent);
  expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json"]);
  expect(await firstError(response)).toMatchObject({ group: "REQUEST", type: "BODY", subtype, severity: "critical" });
});

test("A compressed body is put together from all its parts", async () => {
  const body = gzipSync(valid.replace("{", `{${" ".repeat(200_000)}`));
  expect((await send("/email/validate", { body, headers: { "content-encoding": "gzip" } })).status).toBe(200);
});

test("A method other than POST gets 405 with the header Allow", async () => {
  const response = await send("/email/validate", { method: "PUT" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await violationsOf("2.1", "/email/validate", response)).toEqual([]);
});

const operations = versions.flatMap((version) =>
  Object.entries(tables[version].operations).map(([path, { id }]) => ({ version, path, id })),
);

test.each(operations)("Prefer chooses each example of $path in $version", async ({ version, path, id }) => {
  const examples = (await loadExamples[path.split("/")[1] as Kind]())[version][id] ?? {};
  for (const [name, example] of Object.entries(examples)) {
    const response = await send(path, { headers: { prefer: `example=${name}`, "api-version": version } });
    expect(response.status, name).toBe("status" in example ? example.status : 200);
    expect(await violationsOf(version, path, response), name).toEqual([]);
  }
});

test("The header Prefer is left alone where it asks for something that is not ours", async () => {
  const response = await send("/email/validate", { headers: { prefer: "respond-async, wait=10" } });
  expect(response.status).toBe(200);
});
