import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { outcomeValues } from "../../packages/mock/src/outcomes.ts";
import { testKeys } from "../../packages/mock/src/test-keys.ts";

const readme = readFileSync(new URL("../../packages/mock/README.md", import.meta.url), "utf8");

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock();
});

afterAll(() => mock.close());

const call = (path: string, body: string, key = "any-key") =>
  fetch(`${mock.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body,
  });

const rows = outcomeValues.map(({ path, query, outcome, because }) => ({
  path,
  json: JSON.stringify(query),
  outcome,
  because,
}));

// At once, since some of them are late on purpose.
test.concurrent.each(rows)(
  "$json at $path has the outcome that the table of values says",
  async ({ path, json, outcome }) => {
    const start = performance.now();
    const response = await call(path, `{"request":{"query":${json}}}`);
    const body = await response.json();
    if ("proposal" in outcome) expect(body).toMatchObject({ result: { proposal: outcome.proposal } });
    else if ("status" in outcome) expect(response.status).toBe(outcome.status);
    else {
      expect(response.status).toBe(200);
      expect(performance.now() - start).toBeGreaterThan(outcome.milliseconds - 50);
    }
  },
);

test("The README has a row for each of these values", () => {
  const written = rows.map(({ path, json, outcome, because }) => {
    const word =
      "proposal" in outcome
        ? `\`${outcome.proposal}\``
        : "status" in outcome
          ? outcome.status
          : `after ${outcome.milliseconds / 1000} s`;
    return `| ${path} | \`${json}\` | ${word} | ${because} |`;
  });
  expect(written.filter((row) => !readme.includes(row))).toEqual([]);
});

test.each(Object.values(testKeys))("The README's status for the key %s is what it gets", async (key) => {
  const status = new RegExp(`\\| \`${key}\` \\| (\\d{3})`).exec(readme)?.[1];
  const response = await call("/email/validate", '{"request":{"query":{"email":"a@seznam.cz"}}}', key);
  expect(response.status).toBe(Number(status));
});
