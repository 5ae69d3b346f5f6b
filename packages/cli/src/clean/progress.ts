import type { Terminal } from "../command-line.ts";
import { formatCount, formatNumber } from "../format.ts";

/** Milliseconds between two lines. */
const pausesByOutput = { terminal: 100, file: 60_000 };
const BAR_WIDTH = 24;

/**
 * Shows the progress of a run: a line that changes on a terminal, one line per minute elsewhere.
 */
export function createProgress(
  { draw, isTerminal }: Pick<Terminal, "draw" | "isTerminal">,
  total: number,
  now = Date.now,
) {
  const begun = now();
  const pace = isTerminal ? pausesByOutput.terminal : pausesByOutput.file;
  let shownAt = begun;
  return {
    show(done: number): void {
      const time = now();
      if (time - shownAt < pace) return;
      shownAt = time;
      const speed = (done * 1000) / Math.max(1, time - begun);
      const line = `${Math.floor((100 * done) / total)} %  ${formatNumber(done)} of ${formatCount(total, "call")}, ${speed.toFixed(0)} a second, ${duration((total - done) / speed)} left`;
      const bar = "#".repeat(Math.floor((BAR_WIDTH * done) / total)).padEnd(BAR_WIDTH);
      draw(isTerminal ? `\r\u001b[K[${bar}] ${line}` : `${line}\n`);
    },
    end(): void {
      if (isTerminal) draw("\r\u001b[K");
    },
  };
}

/** `40 s`, `12 min`, `3 h 5 min` */
function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
