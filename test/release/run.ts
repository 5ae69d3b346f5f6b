// npm run suite -- release: a first release under another scope, from identity to registry, and the refusal of one that hides a breaking
// change, in a clone.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "release-test-"));
const clone = join(folder, "clone");
const neutralNames =
  "(api|docs|code)\\.data-validation\\.example|@data-validation(\\.example|/)|[Ss]ervice-[Aa]pi-[Vv]ersion";

try {
  git(".", "clone", "--quiet", process.cwd(), clone);
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"), "junction");
  symlinkSync(resolve("test/tools/node_modules"), join(clone, "test/tools/node_modules"), "junction");
  git(clone, "config", "user.name", "release test");
  git(clone, "config", "user.email", "release-test@localhost");

  const acme = {
    scope: "@acme",
    repository: "https://github.com/acme/validation",
    homepage: "https://acme.github.io/validation/",
    "base-url": "https://api.acme.test",
    "version-header": "Acme-Api-Version",
    contact: "api@acme.test",
    discussions: "https://github.com/acme/validation/discussions",
    owners: "@acme/api",
  };
  const options = Object.entries(acme).flatMap(([name, value]) => [`--${name}`, value]);
  expect("another identity is written in one command", run("identity.ts", ...options), 0, "The packages are @acme/*");
  run("generate.ts", "committed");
  expect(
    "artifacts do not depend on the identity",
    { code: git(clone, "diff", "--stat", "--", "generated") === "" ? 0 : 1, output: "" },
    0,
  );
  commit("Another identity");

  expect("the first release is planned without a comparison", run("release.ts", "check"), 0, "It is the first release");
  expect("a rehearsal publishes all packages", run("release.ts", "dry"), 0, "+ @acme/mock@0.1.0");

  expect("no package has a neutral name", neutralIn("dist/release"), 0);
  expect("no example has a neutral name", neutralIn("dist/examples"), 0);

  run("release.ts", "version");
  commit("The first release");
  git(clone, "tag", "v0.1.0");
  removeOption();
  run("generate.ts", "committed");
  addChangeset("unrelated", "The command line is faster.");
  commit("An option is removed");
  const check = () => run("release.ts", "check", "HEAD~1");
  expect(
    "a removed option cannot merge with an unrelated changeset",
    check(),
    1,
    "names POST /phone/search: npm run changeset",
  );
  expect(
    "a release is refused when it hides a removed option",
    run("release.ts", "check"),
    1,
    "names POST /phone/search",
  );
  addChangeset("removal", "`POST /phone/search` lost the option `allowedPrefixes`.");
  commit("Announced");
  const announced = run("release.ts", "check", "HEAD~2");
  expect("a removed option can merge with a changeset that names its operation", announced, 0, "requires: minor");
  expect("the planned release may carry the removal", run("release.ts", "check"), 0, "requires: minor");
  expect("a second release is rehearsed against a registry", run("release.ts", "dry"), 0, "+ @acme/mock@0.2.0");
  run("release.ts", "version");
  expect(
    "the changelog has the table of rated changes",
    fileOf("packages/contract/CHANGELOG.md"),
    0,
    "| major | 2.1 | POST /phone/search",
  );
  expect("the raised version announces the removal", run("release.ts", "check"), 0, "requires: minor");
  run("release.ts", "pack");
  const notes = fileOf("dist/release/NOTES.md");
  expect("the notes have the table of rated changes", notes, 0, "| major | 2.1 | POST /phone/search");
  expect("the notes have the sentence", notes, 0, "`POST /phone/search` lost the option `allowedPrefixes`.");
} finally {
  rmSync(folder, { recursive: true });
}

function commit(message: string): void {
  git(clone, "add", "--all");
  git(clone, "commit", "--quiet", "--message", message);
}

/** Writes a changeset that raises the minor part, which may break below 1.0.0. */
function addChangeset(name: string, sentence: string): void {
  writeFileSync(join(clone, `.changeset/${name}.md`), `---\n"@data-validation/client": minor\n---\n\n${sentence}\n`);
}

function fileOf(path: string): { code: number; output: string } {
  return { code: 0, output: readFileSync(join(clone, path), "utf8") };
}

/** The files of a folder with a neutral name, also those in its tarballs. */
function neutralIn(path: string): { code: number; output: string } {
  const script = `cd ${path} && for file in *.tgz; do [ -e "$file" ] && mkdir -p "x/$file" && tar -xzf "$file" -C "x/$file"; done; ! grep -rlE '${neutralNames}' .`;
  try {
    return { code: 0, output: execFileSync("bash", ["-c", script], { cwd: clone, encoding: "utf8" }) };
  } catch (error) {
    return { code: 1, output: (error as { stdout: string }).stdout };
  }
}

/** Removes an option of an operation from the contract, which breaks those who send it. */
function removeOption(): void {
  const file = join(clone, "openapi/shared/phone/search.yaml");
  const text = readFileSync(file, "utf8");
  const without = text.replace(/^( +)allowedPrefixes:\n(\1 +.*\n)+/m, "");
  if (without === text) throw new Error(`There is no option allowedPrefixes in ${file}.`);
  writeFileSync(file, without);
}

function run(script: string, ...words: string[]): { code: number; output: string } {
  const options = { cwd: clone, encoding: "utf8", stdio: "pipe", maxBuffer: 2 ** 28 } as const;
  try {
    return { code: 0, output: execFileSync(process.execPath, [`scripts/${script}`, ...words], options) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout + stderr };
  }
}

/** Runs git, and returns what it prints; a search that finds nothing prints nothing. */
function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  } catch (error) {
    if (args[0] === "grep") return "";
    throw error;
  }
}

function expect(what: string, { code, output }: { code: number; output: string }, expected: number, words = ""): void {
  const holds = code === expected && output.includes(words);
  console.log(`${holds ? "ok    " : "failed"} ${what}`);
  if (holds) return;
  console.log(output);
  process.exitCode = 1;
}
