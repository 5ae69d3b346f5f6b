import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import readChangesets from "@changesets/read";
import { marked, type Token, type Tokens } from "marked";
import { packageFolders } from "./manifests.ts";

export const CONTRACT = "packages/contract";

/** The changelogs of the packages, the one of the contract first. */
export function readChangelogs(cwd = "."): string[] {
  const folders = [CONTRACT, ...packageFolders(cwd).filter((folder) => folder !== CONTRACT)];
  const files = folders.map((folder) => join(cwd, folder, "CHANGELOG.md"));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
}

/** The changes that wait for the next release, of one package or of all, as a list. */
export async function readWaitingChanges(packageName?: string): Promise<string[]> {
  const changesets = await readChangesets(process.cwd());
  return changesets
    .filter(({ releases }) => !packageName || releases.some(({ name }) => name === packageName))
    .map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`);
}

/** The entries of a version in a changelog; empty if it has none. */
export function changelogSection(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  return section?.slice(version.length).trim() ?? "";
}

/** The headings of changesets, breaking changes first. */
const headings = ["Major Changes", "Minor Changes", "Patch Changes"];

/** The notes of a release: the entries of all changelogs for its version, without duplicates. */
export function releaseNotes(changelogs: string[], version: string): string {
  const byHeading = new Map(headings.map((heading) => [heading, new Set<string>()]));
  for (const changelog of changelogs) {
    let heading = "";
    for (const token of marked.lexer(changelogSection(changelog, version))) {
      if (token.type === "heading") heading = token.text;
      else if (token.type !== "space")
        byHeading.set(heading, new Set([...(byHeading.get(heading) ?? []), ...blocksOf(token)]));
    }
  }
  const printed = new Set<string>();
  const parts = [...byHeading].flatMap(([heading, blocks]) => {
    const fresh = [...blocks].filter((block) => !printed.has(block));
    for (const block of fresh) printed.add(block);
    return fresh.length === 0
      ? []
      : [`${heading === "" ? "" : `### ${heading}\n\n`}${fresh.join("\n")}`];
  });
  return `${parts.join("\n\n")}\n`;
}

/**
 * The blocks of a token, without entries that only state which versions of our packages belong
 * together.
 */
function blocksOf(token: Token): string[] {
  if (token.type !== "list")
    return token.raw.startsWith("No changes in this release") ? [] : [token.raw.trim()];
  const entries: string[] = token.items.map(({ raw }: Tokens.ListItem) => raw.trim());
  return entries.filter(
    (entry) => !entry.includes("Updated dependencies") && !/^- @[\w./-]+@[\d.]+$/.test(entry),
  );
}
