import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apis, readDefaults } from "../../packages/mock/src/apis.ts";
import { createSandbox } from "../../packages/mock/src/sandbox/index.ts";
import { cases } from "../contract/contract.ts";

// Asked of the contract: an option that a request leaves out does what its default does.
describe.each([...apis.values()])("In version $version", (api) => {
  const compute = createSandbox(api.version);
  const document = JSON.parse(
    readFileSync(new URL(`../../generated/strict/${api.version}.json`, import.meta.url), "utf8"),
  ) as { components: { schemas: Record<string, object> } };

  const options = [...api.operations.values()].flatMap(({ id, path }) => {
    const schema = `${id.charAt(0).toUpperCase()}${id.slice(1)}Options`;
    const defaults = schema in document.components.schemas ? readDefaults(api, schema) : {};
    return Object.entries(defaults).map(([option, value]) => ({ id, path, option, value }));
  });

  test("there are defaults to ask for", () => {
    expect(options.length).toBeGreaterThan(50);
  });

  test.each(options)("$path without $option answers as with $value", async ({ id, path, option, value }) => {
    const requests = cases
      .filter((example) => example.version === api.version && example.path === path)
      .map(({ body }) => (body as { request: { options?: Record<string, unknown> } }).request)
      .filter((request) => !(option in (request.options ?? {})));
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) {
      const explicit = { ...request, options: { ...request.options, [option]: value } };
      expect(await compute(id, explicit)).toEqual(await compute(id, request));
    }
  });
});
