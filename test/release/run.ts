// npm run suite -- release: a first and a second release under another scope, from identity to
// registry, and the rejection of one that hides a breaking change, in a clone.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linkModules } from "#scripts/lib/link-modules.ts";
import { newFolder } from "../support/folder.ts";
import { reportStatement } from "../support/report.ts";

const clone = newFolder();

const identity = [
  ...["--scope", "@acme", "--owners", "@acme/api", "--contact", "api@acme.test"],
  ...["--repository", "https://github.com/acme/validation", "--base-url", "https://api.acme.test"],
  ...["--homepage", "https://acme.github.io/validation/", "--version-header", "Acme-Api-Version"],
  ...["--discussions", "https://github.com/acme/validation/discussions"],
];

execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);
linkModules(clone);
symlinkSync(resolve("test/tools/node_modules"), join(clone, "test/tools/node_modules"), "junction");
git("config", "user.name", "release test");
git("config", "user.email", "release-test@localhost");

ends(
  0,
  "another identity is written in one command",
  "The packages are @acme/*",
  "identity.ts",
  ...identity,
);
run("generate.ts", "committed");
reportStatement(
  "artifacts do not depend on the identity",
  git("diff", "--stat", "--", "generated") === "",
);
commit("Another identity");

ends(
  0,
  "the first release is planned without a comparison",
  "It is the first release",
  "release.ts",
  "check",
);
const identityFile = join(clone, "identity.json");
const committed = readFileSync(identityFile, "utf8");
writeFileSync(identityFile, committed.replaceAll("@acme", "@uncommitted"));
ends(0, "a rehearsal publishes what is committed", "+ @acme/mock@0.1.0", "release.ts", "dry");
writeFileSync(identityFile, committed);
const withNeutralName = neutralIn("dist/release", "dist/examples");
reportStatement(
  "no package and no example has a neutral name",
  withNeutralName === "",
  withNeutralName,
);

run("release.ts", "version");
commit("The first release");
git("tag", "v0.1.0");
removeOption();
run("generate.ts", "committed");
addChangeset("unrelated", "The command line is faster.");
commit("An option is removed");
const unnamed = "names POST /phone/search: npm run changeset";
ends(
  1,
  "a removed option cannot merge with an unrelated changeset",
  unnamed,
  "release.ts",
  "check",
  "HEAD~1",
);
ends(1, "a release is rejected when it hides a removed option", unnamed, "release.ts", "check");
const sentence = "`POST /phone/search` lost the option `allowedPrefixes`.";
addChangeset("removal", sentence);
commit("Announced");
const required = "requires: minor";
ends(
  0,
  "a removed option can merge with a changeset that names it",
  required,
  "release.ts",
  "check",
  "HEAD~2",
);
ends(0, "the planned release may carry the removal", required, "release.ts", "check");
ends(
  0,
  "a second release is rehearsed against a registry",
  "+ @acme/mock@0.2.0",
  "release.ts",
  "dry",
);
run("release.ts", "version");
const row = "| major | 2.1 | POST /phone/search";
contains("the changelog has the table of rated changes", "packages/contract/CHANGELOG.md", row);
ends(0, "the raised version announces the removal", required, "release.ts", "check");
run("release.ts", "pack");
contains("the notes have the table of rated changes", "dist/release/NOTES.md", row);
contains("the notes have the sentence", "dist/release/NOTES.md", sentence);

/** Shows that a script ends with an exit code, and prints some words. */
function ends(code: number, what: string, words: string, script: string, ...args: string[]): void {
  const result = run(script, ...args);
  reportStatement(what, result.code === code && result.output.includes(words), result.output);
}

function contains(what: string, path: string, words: string): void {
  const text = readFileSync(join(clone, path), "utf8");
  reportStatement(what, text.includes(words), text);
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: clone, encoding: "utf8", stdio: "pipe" }).trim();
}

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

/** Writes a changeset that raises the minor part, which may break below 1.0.0. */
function addChangeset(name: string, sentence: string): void {
  writeFileSync(
    join(clone, `.changeset/${name}.md`),
    `---\n"@data-validation/client": minor\n---\n\n${sentence}\n`,
  );
}

/** The files of folders with a neutral name, also those in their tarballs, a line each. */
function neutralIn(...folders: string[]): string {
  const names =
    "(api|docs|code)\\.data-validation\\.example|@data-validation(\\.example|/)|[Ss]ervice-[Aa]pi-[Vv]ersion";
  const script = `for file in $(find ${folders.join(" ")} -name '*.tgz'); do mkdir -p "$file.x"; tar -xzf "$file" -C "$file.x"; done; grep -rlE '${names}' ${folders.join(" ")} || true`;
  return execFileSync("bash", ["-c", script], { cwd: clone, encoding: "utf8" });
}

/** Removes an option of an operation from the contract, which breaks those who send it. */
function removeOption(): void {
  const file = join(clone, "openapi/shared/phone/search.yaml");
  const text = readFileSync(file, "utf8");
  const without = text.replace(/^( +)allowedPrefixes:\n(\1 +.*\n)+/m, "");
  if (without === text) throw new Error(`There is no option allowedPrefixes in ${file}.`);
  writeFileSync(file, without);
}

function run(script: string, ...args: string[]) {
  const options = { cwd: clone, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}`, ...args],
    options,
  );
  return { code: status, output: stdout + stderr };
}
