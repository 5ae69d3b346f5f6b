import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createMock } from "../../packages/mock/src/mock.ts";

/**
 * What requests that do not fit the contract are told: a block a request, the first line of which is whether the mock is strict, the
 * version, the path and the body. `RECORD=1 npx vitest run test/mock/refusals.test.ts` writes the answers of today under the requests.
 */
const file = "test/mock/refusals.txt";
const blocks = readFileSync(file, "utf8")
  .trim()
  .split(/\n{2,}/);
const mocks = { strict: createMock({ strict: true }), open: createMock() };

describe("A request that does not fit is told which field is wrong, and why", () => {
  if (process.env.RECORD) {
    test("as is recorded", async () => {
      const written = await Promise.all(
        blocks.map(async (block) => {
          const [first = ""] = block.split("\n", 1);
          return first.startsWith("#") ? block : [first, ...(await told(first))].join("\n");
        }),
      );
      writeFileSync(file, `${written.join("\n\n")}\n`);
    });
    return;
  }

  const requests = blocks.filter((block) => !block.startsWith("#")).map((block) => block.split("\n"));
  test.each(requests.map(([request = "", ...answer]) => [request, answer] as const))("%s", async (request, answer) => {
    expect(await told(request)).toEqual(answer);
  });
});

/** The status of an answer, and each of its errors in a line. */
async function told(request: string): Promise<string[]> {
  const [, mode = "", version = "", path = "", sent = ""] = /^(\w+) (\S+) (\S+) ?(.*)$/.exec(request) ?? [];
  const { status, body } = await mocks[mode as keyof typeof mocks].handle({
    method: "POST",
    path,
    headers: { authorization: "Bearer any", "content-type": "application/json", "api-version": version },
    body: sent,
  });
  const { errors = [] } = body as { errors?: Record<string, unknown>[] };
  return [
    String(status),
    ...errors.map(
      ({ group, type, subtype, severity, relatedTo, description }) =>
        `  ${group} ${type} ${subtype} ${severity} [${(relatedTo as string[]).join(" ")}] ${withoutEngine(description as string)}`,
    ),
  ];
}

/** What is wrong with JSON is said in the words of the engine that parses it. */
const withoutEngine = (description: string) => description.replace(/(not valid JSON): .*/, "$1: …");
