import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { answered, exampleFiles } from "../../scripts/examples.ts";
import { withAnswers } from "../../scripts/lib/example-file.ts";

describe("The response examples are what the mock answers to the requests of the same name; npm run examples writes them", () => {
  test.each(exampleFiles())("$file", async (example) => {
    expect(await answered(example)).toBe(readFileSync(example.file, "utf8"));
  });
});

test.each(exampleFiles())("The published examples of $file are some of it", ({ file }) => {
  const { published, requests } = parse(readFileSync(file, "utf8"));
  expect(Object.keys(requests)).toEqual(expect.arrayContaining(published));
});

describe("A file of examples", () => {
  const file = `# What a reader should know.
requests:
  # The usual one.
  short:
    summary: A short text
    value: { request: { query: { text: "1" } } }
  long:
    summary: A long text
    value: { request: { query: { text: abc } } }
responses:
  short:
    summary: A short text
    value:
      result:
        data: { text: "1", length: 1 }
        words: [one]
`;

  test("gets a pair for each request, in the notation of the others", async () => {
    const ask = async (name: string) => ({
      result: { data: { text: "1", length: 1 }, words: [name === "short" ? "one" : "two"] },
    });
    expect(await withAnswers(file, ask)).toBe(`${file}  long:
    summary: A long text
    value:
      result:
        data: { text: "1", length: 1 }
        words: [two]
`);
  });

  test("keeps what stays the same as it is written, and gains a new field where the answer has it", async () => {
    const text = file.replace(/ {2}long:[\s\S]*(?=responses:)/, "").replace("length: 1 }", "length: 1 } # counted");
    const ask = async () => ({ result: { data: { text: "1", script: "Zyyy", length: 1 }, words: ["one"], count: 1 } });
    expect(await withAnswers(text, ask)).toBe(
      `${text.replace('text: "1", length', 'text: "1", script: Zyyy, length')}        count: 1\n`,
    );
  });

  test("loses a response that no request asks for, and a field that is no longer answered", async () => {
    const text = file.replaceAll("short:", "brief:").replace("responses:\n  brief:", "responses:\n  short:");
    expect(await withAnswers(text, async () => ({ result: null }))).toBe(`${text.split("responses:")[0]}responses:
  brief:
    summary: A short text
    value:
      result: null
  long:
    summary: A long text
    value:
      result: null
`);
  });

  test("that is no YAML, or has no requests, is told by a sentence", async () => {
    await expect(withAnswers("requests: [", async () => null)).rejects.toThrow(/at line 1/);
    await expect(withAnswers("responses: {}", async () => null)).rejects.toThrow("There are no requests in it.");
  });
});
