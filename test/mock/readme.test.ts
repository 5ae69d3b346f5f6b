import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { testKeys } from "../../packages/mock/src/test-keys.ts";

const readme = readFileSync(new URL("../../packages/mock/README.md", import.meta.url), "utf8");
const values = [...readme.matchAll(/^\| (\/\S+) \| `(\{.*?\})` \| `(\w+)` \|/gm)].map(([, path, query, proposal]) => ({
  path,
  query: query ?? "",
  proposal,
}));

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock();
});

afterAll(() => mock.close());

const call = (path: string | undefined, body: string, key = "any-key") =>
  fetch(`${mock.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body,
  });

test.each(values)("The README's $query at $path is $proposal", async ({ path, query, proposal }) => {
  const response = await call(path, `{"request":{"query":${query}}}`);
  expect(await response.json()).toMatchObject({ result: { proposal } });
});

test("The README's table of values was read", () => {
  expect(values.length).toBeGreaterThan(10);
});

test.each(Object.values(testKeys))("The README's status for the key %s is what it gets", async (key) => {
  const status = new RegExp(`\\| \`${key}\` \\| (\\d{3})`).exec(readme)?.[1];
  const response = await call("/email/validate", '{"request":{"query":{"email":"a@seznam.cz"}}}', key);
  expect(response.status).toBe(Number(status));
});
