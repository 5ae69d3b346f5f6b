import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleFiles, unusedResponses, writeMockResponses } from "#scripts/examples.ts";
import { writeResponses } from "#scripts/lib/response-examples.ts";

test.each(exampleFiles())(
  "$responses has the responses of the mock to the requests in $file; npm run examples writes them",
  async (example) => {
    expect(await writeMockResponses(example)).toBe(readFileSync(example.responses, "utf8"));
  },
);

test("Every file of responses belongs to a file of requests; npm run examples deletes the others", () => {
  expect(unusedResponses()).toEqual([]);
});

test("A response has the name and the summary of its request, in the contract's notation", async () => {
  const requests = {
    short: { summary: "A short text", value: "1" },
    long: { summary: "A long text", value: "abc" },
  };
  const respond = async (name: string, body: unknown) => ({
    result: { data: { text: body, length: 1 }, words: [name] },
    none: null,
  });
  expect(await writeResponses(requests, respond)).toBe(`short:
  summary: A short text
  value:
    result:
      data: { text: "1", length: 1 }
      words: [short]
    none: null
long:
  summary: A long text
  value:
    result:
      data: { text: abc, length: 1 }
      words: [long]
    none: null
`);
});
