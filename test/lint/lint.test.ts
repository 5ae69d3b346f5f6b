import { markNames } from "@data-validation/openapi-document/marks";
import { expect, test } from "vitest";
import { marks, steps } from "#openapi/rules/marks.js";
import { stepNames } from "#scripts/lib/next-steps.ts";
import { bundleLinter, codeLinters, sourceLinter } from "#scripts/lint.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
test.each([...codeLinters, sourceLinter, bundleLinter("generated")])(
  "$what finds nothing",
  async ({ run }) => {
    expect(await run()).toBe("");
  },
);

test("The rules of the contract take the marks and the next steps that the generators read", () => {
  expect({ marks, steps }).toEqual({ marks: markNames, steps: stepNames });
});
