import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { overlap, saysTheSame } from "./support/meaning.ts";
import { readPromises } from "./support/promises.ts";
import { readDescriptions, readPages } from "./support/prose.ts";
import { readContracts } from "./support/section.ts";
import { lostInDescription, readStatements, unquoted } from "./support/sentences.ts";

/*
 * sentences.md quotes, below a statement of the specification, each sentence that repeats it, with its place. A sentence may be reworded; one
 * whose names, values or negations change is changed there and at its place, after a look at the statement. What a page includes from the contract is no sentence of the page.
 */

const contracts = readContracts().all;
const pages = readPages();
const descriptions = readDescriptions(contracts);
const statements = readStatements();

/** Names that no word of everyday language is, and words of the statements that have none. */
const statedNames = contracts
  .flatMap(({ document }) => [...readPromises(document).stated.keys()])
  .flatMap((pointer) => /\/(?:properties|required)\/([^/]*[A-Z\d][^/]*)$/.exec(pointer)?.[1] ?? []);
const statedWords =
  "api-version|Service-Api-Version|details|suggestions|national|IPv4|Bearer|401|client-side|account area|webhooks?|minutes?|hours?|pins? it|is the default|(?:is|[Ii]n|of|to|returns|receives|selects)(?: version)? 2[.][01]";
const isAboutStatement = new RegExp(
  `\\b(?:${[...new Set(statedNames), statedWords].join("|")})\\b`,
);

/** The least share of common words of two sentences that repeat the same statement. */
const LIKE = 0.6;

test("each sentence stands at its place, perhaps in other words", () => {
  const fileAt = (place: string) =>
    existsSync(place) ? readFileSync(place, "utf8").replace(/\s+/g, " ") : "";
  const stands = (place = "", quote = "") =>
    (pages.get(place) ?? descriptions.get(place))?.some((sentence) =>
      saysTheSame(sentence, quote),
    ) ?? fileAt(place).includes(quote);
  const lost = statements.flatMap(({ quotes }) =>
    quotes.filter(([place, sentence]) => !stands(place, sentence)),
  );
  expect(lost, "Correct the quote in sentences.md, after a look at the statement.").toEqual([]);
});

test.each(contracts)(
  "the description of version $version has each sentence of the introduction",
  ({ document }) => {
    expect(lostInDescription(document)).toEqual([]);
  },
);

const advice = "Quote it in sentences.md, below the statement that it repeats.";

test("each description of the contract that is not assumed is quoted", () => {
  expect(unquoted(descriptions), advice).toEqual([]);
});

test("a sentence of a page that repeats a quoted one is quoted too", () => {
  const quotes = statements.flatMap((statement) => statement.quotes.map(([, quote]) => quote));
  const repeats = (sentence: string) =>
    isAboutStatement.test(sentence) && quotes.some((quote) => overlap(sentence, quote) >= LIKE);
  const repeating = [...pages].map(
    ([page, sentences]) => [page, sentences.filter(repeats)] as const,
  );
  expect(unquoted(new Map(repeating)), advice).toEqual([]);
});
