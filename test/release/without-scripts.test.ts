import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

test("Every command that runs TypeScript first looks whether this Node can", () => {
  const scripts =
    Object.values(manifest.scripts)
      .join("\n")
      .match(/node [^&\n]*\bscripts\/\w+\.ts/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(script).toContain("--import ./scripts/lib/node-version.js");
});

test("On a Node that cannot run TypeScript, the command names what is missing and how to get it", () => {
  // --no-strip-types makes this Node one of those; the check is for features, not for the version.
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      "--no-experimental-strip-types",
      "--import",
      "./scripts/lib/node-version.js",
      "scripts/lint.ts",
    ],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The scripts need Node 22\.18 or newer, and this is v\d+.*npm ci without --ignore-scripts.*\n$/,
  );
});
