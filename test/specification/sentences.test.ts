import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPromises } from "./support/promises.ts";
import { readProse } from "./support/prose.ts";
import { collectStatements, readContracts, readSentences } from "./support/section.ts";

/*
 * sentences.md quotes, below a statement of the specification, each sentence that repeats it, with its place. Change a sentence there and
 * at its place, after a look at the statement. What a page includes from the contract is no sentence of the page.
 */

const files = await readdir(import.meta.dirname);
const names = files.flatMap((file) => /^(\d.*)\.test\.ts$/.exec(file)?.[1] ?? []);
const { stated, behaviours } = await collectStatements(() =>
  Promise.all(names.map((name) => import(`./${name}.test.ts`))),
);
const { v20, v21 } = readContracts();
const prose = readProse({ "2.1": v21.document, "2.0": v20.document });

const statements = readSentences()
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [title = "", ...lines] = part.split("\n");
    const quotes = lines.flatMap((line) => /^(.+?): (.+)$/.exec(line)?.slice(1, 3) ?? []);
    return { title, quotes: Array.from({ length: quotes.length / 2 }, (_, at) => quotes.slice(2 * at, 2 * at + 2)) };
  });
const quoted = statements.flatMap(({ quotes }) => quotes.map(([place, sentence]) => `${place}: ${sentence}`));

/** Names that no word of everyday language is, and words of the statements that have none. */
const statedNames = [v20, v21]
  .flatMap(({ document }) => [...readPromises(document).stated.keys()])
  .flatMap((pointer) => /\/(?:properties|required)\/([^/]*[A-Z\d][^/]*)$/.exec(pointer)?.[1] ?? []);
const statedWords =
  "api-version|Service-Api-Version|details|suggestions|national|IPv4|Bearer|401|client-side|account area|webhooks?|minutes?|hours?|pins? it|is the default|(?:is|[Ii]n|of|to|returns|receives|selects)(?: version)? 2[.][01]";
const isAboutStatement = new RegExp(`\\b(?:${[...new Set(statedNames), statedWords].join("|")})\\b`);

test("each title is one of a statement, or says that there is none", () => {
  const titles = [...stated.map(({ title }) => title), ...behaviours, "Reading a response", "No statement"];
  expect(statements.map(({ title }) => title).filter((title) => !titles.includes(title))).toEqual([]);
  expect(statements.filter(({ quotes }) => quotes.length === 0)).toEqual([]);
});

test("each sentence stands at its place, word for word", () => {
  const standing = [...prose].flatMap(([place, sentences]) => sentences.map((sentence) => `${place}: ${sentence}`));
  expect(quoted.filter((quote) => !standing.includes(quote))).toEqual([]);
});

test("each description of the contract that is not assumed, and each sentence of a page with a stated name, is quoted", () => {
  const unquoted = [...prose].flatMap(([place, sentences]) =>
    sentences
      .filter((sentence) => !place.endsWith(".md") || isAboutStatement.test(sentence))
      .map((sentence) => `${place}: ${sentence}`)
      .filter((quote) => !quoted.includes(quote)),
  );
  expect(unquoted).toEqual([]);
});
