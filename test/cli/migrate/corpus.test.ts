import { beforeAll, describe, expect, test } from "vitest";
import { serveMock } from "../../../packages/mock/src/node/serve.ts";
import { newFolder } from "../support/folder.ts";
import { compareBehaviour } from "./behaviour.ts";
import { readCorpus } from "./corpus.ts";
import { measure } from "./measure.ts";

const snippets = readCorpus();

describe("finds and edits in what people write what it must, leaves the rest byte for byte, and does nothing the second time", () => {
  test.each(snippets.map((snippet) => ({ ...snippet, snippet })))("$family: $title", async ({ snippet }) => {
    expect(await measure(snippet, newFolder())).toEqual({ missed: [], wrong: [], isUnstable: false });
  });
});

describe("what runs gives the same before and after --write, or what may differ was listed", () => {
  const runnable = snippets.filter(({ runs }) => runs !== undefined).map((snippet, index) => ({ ...snippet, index }));
  let all: Awaited<ReturnType<typeof compareBehaviour>>;
  beforeAll(async () => {
    await using mock = await serveMock();
    all = await compareBehaviour(runnable, newFolder(), mock.url);
  });

  test.each(runnable)("$family: $title", ({ index }) => {
    const { before, after, listed = 0 } = all[index] ?? {};
    expect(before, "it runs in version 2.0").toHaveProperty("value");
    if (listed === 0) expect(after).toEqual(before);
  });
});
