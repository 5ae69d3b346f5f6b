import type { Plan } from "./plan.ts";
import { listUnreadable } from "./report.ts";
import { readRows } from "./rows.ts";
import { valuesOf } from "./tasks.ts";
import { number, type Terminal } from "./terminal.ts";

/** How many rows that cannot be read are listed on the terminal. */
const LISTED = 20;

/** Counts the rows and the calls that a run would make. */
export async function countCalls({ input, encoding, format, tasks }: Plan, terminal: Terminal): Promise<void> {
  let rows = 0;
  const unreadable: string[] = [];
  let unread = 0;
  const calls = tasks.map(() => 0);
  for await (const row of readRows(input, encoding, format)) {
    rows += 1;
    if (!row.values) {
      unread += 1;
      if (unread <= LISTED) unreadable.push(`line ${row.line}: ${row.problem}`);
    }
    tasks.forEach((task, index) => {
      if (row.values && valuesOf(task, row.values)) calls[index] = (calls[index] ?? 0) + 1;
    });
  }
  terminal.out(`${number(rows)} rows\n`);
  tasks.forEach(({ label }, index) => {
    terminal.out(`${number(calls[index] ?? 0)} calls for ${label}\n`);
  });
  terminal.out(`${number(calls.reduce((sum, one) => sum + one, 0))} calls in all; none was made\n`);
  listUnreadable(unread, unreadable, terminal);
}
