import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutation } from "./mutations.ts";

/** What became of a mistake. */
export interface Outcome {
  version: string;
  mutation: Mutation;
  /** The statement that failed; undefined when none did. */
  noticedBy: string | undefined;
}

/** Prints how many mistakes of each kind were noticed, and which were not; writes them too. Gives the part that was noticed, 0 to 1. */
export function writeReport(outcomes: Outcome[]): number {
  const survivors = outcomes.filter(({ noticedBy }) => noticedBy === undefined);
  const kinds = [...new Set(outcomes.map(({ mutation }) => mutation.kind))];
  const rows = kinds.map((kind) => {
    const of = outcomes.filter(({ mutation }) => mutation.kind === kind);
    const noticed = of.filter(({ noticedBy }) => noticedBy !== undefined).length;
    return `| ${kind} | ${of.length} | ${noticed} |`;
  });
  const score = (outcomes.length - survivors.length) / outcomes.length;
  const text = `# Mistakes in the contract

Made from what the contract states, one at a time, and tried against the tests of the specification alone. This file is written by
\`npm run suite -- mutants contract\`.

${outcomes.length - survivors.length} of ${outcomes.length} were noticed: ${(score * 100).toFixed(1)} %.

| Kind of mistake | Mistakes | Noticed |
|---|---|---|
${rows.join("\n")}

## What was not noticed

${survivors.map(({ version, mutation }) => `* ${version}, ${mutation.kind}: ${mutation.what}`).join("\n")}
`;
  console.log(text);
  writeFileSync(join(import.meta.dirname, "report.md"), text);
  return score;
}
