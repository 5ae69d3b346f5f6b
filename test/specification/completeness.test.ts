import { expect, test } from "vitest";
import { mistakes } from "../lint/mistakes.ts";
import { collectSections, contradictionsOf } from "./support/contradictions.ts";
import { contractsOf, newContracts } from "./support/section.ts";
import { readStatements } from "./support/sentences.ts";
import { withSourceMistake } from "./support/source-mistake.ts";

/**
 * Whether every promise of the contract is stated by the specification or marked as assumed.
 *
 * The statements of the other files are checked once more, in one process, on contracts that record
 * the leaves of each assertion.
 */
const { stated, behaviours } = await collectSections();

test("Each title of sentences.md is one of a statement, and has a sentence", () => {
  const titles = [...stated.map(({ title }) => title), ...behaviours, "Reading a response"];
  const repeated = readStatements();
  const wrong = repeated.filter(
    ({ title, quotes }) => !titles.includes(title) || quotes.length === 0,
  );
  expect(wrong.map(({ line, title }) => `${line}: ${title}`)).toEqual([]);
});

test("Every node of the contract is named by a test of the specification, or marked as assumed", () => {
  expect(contradictionsOf(newContracts(), stated)).toEqual([]);
});

test.each(mistakes.statements)("A mistake is named with operation and field: $what", (mistake) => {
  const documents = newContracts().all.map(({ version, document }) => ({
    version,
    document: withSourceMistake(document, version, mistake),
  }));
  expect(contradictionsOf(contractsOf(documents), stated).join("\n")).toContain(mistake.message);
});
