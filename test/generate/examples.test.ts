import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleFiles, withMockResponses } from "#scripts/examples.ts";
import { withResponses } from "#scripts/lib/example-file.ts";

test.each(exampleFiles())(
  "$file has the responses of the mock to its requests; npm run examples writes them",
  async (example) => {
    expect(await withMockResponses(example)).toBe(readFileSync(example.file, "utf8"));
  },
);

test("A file of examples keeps its requests, and gets the response to each in the contract's notation", async () => {
  const requests = `# What a reader should know.
requests:
  # The usual one.
  short:
    summary: A short text
    value: { request: { query: { text: "1" } } }
  long:
    value: { request: { query: { text: abc } } }
`;
  const ask = async (name: string) => ({
    result: { data: { text: "1", length: 1 }, words: [name] },
    none: null,
  });
  expect(
    await withResponses(`${requests}responses:\n  other:\n    value: {}\n`, ask),
  ).toBe(`${requests}responses:
  short:
    summary: A short text
    value:
      result:
        data: { text: "1", length: 1 }
        words: [short]
      none: null
  long:
    value:
      result:
        data: { text: "1", length: 1 }
        words: [long]
      none: null
`);
});

test("A file of examples that is no YAML, or has no requests, is reported in a sentence", async () => {
  await expect(withResponses("requests: [", async () => null)).rejects.toThrow(/at line 1/);
  await expect(withResponses("responses: {}", async () => null)).rejects.toThrow(
    "There are no requests in it.",
  );
});
