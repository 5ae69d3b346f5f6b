import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import readChangesets from "@changesets/read";
import { compareWith } from "./breaking.ts";
import { packageFolders, readIdentity, readManifest } from "./identity.ts";
import { versions } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { installedCommand } from "./lib/installed.ts";
import { runPublishing } from "./lib/publishing.ts";
import { graver, isEnough, type Part, raise, raisedPart, requiredPart } from "./lib/release.ts";
import { npm, read } from "./lib/run.ts";
import { billOfMaterials } from "./lib/sbom.ts";
import { workflowsOf } from "./lib/workflows.ts";

const help = `
Usage: npm run release -- <step>

  plan       what the next release will be, and whether that is enough for what changed in the contract since the last one
  check <git ref>
             the same for the changes since a commit: exit code 1 when they break clients and no changeset announces it
  version    raises the versions and writes the changelogs from .changeset/; to be reviewed and committed
  verify     whether the version in the packages is enough, before they are published
  pack       makes everything that a release consists of, in dist/release/: packages, documents, notes, SBOM, checksums
  dry        all of the above in a temporary clone, and the publishing steps of release.yml against a registry on this machine

Publishing itself is done by .github/workflows/release.yml (docs/releasing.md).
`;

const output = resolve("dist/release");

/** A release that .changeset/ asks for. */
interface Plan {
  /** The part of the version that it raises. */
  part: Part;
  before: string;
  after: string;
}

async function readPlan(): Promise<Plan> {
  const changesets = await readChangesets(process.cwd());
  const part = changesets.flatMap(({ releases }) => releases.map(({ type }) => type)).reduce<Part>(graver, "none");
  return { part, before: currentVersion(), after: raise(currentVersion(), part) };
}

/** The version that all packages have. */
function currentVersion(): string {
  return readManifest(packageFolders()[0] as string).version;
}

/** The tag of the last release that the current commit contains; undefined before the first. */
function lastRelease(): string | undefined {
  try {
    return read("git", ["describe", "--tags", "--abbrev=0", "--match=v[0-9]*"]).trim();
  } catch {
    return undefined;
  }
}

/** Prints the next release; fails if it hides a change of the contract. */
async function plan(): Promise<Plan> {
  const planned = await readPlan();
  await checkRelease(planned);
  return planned;
}

/** Fails on changes since a commit that break clients without a changeset that announces it. */
async function check(ref: string | undefined): Promise<void> {
  if (ref === undefined) throw new UserError("check takes the commit to compare with: npm run release -- check main");
  const { part, before } = await readPlan();
  const required = requiredPart(await compareWith(ref), before);
  console.log(`\nThe changesets raise: ${part}. The changes of the contract require: ${required}.`);
  if (isEnough(part, required)) return;
  throw new UserError(`Add a changeset that raises ${required}, with a sentence for the users: npm run changeset`);
}

/** Fails on the version in the packages if it hides a change of the contract since the last release. */
async function verify(): Promise<void> {
  const after = currentVersion();
  const before = lastRelease()?.slice(1) ?? "0.0.0";
  await checkRelease({ before, after, part: raisedPart(before, after) });
}

async function checkRelease({ before, after, part }: Plan): Promise<void> {
  const tag = lastRelease();
  if (tag === undefined) {
    console.log(`${before} → ${after} (${part}). It is the first release: there is nothing to compare with.`);
    return;
  }
  const required = requiredPart(await compareWith(tag), tag.slice(1));
  console.log(`\n${before} → ${after} (${part}); the contract since ${tag} requires: ${required}.`);
  if (isEnough(part, required)) return;
  throw new UserError(
    `The release would hide what changed in the contract. Add a changeset that raises ${required}: npm run changeset`,
  );
}

/** Raises the versions and writes the changelogs, in a folder that is a checkout. */
function version(cwd = process.cwd()): void {
  const [file, ...first] = installedCommand("@changesets/cli", "changeset");
  read(file, [...first, "version"], cwd);
  npm(["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], cwd);
  const changed = ["packages", ".changeset", "package-lock.json"];
  read("git", ["add", "--intent-to-add", "--", ...changed], cwd);
  console.log(read("git", ["diff", "--stat", "--", ...changed], cwd).trimEnd());
}

/** Makes everything that a release consists of from a checkout. */
function pack(cwd = process.cwd()): void {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  npm(["run", "generate"], cwd);
  npm(["pack", "--workspaces", "--pack-destination", output], cwd);
  for (const version of versions()) copyDocuments(cwd, version);
  writeFileSync(join(output, "sbom.cdx.json"), billOfMaterials(cwd));
  writeFileSync(join(output, "NOTES.md"), releaseNotes(cwd));
  const names = readdirSync(output).sort();
  const sums = names.map(
    (name) =>
      `${createHash("sha256")
        .update(readFileSync(join(output, name)))
        .digest("hex")}  ${name}`,
  );
  writeFileSync(join(output, "SHA256SUMS"), `${sums.join("\n")}\n`);
  console.log(names.join("\n"));
}

/** Copies the documents of a version of the API under names that say what they are. */
function copyDocuments(cwd: string, version: string): void {
  const copies: [from: string, to: string][] = [
    [`openapi/${version}.yaml`, "openapi.yaml"],
    [`openapi/${version}.json`, "openapi.json"],
    [`openapi/${version}.slim.yaml`, "slim.openapi.yaml"],
    [`openapi/${version}.slim.json`, "slim.openapi.json"],
    [`types/${version}.ts`, "types.ts"],
    [`collections/postman/${version}.json`, "postman_collection.json"],
  ];
  for (const [from, to] of copies)
    cpSync(join(cwd, "generated", from), join(output, `data-validation-${version}.${to}`));
  for (const { name, text } of workflowsOf(version, `data-validation-${version}.openapi.json`))
    writeFileSync(join(output, `data-validation-${version}.${name}.arazzo.yaml`), text);
}

/** The entries of the packages' changelogs for the present version, each once. */
function releaseNotes(cwd: string): string {
  const { version } = readManifest(join(cwd, packageFolders()[0] as string));
  const entries = packageFolders().flatMap((folder) => {
    const file = join(cwd, folder, "CHANGELOG.md");
    const [, section = ""] = existsSync(file) ? readFileSync(file, "utf8").split(/^## /m) : [];
    return section.startsWith(version)
      ? section
          .slice(version.length)
          .trim()
          .split(/\n(?=- )/)
      : [];
  });
  const changes = [...new Set(entries)].filter((entry) => !entry.includes("Updated dependencies"));
  return `${changes.join("\n").trim()}\n`;
}

/** Goes through a release in a temporary clone, and publishes it to a registry on this machine; the working tree stays as it is. */
async function dry(): Promise<void> {
  const { after } = await plan();
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    read("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), folder]);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    console.log("\nVersions and changelogs:");
    version(folder);
    console.log("\nWhat the release consists of, in dist/release/:");
    pack(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log("\nThe publishing steps of .github/workflows/release.yml, against a registry on this machine:");
  await runPublishing(output, { tag: `v${after}`, scope: readIdentity().scope });
  console.log("\nNothing left this machine.");
}

if (import.meta.main) {
  await command(help, async ({ words: [step = "", ref] }) => {
    if (spawnSync("git", ["--version"]).error)
      throw new UserError("git is not installed; releases are compared with it.");
    const steps: Record<string, () => unknown> = {
      plan,
      check: () => check(ref),
      version: () => version(),
      verify,
      pack: () => pack(),
      dry,
    };
    if (!Object.hasOwn(steps, step)) throw new UserError(help.trim());
    await steps[step]?.();
  });
}
