import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lock, placesOf } from "../../scripts/lib/shipped.ts";

// What Windows and macOS ask for and can be shown on any system. The rest is shown by the matrix of .github/workflows/ci.yml.

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).trim().split("\n");
const code = files.filter(
  (file) => /\.(ts|js|mjs)$/.test(file) && !/^(generated|test\/client\/migrate\/corpus)\//.test(file),
);
/** Suites that build Linux images, and say so. */
const linuxOnly = /^test\/(deployment|install)\//;

/** The places of a pattern in the code, as file:line. */
function find(pattern: RegExp): string[] {
  return code.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) && !linuxOnly.test(file) ? [`${file}:${index + 1}`] : [])),
  );
}

describe("on Windows", () => {
  test("no path of the file system is imported as it is: it would be taken for the address C:", () => {
    expect(find(/\bimport\((?:await )?(?:join|resolve|path\.\w+)\(/)).toEqual([]);
    expect(find(/"--import",\s*(?:join|resolve)\(/)).toEqual([]);
  });

  test("no path is made of the pathname of a URL, which begins with a slash before the drive", () => {
    expect(find(/new URL\("[^"]*", import\.meta\.url\)\.pathname/)).toEqual([]);
  });

  test("no command is started that Windows has as a script, which it starts through a shell alone", () => {
    const started = /\b(?:spawn|spawnSync|execFile|execFileSync|execute|run)\("(?:npm|npx|prism|redocly|tsc|vitest)"/;
    // The suites that are no part of npm test run on Linux.
    const suites = /^test\/.*(\/[\w-]+\.check\.ts|\/(install|published|run|soak|mock)\.ts):/;
    expect(find(started).filter((place) => !suites.test(place))).toEqual([]);
    expect(find(started).length).toBeGreaterThan(0);
  });

  test("git leaves the line feeds as they are, since artifacts are compared byte for byte", () => {
    const attributes = execFileSync("git", ["check-attr", "eol", "text", "--", "generated/types/2.1.ts"], {
      encoding: "utf8",
    });
    expect(attributes).toMatch(/eol: lf\n.*text: auto/);
  });

  test("no two files differ in case alone, and no name has a character that Windows forbids", () => {
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    expect(files.filter((file) => /[<>:"|?*\\]|[. ]$|(^|\/)(con|prn|aux|nul)(\.|\/|$)/i.test(file))).toEqual([]);
  });
});

describe("on every platform", () => {
  const locks = files.filter((file) => file.endsWith("package-lock.json"));

  test.each(locks)("npm ci finds all that it needs in %s, also what is for other platforms", (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as Lock;
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter(
        (name) => !placesOf(path, name).some((place) => place in packages),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe("in a folder with a space and letters of another alphabet in its name", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "portability-")), "můj dům & sód");

  beforeAll(() => {
    for (const name of ["openapi", "scripts", "generated", "package.json", "redocly.yaml", ".spectral.yaml"]) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("the contract is bundled into the same bytes", () => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/bundle.ts", "--out", "made here"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const made = readFileSync(join(folder, "made here/openapi/2.1.yaml"), "utf8");
    expect(made).toBe(readFileSync("generated/openapi/2.1.yaml", "utf8"));
  });
});
