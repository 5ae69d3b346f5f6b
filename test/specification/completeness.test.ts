import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { audit } from "./support/audit.ts";
import { readPromises } from "./support/promises.ts";
import { collectStatements, readContracts } from "./support/section.ts";
import { readStatements } from "./support/sentences.ts";

/**
 * Whether everything that the contract promises is stated by the specification or marked as assumed.
 *
 * The statements of the other files are checked once more, here in one process, on contracts that remember which of their leaves an
 * assertion was about.
 */
const files = await readdir(import.meta.dirname);
const names = files.flatMap((file) => /^(\d.*)\.test\.ts$/.exec(file)?.[1] ?? []);
const { stated, behaviours } = await collectStatements(() =>
  Promise.all(names.map((name) => import(`./${name}.test.ts`))),
);

test("no statement is there twice", () => {
  for (const titles of [stated.map(({ title }) => title), behaviours])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("each title of sentences.md is one of a statement, and has a sentence", () => {
  const titles = [...stated.map(({ title }) => title), ...behaviours, "Reading a response", "No statement"];
  const repeated = readStatements();
  expect(repeated.filter(({ title, quotes }) => !titles.includes(title) || quotes.length === 0)).toEqual([]);
});

describe("Every node of the contract is named by a test of the specification, or marked as assumed", () => {
  const contracts = readContracts();

  test.each(contracts.both)("in version $version", (contract) => {
    for (const { check } of stated) check(contracts);
    const promises = readPromises(contract.document);
    const held = `${stated.length} statements about the bundles and ${behaviours.length} about behaviour`;
    console.log(`${contract.version}: ${promises.stated.size} nodes stated, ${promises.assumed} assumed (${held})`);
    expect(audit(contract)).toEqual([]);
  });
});
