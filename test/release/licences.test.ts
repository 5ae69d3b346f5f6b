import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; license?: string; hasInstallScript?: boolean }>;
}

/** Licences that ask of those who install the packages for nothing but to keep the notice. */
const permissive = [
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "CC0-1.0",
  "BlueOak-1.0.0",
  "Unlicense",
];

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
/** What somebody gets who installs our packages; optional peers such as msw are chosen by that person. */
const production = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
  .map(([path, entry]) => ({ path, ...entry }));

test("what our packages bring along has a licence that lets everybody use it", () => {
  expect(production.length).toBeGreaterThan(0);
  const others = production.filter(({ path }) => {
    const { license = "" } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as { license?: string };
    return !license
      .replaceAll(/[()]/g, "")
      .split(" OR ")
      .some((name) => permissive.includes(name));
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("what our packages bring along runs nothing when it is installed", () => {
  expect(production.filter(({ hasInstallScript }) => hasInstallScript).map(({ path }) => path)).toEqual([]);
});
