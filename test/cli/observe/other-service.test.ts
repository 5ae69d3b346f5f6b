import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { diffLines } from "diff";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readContract } from "../../../packages/cli/src/observe/contract/load.ts";
import { buildModel } from "../../../packages/cli/src/observe/contract/model.ts";
import { changeSources, type Report } from "../../../packages/cli/src/observe/report/report.ts";
import type { RecordedCall } from "../../../packages/cli/src/observe/sources/recorded.ts";
import { testKeys } from "../../../packages/mock/src/index.ts";
import { createOtherService } from "./support/other-service.ts";
import { planted } from "./support/planted.ts";
import { type CallToSend, examples, model, report } from "./support/traffic.ts";

/** Beside the request examples: what brings out the differences that are about failures and about requests. */
const others: CallToSend[] = [
  { path: "/company/get", body: { request: { query: {} } } },
  { path: "/email/search", key: testKeys.refused, body: { request: { query: { value: "jana" } } } },
  { path: "/email/search", body: { request: { query: {} } } },
  {
    path: "/phone/validate",
    body: { request: { query: { numberFull: "+420607123456" }, options: { formatNumber: true } } },
  },
];

describe("A service with forty planted differences", () => {
  let calls: RecordedCall[];
  let result: Report;

  beforeAll(async () => {
    const service = createOtherService(planted);
    calls = await Promise.all([...examples, ...others].map(service));
    result = await report(calls);
  });

  test("there are forty of them", () => {
    expect(planted).toHaveLength(40);
    expect(new Set(planted.map(({ found }) => found)).size).toBe(40);
  });

  test("each is found at its place, and nothing else is", () => {
    expect(findings(result)).toEqual(planted.map(({ found }) => found).toSorted());
  });

  test("the service breaks statements, which the exit code says before anything else", () => {
    expect(result.exitCode).toBe(2);
    expect(result.contradictions.filter(({ ground }) => ground === "stated").length).toBeGreaterThan(0);
  });

  describe("after its changes are applied to the sources", () => {
    const all = { contradicted: true, stated: true, marks: false };
    let changed: Record<string, string>;

    beforeAll(() => {
      changed = changeSources(result, model.files.sources, all);
    });

    test("a second run finds nothing, but that somebody sends an option of which the contract no longer speaks", async () => {
      const second = await report(calls, buildModel(readContract(checkout(changed))));
      expect(findings(second)).toEqual(["sent field openapi/2.1/phone/validate.yaml#/schemas/PhoneValidateOptions"]);
      expect(second.exitCode).toBe(0);
    });

    test("the sources have every comment and everything else in its order", () => {
      for (const [file, text] of Object.entries(changed)) {
        const kept = diffLines(model.files.sources[file] as string, text).filter(({ removed }) => removed);
        expect(kept.flatMap(({ value }) => value.split("\n")).filter((line) => /^\s*#/.test(line))).toEqual([]);
        // A list that grows, a required name that goes: a few lines a file, never the whole of it.
        expect(
          kept.reduce((sum, { count }) => sum + count, 0),
          file,
        ).toBeLessThan(12);
      }
    });

    test("what is stated stays, unless that is asked for", () => {
      const cautious = changeSources(result, model.files.sources, { ...all, stated: false });
      const numberFormat = /numberFormat:\n\s+default: (\w+)/;
      expect(numberFormat.exec(cautious["openapi/2.1/phone/validate.yaml"] ?? "")?.[1]).toBe("e164");
      expect(numberFormat.exec(changed["openapi/2.1/phone/validate.yaml"] ?? "")?.[1]).toBe("e123");
    });
  });
});

/** A checkout with changed sources, bundled. */
function checkout(changed: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "observe-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync("openapi", join(root, "openapi"), { recursive: true });
  for (const [file, text] of Object.entries(changed)) writeFileSync(join(root, file), text);
  execFileSync(process.execPath, [resolve("scripts/bundle.ts")], { cwd: root });
  return root;
}

/** What a report found, each with its place in the sources. */
function findings({ contradictions, additions }: Report): string[] {
  return [
    ...contradictions.map(({ keyword, where }) => `${keyword} ${where.source}`),
    ...additions.map(({ kind, where }) => `${kind} ${where.source}`),
  ].toSorted();
}
