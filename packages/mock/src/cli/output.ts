import { styleText } from "node:util";
import type { LogEntry } from "../log/entry.ts";
import { toLogLine } from "../log/log-line.ts";

/** The format of the lines for calls; undefined where none are written. */
export type LogFormat = "lines" | "json" | undefined;

export type CommandOutput = ReturnType<typeof createOutput>;

/** The output of the command: with the format `json`, both streams have lines of JSON only. */
export function createOutput(format: LogFormat) {
  const isJson = format === "json";
  const write = (stream: NodeJS.WriteStream, line: object) =>
    stream.write(`${JSON.stringify(line)}\n`);
  /** A message about the mock itself, to the standard error. */
  function report(message: string, level: LogEntry["level"] = "error"): void {
    if (isJson) write(process.stderr, { time: new Date().toISOString(), level, message });
    else process.stderr.write(`data-validation-mock: ${message}\n`);
  }
  return {
    report,
    /** The message once the mock listens: a text for people, or data. */
    greet(text: string, facts: object): void {
      if (!isJson) return void process.stdout.write(text);
      const time = new Date().toISOString();
      write(process.stderr, { time, level: "info", message: "listening", ...facts });
    },
    /** Receives the entry of each call; undefined if no lines are written. */
    log:
      format &&
      ((entry: LogEntry): void =>
        void process.stdout.write(
          isJson ? `${JSON.stringify(entry)}\n` : `${toLogLine(entry, paint)}\n`,
        )),
    /** Writes Node's own messages as lines of JSON, too. */
    takeOverMessages(): void {
      if (!isJson) return;
      process.removeAllListeners("warning");
      process.on("warning", ({ name, message }) => report(`${name}: ${message}`, "warn"));
      process.once("uncaughtException", (error) => {
        report(error.stack ?? String(error));
        process.exit(1);
      });
    },
  };
}

function paint(colour: Parameters<typeof styleText>[0], text: string): string {
  return process.stdout.isTTY && process.stdout.hasColors() ? styleText(colour, text) : text;
}
