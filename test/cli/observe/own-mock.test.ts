import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonObject } from "../../../packages/cli/src/observe/contract/json.ts";
import type { OperationNode } from "../../../packages/cli/src/observe/contract/model.ts";
import { findField } from "../../../packages/cli/src/observe/ledger/fields.ts";
import type { Report } from "../../../packages/cli/src/observe/report/report.ts";
import { testKeys } from "../../../packages/mock/src/index.ts";
import { type MockServer, serveMock } from "../../../packages/mock/src/node/serve.ts";
import { type CallToSend, examples, model, record, report } from "./support/traffic.ts";

/** What the request examples do not show: options that are sent as null, an identifier of the caller's, and every failure. */
const others: CallToSend[] = [
  { path: "/email/validate", body: { request: { query: { email: "jana@seznam.cz" }, customId: "order-2031" } } },
  ...[testKeys.refused, testKeys.otherAddress, testKeys.noCredit, testKeys.rateLimited].map((key) => ({
    path: "/email/validate",
    key,
    body: { request: { query: { email: "jana@seznam.cz" } } },
  })),
  { path: "/email/validate", method: "GET" },
  { path: "/email/validate", version: "9.9", body: { request: { query: { email: "jana@seznam.cz" } } } },
  { path: "/email/validate", body: { request: { query: {} } } },
  ...model.versions.map((version) => ({
    path: "/phone/validate",
    version,
    body: { request: { query: {}, options: { numberFormat: "e164", defaultPrefix: "+420" } } },
  })),
  ...["500", "503"].map((code) => ({
    path: "/email/validate",
    headers: { prefer: `code=${code}` },
    body: { request: { query: { email: "jana@seznam.cz" } } },
  })),
  ...model.versions.flatMap((version) => [...(model.operations.get(version)?.values() ?? [])].map(withoutOptions)),
];

let mock: MockServer;
let result: Report;

beforeAll(async () => {
  mock = await serveMock();
  result = await report(await record(mock.url, [...examples, ...others]));
});

afterAll(() => mock.close());

test("Our own mock contradicts nothing, and does nothing that the contract does not know", () => {
  expect(result.contradictions.map(({ title }) => title)).toEqual([]);
  expect(result.additions.map(({ title }) => title)).toEqual([]);
  expect(result.exitCode).toBe(0);
});

test("Our own mock confirms every assumption but those that no call can confirm", () => {
  const never = result.rows.filter(({ kind, verdict }) => kind === "assumed" && verdict === "never seen");
  expect(never.map(({ where }) => where.source)).toEqual([
    // An unknown version is answered as the current one, so the answer is never held against the other.
    "openapi/2.0/openapi.yaml#/components/headers/ServiceApiVersionOfAny/schema",
  ]);
});

test("A row names operation and field, and what it rests on", () => {
  expect(result.rows.map(({ title }) => title)).toContain("phone/validate result.data.carrier");
  expect(
    result.rows.filter(({ count, calls, versions }) => calls > count || (count > 0 && versions.length === 0)),
  ).toEqual([]);
  expect(result.rows.every(({ title }) => /^[a-z]+\/[a-z]+/.test(title))).toBe(true);
});

test("A field is never told to be only null when it was seen with values", () => {
  const values = new Set(
    result.rows.flatMap(({ evidence }) => /Only ever null: (.*)\./.exec(evidence.join(" "))?.[1] ?? []),
  );
  expect([...values].filter((names) => /address\b/.test(names))).toEqual([]);
});

test("Every statement is held, and none was never looked at", () => {
  const { held, broken, neverSeen } = result.summary.stated;
  expect({ broken, neverSeen }).toEqual({ broken: 0, neverSeen: 0 });
  expect(held).toBeGreaterThan(60);
});

/** A request of an operation that sends each of its options as null, which means the same as leaving it out. */
function withoutOptions({ path, version, request, examples: own }: OperationNode): CallToSend {
  const options = findField(request, ["request", "options"])?.node.reference?.properties ?? new Map();
  const names = [...options].filter(([, { isForbidden }]) => !isForbidden).map(([name]) => name);
  const [body] = Object.values(own) as [{ request: JsonObject }];
  return {
    path,
    version,
    body: { request: { ...body.request, options: Object.fromEntries(names.map((name) => [name, null])) } },
  };
}
