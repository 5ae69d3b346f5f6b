import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutation } from "./mutations.ts";

/** What became of a mistake. */
export interface Outcome {
  version: string;
  mutation: Mutation;
  /** The statement that failed; undefined when none did. */
  noticedBy: string | undefined;
}

const folder = "dist/mutants";

/** Prints how many mistakes of each kind were noticed, and which were not; writes them too. Gives the part that was noticed, 0 to 1. */
export function writeReport(outcomes: Outcome[]): number {
  const survivors = outcomes.filter(({ noticedBy }) => noticedBy === undefined);
  const kinds = [...new Set(outcomes.map(({ mutation }) => mutation.kind))];
  const rows = kinds.map((kind) => {
    const of = outcomes.filter(({ mutation }) => mutation.kind === kind);
    const noticed = of.filter(({ noticedBy }) => noticedBy !== undefined).length;
    return `${String(noticed).padStart(5)} of ${String(of.length).padStart(5)}  ${kind}`;
  });
  const score = (outcomes.length - survivors.length) / outcomes.length;
  const text = [
    ...rows,
    "",
    `${outcomes.length - survivors.length} of ${outcomes.length} mistakes in the contract were noticed: ${(score * 100).toFixed(1)} %`,
    ...survivors.map(({ version, mutation }) => `not noticed  ${version}  ${mutation.kind}  ${mutation.what}`),
    "",
  ].join("\n");
  console.log(text);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "contract.txt"), text);
  return score;
}
