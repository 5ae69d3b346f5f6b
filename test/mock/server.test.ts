import { gzipSync } from "node:zlib";
import { type Kind, loadExamples } from "@data-validation/generated/mock/index";
import { tables } from "@data-validation/generated/mock/tables";
import { versions } from "@data-validation/generated/versions";
import { testKeys } from "@data-validation/mock/internal/keys/test-keys";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, expect, test } from "vitest";
import { violationsOf } from "../contract/violations.ts";
import { post } from "../support/post.ts";
import { validEmail } from "./support/call.ts";

const mock = await serveMock();
afterAll(() => mock.close());

const valid = JSON.stringify({ request: { query: validEmail } });
const send = (path: string, headers: Record<string, string>, body: string | Uint8Array = valid) =>
  post(mock.url + path, body, headers);

const firstError = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: Record<string, unknown>[] };
  return errors[0];
};

test.each(["", "  "])(
  "Without a version in the header api-version (%j) the response is of 2.1",
  async (version) => {
    const response = await send("/email/validate", { "api-version": version });
    expect([response.status, response.headers.get("service-api-version")]).toEqual([200, "2.1"]);
  },
);

test("A version that does not exist gets 404, with 2.1 in the version header", async () => {
  const response = await send("/email/validate", { "api-version": "3.0" });
  expect([response.status, response.headers.get("service-api-version")]).toEqual([404, "2.1"]);
});

test.each([
  ["", 401],
  ["Basic abc", 401],
  ["Bearer ", 401],
  [`Bearer ${testKeys.rejected}`, 401],
  [`Bearer ${testKeys.otherAddress}`, 403],
  [`Bearer ${testKeys.noCredit}`, 402],
  [`Bearer ${testKeys.rateLimited}`, 429],
])("The authorization %j gets %i", async (authorization, status) => {
  const response = await send("/email/validate", { authorization });
  expect(response.status).toBe(status);
  expect(await violationsOf("2.1", "/email/validate", response)).toEqual([]);
});

test.each<
  [words: string, headers: Record<string, string>, body: string | Uint8Array, subtype: string]
>([
  ["not UTF-8", {}, new Uint8Array([0x22, 0xff, 0x22]), "NOT_JSON"],
  ["no JSON type", { "content-type": "text/plain" }, valid, "NOT_JSON"],
  ["compressed", { "content-encoding": "gzip" }, gzipSync(valid), "NOT_JSON"],
  ["too big", {}, `"${"x".repeat(300_000)}"`, "TOO_BIG"],
  ["too deep", {}, "[".repeat(1e5) + "]".repeat(1e5), "TOO_BIG"],
])(
  "A body that cannot be read gets the API's own error body: %s",
  async (_, headers, body, subtype) => {
    const response = await send("/email/validate", headers, body);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      400,
      "application/json",
    ]);
    expect(await firstError(response)).toMatchObject({
      group: "REQUEST",
      type: "BODY",
      subtype,
      severity: "critical",
    });
  },
);

const operations = versions.flatMap((version) =>
  Object.entries(tables[version].operations).map(([path, { id }]) => ({ version, path, id })),
);

test.each(operations)(
  "Prefer chooses each example of $path in $version",
  async ({ version, path, id }) => {
    const examples = (await loadExamples[path.split("/")[1] as Kind]())[version][id] ?? {};
    for (const [name, example] of Object.entries(examples)) {
      const response = await send(path, { prefer: `example=${name}`, "api-version": version });
      expect(response.status, name).toBe("status" in example ? example.status : 200);
      expect(await violationsOf(version, path, response), name).toEqual([]);
    }
  },
);

test("A misspelt preference is pointed out", async () => {
  const { status, headers } = await send("/email/validate", { prefer: "exmaple=invalid" });
  expect(status).toBe(200);
  expect(headers.get("mock-warning")).toBe(
    "The header Prefer has exmaple, which is ignored. Did you mean example?",
  );
});

test("The header Prefer is left alone where it asks for something that is not ours", async () => {
  const response = await send("/email/validate", { prefer: "respond-async, wait=10" });
  expect(response.status).toBe(200);
});
