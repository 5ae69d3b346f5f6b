import { expect, test } from "vitest";
import { commitFindings } from "#scripts/lib/lint/commit-findings.ts";

test("The message of a commit has an area, a verb and a body with a reason", () => {
  const message =
    "docs: build all lists with one function\n\nThree pages escaped their items differently.\n";
  expect(commitFindings(message)).toEqual([]);
});

test.each([
  ["has no area", "Build all lists\n\nThree pages differed.", /Begin the title/],
  ["begins with a capital", "docs: Build all lists\n\nThree pages differed.", /Begin the title/],
  ["has a long title", `docs: build ${"lists ".repeat(12)}\n\nThree pages differed.`, /Shorten/],
  ["has no body", "docs: build all lists with one function", /why the change is needed/],
  ["has no blank line", "docs: build all lists\nThree pages differed.\nAgain.", /blank line/],
  ["has a wide line", `docs: build all lists\n\n${"Three pages ".repeat(8)}`, /Wrap at 80/],
])("A message that %s is named", (_, message, finding) => {
  expect(commitFindings(message)).toContainEqual(expect.stringMatching(finding));
});
