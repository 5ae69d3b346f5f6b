import { appendFileSync, openSync } from "node:fs";
import { type MockServer, serveMock } from "../node/serve.ts";
import { UsageError } from "../usage-error.ts";
import { greetingText } from "./greeting.ts";
import type { RunOptions } from "./options.ts";
import { createOutput } from "./output.ts";

/** Serves a mock in this process until a signal ends it. */
export async function runMock(runOptions: RunOptions, version: string): Promise<MockServer> {
  const { data, record, log, drain, ...options } = runOptions;
  const output = createOutput(log);
  const mock = await serveMock({
    ...options,
    record: record && {
      upstream: record.upstream,
      mask: record.mask,
      write: appendTo(record.file),
    },
    log: output.log,
    onError: (error) => output.report(describeError(error)),
  });
  if (data !== undefined) {
    const { loadDataFile, watchDataFile } = await import("./data-file.ts");
    await loadDataFile(data, mock, output.report).catch(async (error) => {
      await mock.close();
      throw error;
    });
    watchDataFile(data, mock, output.report);
  }
  // A second signal ends the process at once, as Node does without a listener.
  process.once("SIGINT", () => void mock.close());
  process.once("SIGTERM", () => void mock.drain(drain * 1000));
  output.greet(greetingText(mock.url, version, runOptions), { version, url: mock.url });
  return mock;
}

/** Appends to a file that is opened now, so that the response to a paid call can be stored. */
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

function describeError(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
