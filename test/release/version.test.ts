import { expect, test } from "vitest";
import { gravestPart, raisedPart, requiredPart } from "#scripts/lib/release/announcements.ts";

test.each([
  [["patch", "major", "minor"], "1.2.3", "major"],
  [["patch", "minor"], "1.2.3", "minor"],
  [[], "1.2.3", "none"],
  // Below 1.0.0, where a minor release may break, it is one less.
  [["major"], "0.3.0", "minor"],
  [["minor"], "0.3.0", "patch"],
  [["patch"], "0.3.0", "patch"],
] as const)("Changes of the contract that are %j since %s require %s", (impacts, version, part) => {
  expect(requiredPart([...impacts], version)).toBe(part);
});

test("The part that a version raises is the first number that grew", () => {
  const raised = { "2.0.0": "major", "1.10.0": "minor", "1.2.4": "patch", "1.2.3": "none" };
  for (const [version, part] of Object.entries(raised))
    expect(raisedPart("1.2.3", version)).toBe(part);
  expect(gravestPart(["none", "minor", "patch"])).toBe("minor");
});
