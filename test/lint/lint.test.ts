import { expect, test } from "vitest";
import { bundleLinter, codeLinters, sourceLinter } from "#scripts/lint.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
test.each([...codeLinters, sourceLinter, bundleLinter("generated")])(
  "$what finds nothing",
  async ({ run }) => {
    expect(await run()).toBe("");
  },
);
