import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { mistakes } from "../lint/mistakes.ts";
import { auditAll } from "./support/audit.ts";
import { placeName } from "./support/place-name.ts";
import { type Contracts, collectStatements, contractsOf, newContracts } from "./support/section.ts";
import { readStatements } from "./support/sentences.ts";
import { withSourceMistake } from "./support/source-mistake.ts";

/**
 * Whether every promise of the contract is stated by the specification or marked as assumed.
 *
 * The statements of the other files are checked once more, in one process, on contracts that record
 * the leaves of each assertion.
 */
const files = await readdir(import.meta.dirname);
const names = files.flatMap((file) => /^(\d.*)\.test\.ts$/.exec(file)?.[1] ?? []);
const { stated, behaviours } = await collectStatements(() =>
  Promise.all(names.map((name) => import(`./${name}.test.ts`))),
);

test("Each title of sentences.md is one of a statement, and has a sentence", () => {
  const titles = [...stated.map(({ title }) => title), ...behaviours, "Reading a response"];
  const repeated = readStatements();
  const wrong = repeated.filter(
    ({ title, quotes }) => !titles.includes(title) || quotes.length === 0,
  );
  expect(wrong.map(({ line, title }) => `${line}: ${title}`)).toEqual([]);
});

declare module "vitest" {
  interface TaskMeta {
    /** The findings of a test that npm run lint runs: each names the operation and the field. */
    findings?: string[];
  }
}

test("Every node of the contract is named by a test of the specification, or marked as assumed", ({
  task,
}) => {
  task.meta.findings = findings(newContracts());
  expect(task.meta.findings).toEqual([]);
});

test.each(mistakes.statements)("Names $what, with the operation and the field", (mistake) => {
  const documents = newContracts().all.map(({ version, document }) => ({
    version,
    document: withSourceMistake(document, version, mistake),
  }));
  expect(findings(contractsOf(documents)).join("\n")).toContain(mistake.message);
});

function findings(contracts: Contracts): string[] {
  const at = (version: string, pointer: string, message: string) => {
    const contract = contracts.all.find((one) => one.version === version);
    return `${version} ${contract ? placeName(contract.document, pointer) : ""}: ${message}`;
  };
  const failed = stated.flatMap(({ title, check }) => {
    const failure = failureOf(() => check(contracts));
    return failure ? at(failure.version, failure.pointer, `${failure.message}. (${title})`) : [];
  });
  // Assertions after a failed one are not findings of their own.
  const audited = failed.length > 0 ? [] : auditAll(contracts.all);
  const misplaced = audited.map(({ version, pointer, message }) => at(version, pointer, message));
  return [...new Set([...failed, ...misplaced])];
}

/**
 * The place of the contract in a failed assertion's message; undefined if none fails, or the
 * message has no place.
 */
function failureOf(
  check: () => void,
): { version: string; pointer: string; message: string } | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    const [, version, pointer, message] =
      /^(\S+) #(\/[^\s:]*):? *(.*)$/m.exec((error as Error).message) ?? [];
    // The operands of a comparison are no evidence about a mark.
    const words = message?.replace(/( mark|x-assumed(?:-detail)?): expected.*/, "$1");
    return version && pointer && words ? { version, pointer, message: words } : undefined;
  }
}
