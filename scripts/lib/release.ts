import { marked, type Tokens } from "marked";
import type { Impact, RatedChange } from "./rating.ts";

/** The part of a version that a release raises; `none` without changes. */
export type Part = Impact | "none";

const parts: Part[] = ["none", "patch", "minor", "major"];

/** The gravest of several parts. */
export function gravest(several: Part[]): Part {
  return parts[Math.max(0, ...several.map((part) => parts.indexOf(part)))] as Part;
}

/**
 * The part that a release has to raise over an earlier version for changes of the contract (docs/releasing.md). Below 1.0.0 a minor release
 * may break, and an addition may come with a patch (Semantic Versioning, item 4).
 */
export function requiredPart(impacts: Impact[], version: string): Part {
  const part = gravest(impacts);
  if (part === "none" || !version.startsWith("0.")) return part;
  return part === "major" ? "minor" : "patch";
}

/** The part that one version raises over an earlier one. */
export function raisedPart(before: string, after: string): Part {
  const old = before.split(".").map(Number);
  const index = after.split(".").findIndex((number, place) => Number(number) > (old[place] ?? 0));
  return (["major", "minor", "patch"] as const)[index] ?? "none";
}

/** What a changeset calls a change by: its operation, `POST /phone/search`, or its schema, `PhoneData`. */
export function subjectOf({ place }: Pick<RatedChange, "place">): string {
  const [first = "", second = "", third] = place.split(" ");
  return first === "components" && third !== undefined ? third : `${first} ${second}`.trim();
}

/** The changes rated major or minor that no sentence names. */
export function unannounced(changes: RatedChange[], sentences: string[]): RatedChange[] {
  const words = sentences.join("\n");
  return changes.filter((change) => change.impact !== "patch" && !names(words, subjectOf(change)));
}

/** Whether a text has a name as a whole, not as the start of another one. */
function names(text: string, name: string): boolean {
  const parts = text.split(name).slice(1);
  return parts.some((after) => !/^[\w/-]/.test(after));
}

/** The changes rated major or minor as a table in Markdown. */
export function tableOf(changes: RatedChange[]): string {
  const rows = changes.filter(({ impact }) => impact !== "patch");
  if (rows.length === 0) return "No change of the contract is rated major or minor.";
  const cells = rows.map(({ impact, version, place, what }) => `| ${impact} | ${version} | ${place} | ${what} |`);
  return ["| Rated | Version of the API | Where | What |", "|---|---|---|---|", ...cells].join("\n");
}

/** The section of a changelog with the entries of a version; empty without one. */
export function sectionOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  return section?.slice(version.length).trim() ?? "";
}

/** The headings of changesets, the gravest first. */
const headings = ["Major Changes", "Minor Changes", "Patch Changes"];

/** The notes of a release: the entries of all changelogs for its version, each once, below its gravest heading. */
export function notesOf(changelogs: string[], version: string): string {
  const byHeading = new Map(headings.map((heading) => [heading, new Set<string>()]));
  for (const changelog of changelogs) {
    let heading = "";
    for (const token of marked.lexer(sectionOf(changelog, version))) {
      if (token.type === "heading") heading = (token as Tokens.Heading).text;
      else if (token.type !== "space")
        byHeading.set(heading, new Set([...(byHeading.get(heading) ?? []), ...blocksOf(token)]));
    }
  }
  const printed = new Set<string>();
  const parts = [...byHeading].flatMap(([heading, blocks]) => {
    const fresh = [...blocks].filter((block) => !printed.has(block));
    for (const block of fresh) printed.add(block);
    return fresh.length === 0 ? [] : [`${heading === "" ? "" : `### ${heading}\n\n`}${fresh.join("\n")}`];
  });
  return `${parts.join("\n\n")}\n`;
}

/** The entries of a list that say more than which versions of our packages belong together; any other block whole. */
function blocksOf(token: { type: string; raw: string }): string[] {
  if (token.type !== "list") return token.raw.startsWith("No changes in this release") ? [] : [token.raw.trim()];
  const entries = (token as Tokens.List).items.map(({ raw }) => raw.trim());
  return entries.filter((entry) => !entry.includes("Updated dependencies") && !/^- @[\w./-]+@[\d.]+$/.test(entry));
}
