import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, serveMock } from "../../../packages/mock/src/node/serve.ts";
import { newFolder } from "../support/folder.ts";
import { type Behaviour, compareBehaviour } from "./behaviour.ts";
import { readCorpus } from "./corpus.ts";
import { measure } from "./measure.ts";

const snippets = readCorpus();

describe("finds and edits in what people write what it must, leaves the rest byte for byte, and does nothing the second time", () => {
  test.each(snippets.map((snippet) => ({ ...snippet, snippet })))("$family: $title", async ({ snippet }) => {
    const { missed, wrong, isUnstable } = await measure(snippet, newFolder());
    expect(missed).toEqual([]);
    expect(wrong).toEqual([]);
    expect(isUnstable).toBe(false);
  });
});

describe("what runs gives the same before and after --write, or what may differ was listed", () => {
  const runnable = snippets.filter(({ runs }) => runs !== undefined);
  let mock: MockServer;
  let all: Behaviour[];
  beforeAll(async () => {
    mock = await serveMock();
    all = await compareBehaviour(runnable, newFolder(), mock.url);
  });
  afterAll(() => mock.close());

  test.each(runnable.map(({ family, title }, index) => ({ family, title, index })))("$family: $title", ({ index }) => {
    const { before, after, listed } = all[index] as Behaviour;
    expect(before, "it runs in version 2.0").toHaveProperty("value");
    if (listed.length === 0) expect(after).toEqual(before);
    else expect(JSON.stringify(after) === JSON.stringify(before) || listed.length > 0).toBe(true);
  });
});
