import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Tests a file of requests with what came of each: a line a request, with its outcome behind an arrow. A line that begins with # is a
 * comment. `RECORD=1 npx vitest run <test file>` writes the outcomes of today, for whoever changes them on purpose and reads what else
 * changed.
 */
export function testRecorded(file: string, outcome: (request: string) => Promise<string>): void {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const requestOf = (line: string) => line.split(" → ", 1).join();
  const isRequest = (line: string) => line !== "" && !line.startsWith("#");
  const record = async (line: string) =>
    isRequest(line) ? `${requestOf(line)} → ${await outcome(requestOf(line))}` : line;
  if (process.env.RECORD) {
    test(`${file} is recorded`, async () => {
      writeFileSync(file, `${(await Promise.all(lines.map(record))).join("\n")}\n`);
    });
    return;
  }
  test.each(lines.filter(isRequest).map((line) => [requestOf(line), line]))(
    "%s",
    async (_, line) => {
      expect(
        await record(line),
        "RECORD=1 npx vitest run recorded rejections writes what changed on purpose",
      ).toBe(line);
    },
  );
}
