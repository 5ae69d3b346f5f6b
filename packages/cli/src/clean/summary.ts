import { basename } from "node:path";
import { formatCount, formatNumber } from "../format.ts";
import type { CleanJournal } from "./journal.ts";
import type { Proposals } from "./output.ts";
import type { Plan } from "./plan.ts";
import { countLost, type Survey } from "./survey.ts";

/** Unreadable rows that are listed. */
const MOST_UNREADABLE = 20;

/**
 * What is saved, and how to continue. `place`: the actual place of the envelope, if it differs from
 * the expected one.
 */
export function adviceToContinue(journal: CleanJournal, place: string | undefined): string {
  const saved = `${formatCount(journal.saved, "response")} saved in ${basename(journal.file)}`;
  const again =
    place === undefined
      ? "Run the same command again"
      : `Run the command again with --response-at ${place}`;
  return `${saved}. ${again} to go on.\n`;
}

export function runSummary(
  { out, limit }: Plan,
  { file, counts: { failed, succeeded } }: CleanJournal,
  survey: Survey,
  proposals: Proposals,
): string {
  const name = basename(file);
  const lost = countLost(survey);
  const lines = [
    `${formatCount(survey.rows, "row")} in ${out}, from ${formatCount(succeeded + failed, "call")}.`,
    ...proposalLines(proposals),
    ...unreadableLines(survey),
  ];
  if (lost > 0)
    lines.push(
      `${formatCount(lost, "value")} lost digits in a spreadsheet and ${lost === 1 ? "was" : "were"} not sent. Export the column again as text.`,
    );
  if (failed > 0)
    lines.push(
      `${formatCount(failed, "value")} failed: the reason is in the row. Try them again with --retry-failed; ${name} keeps the rest.`,
    );
  else if (Number.isFinite(limit))
    lines.push(`${name} keeps the responses for the run without --limit.`);
  return joinLines(lines);
}

export function dryRunSummary(survey: Survey): string {
  const head = `${formatCount(survey.calls, "call")} would be made; none was.`;
  return joinLines([head, ...unreadableLines(survey)]);
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** How often each proposal was made, by task, the most frequent first. */
function proposalLines(proposals: Proposals): string[] {
  return [...proposals].flatMap(([label, counts]) => {
    const sorted = [...counts].sort(([, a], [, b]) => b - a);
    return [
      label,
      ...sorted.map(([proposal, times]) => `${formatNumber(times).padStart(12)}  ${proposal}`),
    ];
  });
}

function unreadableLines({ unreadable }: Survey): string[] {
  const { length } = unreadable;
  if (length === 0) return [];
  return [
    `${formatCount(length, "row")} cannot be read, and ${length === 1 ? "is" : "are"} written as before:`,
    ...unreadable.slice(0, MOST_UNREADABLE).map((line) => `  ${line}`),
    ...(length > MOST_UNREADABLE ? [`  and ${formatNumber(length - MOST_UNREADABLE)} more`] : []),
  ];
}
