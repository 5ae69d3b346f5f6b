import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gravestPart, raisedPart, requiredPart } from "#scripts/lib/release/announcements.ts";
import { pinImage } from "#scripts/lib/release/pin-image.ts";
import { newFolder } from "../support/folder.ts";

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

test("A released image installs the version of its package, and is else as it was", () => {
  const file = "packages/mock/deployment/Containerfile";
  const text = readFileSync(file, "utf8");
  const manifest = JSON.stringify({ name: "@a/mock", version: "9.8.7" });
  const folder = newFolder({ "packages/mock/package.json": manifest, [file]: text });
  pinImage(folder);
  expect(readFileSync(join(folder, file), "utf8")).toBe(
    text.replace(/@data-validation\/mock@\d+\.\d+\.\d+/, "@a/mock@9.8.7"),
  );
});
