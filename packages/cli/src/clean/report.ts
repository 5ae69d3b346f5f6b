import type { State } from "./checkpoint.ts";
import type { Plan } from "./plan.ts";
import { number, type Terminal } from "./terminal.ts";

/** What a run is about to do, a line each. */
export function describe({ input, out, tasks, isGuessed, isDry }: Plan): string[] {
  const words = { email: "e-mail address", phone: "phone number", name: "name" };
  return [
    `${input}${isDry ? "" : ` → ${out}`}`,
    ...tasks.map(({ kind, columns }) => `  ${columns.join(" + ")}: ${words[kind]}${isGuessed ? " (guessed)" : ""}`),
  ];
}

/** What a run did. */
export function summarize({ out }: Plan, state: State, pauses: number, terminal: Terminal): void {
  const waits = pauses > 0 ? `, and ${number(pauses)} waits because the API asked for them` : "";
  terminal.out(`${number(state.rows)} rows in ${out}, with ${number(state.calls)} calls${waits}.\n`);
  for (const [label, counts] of Object.entries(state.proposals)) {
    terminal.out(`${label}\n`);
    const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
    for (const [proposal, times] of sorted) terminal.out(`${number(times).padStart(12)}  ${proposal}\n`);
  }
  listUnreadable(state.unreadable, state.firstUnreadable, terminal, `${out}.unreadable.txt`);
}

/** Lists rows that could not be read; a file has them all. */
export function listUnreadable(count: number, first: string[], terminal: Terminal, file?: string): void {
  if (count === 0) return;
  const where = file ? ` and are in the output as they were; ${file} lists them` : "";
  terminal.out(`${number(count)} rows could not be read${where}\n`);
  for (const line of first) terminal.out(`  ${line}\n`);
  if (count > first.length) terminal.out(`  and ${number(count - first.length)} more\n`);
}
