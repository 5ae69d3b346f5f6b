import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { versions } from "../../../scripts/lib/bundles.ts";
import type { JsonObject } from "../../../scripts/lib/openapi/json.ts";
import { Contract, type Operation, readDocument } from "./contract.ts";
import { type Call, callerOf, type MockServer, serveMock } from "./mock.ts";
import { statedPaths } from "./requests.ts";
import { judgeOnMock, rulesOfSection } from "./rules.ts";
import { readStatements } from "./sentences.ts";

/** The contracts that a statement is checked on. */
export interface Contracts {
  v20: Contract;
  v21: Contract;
  /** Those of all versions, oldest first. */
  all: Contract[];
}

/** Checks what a statement of the specification says on the contracts; at least one assertion. */
export type Check = (contracts: Contracts) => void;

/** What a section is written with. */
export interface Section {
  /** A statement about what can be sent and returned, checked on the bundles. The title is the specification's own words. */
  statement(title: string, check: Check): void;
  /** The same of each contract alone. */
  ofVersions(title: string, check: (contract: Contract) => void): void;
  /** The same of each operation of each contract. */
  ofEach(title: string, check: (operation: Operation, contract: Contract) => void): void;
  /** The same of each operation that section 4 names, of each contract. */
  ofStated: Section["ofEach"];
  /** A statement that texts repeat and nothing else shows: sentences.md quotes each text. */
  said(title: string): void;
  /** A statement about what the service does, checked on the running mock. */
  behaviour(title: string, check: (call: Call, contracts: Contracts) => Promise<void>): void;
}

/** The statements of test files, each with its section in the title. */
export interface Statements {
  /** Those about the bundles. */
  stated: { title: string; check: Check }[];
  /** The titles of those about behaviour. */
  behaviours: string[];
}

let collected: Statements | undefined;

/**
 * The tests of a section of the specification, and the rules of `verify` that are about it, judged on the mock.
 *
 * The mock, one for the section, starts when the section has a statement about behaviour.
 */
export function section(title: string, write: (section: Section) => void): void {
  if (collected) {
    const { stated, behaviours } = collected;
    writeSection(
      write,
      (words, check) => void stated.push({ title: `${title} ${words}`, check }),
      (words) => void behaviours.push(`${title} ${words}`),
    );
    const judged = rulesOfSection(title).map(({ sentence }) => `${title} ${sentence}`);
    behaviours.push(...judged.filter((words) => !behaviours.includes(words)));
    return;
  }
  describe(title, () => {
    let mock: MockServer | undefined;
    let contracts: Contracts | undefined;
    let hasBehaviour = false;
    writeSection(
      write,
      (words, check) =>
        test(words, () => {
          check(readContracts());
          expect.hasAssertions();
        }),
      (words, check) => {
        hasBehaviour = true;
        test(words, async () => {
          expect.hasAssertions();
          contracts ??= readContracts();
          await check(callerOf(mock?.url ?? ""), contracts);
        });
      },
    );
    const rules = rulesOfSection(title);
    describe.skipIf(rules.length === 0)("verify", () => {
      test.each(rules)("$sentence", async (rule) => expect(await judgeOnMock(rule)).toEqual({ is: "holds" }));
    });
    if (!hasBehaviour) return;
    beforeAll(async () => {
      mock = await serveMock();
    });
    afterAll(() => mock?.close());
  });
}

function writeSection(
  write: (section: Section) => void,
  statement: Section["statement"],
  behaviour: Section["behaviour"],
): void {
  const ofVersions: Section["ofVersions"] = (title, check) => statement(title, ({ all }) => all.forEach(check));
  const ofPaths =
    (pathsOf: (contract: Contract) => string[]): Section["ofEach"] =>
    (title, check) =>
      ofVersions(title, (contract) => {
        for (const path of pathsOf(contract)) check(contract.operation(path), contract);
      });
  const ofEach = ofPaths(({ paths }) => paths);
  const ofStated = ofPaths(() => statedPaths);
  const said = (title: string) =>
    statement(title, () => expect(readStatements().find((repeated) => repeated.title.endsWith(title))).toBeDefined());
  write({ statement, ofVersions, ofEach, ofStated, said, behaviour });
}

/**
 * The statements of test files, for whoever wants to check all of them in one go: imports the files without making tests of what is
 * in them.
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

/** The contracts of all versions, freshly read: nothing is asserted about them yet. */
export function readContracts(): Contracts {
  return contractsOf(versions().map((version) => ({ version, document: readDocument(version) })));
}

/** The contracts that documents state, oldest version first. */
export function contractsOf(documents: { version: string; document: JsonObject }[]): Contracts {
  const all = documents.map(({ version, document }) => new Contract(version, document));
  const [v20, v21] = ["2.0", "2.1"].map((version) => all.find((contract) => contract.version === version));
  if (!v20 || !v21) throw new Error("The specification is about versions 2.0 and 2.1: keep both in openapi/.");
  return { v20, v21, all };
}
