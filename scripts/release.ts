import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import readChangesets from "@changesets/read";
import { listVersions } from "@data-validation/contract-files/bundles";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import {
  CONTRACT,
  changelogSection,
  readChangelogs,
  releaseNotes,
} from "@data-validation/tooling/changelogs";
import { runScript, UserError } from "@data-validation/tooling/command";
import { inTemporaryFolder } from "@data-validation/tooling/files";
import { applyIdentity, type Identity, readIdentity } from "@data-validation/tooling/identity";
import { readManifest } from "@data-validation/tooling/manifests";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import { readOutput, runNpm } from "@data-validation/tooling/processes/run";
import { changesSince, printChanges, runGit } from "./breaking.ts";
import { linkModules } from "./lib/link-modules.ts";
import {
  announcementTable,
  gravestPart,
  raisedPart,
  requiredPart,
  subjectOf,
  unannouncedChanges,
} from "./lib/release/announcements.ts";
import { writeExampleRepositories } from "./lib/release/example-repositories.ts";
import { packAs } from "./lib/release/own-packages.ts";
import { pinImage } from "./lib/release/pin-image.ts";
import { runPublishing } from "./lib/release/publishing.ts";
import { billOfMaterials } from "./lib/release/sbom.ts";

const HELP = `
Usage: npm run release -- <step>

  check [git ref]  whether each change of the contract since the last release that is rated major or minor is announced by a changeset that
                   names its operation or schema; since a commit: by a changeset added since then. Exit code 1 if not
  version          raises the versions and writes the changelogs from .changeset/; to be reviewed and committed
  pack             makes everything that a release consists of, in dist/release/: packages, documents, notes, SBOM, checksums; and the
                   examples as repositories of their own, in dist/examples/
  dry              all of the above in a temporary clone, and the publishing steps of release.yml against a registry on this machine

Publishing itself is done by .github/workflows/release.yml (docs/releasing.md).
`;

const output = resolve("dist/release");
const examples = resolve("dist/examples");

const versionOf = (cwd = ".") => readManifest(join(cwd, CONTRACT)).version;

function lastRelease(): string | undefined {
  return runGit("describe", "--tags", "--abbrev=0", "--match=v[0-9]*").trim() || undefined;
}

/**
 * The changes announced since a commit, or for the next release: by its changelogs if the versions
 * are raised already.
 */
async function announcedChanges(released: string, since?: string) {
  const version = versionOf();
  const part = raisedPart(released, version);
  if (since === undefined && part !== "none")
    return {
      part,
      sentences: readChangelogs().map((changelog) => changelogSection(changelog, version)),
    };
  const changesets = await readChangesets(process.cwd(), since);
  return {
    part: gravestPart(changesets.flatMap(({ releases }) => releases.map(({ type }) => type))),
    sentences: changesets.map(({ summary }) => summary),
  };
}

/** Fails if a change of the contract since a commit or the last release is not announced. */
async function checkAnnouncements(ref?: string): Promise<void> {
  const tag = lastRelease();
  const released = tag?.slice(1) ?? "0.0.0";
  const since = ref ?? tag;
  const { part, sentences } = await announcedChanges(released, ref);
  const subject = ref === undefined ? "The next release" : `The changesets added since ${ref}`;
  if (since === undefined) {
    console.log(
      `${subject} raises: ${part}. It is the first release: there is nothing to compare with.`,
    );
    return;
  }
  const changes = await changesSince(since);
  printChanges(changes);
  const impacts = changes.map(({ impact }) => impact);
  const required = requiredPart(impacts, released);
  console.log(
    `\n${subject}: ${part}. What changed in the contract since ${since} requires: ${required}.`,
  );
  const subjects = new Set(unannouncedChanges(changes, sentences).map(subjectOf));
  if (gravestPart([part, required]) === part && subjects.size === 0) return;
  const toName = subjects.size === 0 ? "" : ` that names ${[...subjects].join(", ")}`;
  throw new UserError(
    `Add a changeset that raises ${required}, with a sentence for the users${toName}: npm run changeset`,
  );
}

/**
 * Writes the date and the rated changes since the last release into the changelog of the contract.
 */
async function completeChangelog(): Promise<void> {
  const tag = lastRelease();
  const file = join(CONTRACT, "CHANGELOG.md");
  const changelog = readFileSync(file, "utf8");
  const section = changelogSection(changelog, versionOf());
  const parts = [`Released on ${new Date().toISOString().slice(0, 10)}.`, section];
  if (tag !== undefined)
    parts.push(
      `### Changes of the contract since ${tag}\n\n${announcementTable(await changesSince(tag))}`,
    );
  writeFileSync(
    file,
    changelog.replace(section, () => parts.join("\n\n")),
  );
}

async function raiseVersion(): Promise<void> {
  const [file, ...first] = installedCommand("@changesets/cli", "changeset");
  readOutput(file, [...first, "version"]);
  await completeChangelog();
  pinImage(".");
  runNpm(["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
  const changed = ["packages", ".changeset", "package-lock.json"];
  readOutput("git", ["add", "--intent-to-add", "--", ...changed]);
  console.log(readOutput("git", ["diff", "--stat", "--", ...changed]).trimEnd());
}

async function packRelease(): Promise<void> {
  const identity = readIdentity();
  rmSync(output, { recursive: true, force: true });
  runNpm(["run", "generate"]);
  packAs(identity, output);
  writeExampleRepositories(identity, output, examples);
  for (const version of listVersions()) copyDocuments(identity, version);
  writeFileSync(join(output, "sbom.cdx.json"), applyIdentity(billOfMaterials("."), identity));
  writeFileSync(
    join(output, "NOTES.md"),
    applyIdentity(releaseNotes(readChangelogs(), versionOf()), identity),
  );
  const names = readdirSync(output).sort();
  const sums = names.map((name) => `${hash("sha256", readFileSync(join(output, name)))}  ${name}`);
  writeFileSync(join(output, "SHA256SUMS"), `${sums.join("\n")}\n`);
  console.log(names.join("\n"));
  console.log(`\nThe examples as repositories of their own: ${relative(process.cwd(), examples)}/`);
}

function copyDocuments(identity: Identity, version: string): void {
  const copies = {
    "openapi.yaml": `openapi/${version}.yaml`,
    "openapi.json": `openapi/${version}.json`,
    "slim.openapi.yaml": `openapi/${version}.slim.yaml`,
    "slim.openapi.json": `openapi/${version}.slim.json`,
    "types.ts": `types/${version}.ts`,
    "postman_collection.json": `collections/postman/${version}.json`,
  };
  for (const [to, from] of Object.entries(copies)) {
    const text = readFileSync(join("generated", from), "utf8");
    writeFileSync(join(output, `data-validation-${version}.${to}`), applyIdentity(text, identity));
  }
  for (const { name, text } of workflowsOf(version, `data-validation-${version}.openapi.json`))
    writeFileSync(join(output, `data-validation-${version}.${name}.arazzo.yaml`), text);
}

async function rehearseRelease(): Promise<void> {
  const uncommitted = readOutput("git", ["status", "--porcelain"]).trim();
  if (uncommitted !== "")
    console.log(`Not part of the rehearsal, since it is not committed:\n${uncommitted}\n`);
  await inTemporaryFolder(async (folder) => {
    readOutput("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), folder]);
    linkModules(folder);
    runStep("check", folder);
    console.log("\nVersions and changelogs:");
    runStep("version", folder);
    console.log("\nWhat the release consists of, in dist/release/:");
    runStep("pack", folder);
    for (const made of [output, examples]) {
      rmSync(made, { recursive: true, force: true });
      cpSync(join(folder, relative(process.cwd(), made)), made, { recursive: true });
    }
    console.log(
      "\nThe publishing steps of .github/workflows/release.yml, against a registry on this machine:",
    );
    await runPublishing(output, {
      tag: `v${versionOf(folder)}`,
      scope: readIdentity(folder).scope,
    });
  });
  console.log("\nNothing left this machine.");
}

/** Runs a step in a clone, as a process: uncommitted work here has no part in it. */
function runStep(step: string, clone: string): void {
  const { status } = spawnSync(process.execPath, ["scripts/release.ts", step], {
    cwd: clone,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new UserError(`The rehearsal ends with the step ${step}.`);
}

if (import.meta.main) {
  await runScript(HELP, [], async ({ args: [step = "", ref] }) => {
    if (spawnSync("git", ["--version"]).error)
      throw new UserError("git is not installed; releases are compared with it.");
    if (step === "check") await checkAnnouncements(ref);
    else if (step === "version") await raiseVersion();
    else if (step === "pack") await packRelease();
    else if (step === "dry") await rehearseRelease();
    else throw new UserError(HELP.trim());
  });
}
