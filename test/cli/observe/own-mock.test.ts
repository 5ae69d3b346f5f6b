import type { ContractEdit } from "@data-validation/cli/internal/comparison/changes/edit";
import { findField, type OperationNode } from "@data-validation/cli/internal/contract-model/model";
import { comparisonSummary } from "@data-validation/cli/internal/observe/report-text";
import { testKeys } from "@data-validation/mock";
import { failureStatuses } from "@data-validation/mock/internal/options";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CallToSend,
  exampleCalls,
  findingNames,
  model,
  plantedOf,
  reportOnCalls,
  traffic,
} from "./support/traffic.ts";

const path = "/email/validate";
const body = { request: { query: { email: "jana@seznam.cz" } } };

/**
 * Cases without a request example: null as option, a house number as object, an identifier of the
 * caller's, and every failure.
 */
const extraCalls: CallToSend[] = [
  { path, body: { request: { ...body.request, customId: "order-2031" } } },
  ...Object.values(testKeys).map((key) => ({ path, key, body })),
  { path, method: "GET" },
  { path, version: "9.9", body },
  { path, body: { request: { query: {} } } },
  ...model.versions.map((version) => ({
    path: "/phone/validate",
    version,
    body: { request: { query: {}, options: { numberFormat: "e164", defaultPrefix: "+420" } } },
  })),
  {
    path: "/location/validate",
    body: {
      request: { query: { street: "Sokolovská", number: { full: "192/79" }, zip: "18600" } },
    },
  },
  ...failureStatuses.map((code) => ({ path, headers: { prefer: `code=${code}` }, body })),
  ...model.operations.map(withoutOptions),
];

/** A quota that no test uses up: its headers come with each response. */
const quota = { rateLimit: { calls: 1e6, seconds: 900 }, credit: 1e6 };

const report = reportOnCalls(await traffic([], [...exampleCalls, ...extraCalls], quota));

test("Our own mock contradicts nothing, and does nothing outside of the contract", () => {
  expect(findingNames(report)).toEqual([]);
  expect(report.exitCode).toBe(0);
});

test("Our own mock confirms every assumption but those that no call can confirm", () => {
  const never = report.rows.filter(({ verdict }) => verdict === "never seen");
  expect(never.map(({ mark }) => mark.key).toSorted()).toEqual([
    // Members of a success that may be absent, and that the mock leaves out: they repeat its
    // status.
    "openapi/shared/errors.yaml#/schemas/NoErrors",
    "openapi/shared/errors.yaml#/schemas/Status",
    // The list is empty, as the specification states.
    "openapi/shared/errors.yaml#/schemas/UnauthorizedError/properties/relatedTo/items",
  ]);
});

test("A row names operation and field, and what it rests on, and the summary weighs them", async () => {
  const { rows } = report;
  expect(rows.map(({ title }) => title)).toContain("phone/validate result.data.carrier");
  expect(rows.filter(({ title }) => !/^[a-z]+\/[a-z]+/.test(title))).toEqual([]);
  expect(
    rows.filter(({ count, calls, versions }) => calls > count || (count > 0 && !versions.length)),
  ).toEqual([]);
  const confirmed = rows.filter(({ verdict }) => verdict === "confirmed").length;
  const calls = exampleCalls.length + extraCalls.length;
  expect(comparisonSummary(report)).toContain(
    `Assumed: ${confirmed} of ${rows.length} confirmed, from ${calls} calls (`,
  );
  const old = exampleCalls.filter(({ version }) => version === "2.0");
  expect(comparisonSummary(reportOnCalls(await traffic([], old)))).toContain(
    `from ${old.length} calls, all of version 2.0 (`,
  );
});

test("What was seen once, or only in requests, is no strong evidence", async () => {
  const requested = report.rows.filter(({ evidence }) => evidence[0]?.startsWith("Only requests"));
  expect(new Set(requested.map(({ strength }) => strength))).toEqual(new Set(["weak"]));
  const once = reportOnCalls(await traffic([], exampleCalls.slice(0, 1))).rows.filter(
    ({ count }) => count === 1,
  );
  expect(new Set(once.map(({ strength }) => strength))).toEqual(new Set(["weak", "partial"]));
});

test("A field that was seen with values is not only ever null", () => {
  const onlyNull = report.rows.flatMap(({ evidence }) =>
    evidence.filter((text) => text.startsWith("Only ever null")),
  );
  expect(onlyNull.filter((text) => /address\b/.test(text))).toEqual([]);
});

test("A summary fits 80 columns and keeps its words, whatever is found", async () => {
  const comparison = reportOnCalls(await traffic(plantedOf(), exampleCalls.slice(0, 60)));
  const text = fc.string({ unit: fc.constantFrom(..."ab.[]/ "), maxLength: 300 });
  const change = fc.record({ what: text, edits: fc.constant<ContractEdit[]>([]), note: text });
  const changes = { title: text, first: text, change };
  fc.assert(
    fc.property(fc.constantFrom(...comparison.findings), fc.record(changes), (finding, change) => {
      const lines = comparisonSummary({
        ...comparison,
        findings: [{ ...finding, ...change }],
      }).split("\n");
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(lines.join("").replace(/\s/g, "")).toContain(change.title.replace(/\s/g, ""));
    }),
  );
});

/**
 * A request of an operation that sends each of its options as null, which means the same as leaving
 * it out.
 */
function withoutOptions({ path, version, request, examples: own }: OperationNode): CallToSend {
  const options = findField(request, ["request", "options"])?.members ?? new Map();
  const names = [...options].filter(([, { isForbidden }]) => !isForbidden).map(([name]) => name);
  const [example] = Object.values(own);
  return {
    path,
    version,
    body: {
      request: {
        ...example?.value.request,
        options: Object.fromEntries(names.map((name) => [name, null])),
      },
    },
  };
}
