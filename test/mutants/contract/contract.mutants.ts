import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { JsonObject } from "../../../scripts/lib/openapi/json.ts";
import { audit } from "../../specification/support/audit.ts";
import { readDocument } from "../../specification/support/contract.ts";
import { collectStatements, contractsOf, type Statements } from "../../specification/support/section.ts";
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
  const contracts = contractsOf(readDocument("2.0"), readDocument("2.1"));
  const timed = stated.map((statement) => {
    const start = performance.now();
    statement.check(contracts);
    return { statement, time: performance.now() - start };
  });
  return timed.toSorted((a, b) => a.time - b.time).map(({ statement }) => statement);
}

test("The tests of the specification, alone, notice at least 99 % of the mistakes in the contract", () => {
  const documents = { "2.0": withoutBodies(readDocument("2.0")), "2.1": withoutBodies(readDocument("2.1")) };
  expect(whoNotices(documents["2.0"], documents["2.1"]), "the contract without a mistake").toBeUndefined();
  const mistakes = Object.entries(documents).flatMap(([version, document]) =>
    mutationsOf(document).map((mutation) => ({ version, mutation })),
  );
  const kinds = new Map<string, [noticed: number, all: number]>();
  let noticed = 0;
  for (const [index, { version, mutation }] of mistakes.entries()) {
    if (index % 100 === 0) process.stderr.write(`${index} of ${mistakes.length} mistakes tried\n`);
    const mutants = { ...documents, [version]: structuredClone(documents[version as "2.0"]) };
    mutation.apply(mutants[version as "2.0"]);
    const isNoticed = whoNotices(mutants["2.0"], mutants["2.1"]) !== undefined;
    if (!isNoticed) console.log(`not noticed: ${version}, ${mutation.kind}: ${mutation.what}`);
    const [some, all] = kinds.get(mutation.kind) ?? [0, 0];
    kinds.set(mutation.kind, [some + Number(isNoticed), all + 1]);
    noticed += Number(isNoticed);
  }
  for (const [kind, [some, all]] of kinds) console.log(`${kind.padEnd(36)} ${some} of ${all}`);
  const score = noticed / mistakes.length;
  console.log(`${noticed} of ${mistakes.length}: ${(score * 100).toFixed(1)} %`);
  expect(score).toBeGreaterThanOrEqual(0.99);
}, 3_600_000);

/** The first statement, or the audit, that fails on two documents; undefined when nothing does. */
function whoNotices(document20: JsonObject, document21: JsonObject): string | undefined {
  const contracts = contractsOf(document20, document21);
  try {
    for (const { check } of statements) check(contracts);
    return contracts.both.flatMap(audit)[0]?.message;
  } catch (error) {
    return String(error);
  }
}

/** The examples of requests and of successes, which are most of a document, state nothing. */
function withoutBodies(document: JsonObject): JsonObject {
  for (const { post } of Object.values(
    document.paths as Record<string, { post: { requestBody: JsonObject; responses: JsonObject } }>,
  )) {
    for (const holder of [post.requestBody, post.responses["200"]] as { content: Record<string, JsonObject> }[]) {
      delete holder.content["application/json"]?.examples;
    }
  }
  return document;
}
