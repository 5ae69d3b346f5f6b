import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Entry {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface Lock {
  packages: Record<string, Entry>;
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
  .filter(([path, entry]) => path.includes("node_modules/") && !isLeftOut(entry))
  .map(([path, entry]) => ({ path, ...entry }));

/** Whether npm leaves an entry out when somebody installs our packages: what the workshop alone needs, and optional peers. */
function isLeftOut({ dev, devOptional, optional, link }: Entry): boolean {
  return [dev, devOptional, optional, link].includes(true);
}

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
