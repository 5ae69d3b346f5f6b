import { createTwoFilesPatch } from "diff";
import type { SkippedFile } from "../files/list.ts";
import type { WriteResult } from "../files/write.ts";
import type { Findings, FoundHit } from "../project.ts";
import { createLines } from "./place.ts";

/** What a run found and did. */
export interface Outcome {
  folder: string;
  findings: Findings;
  /** The new texts of the files that are edited, by name. */
  edited: ReadonlyMap<string, string>;
  /** What became of the files; undefined when nothing was to be written. */
  written: WriteResult | undefined;
}

/** What is done about a hit, or is left to do. */
export type Action = "edited" | "edit" | "wait" | "decide" | "look";

export function actionOf(hit: FoundHit, written: WriteResult | undefined): Action {
  if (hit.edits.length === 0) return hit.rank === "certain" ? "decide" : "look";
  if (hit.waitsFor.length > 0) return "wait";
  if (!written) return "edit";
  return written.changed.includes(hit.file) ? "edited" : "look";
}

const PAINT = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };

/** Writes text in colours, where they are wanted. */
export type Paint = (colour: keyof typeof PAINT, text: string) => string;

export function painter(isColoured: boolean): Paint {
  return (colour, text) => (isColoured ? `\u001B[${PAINT[colour]}m${text}\u001B[0m` : text);
}

/** The report as a person reads it. */
export function toText({ folder, findings, edited, written }: Outcome, paint: Paint): string {
  const { hits, sources, skipped, looked, asText } = findings;
  const parts: string[] = [];
  const prefix = folder === "." || folder === "" ? "" : `${folder.replace(/\/+$/, "")}/`;
  const isFile = sources.size === 1 && prefix.endsWith(`/${[...sources.keys()][0]}/`);
  const shown = (file: string) => (isFile ? prefix.slice(0, -1) : prefix + file);
  const lineOf = new Map<string, ReturnType<typeof createLines>>();
  const at = ({ file, start }: { file: string; start: number }) => {
    if (!lineOf.has(file)) lineOf.set(file, createLines(sources.get(file)?.text ?? ""));
    const { line, column } = (lineOf.get(file) as ReturnType<typeof createLines>)(start);
    return `${shown(file)}:${line}:${column}`;
  };
  if (!written) {
    for (const [file, after] of edited) {
      const patch = createTwoFilesPatch(
        shown(file),
        shown(file),
        sources.get(file)?.text ?? "",
        after,
        undefined,
        undefined,
        { context: 1 },
      );
      parts.push(paintPatch(patch, paint));
    }
  }
  const groups: [Action, string][] = [
    ["edited", "Renamed"],
    ["edit", "To be renamed with --write"],
    ["decide", "To do by hand"],
  ];
  const of = (action: Action) => hits.filter((hit) => actionOf(hit, written) === action);
  const line = (hit: FoundHit): string => {
    const names = isName(hit) && hit.to !== hit.from ? `${hit.from} → ${hit.to ?? "nothing"}` : hit.from;
    const remarks = [`section ${hit.section}`, hit.reason].filter(Boolean).join("; ");
    return `  ${at(hit)}  ${paint("bold", names)}  ${paint("dim", `(${remarks})`)}`;
  };
  for (const [action, title] of groups) {
    const found = of(action);
    if (found.length > 0) parts.push([paint("bold", `${title} (${found.length})`), ...found.map(line)].join("\n"));
  }
  for (const [waitsFor, found] of byBlockers(of("wait"))) {
    const blockers = waitsFor.slice(0, MOST_BLOCKERS).map((hit) => `${at(hit)} ${hit.from}`);
    const more = waitsFor.length > MOST_BLOCKERS ? [`and ${waitsFor.length - MOST_BLOCKERS} more`] : [];
    const title = `Ready, and waiting (${found.length}): code that asks for version 2.0 moves to 2.1 whole, once these are settled`;
    parts.push(
      [
        paint("bold", title),
        ...[...blockers, ...more].map((text) => `    ${paint("yellow", text)}`),
        ...found.map(line),
      ].join("\n"),
    );
  }
  for (const rank of ["likely", "possible"] as const) {
    const found = of("look").filter((hit) => hit.rank === rank);
    const title = rank === "likely" ? "Likely: look at these" : "Possible: the name, or the meaning, may be the API's";
    if (found.length > 0) parts.push([paint("bold", `${title} (${found.length})`), ...found.map(line)].join("\n"));
  }
  const failed = written?.failed ?? [];
  if (failed.length > 0) {
    parts.push(
      [
        paint("red", `Not written (${failed.length})`),
        ...failed.map(({ file, reason }) => `  ${shown(file)}  ${reason}`),
      ].join("\n"),
    );
  }
  if (skipped.length > 0) parts.push(skippedText(skipped, shown, paint));
  parts.push([summary(hits, written, looked), asTextNote(asText)].filter(Boolean).join("\n"));
  return `${parts.join("\n\n")}\n`;
}

/** How many of the places are named that something waits for. */
const MOST_BLOCKERS = 5;

/** Hits by what they wait for. */
function byBlockers(hits: readonly FoundHit[]): [FoundHit["waitsFor"], FoundHit[]][] {
  const groups = new Map<string, [FoundHit["waitsFor"], FoundHit[]]>();
  for (const hit of hits) {
    const key = hit.waitsFor.map(({ file, start }) => `${file}:${start}`).join();
    const group = groups.get(key);
    if (group) group[1].push(hit);
    else groups.set(key, [hit.waitsFor, [hit]]);
  }
  return [...groups.values()];
}

/** Whether a hit is of a name, and not of a whole value that goes where it cannot be seen. */
function isName({ kind }: FoundHit): boolean {
  return kind === "name";
}

function paintPatch(patch: string, paint: Paint): string {
  const lines = patch.trimEnd().split("\n").slice(1);
  return lines
    .map((line) => {
      if (/^(---|\+\+\+)/.test(line)) return paint("bold", line);
      return line.startsWith("+")
        ? paint("green", line)
        : line.startsWith("-")
          ? paint("red", line)
          : line.startsWith("@@")
            ? paint("cyan", line)
            : line;
    })
    .join("\n");
}

/** How many of the files that were skipped are named one by one. */
const MOST_NAMED = 20;

function skippedText(skipped: readonly SkippedFile[], shown: (file: string) => string, paint: Paint): string {
  const named = skipped.slice(0, MOST_NAMED).map(({ file, reason }) => `  ${shown(file)}  ${paint("dim", reason)}`);
  const more =
    skipped.length > MOST_NAMED ? [`  and ${skipped.length - MOST_NAMED} more; --json names all of them`] : [];
  const kinds = counted(skipped.map(({ file }) => /\.[^./]+$/.exec(file)?.[0] ?? "without an ending"));
  return [paint("yellow", `Not looked at (${skipped.length}: ${kinds})`), ...named, ...more].join("\n");
}

/** How many of each there are, the most first: `5 .vue, 4 .py`. */
function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort((one, other) => other[1] - one[1]);
  return sorted.map(([word, count]) => `${count} ${word}`).join(", ");
}

/** What was not read by its syntax. */
function asTextNote(endings: readonly string[]): string {
  if (endings.length === 0) return "";
  const kinds = counted(endings.map((ending) => (ending ? `.${ending}` : "without an ending")));
  return `Looked through as mere text, for names that nobody else uses: ${kinds}.`;
}

function summary(hits: readonly FoundHit[], written: WriteResult | undefined, looked: number): string {
  const files = `${looked} file${looked === 1 ? "" : "s"} looked at`;
  if (hits.length === 0) return `No name of version 2.0 was found; ${files}.`;
  const count = (...actions: Action[]) => hits.filter((hit) => actions.includes(actionOf(hit, written))).length;
  const renamed = written ? `${count("edited")} renamed` : `${count("edit")} to be renamed with --write`;
  const parts = [
    renamed,
    `${count("wait")} waiting`,
    `${count("decide")} to do by hand`,
    `${count("look")} to look at`,
  ];
  return `${parts.join(", ")}; ${files}.`;
}

/** The report for machines. */
export function toJson({ folder, findings, edited, written }: Outcome): string {
  const { hits, sources, skipped, looked } = findings;
  const lines = new Map<string, ReturnType<typeof createLines>>();
  const placeOf = ({ file, start }: { file: string; start: number }) => {
    const known = lines.get(file) ?? createLines(sources.get(file)?.text ?? "");
    lines.set(file, known);
    return { file, ...known(start) };
  };
  const report = {
    folder,
    hits: hits.map((hit) => ({
      ...placeOf(hit),
      from: hit.from,
      to: hit.to,
      section: hit.section,
      rank: hit.rank,
      action: actionOf(hit, written),
      reason: hit.reason,
      waitsFor: hit.waitsFor.map(placeOf),
    })),
    edited: written ? [] : [...edited.keys()],
    changed: written?.changed ?? [],
    failed: written?.failed ?? [],
    skipped,
    looked,
    asText: findings.asText,
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
