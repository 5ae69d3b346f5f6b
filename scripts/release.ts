import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import readChangesets from "@changesets/read";
import { compareWith } from "./breaking.ts";
import { packageFolders, readIdentity, readManifest } from "./identity.ts";
import { versions } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { inTemporaryFolder } from "./lib/files.ts";
import { installedCommand } from "./lib/installed.ts";
import { runPublishing } from "./lib/publishing.ts";
import { gravest, type Part, raisedPart, requiredPart } from "./lib/release.ts";
import { npm, read } from "./lib/run.ts";
import { billOfMaterials } from "./lib/sbom.ts";
import { workflowsOf } from "./lib/workflows.ts";

const help = `
Usage: npm run release -- <step>

  check [git ref]  whether the release that is planned is enough for what changed in the contract since the last one, or since a commit:
                   exit code 1 when clients break and no changeset announces it
  version          raises the versions and writes the changelogs from .changeset/; to be reviewed and committed
  pack             makes everything that a release consists of, in dist/release/: packages, documents, notes, SBOM, checksums
  dry              all of the above in a temporary clone, and the publishing steps of release.yml against a registry on this machine

Publishing itself is done by .github/workflows/release.yml (docs/releasing.md).
`;

const output = resolve("dist/release");

/** The version that all packages of a checkout have. */
function versionOf(cwd = "."): string {
  return readManifest(join(cwd, packageFolders()[0] as string)).version;
}

/** The tag of the last release that the current commit contains; undefined before the first. */
function lastRelease(): string | undefined {
  try {
    return read("git", ["describe", "--tags", "--abbrev=0", "--match=v[0-9]*"]).trim();
  } catch {
    return undefined;
  }
}

/** The part that the next release raises: of the version in the packages if that is raised already, otherwise of the changesets. */
async function plannedPart(released: string): Promise<Part> {
  const raised = raisedPart(released, versionOf());
  if (raised !== "none") return raised;
  const changesets = await readChangesets(process.cwd());
  return gravest(changesets.flatMap(({ releases }) => releases.map(({ type }) => type)));
}

/** Fails when the next release would hide what changed in the contract since a commit, by default since the last release. */
async function check(ref?: string): Promise<void> {
  const tag = lastRelease();
  const released = tag?.slice(1) ?? "0.0.0";
  const planned = await plannedPart(released);
  const since = ref ?? tag;
  if (since === undefined) {
    console.log(`The next release raises: ${planned}. It is the first release: there is nothing to compare with.`);
    return;
  }
  const required = requiredPart(await compareWith(since), released);
  console.log(
    `\nThe next release raises: ${planned}. What changed in the contract since ${since} requires: ${required}.`,
  );
  if (gravest([planned, required]) !== planned)
    throw new UserError(`Add a changeset that raises ${required}, with a sentence for the users: npm run changeset`);
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
  const sums = names.map((name) => `${hash("sha256", readFileSync(join(output, name)))}  ${name}`);
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
  const version = versionOf(cwd);
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
  await check();
  await inTemporaryFolder(async (folder) => {
    read("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), folder]);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    console.log("\nVersions and changelogs:");
    version(folder);
    console.log("\nWhat the release consists of, in dist/release/:");
    pack(folder);
    console.log("\nThe publishing steps of .github/workflows/release.yml, against a registry on this machine:");
    await runPublishing(output, { tag: `v${versionOf(folder)}`, scope: readIdentity().scope });
  });
  console.log("\nNothing left this machine.");
}

if (import.meta.main) {
  await command(help, async ({ words: [step = "", ref] }) => {
    if (spawnSync("git", ["--version"]).error)
      throw new UserError("git is not installed; releases are compared with it.");
    const steps: Record<string, () => unknown> = {
      check: () => check(ref),
      version: () => version(),
      pack: () => pack(),
      dry,
    };
    if (!Object.hasOwn(steps, step)) throw new UserError(help.trim());
    await steps[step]?.();
  });
}
