import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Tests a file of requests with what the mock made of each: a block a request, which is its first line. A block that begins with # is a
 * comment. `RECORD=1 npx vitest run <test file>` writes the responses of today under the requests, for whoever changes them on purpose
 * and reads what else changed.
 *
 * @param outcome - The response to a request, in lines.
 */
export function testRecorded(file: string, outcome: (request: string) => Promise<string[]>): void {
  const blocks = readFileSync(file, "utf8")
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.split("\n"));
  const isComment = ([first = ""]: string[]) => first.startsWith("#");
  if (process.env.RECORD) {
    test(`${file} is recorded`, async () => {
      const written = blocks.map(async (block) =>
        isComment(block) ? block : [block[0], ...(await outcome(block[0] ?? ""))],
      );
      writeFileSync(file, `${(await Promise.all(written)).map((lines) => lines.join("\n")).join("\n\n")}\n`);
    });
    return;
  }
  const requests = blocks.filter((block) => !isComment(block));
  test.each(requests.map(([request = "", ...lines]) => [request, lines] as const))("%s", async (request, lines) => {
    expect(await outcome(request)).toEqual(lines);
  });
}
