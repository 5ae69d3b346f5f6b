import { expect, test } from "vitest";
import {
  bundleLinter,
  codeLinter,
  expressionLinter,
  publishedLinter,
  typeLinter,
  unusedLinter,
} from "../../scripts/lint.ts";
import { freshArtifacts } from "../support/fresh-artifacts.ts";

// What npm run lint runs, beside the other tests: it takes the time in which those wait.
const artifacts = freshArtifacts();
const linters = [
  codeLinter,
  typeLinter,
  unusedLinter,
  expressionLinter,
  bundleLinter(artifacts),
  publishedLinter(artifacts),
];

test.concurrent.each(linters)("$what finds nothing", async ({ run }) => {
  expect(await run()).toBe("");
});
