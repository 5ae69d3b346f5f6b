import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

/** What artifacts are made from. */
const sources = ["openapi", "scripts", "identity.json", "package-lock.json"];

// Before the first test, stale artifacts are made again. While the sources are being changed, other
// artifacts are expected.
test.skipIf(!existsSync(".git"))(
  "The committed artifacts are those that npm run generate makes of the committed contract",
  () => {
    const status = execFileSync("git", ["status", "--porcelain", "--", "generated", ...sources], {
      encoding: "utf8",
    });
    const changed = status.split("\n").flatMap((line) => line.slice(3) || []);
    const artifacts = changed.filter((path) => /^generated\/(?!examples\/)/.test(path));
    const isUnderWay = changed.length > artifacts.length;
    expect(isUnderWay ? [] : artifacts).toEqual([]);
  },
);
