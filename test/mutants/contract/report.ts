import type { Mutation } from "./mutations.ts";

/** What became of a mistake. */
export interface Outcome {
  version: string;
  mutation: Mutation;
  /** The statement that failed; undefined when none did. */
  noticedBy: string | undefined;
}

/**
 * Prints how many mistakes of each kind were noticed, and which were not.
 *
 * @returns the part that was noticed, 0 to 1
 */
export function printReport(outcomes: Outcome[]): number {
  const survivors = outcomes.filter(({ noticedBy }) => noticedBy === undefined);
  for (const kind of new Set(outcomes.map(({ mutation }) => mutation.kind))) {
    const own = outcomes.filter(({ mutation }) => mutation.kind === kind);
    const noticed = own.filter(({ noticedBy }) => noticedBy !== undefined).length;
    console.log(`${kind.padEnd(36)} ${noticed} of ${own.length}`);
  }
  for (const { version, mutation } of survivors)
    console.log(`not noticed: ${version}, ${mutation.kind}: ${mutation.what}`);
  const score = (outcomes.length - survivors.length) / outcomes.length;
  console.log(`${outcomes.length - survivors.length} of ${outcomes.length}: ${(score * 100).toFixed(1)} %`);
  return score;
}
