import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const scripts = readdirSync("scripts").filter((name) => name.endsWith(".ts"));

describe.concurrent("Every script explains itself", () => {
  test.each(scripts)("%s --help", async (script) => {
    const { code, output } = await run(process.cwd(), script, "--help");
    expect([code, output.split("\n")[0]]).toEqual([0, expect.stringMatching(/^Usage: /)]);
  });
});

describe("A mistake in the contract is told without a stack trace, with its place", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contract-"));
    cpSync("openapi", join(folder, "openapi"), { recursive: true });
    cpSync("scripts", join(folder, "scripts"), { recursive: true });
    // The table of sections 9.1 and 9.2, from which the types take their advice, and what it stands on.
    for (const part of ["packages/client/src", "generated/client", "generated/versions.ts"])
      cpSync(part, join(folder, part), { recursive: true });
    cpSync("package.json", join(folder, "package.json"));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ["broken YAML", (yaml: string) => `${yaml}\n  broken: [\n`],
    [
      "a reference that leads nowhere",
      (yaml: string) => yaml.replace("#/schemas/EmailValidateRequest", "#/schemas/Nowhere"),
    ],
  ])("%s", async (_what, breakIt) => {
    const file = join(folder, "openapi/shared/email/validate.yaml");
    writeFileSync(file, breakIt(readFileSync(file, "utf8")));
    const { code, output } = await run(folder, "generate.ts");
    expect(code).toBe(1);
    expect(output).toContain("openapi/shared/email/validate.yaml:");
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });

  test("a bundle that is not there", async () => {
    const { code, output } = await run(folder, "types.ts");
    expect([code, output]).toEqual([1, "There is no generated/strict/2.0.json. Run first: npm run generate\n"]);
  });
});

test("A comparison with a commit that does not exist says so", async () => {
  const { code, output } = await run(process.cwd(), "breaking.ts", "no-such-commit");
  expect([code, output]).toEqual([1, expect.stringContaining("There is no commit no-such-commit here.")]);
});

/** Runs a script, and gives its exit code and everything that it printed. */
function run(cwd: string, script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [join("scripts", script), ...args], { cwd }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });
}
