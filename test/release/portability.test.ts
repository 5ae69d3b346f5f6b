import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { presentFiles } from "@data-validation/tooling/present-files";
import { expect, test } from "vitest";
import { type Lock, packagePlaces } from "#scripts/lib/release/shipped.ts";

// Requirements of Windows and macOS that can be tested on any system. The matrix of
// .github/workflows/ci.yml covers the rest.

const files = presentFiles();
const code = files.filter(
  (file) =>
    /\.(ts|js|mjs)$/.test(file) && !/^(generated|test\/client\/migrate\/corpus)\//.test(file),
);
/** Suites that build Linux images, as their description states. */
const linuxOnly = /^test\/(deployment|install)\//;

/** The places of a pattern in the code, as file:line. */
function find(pattern: RegExp): string[] {
  return code.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) && !linuxOnly.test(file) ? [`${file}:${index + 1}`] : [],
      ),
  );
}

test.each([
  // It would be taken for the address C:
  [
    "imported as it is",
    /\bimport\((?:await )?(?:join|resolve|path\.\w+)\(|"--import",\s*(?:join|resolve)\(/,
  ],
  // Which begins with a slash before the drive.
  ["made of the pathname of a URL", /new URL\("[^"]*", import\.meta\.url\)\.pathname/],
])("On Windows, no path of the file system is %s", (_, pattern) => {
  expect(find(pattern)).toEqual([]);
});

test("No command is started that Windows has as a script, which requires a shell", () => {
  const started =
    /\b(?:spawn|spawnSync|execFile|execFileSync|execute|run)\("(?:npm|npx|prism|redocly|tsc|vitest)"/;
  // The suites outside of npm test run on Linux.
  const suites = /^test\/.*(\/[\w-]+\.check\.ts|\/(install|published|run|runners|soak|mock)\.ts):/;
  expect(find(started).filter((place) => !suites.test(place))).toEqual([]);
  expect(find(started).length).toBeGreaterThan(0);
});

test("On Windows, git keeps line feeds, since artifacts are compared byte for byte", () => {
  const args = ["check-attr", "eol", "text", "--", "generated/types/2.1.ts"];
  expect(execFileSync("git", args, { encoding: "utf8" })).toMatch(/eol: lf\n.*text: auto/);
});

test("No two files differ only in case, and no name has a character that Windows forbids", () => {
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
  expect(
    files.filter((file) => /[<>:"|?*\\]|[. ]$|(^|\/)(con|prn|aux|nul)(\.|\/|$)/i.test(file)),
  ).toEqual([]);
});

const locks = files.filter((file) => file.endsWith("package-lock.json"));

/**
 * The packages of this repository, which the lock files of examples leave out: a tarball changes
 * with each build.
 */
const packageNames = files
  .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  .map((file): string => JSON.parse(readFileSync(file, "utf8")).name);

test.each(locks)(
  "The lock file %s has all foreign packages, also those for other platforms",
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as Lock;
    const missing = Object.entries(packages).flatMap(
      ([path, { dependencies, optionalDependencies }]) => {
        const names = Object.keys({ ...dependencies, ...optionalDependencies });
        return names.filter(
          (name) => !packagePlaces(path, name).some((place) => place in packages),
        );
      },
    );
    const isExample = file.startsWith("examples/");
    expect(missing.filter((name) => !(isExample && packageNames.includes(name)))).toEqual([]);
  },
);
