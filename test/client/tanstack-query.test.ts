import { createClient } from "@data-validation/client";
import { queryFor } from "@data-validation/client/tanstack-query";
import { createMock } from "@data-validation/mock";
import { expect, test } from "vitest";
import { baseUrl, clientOf, respond } from "./support/responses.ts";

const { signal } = new AbortController();

test("A query has a key for each version, path and request, and gives the body of the response", async () => {
  const api = createClient({ apiKey: "key", baseUrl, fetch: createMock().fetch });
  const body = { request: { query: { numberFull: "+420607123456" } } };
  const query = queryFor(api, "/phone/validate", body);
  expect(query.queryKey).toEqual(["data-validation", "2.1", "/phone/validate", body]);
  const data = await query.queryFn({ signal });
  expect(data.result.data.format.e123).toBe("+420 607 123 456");
  const old = createClient({ apiKey: "key", baseUrl, version: "2.0" });
  const oldBody = { request: { query: { email: "" } } };
  expect(queryFor(old, "/email/validate", oldBody).queryKey).toEqual([
    "data-validation",
    "2.0",
    "/email/validate",
    oldBody,
  ]);
});

test("A query throws what failed its call, and the signal of the query ends it", async () => {
  const { api } = clientOf(respond(400));
  const query = queryFor(api, "/email/validate", { request: { query: { email: "" } } });
  expect(query.retry).toBe(false);
  await expect(query.queryFn({ signal })).rejects.toMatchObject({ name: "BadRequestError" });
  await expect(query.queryFn({ signal: AbortSignal.abort("left") })).rejects.toBe("left");
});
