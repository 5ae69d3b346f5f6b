import { appendFileSync, openSync } from "node:fs";
import { styleText } from "node:util";
import { type LogEntry, toLine } from "../log.ts";
import { type MockServer, serveMock } from "../node/serve.ts";
import { UsageError } from "../usage-error.ts";
import type { RunOptions } from "./options.ts";

/** Serves a mock in this process until a signal ends it. */
export async function run(
  { data, record, log, logNoQuery, ...options }: RunOptions,
  onListening: (url: string) => void,
): Promise<MockServer> {
  const mock = await serveMock({
    ...options,
    record: record && {
      upstream: record.upstream,
      mask: record.mask,
      write: appendTo(record.file),
    },
    log:
      log &&
      ((all) => {
        const entry = logNoQuery ? withoutQuery(all) : all;
        process.stdout.write(`${log === "json" ? JSON.stringify(entry) : toLine(entry, paint)}\n`);
      }),
    onError: (error) => report(describe(error)),
  });
  if (data !== undefined) {
    const { loadDataFile, watchDataFile } = await import("./data-file.ts");
    await loadDataFile(data, mock).catch(async (error) => {
      await mock.close();
      throw error;
    });
    watchDataFile(data, mock, report);
  }
  onListening(mock.url);
  // A second signal ends the process at once, as Node does without a listener.
  process.once("SIGINT", () => void mock.close());
  process.once("SIGTERM", () => void mock.drain());
  return mock;
}

/** An entry without what was sent: the parser of JSON repeats a part of it, and a warning the value that it is about. */
function withoutQuery(entry: LogEntry): LogEntry {
  const words = (text: string) =>
    text.replace(/(not valid JSON): .*/s, "$1.").replace(/"(?:[^"\\]|\\.)*"/g, "…");
  return {
    ...entry,
    query: undefined,
    reasons: entry.reasons.map(words),
    warnings: entry.warnings.map(words),
  };
}

/** Writes to the end of a file, which is opened now: what a paid call returns can be written down. */
function appendTo(file: string): (line: string) => void {
  try {
    const descriptor = openSync(file, "a", 0o600);
    return (line) => appendFileSync(descriptor, line);
  } catch (error) {
    throw new UsageError(
      `--record: ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

function report(message: string): void {
  process.stderr.write(`data-validation-mock: ${message}\n`);
}

function paint(colour: Parameters<typeof styleText>[0], text: string): string {
  return process.stdout.isTTY && process.stdout.hasColors() ? styleText(colour, text) : text;
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
