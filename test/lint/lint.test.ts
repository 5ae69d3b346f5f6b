import { expect, test } from "vitest";
import { codeLinter, contractLinters, typeLinter, unusedLinter } from "../../scripts/lint.ts";
import { freshArtifacts } from "../support/fresh-artifacts.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
const linters = [codeLinter, typeLinter, unusedLinter, ...contractLinters(freshArtifacts())];

test.concurrent.each(linters)("$what finds nothing", async ({ run }) => {
  const { code, output, errors } = await run();
  expect(code, `${output}${errors}`).toBe(0);
});
