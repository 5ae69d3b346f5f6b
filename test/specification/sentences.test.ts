import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasSameMeaning } from "./support/meaning.ts";
import { readDescriptions, readPages } from "./support/prose.ts";
import { newContracts } from "./support/section.ts";
import { findUnquoted, lostInDescription, readStatements } from "./support/sentences.ts";

// sentences.md quotes, below a statement of the specification, sentences that repeat it, with
// their places; each description that is not assumed is among them. A sentence may be reworded. A
// change of its names, values or negations is made in both places, after a review of the
// statement. meanings.txt has the sentences without a statement.

const contracts = newContracts().all;
const pages = readPages();
const descriptions = readDescriptions(contracts);
const statements = readStatements();

test("Each sentence stands at its place, perhaps in other words", () => {
  const fileAt = (place: string) =>
    existsSync(place) ? readFileSync(place, "utf8").replace(/\s+/g, " ") : "";
  const stands = (place = "", quote = "") =>
    (pages.get(place) ?? descriptions.get(place))?.some((sentence) =>
      hasSameMeaning(sentence, quote),
    ) ?? fileAt(place).includes(quote);
  const lost = statements.flatMap(({ quotes }) =>
    quotes.filter(([place, sentence]) => !stands(place, sentence)),
  );
  expect(lost, "Correct the quote in sentences.md, after a look at the statement.").toEqual([]);
});

test.each(contracts)(
  "The description of version $version has each sentence of the introduction",
  ({ document }) => {
    expect(lostInDescription(document)).toEqual([]);
  },
);

test("Each description of the contract that is not assumed is quoted", () => {
  const advice = "Quote it in sentences.md, below the statement that it repeats.";
  expect(findUnquoted(descriptions), advice).toEqual([]);
});
