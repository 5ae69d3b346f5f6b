import { changeSources } from "@data-validation/cli/internal/comparison/report";
import { testKeys } from "@data-validation/mock";
import { diffLines } from "diff";
import { expect, test } from "vitest";
import {
  type CallToSend,
  exampleCalls,
  findingNames,
  plantedEdits,
  plantedOf,
  readSource,
  reportOnCalls,
  traffic,
} from "./support/traffic.ts";

/**
 * Beside the request examples: what brings out the differences that are about failures and about
 * requests.
 */
const extraCalls: CallToSend[] = [
  { path: "/company/get", body: { request: { query: {} } } },
  {
    path: "/email/search",
    key: testKeys.rejected,
    body: { request: { query: { value: "jana" } } },
  },
  { path: "/email/search", body: { request: { query: {} } } },
  {
    path: "/phone/validate",
    body: { request: { query: { numberFull: "+420607123456" }, options: { formatNumber: true } } },
  },
];

// That a second run finds nothing to apply is shown by npm run suite -- observe.
const isPlanted = ({ version }: CallToSend) =>
  Object.keys(plantedEdits).some((found) => found.includes(` ${version} `));
const calls = await traffic(plantedOf(), [...exampleCalls.filter(isPlanted), ...extraCalls]);
const report = reportOnCalls(calls);
const changed = changeSources(report, readSource);

test("Each of forty planted differences is found at its place, and nothing else is", () => {
  expect(Object.keys(plantedEdits).length).toBe(40);
  expect(findingNames(report)).toEqual(Object.keys(plantedEdits).toSorted());
  expect(report.findings[0]?.ground, "What breaks a statement comes first.").toBe("stated");
  for (const { findings, verdict, title } of report.rows)
    expect(verdict === "contradicted", title).toBe(findings.length > 0);
});

test("Each of forty planted differences has a change, or the reason why a person decides", () => {
  const byHand = report.findings.filter(({ change }) => change.edits.length === 0);
  expect(report.findings.length - byHand.length).toBeGreaterThan(12);
  expect(byHand.filter(({ change }) => change.note === "")).toEqual([]);
  const stated = report.findings.filter(
    ({ ground }) => ground === "stated" || ground === "partly stated",
  );
  expect(stated.length).toBeGreaterThan(3);
  expect(stated.every((finding) => byHand.includes(finding))).toBe(true);
});

test("The changes for forty planted differences keep every comment and the order", () => {
  expect(Object.keys(changed).length).toBeGreaterThan(10);
  for (const [file, text] of Object.entries(changed)) {
    const removed = diffLines(readSource(file), text).filter((part) => part.removed);
    const lines = removed.flatMap(({ value }) => value.trimEnd().split("\n"));
    // A list that grows, a required name that goes: a line each, never the whole of a file.
    expect(lines.filter((line) => !/^\s+(- |[\w"-]+:|.*\{.*\})/.test(line))).toEqual([]);
    expect(lines.length, file).toBeLessThan(15);
  }
});
