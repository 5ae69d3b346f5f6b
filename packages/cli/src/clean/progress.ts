import type { Terminal } from "./terminal.ts";

/** Shows how far a run is: on a terminal a line that changes, elsewhere nothing. */
export interface Progress {
  /**
   * @param rows - Rows that this run has done.
   * @param position - How far into the file the last of them is.
   * @param pauses - How often all calls waited because the API asked for it.
   */
  show(rows: number, position: number, pauses: number): void;
  end(): void;
}

/** How often the line changes, in milliseconds. */
const PACE = 100;
const WIDTH = 24;

/** @param size - How long the file is, in bytes. */
export function createProgress({ err, isTerminal }: Terminal, size: number): Progress {
  const begun = Date.now();
  let shown = 0;
  return {
    show(rows, position, pauses) {
      const now = Date.now();
      if (!isTerminal || now - shown < PACE) return;
      shown = now;
      const part = Math.min(1, position / size);
      const speed = Math.round((rows * 1000) / Math.max(1, now - begun));
      const bar = `[${"#".repeat(Math.floor(WIDTH * part)).padEnd(WIDTH)}] ${Math.floor(100 * part)} %`;
      const waits = pauses > 0 ? `, ${pauses} waits` : "";
      err(`\r\u001b[K${bar}  ${rows.toLocaleString("en")} rows, ${speed.toLocaleString("en")} a second${waits}`);
    },
    end() {
      if (isTerminal) err("\r\u001b[K");
    },
  };
}
