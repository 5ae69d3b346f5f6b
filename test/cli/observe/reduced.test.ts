import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Json } from "../../../packages/cli/src/observe/contract/json.ts";
import { matchCall } from "../../../packages/cli/src/observe/ledger/match.ts";
import { recordingLine } from "../../../packages/cli/src/observe/proxy/recording.ts";
import { reduceBody } from "../../../packages/cli/src/observe/reduce.ts";
import type { Report } from "../../../packages/cli/src/observe/report/report.ts";
import { fromPair } from "../../../packages/cli/src/observe/sources/pair.ts";
import type { RecordedCall } from "../../../packages/cli/src/observe/sources/recorded.ts";
import { createOtherService } from "./support/other-service.ts";
import { planted } from "./support/planted.ts";
import { examples, model, report } from "./support/traffic.ts";

describe("A recording without values says the same of the contract", () => {
  let calls: RecordedCall[];
  let lines: string[];

  beforeAll(async () => {
    // What a default is cannot be told without values.
    const service = createOtherService(planted.filter(({ found }) => !found.startsWith("default")));
    calls = await Promise.all(examples.map(service));
    lines = calls.map((call) => recordingLine(matchCall(model, call, {}) as never, call, false));
  });

  test("every contradiction and every addition, at its place", async () => {
    const again = lines.map((line, index) => fromPair(JSON.parse(line), calls[index]?.where ?? "") as RecordedCall);
    const [whole, reduced] = [await report(calls), await report(again)];
    expect(places(whole).length).toBeGreaterThan(30);
    expect(places(reduced)).toEqual(places(whole));
    expect(reduced.source.reduced).toBe(calls.length);
  });

  test("and nothing else of what was sent: no text of a query is in it", () => {
    for (const [index, { requestBody }] of calls.entries()) {
      const { request } = (requestBody as { json: { request: { query: Record<string, Json> } } }).json;
      const texts = Object.entries(request.query).flatMap(([name, value]) =>
        typeof value === "string" && name !== "type" && value.length > 5 ? [value] : [],
      );
      for (const value of texts) expect(lines[index], value).not.toContain(JSON.stringify(value));
    }
  });
});

test("Any value is replaced by one of the same type, and no text of more than a sign or two gets through", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const body = value as Json;
      const reduced = reduceBody(body, undefined);
      expect(typeof reduced).toBe(typeof body);
      expect(Array.isArray(reduced)).toBe(Array.isArray(body));
      if (typeof body === "string" && /[b-zB-Z1-9]/.test(body)) expect(reduced).not.toBe(body);
    }),
  );
});

function places({ contradictions, additions }: Report): string[] {
  return [
    ...contradictions.map(({ keyword, where }) => `${keyword} ${where.source}`),
    ...additions.map(({ kind, where }) => `${kind} ${where.source}`),
  ].toSorted();
}
