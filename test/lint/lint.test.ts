import { expect, test } from "vitest";
import { codeLinter, contractLinters, typeLinter } from "../../scripts/lint.ts";
import { freshArtifacts } from "../support/fresh-artifacts.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
const ofContract = ["redocly", "spectral"].map((what, index) => ({
  what,
  run: async () => contractLinters(await freshArtifacts())[index]?.run(),
}));

test.concurrent.each([codeLinter, typeLinter, ...ofContract])("$what finds nothing", async ({ run }) => {
  const result = await run();
  expect(result?.code, `${result?.output}${result?.errors}`).toBe(0);
});
