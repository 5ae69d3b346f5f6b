import { expect, test } from "vitest";
import { bundleLinter, codeLinters, publishedLinter } from "../../scripts/lint.ts";
import { freshArtifacts } from "../support/fresh-artifacts.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
const artifacts = freshArtifacts();

test.each([...codeLinters, bundleLinter(artifacts, false), publishedLinter(artifacts)])(
  "$what finds nothing",
  async ({ run }) => {
    expect(await run()).toBe("");
  },
);
