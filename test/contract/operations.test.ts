import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, describe, expect, test } from "vitest";
import { post } from "../support/post.ts";
import { contractOperations, exampleCases } from "./cases.ts";
import { violationsOf } from "./violations.ts";

// Any server can be tested: npm run suite -- contract https://… --api-key … Without an address it
// is our mock.
const { CONTRACT_BASE_URL, CONTRACT_API_KEY = "contract-tests" } = process.env;

const mock = CONTRACT_BASE_URL ? undefined : await serveMock();
const serverUrl = CONTRACT_BASE_URL || mock?.url;
afterAll(() => mock?.close());

const usual = { authorization: `Bearer ${CONTRACT_API_KEY}`, accept: "application/json" };
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(`${serverUrl}${path}`, body, { ...usual, ...headers });

describe.each(contractOperations)("$path in version $version", ({ version, path }) => {
  const examples = exampleCases.filter(
    (example) => example.version === version && example.path === path,
  );

  test.each(examples)(
    "The request example $name gets a response that fits the contract",
    async ({ body }) => {
      const response = await call(path, body, { "api-version": version });
      expect(response.status).toBe(200);
      expect(await violationsOf(version, path, response)).toEqual([]);
    },
  );

  test("A request without a key gets an error that fits the contract", async () => {
    const response = await call(path, examples[0]?.body, {
      "api-version": version,
      authorization: "",
    });
    expect(response.status).toBe(401);
    expect(await violationsOf(version, path, response)).toEqual([]);
  });
});

test("A request without api-version returns a response of 2.1", async () => {
  const response = await call("/email/validate", {
    request: { query: { email: "jana.kadlecova@seznam.cz" } },
  });
  expect(await violationsOf("2.1", "/email/validate", response)).toEqual([]);
});
