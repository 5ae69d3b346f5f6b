// Requests as real callers send them, each of the two versions, with the envelope at the top and in
// an object.
import { createClient } from "@data-validation/client";
import { createProxy } from "@data-validation/client/proxy";
import { serveMock } from "@data-validation/mock/node";
import { describe, expect, test } from "vitest";
import { callerRequests, envelopePlaces } from "./cases.ts";

describe.each(envelopePlaces)("The envelope at $place", ({ responseAt }) => {
  test.each(callerRequests.map((one) => [one.version, one.id, one] as const))(
    "A request of a real caller to version %s gets its status: %s",
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
