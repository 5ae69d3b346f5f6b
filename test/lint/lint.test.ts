import { expect, test } from "vitest";
import { bundleLinter, codeLinters, publishedLinter } from "#scripts/lint.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
test.each([...codeLinters, bundleLinter("generated", false), publishedLinter("generated")])(
  "$what finds nothing",
  async ({ run }) => {
    expect(await run()).toBe("");
  },
);
