import { groupBy } from "@data-validation/common/group-by";
import { createTwoFilesPatch } from "diff";
import { formatCount, wrapText } from "../../format.ts";
import type { FoundHit } from "../blockers.ts";
import type { SkippedFile } from "../files/list.ts";
import type { WriteResult } from "../files/write.ts";
import { NEW, OLD } from "../names.ts";
import type { ProjectHits } from "../project.ts";

export interface MigrationResult {
  folder: string;
  project: ProjectHits;
  edited: ReadonlyMap<string, string>;
  /** Undefined without --write. */
  written: WriteResult | undefined;
}

export type HitAction = "edited" | "edit" | "wait" | "decide" | "look";

export function actionOf(hit: FoundHit, written: WriteResult | undefined): HitAction {
  if (hit.edits.length === 0) return hit.rank === "certain" ? "decide" : "look";
  if (hit.waitsFor.length > 0) return "wait";
  if (!written) return "edit";
  return written.changed.includes(hit.file) ? "edited" : "look";
}

/** Places in a list of blockers, and files in a list of skipped ones. */
const MOST_BLOCKERS = 5;
const MOST_NAMED = 20;

const CURRENT = `Code without an api-version header receives version ${NEW} already: its names of ${OLD} have no effect today.`;

/** Whether a name of the old version is in code that asks for no version. */
function isCurrent({ kind, edits, isPinned }: FoundHit): boolean {
  return kind === "name" && edits.length > 0 && !isPinned;
}

export function migrationText({ folder, project, edited, written }: MigrationResult): string {
  const { hits, sources, skipped } = project;
  const prefix = folder === "." || folder === "" ? "" : `${folder.replace(/\/+$/, "")}/`;
  const isFile = sources.size === 1 && `/${prefix}`.endsWith(`/${[...sources.keys()][0]}/`);
  const shownPath = (file: string) => (isFile ? prefix.slice(0, -1) : prefix + file);
  const placeText = ({ file, line, column }: FoundHit) => `${shownPath(file)}:${line}:${column}`;
  const line = (hit: FoundHit) =>
    `  ${placeText(hit)}  ${namesOf(hit)}${hit.reason && `  (${hit.reason})`}`;
  const section = (title: string, found: FoundHit[], about: string[] = []) =>
    found.length > 0 ? [[title, ...about, ...found.map(line)].join("\n")] : [];
  const hitsFor = (action: HitAction) => hits.filter((hit) => actionOf(hit, written) === action);
  const countedSection = (title: string, found: FoundHit[]) =>
    section(`${title} (${found.length})`, found);
  const rankedHits = (rank: FoundHit["rank"]) => hitsFor("look").filter((hit) => hit.rank === rank);
  const waiting = groupBy(hitsFor("wait"), ({ waitsFor }) => waitsFor.map(placeText).join());
  const parts = [
    ...(written
      ? []
      : [...edited].map(([file, after]) =>
          diff(shownPath(file), sources.get(file)?.text ?? "", after),
        )),
    ...countedSection("Renamed", hitsFor("edited")),
    ...countedSection("To be renamed with --write", hitsFor("edit")),
    ...countedSection("To do by hand", hitsFor("decide")),
    ...[...waiting.values()].flatMap((waitingHits) => {
      const { waitsFor } = waitingHits[0] as FoundHit;
      const title = `Ready, and waiting (${waitingHits.length}): code moves to ${NEW} whole, once these are settled`;
      const blockers = waitsFor.map((hit) => `    ${placeText(hit)} ${hit.from}`);
      return section(title, waitingHits, limitLines(blockers, MOST_BLOCKERS, "    and %d more"));
    }),
    ...countedSection("Likely: look at these", rankedHits("likely")),
    ...countedSection(
      "Possible: the name, or the meaning, may be the API's",
      rankedHits("possible"),
    ),
    ...skippedSection("Not written", written?.failed ?? [], shownPath),
    ...skippedSection("Not looked at", skipped, shownPath),
    ...(hits.some(isCurrent) ? [wrapText(CURRENT)] : []),
    wrapText(migrationSummary(hits, written, sources.size)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function namesOf({ kind, from, to }: FoundHit): string {
  return kind === "name" && to !== from ? `${from} → ${to ?? "nothing"}` : from;
}

function diff(file: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(file, file, before, after, undefined, undefined, {
    context: 1,
  });
  // The first half of a Windows line end would be shown escaped.
  return patch.trimEnd().replace(/^.*\n/, "").replaceAll("\r\n", "\n");
}

/** The title has the number of files by ending: `5 .vue, 4 .py`. */
function skippedSection(
  title: string,
  files: readonly SkippedFile[],
  shownPath: (file: string) => string,
): string[] {
  if (files.length === 0) return [];
  const endings = groupBy(files, ({ file }) => /\.[^./]+$/.exec(file)?.[0] ?? "without an ending");
  const sorted = [...endings].sort(([, one], [, other]) => other.length - one.length);
  const kinds = sorted.map(([ending, { length }]) => `${length} ${ending}`).join(", ");
  const lines = files.map(({ file, reason }) => `  ${shownPath(file)}  ${reason}`);
  const named = limitLines(lines, MOST_NAMED, "  and %d more; --json names all of them");
  return [[`${title} (${files.length}: ${kinds})`, ...named].join("\n")];
}

function limitLines(lines: string[], most: number, more: string): string[] {
  return lines.length > most
    ? [...lines.slice(0, most), more.replace("%d", `${lines.length - most}`)]
    : lines;
}

function migrationSummary(
  hits: readonly FoundHit[],
  written: WriteResult | undefined,
  fileCount: number,
): string {
  const files = `${formatCount(fileCount, "file")} looked at`;
  if (hits.length === 0) return `No name of version ${OLD} was found; ${files}.`;
  const countOf = (action: HitAction) =>
    hits.filter((hit) => actionOf(hit, written) === action).length;
  const renamed = written
    ? `${countOf("edited")} renamed`
    : `${countOf("edit")} to be renamed with --write`;
  const left = `${countOf("wait")} waiting, ${countOf("decide")} to do by hand, ${countOf("look")} to look at`;
  return `${renamed}, ${left}; ${files}.`;
}

export function migrationJson({ folder, project, edited, written }: MigrationResult): string {
  const { hits, sources, skipped } = project;
  const placeOf = ({ file, line, column }: FoundHit) => ({ file, line, column });
  const jsonHits = hits.map((hit) => {
    const { from, to, rank, reason, waitsFor } = hit;
    const fields = { from, to, rank, action: actionOf(hit, written), reason };
    return { ...placeOf(hit), ...fields, waitsFor: waitsFor.map(placeOf) };
  });
  const { changed, failed } = written ?? { changed: [], failed: [] };
  const files = {
    edited: written ? [] : [...edited.keys()],
    changed,
    failed,
    skipped,
    looked: sources.size,
  };
  const notes = hits.some(isCurrent) ? [CURRENT] : [];
  return `${JSON.stringify({ folder, notes, hits: jsonHits, ...files }, undefined, 2)}\n`;
}
