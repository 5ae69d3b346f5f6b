import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import { packageFolders } from "../identity.ts";
import type { Impact, RatedChange } from "./rating.ts";

/** The part of a version that a release raises. */
export type Part = Impact | "none";

const parts: Part[] = ["none", "patch", "minor", "major"];

export function gravest(several: Part[]): Part {
  return parts.findLast((part) => several.includes(part)) ?? "none";
}

/** The part that changes require a release to raise. Below 1.0.0, a minor release may break clients, and a patch may add (SemVer, item 4). */
export function requiredPart(impacts: Impact[], version: string): Part {
  const part = gravest(impacts);
  if (part === "none" || !version.startsWith("0.")) return part;
  return part === "major" ? "minor" : "patch";
}

/** The part that is higher in the newer of two versions. */
export function raisedPart(before: string, after: string): Part {
  const old = before.split(".").map(Number);
  const index = after.split(".").findIndex((number, place) => Number(number) > (old[place] ?? 0));
  return (["major", "minor", "patch"] as const)[index] ?? "none";
}

/** The name of a change in a changeset: its operation, `POST /phone/search`, or its schema, `PhoneData`. */
export function subjectOf({ place }: Pick<RatedChange, "place">): string {
  const [first = "", second = "", third] = place.split(" ");
  return first === "components" && third !== undefined ? third : `${first} ${second}`.trim();
}

/** The major and minor changes that no sentence names. */
export function unannounced(changes: RatedChange[], sentences: string[]): RatedChange[] {
  const words = sentences.join("\n");
  return changes.filter((change) => change.impact !== "patch" && !names(words, subjectOf(change)));
}

/** Whether a text contains a name, and not only a longer name that starts with it. */
function names(text: string, name: string): boolean {
  const followers = text.split(name).slice(1);
  return followers.some((follower) => !/^[\w/-]/.test(follower));
}

export function tableOf(changes: RatedChange[]): string {
  const rows = changes.filter(({ impact }) => impact !== "patch");
  if (rows.length === 0) return "No change of the contract is rated major or minor.";
  const cells = rows.map(
    ({ impact, version, place, what }) => `| ${impact} | ${version} | ${place} | ${what} |`,
  );
  return ["| Rated | Version of the API | Where | What |", "|---|---|---|---|", ...cells].join(
    "\n",
  );
}

export const contract = "packages/contract";

/** The changelogs of the packages, the one of the contract first. */
export function changelogs(cwd = "."): string[] {
  const folders = [contract, ...packageFolders().filter((folder) => folder !== contract)];
  const files = folders.map((folder) => join(cwd, folder, "CHANGELOG.md"));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
}

/** The entries of a version in a changelog; empty if it has none. */
export function sectionOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  return section?.slice(version.length).trim() ?? "";
}

/** The headings of changesets, breaking changes first. */
const headings = ["Major Changes", "Minor Changes", "Patch Changes"];

/** The notes of a release: the entries of all changelogs for its version, without duplicates. */
export function notesOf(changelogs: string[], version: string): string {
  const byHeading = new Map(headings.map((heading) => [heading, new Set<string>()]));
  for (const changelog of changelogs) {
    let heading = "";
    for (const token of marked.lexer(sectionOf(changelog, version))) {
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

/** The blocks of a token, without entries that only say which versions of our packages belong together. */
function blocksOf(token: Token): string[] {
  if (token.type !== "list")
    return token.raw.startsWith("No changes in this release") ? [] : [token.raw.trim()];
  const entries: string[] = token.items.map(({ raw }: Tokens.ListItem) => raw.trim());
  return entries.filter(
    (entry) => !entry.includes("Updated dependencies") && !/^- @[\w./-]+@[\d.]+$/.test(entry),
  );
}
