// Requests as real callers send them, each of the two versions, with the envelope at the top and in an object.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type Version } from "@data-validation/client";
import { downgradeRequest, type SharedPath, upgradeRequest } from "@data-validation/client/migrate";
import { createProxy } from "@data-validation/client/proxy";
import { serveMock } from "@data-validation/mock/node";
import { describe, expect, test } from "vitest";

interface Case {
  id: string;
  version: Version;
  path: SharedPath;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

const given = ["requests.jsonl", "typed-sdks.jsonl"].flatMap((name) =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case),
);

/** A request in its own version, and in the words of the other one. */
const cases = given.flatMap((one): Case[] => {
  const isOld = one.version === "2.0";
  const translate = isOld ? upgradeRequest : downgradeRequest;
  const { body } = translate(one.path, one.body as never);
  return [one, { ...one, version: isOld ? "2.1" : "2.0", body }];
});

describe.each([undefined, "response", "data.response"])("with the envelope at %s", (responseAt) => {
  test.each(cases.map((one) => [one.version, one.id, one] as const))(
    "%s: %s",
    async (version, _, { path, headers, body, status }) => {
      await using mock = await serveMock({ responseAt });
      const apiKey = "caller-key";
      const response = await fetch(mock.url + path, {
        method: "POST",
        headers: {
          ...headers,
          "CONTENT-TYPE": "application/json",
          Authorization: `Bearer ${apiKey}`,
          "Api-Version": version,
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      expect(response.status, text).toBe(status);
      const settings = { apiKey, baseUrl: mock.url, responseAt, version };
      const init = { body, headers } as never;
      const { data, error } = await createClient(settings).POST(path as never, init);
      expect(error).toBeUndefined();
      const proxy = createProxy({ ...settings, authorize: () => true });
      const page = createClient({
        baseUrl: "https://shop.example/api",
        version,
        fetch: proxy as never,
      });
      expect((await page.POST(path as never, init)).data).toEqual(data);
    },
  );
});
