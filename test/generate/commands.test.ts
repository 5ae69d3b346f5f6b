import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readIdentity } from "../../scripts/identity.ts";

/** The scripts that are commands. */
const commands = readdirSync("scripts").filter(
  (name) => name.endsWith(".ts") && readFileSync(join("scripts", name), "utf8").includes("const help"),
);

describe.concurrent("Every command explains itself", () => {
  test.each(commands)("%s --help", async (script) => {
    const { code, output } = await run(process.cwd(), script, "--help");
    expect([code, output.split("\n")[0]]).toEqual([0, expect.stringMatching(/^Usage: /)]);
  });
});

describe.concurrent("A mistake is a sentence without a stack trace:", () => {
  test.each([
    ["breaking.ts no-such-commit", "There is no commit no-such-commit here."],
    ["docs.ts --out nowhere", "There is no nowhere/strict/2.0.json. Run first: npm run generate"],
    ["sdk.ts", "Name one language.\n\nUsage: npm run sdk"],
    ["sdk.ts python java --out dist/sdk", "Name one language."],
    ["sdk.ts cobol --out dist/sdk", "There is no client in cobol. There is: python, go, java, php."],
    ["sdk.ts cobol", "There is no client in cobol. There is: python, go, java, php."],
    [
      "sdk.ts python --out dist/sdk --name a/b",
      `a/b is no name of a package in Python. One is ${readIdentity().scope.slice(1)}-client.`,
    ],
    ["sdk.ts python --out dist/sdk --package-version one", "one is no version of a package. One is 1.0.0."],
    ["sdk.ts python", "generated has other files. Choose a new folder with --out, or that of an earlier run."],
    ["sdk.ts python --out package.json", "package.json is a file. Choose a folder with --out."],
    ["sdk.ts python --output dist/sdk", "Unknown option '--output'."],
  ])("%s", async (line, message) => {
    const [script = "", ...words] = line.split(" ");
    const { code, output } = await run(process.cwd(), script, ...words);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe("A mistake in the contract is reported with its place and without a stack trace:", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contract-"));
    // Beside the contract, what the scripts import: the table of sections 9.1 and 9.2, for example.
    for (const part of ["openapi", "scripts", "packages/client/src", "package.json"])
      cpSync(part, join(folder, part), { recursive: true });
    for (const part of ["generated/client", "generated/versions.ts"])
      cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ["broken YAML", /$/, "\n  broken: [\n"],
    ["a reference that leads nowhere", "#/schemas/EmailValidateRequest", "#/schemas/Nowhere"],
  ])("%s", async (_, place, mistake) => {
    const file = join(folder, "openapi/shared/email/validate.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(place, mistake));
    const { code, output } = await run(folder, "generate.ts");
    expect([code, output]).toEqual([1, expect.stringContaining("openapi/shared/email/validate.yaml:")]);
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });
});

/** Runs a script, and gives its exit code and everything that it printed. */
function run(cwd: string, script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [join("scripts", script), ...args], { cwd }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });
}
