import type { Bundle } from "@data-validation/openapi-document/document";
import type { JsonObject } from "@data-validation/openapi-document/json";
import { describe, expect, test } from "vitest";
import { allBundles } from "../../support/contract-bundles.ts";
import { TestedContract, type TestedOperation } from "./contract.ts";
import { judgeOnMock, rulesOfSection } from "./rules.ts";
import { readStatements } from "./sentences.ts";

/** The operations whose paths and bodies section 4 names; those of the other nine are not shown. */
export const statedPaths = ["/email/validate", "/name/validate", "/phone/validate"];

/** The versions that the specification is about. */
export const specifiedVersions = ["2.0", "2.1"];

/** The contracts that a statement is checked on. */
export interface Contracts {
  v20: TestedContract;
  v21: TestedContract;
  /** Those of all versions, oldest first. */
  all: TestedContract[];
}

/** Checks a statement of the specification on the contracts; at least one assertion. */
export type StatementCheck = (contracts: Contracts) => void;

type CheckOperation = (operation: TestedOperation, contract: TestedContract) => void;

/** What a section is written with. */
export type Section = ReturnType<typeof createSection>;

/** The statements of test files, each with its section in the title. */
export interface Statements {
  /** Those about the bundles. */
  stated: { title: string; check: StatementCheck }[];
  /** The titles of those about behaviour. */
  behaviours: string[];
}

let collected: Statements | undefined;

/** The tests of a section of the specification, and the rules of `verify` about it, on the mock. */
export function section(title: string, write: (section: Section) => void): void {
  const rules = rulesOfSection(title);
  if (collected) {
    const { stated, behaviours } = collected;
    const statement = (words: string, check: StatementCheck) =>
      void stated.push({ title: `${title} ${words}`, check });
    const behaviour = (words: string) => void behaviours.push(`${title} ${words}`);
    write(createSection(statement, behaviour));
    for (const { sentence } of rules) behaviour(sentence);
    return;
  }
  describe(title, () => {
    const statement = (words: string, check: StatementCheck) =>
      test(words, () => {
        check(newContracts());
        expect.hasAssertions();
      });
    write(createSection(statement, test));
    test.each(rules)("$sentence", async (rule) =>
      expect(await judgeOnMock(rule)).toEqual({ verdict: "holds" }),
    );
  });
}

function createSection(
  statement: (title: string, check: StatementCheck) => void,
  behaviour: (title: string, check: () => Promise<void>) => void,
) {
  const ofVersions = (title: string, check: (contract: TestedContract) => void) =>
    statement(title, ({ all }) => all.forEach(check));
  const ofPaths = (
    title: string,
    pathsOf: (contract: TestedContract) => string[],
    check: CheckOperation,
  ) =>
    ofVersions(title, (contract) => {
      for (const path of pathsOf(contract)) check(contract.operation(path), contract);
    });
  return {
    /**
     * A statement about what can be sent and returned, checked on the bundles. The title is the
     * specification's own words.
     */
    statement,
    /** A statement about each contract by itself. */
    ofVersions,
    /** A statement about each operation of each contract. */
    ofEach: (title: string, check: CheckOperation) => ofPaths(title, ({ paths }) => paths, check),
    /** A statement about each operation of each contract that section 4 names. */
    ofStated: (title: string, check: CheckOperation) => ofPaths(title, () => statedPaths, check),
    /** A statement about an operation in 2.1. */
    ofOperation: (path: string) => (title: string, check: (operation: TestedOperation) => void) =>
      statement(title, ({ v21 }) => check(v21.operation(path))),
    /** A statement that texts repeat and nothing else shows: sentences.md quotes each text. */
    ofTexts: (title: string) =>
      statement(title, () =>
        expect(readStatements().some((repeated) => repeated.title.endsWith(title))).toBe(true),
      ),
    /**
     * A statement about what the service does that no rule of `verify` has, checked on the mock.
     */
    behaviour,
  };
}

/**
 * The statements of test files, to check all of them at once: imports the files without registering
 * their tests.
 */
export async function collectStatements(importFiles: () => Promise<unknown>): Promise<Statements> {
  const statements: Statements = { stated: [], behaviours: [] };
  collected = statements;
  try {
    await importFiles();
    return statements;
  } finally {
    collected = undefined;
  }
}

/** The contracts of all versions, each call its own: nothing is asserted about them yet. */
export function newContracts(): Contracts {
  return contractsOfBundles(allBundles());
}

export function contractsOfBundles(bundles: Bundle[]): Contracts {
  const documents = bundles.map((document) => ({ version: document.info.version, document }));
  return contractsOf(documents as unknown as { version: string; document: JsonObject }[]);
}

/** The contracts that documents state, oldest version first. */
export function contractsOf(documents: { version: string; document: JsonObject }[]): Contracts {
  const all = documents.map(({ version, document }) => new TestedContract(version, document));
  const [v20, v21] = specifiedVersions.map((version) =>
    all.find((contract) => contract.version === version),
  );
  if (!v20 || !v21)
    throw new Error(
      `The specification is about versions ${specifiedVersions.join(" and ")}: keep both in openapi/.`,
    );
  return { v20, v21, all };
}
