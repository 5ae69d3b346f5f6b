// npm run suite -- release: a release from its plan to its files, and the refusal of one that hides a breaking change, both in a clone.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "release-test-"));
const clone = join(folder, "clone");

try {
  git(".", "clone", "--quiet", process.cwd(), clone);
  for (const name of ["node_modules", ".changeset/node_modules"]) {
    cpSync(resolve(name), join(clone, name), { recursive: true, verbatimSymlinks: true, force: true });
  }
  git(clone, "config", "user.name", "release test");
  git(clone, "config", "user.email", "release-test@localhost");

  expect("the first release is planned without a comparison", release("plan"), 0, "It is the first release");
  expect("a dry run ends with nothing published", release("dry"), 0, "Nothing was published.");

  const sbom = readFileSync(join(clone, "dist/release/sbom.cdx.json"), "utf8");
  const components = (JSON.parse(sbom) as { components: { name: string }[] }).components.map(({ name }) => name);
  expect(
    "the bill of materials lists what the packages install and carry, and no tool",
    { code: 0, output: components.join(" ") },
    0,
    "libphonenumber-js",
  );
  if (components.includes("vitest") || !components.includes("ajv")) throw new Error(components.join(" "));

  git(clone, "tag", "v1.0.0");
  removeOption();
  expect("a minor release is refused when an option was removed", release("plan"), 1, "asks for: major");
  writeFileSync(
    join(clone, ".changeset/removal.md"),
    '---\n"@data-validation/client": major\n---\n\nAn option is gone.\n',
  );
  expect("a major release may carry the removal", release("plan"), 0, "asks for: major");
  expect("a version that was not raised is refused", release("verify"), 1, "would hide what changed");
} finally {
  rmSync(folder, { recursive: true });
}

/** Removes an option of an operation from the contract, which breaks those who send it. */
function removeOption(): void {
  const file = join(clone, "openapi/shared/phone/search.yaml");
  const text = readFileSync(file, "utf8");
  const without = text.replace(/^( +)allowedPrefixes:\n(\1 +.*\n)+/m, "");
  if (without === text) throw new Error(`There is no option allowedPrefixes in ${file}.`);
  writeFileSync(file, without);
}

function release(step: string): { code: number; output: string } {
  try {
    return { code: 0, output: execFileSync(process.execPath, ["scripts/release.ts", step], options()) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout + stderr };
  }
}

function options() {
  return { cwd: clone, encoding: "utf8", stdio: "pipe", maxBuffer: 2 ** 28 } as const;
}

function git(cwd: string, ...args: string[]): void {
  execFileSync("git", args, { cwd, stdio: "pipe" });
}

function expect(
  what: string,
  { code, output }: { code: number; output: string },
  expected: number,
  words: string,
): void {
  const holds = code === expected && output.includes(words);
  console.log(`${holds ? "ok    " : "failed"} ${what}`);
  if (holds) return;
  console.log(output);
  process.exitCode = 1;
}
