import { capitalise } from "@data-validation/common/text";
import { tables } from "@data-validation/generated/mock/tables";
import { versions } from "@data-validation/generated/versions";
import { describe, expect, test } from "vitest";
import { exampleCases } from "../contract/cases.ts";
import { createSandbox } from "../support/sandbox.ts";

// By the contract: omitting an option has the same effect as its default.
describe.each(versions)("Version %s", (version) => {
  const compute = createSandbox(version);
  const { operations, defaults } = tables[version];
  const options = Object.entries(operations).flatMap(([path, { id }]) => {
    const ofOperation = defaults[`${capitalise(id)}Options`] ?? {};
    return Object.entries(ofOperation).map(([option, value]) => ({ id, path, option, value }));
  });

  test("The contract states defaults", () => {
    expect(options.length).toBeGreaterThan(50);
  });

  test.each(options)(
    "$path without $option responds as with $value",
    async ({ id, path, option, value }) => {
      const requests = exampleCases
        .filter((example) => example.version === version && example.path === path)
        .map(({ body }) => (body as { request: { options?: Record<string, unknown> } }).request)
        .filter((request) => !(option in (request.options ?? {})));
      expect(requests.length).toBeGreaterThan(0);
      for (const request of requests) {
        const explicit = { ...request, options: { ...request.options, [option]: value } };
        expect(await compute(id, explicit)).toEqual(await compute(id, request));
      }
    },
  );
});
