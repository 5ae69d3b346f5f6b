import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { JsonObject } from "@data-validation/openapi-document/json";
import { beforeAll, expect, test } from "vitest";
import { auditAll } from "../../specification/support/audit.ts";
import { readDescriptions } from "../../specification/support/prose.ts";
import {
  collectStatements,
  contractsOf,
  newContracts,
  type Statements,
} from "../../specification/support/section.ts";
import { findUnquoted, lostInDescription } from "../../specification/support/sentences.ts";
import { mutationsOf } from "./mutations.ts";

const specification = join(import.meta.dirname, "../../specification");
let statements: Statements["stated"];

beforeAll(async () => {
  const files = await readdir(specification);
  const names = files.filter((file) => /^\d.*\.test\.ts$/.test(file));
  const { stated } = await collectStatements(() =>
    Promise.all(names.map((name) => import(pathToFileURL(join(specification, name)).href))),
  );
  statements = inOrderOfTime(stated);
});

/** The quick statements first: most mistakes are noticed by one of them. */
function inOrderOfTime(stated: Statements["stated"]): Statements["stated"] {
  const contracts = newContracts();
  const timed = stated.map((statement) => {
    const start = performance.now();
    statement.check(contracts);
    return { statement, time: performance.now() - start };
  });
  return timed.toSorted((a, b) => a.time - b.time).map(({ statement }) => statement);
}

test("The tests of the specification by themselves notice 99 % of the mistakes in the contract", () => {
  const documents = newContracts().all.map(withoutBodies);
  expect(whoNotices(documents), "the contract without a mistake").toBeUndefined();
  const mistakes = documents.flatMap(({ version, document }) =>
    mutationsOf(document).map((mutation) => ({ version, mutation })),
  );
  const kinds = new Map<string, [noticed: number, all: number]>();
  let noticed = 0;
  for (const [index, { version, mutation }] of mistakes.entries()) {
    if (index % 100 === 0) process.stderr.write(`${index} of ${mistakes.length} mistakes tried\n`);
    const mutants = documents.map((original) =>
      original.version === version ? structuredClone(original) : original,
    );
    for (const mutant of mutants) if (mutant.version === version) mutation.apply(mutant.document);
    const isNoticed = whoNotices(mutants) !== undefined;
    if (!isNoticed) console.log(`not noticed: ${version}, ${mutation.kind}: ${mutation.what}`);
    const [some, all] = kinds.get(mutation.kind) ?? [0, 0];
    kinds.set(mutation.kind, [some + Number(isNoticed), all + 1]);
    noticed += Number(isNoticed);
  }
  for (const [kind, [some, all]] of kinds) console.log(`${kind.padEnd(36)} ${some} of ${all}`);
  const score = noticed / mistakes.length;
  console.log(`${noticed} of ${mistakes.length}: ${(score * 100).toFixed(1)} %`);
  expect(score).toBeGreaterThanOrEqual(0.99);
});

/** The first statement, or the audit, that fails on documents; undefined when nothing does. */
function whoNotices(documents: Parameters<typeof contractsOf>[0]): string | undefined {
  const contracts = contractsOf(documents);
  try {
    for (const { check } of statements) check(contracts);
    const [lost] = documents.flatMap(({ document }) => lostInDescription(document));
    return (
      auditAll(contracts.all)[0]?.message ??
      findUnquoted(readDescriptions(contracts.all))[0] ??
      lost
    );
  } catch (error) {
    return String(error);
  }
}

/** The examples of requests and of successes, which are most of a document, state nothing. */
function withoutBodies({ version, document: whole }: { version: string; document: JsonObject }) {
  const document = structuredClone(whole);
  const paths = document.paths as Record<
    string,
    { post: { requestBody: JsonObject; responses: JsonObject } }
  >;
  for (const { post } of Object.values(paths)) {
    for (const holder of [post.requestBody, post.responses["200"]] as {
      content: Record<string, JsonObject>;
    }[]) {
      delete holder.content["application/json"]?.examples;
    }
  }
  return { version, document };
}
