import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listVersions } from "@data-validation/contract-files/bundles";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { runScript, UserError } from "@data-validation/tooling/command";
import { inTemporaryFolder } from "@data-validation/tooling/files";
import { readOutput } from "@data-validation/tooling/processes/run";
import { runTool } from "@data-validation/tooling/processes/tool";
import { parse } from "yaml";
import { writeBundles } from "./artifacts/bundle.ts";
import { announcementTable } from "./lib/release/announcements.ts";
import {
  type Change,
  type Impact,
  placeInDocumentation,
  type RatedChange,
  type Rating,
  rateChange,
} from "./lib/release/rating.ts";

const HELP = `
Usage: npm run breaking -- <git ref> [markdown]

Compares the present contract with the bundles of an earlier commit, and rates each change by the release that it requires: major,
minor or patch (docs/releasing.md). Ends with exit code 1 when a change is major: it can break a client.

  markdown  prints a table in Markdown instead, and ends with 0
`;

const PUBLISHED = "generated/openapi";

/** The rated changes between two bundle files of a version, breaking ones first. */
export async function compareBundles(
  before: string,
  after: string,
): Promise<(Rating & { place: string })[]> {
  const { code, output, errors } = await runTool("redocly", [
    "diff",
    before,
    after,
    "--format=json",
    "--fail-on=none",
  ]);
  if (code !== 0) throw new UserError(`The bundles cannot be compared.\n\n${errors}`);
  const { changes } = JSON.parse(output) as { changes: Change[] };
  const base = parse(readFileSync(before, "utf8"));
  const revision = parse(readFileSync(after, "utf8"));
  const rows = changes.map((change) => ({
    place: placeInDocumentation(change.path),
    ...rateChange(change, base, revision),
  }));
  return impacts.flatMap((impact) => rows.filter((row) => row.impact === impact));
}

const impacts: Impact[] = ["major", "minor", "patch"];

export function changesSince(ref: string): Promise<RatedChange[]> {
  const before = oldVersions(ref);
  return inTemporaryFolder(async (folder) => {
    await writeBundles(new ArtifactFolder(folder));
    const changes: RatedChange[] = [];
    for (const version of new Set([...before, ...listVersions()])) {
      const isOld = before.includes(version);
      const isPresent = listVersions().includes(version);
      const rows =
        isOld && isPresent
          ? await compareWith(ref, version, folder)
          : [wholeVersion(version, isPresent)];
      changes.push(...rows.map((row) => ({ version, ...row })));
    }
    return changes;
  });
}

function compareWith(ref: string, version: string, folder: string) {
  const old = join(folder, `${version}.before.yaml`);
  writeFileSync(old, runGit("show", `${ref}:${PUBLISHED}/${version}.yaml`));
  return compareBundles(old, join(folder, "openapi", `${version}.yaml`));
}

export function wholeVersion(version: string, isNew: boolean): Omit<RatedChange, "version"> {
  const place = `Version ${version}`;
  if (isNew) return { place, impact: "minor", what: "The version is new." };
  return { place, impact: "major", what: "The version was removed." };
}

function oldVersions(ref: string): string[] {
  requireCommit(ref);
  const files = runGit("ls-tree", "--name-only", ref, `${PUBLISHED}/`).split("\n");
  const versions = files.flatMap((file) => /([^/]*)(?<!\.slim)\.yaml$/.exec(file)?.[1] ?? []);
  if (versions.length === 0)
    throw new UserError(`The commit ${ref} has no bundle in ${PUBLISHED}/ to compare with.`);
  return versions;
}

/** Throws a {@link UserError} unless a ref is one of a commit. */
export function requireCommit(ref: string): void {
  if (runGit("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`)) return;
  throw new UserError(
    `There is no commit ${ref} here. A shallow clone may lack it: git fetch --unshallow`,
  );
}

/** The output of git; empty if it fails. */
export function runGit(...args: string[]): string {
  try {
    return readOutput("git", args);
  } catch {
    return "";
  }
}

/**
 * Prints a table of the major and minor changes of each version. Patches, mostly texts, are only
 * counted.
 */
export function printChanges(changes: RatedChange[]): void {
  for (const version of new Set([...listVersions(), ...changes.map((change) => change.version)])) {
    const rows = changes.filter((change) => change.version === version);
    const counts = impacts.map(
      (impact) => `${rows.filter((row) => row.impact === impact).length} ${impact}`,
    );
    console.log(`\nVersion ${version}: ${counts.join(", ")}`);
    const listed = rows.filter(({ impact }) => impact !== "patch");
    const width = Math.max(0, ...listed.map((row) => row.place.length));
    for (const row of listed)
      console.log(`  ${row.impact}  ${row.place.padEnd(width)}  ${row.what}`);
  }
}

if (import.meta.main) {
  await runScript(HELP, [], async ({ args: [ref, form] }) => {
    if (ref === undefined || (form !== undefined && form !== "markdown"))
      throw new UserError(HELP.trim());
    const changes = await changesSince(ref);
    if (form === "markdown") {
      console.log(announcementTable(changes));
      return;
    }
    printChanges(changes);
    const major = changes.filter(({ impact }) => impact === "major").length;
    console.log(
      major === 0
        ? "\nNothing breaks."
        : `\n${major} breaking ${major === 1 ? "change" : "changes"}.`,
    );
    if (major > 0) process.exitCode = 1;
  });
}
