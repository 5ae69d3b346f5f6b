import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../../packages/cli/src/observe/contract/json.ts";
import { maskBody } from "../../../packages/cli/src/observe/mask.ts";
import type { RecordedCall } from "../../../packages/cli/src/observe/sources/recorded.ts";
import { fromPair } from "../../../packages/cli/src/observe/sources/recorded.ts";
import { planted } from "./support/planted.ts";
import { asLines, found, model, report, traffic } from "./support/traffic.ts";

describe("A recording without values says the same of the contract", async () => {
  // A default is unknown without values.
  const calls = await traffic(planted.filter((one) => !one.found.startsWith("default")));
  const lines = asLines(calls, false).split("\n");

  test("every contradiction and every addition, at its place", async () => {
    const again = lines.map((line, index) => fromPair(JSON.parse(line), calls[index]?.where ?? "") as RecordedCall);
    const whole = await report(calls);
    const masked = await report(again);
    expect(whole.findings.length).toBeGreaterThan(30);
    expect(found(masked)).toEqual(found(whole));
    expect(masked.observer.masked).toBe(calls.length);
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

test("A recording contains no name day, no house number and no count: numbers are replaced where the contract does not list them", () => {
  const operation = model.operations.get("2.0")?.get("/name/validate");
  const body = { result: { details: [{ type: "name", gender: 2, nameDays: [{ country: "CZ", month: 7, day: 26 }] }] } };
  expect(maskBody(body, operation?.responses.get(200)?.schema)).toEqual({
    result: { details: [{ type: "name", gender: 1, nameDays: [{ country: "AA", month: 1, day: 1 }] }] },
  });
});

test("Any value is replaced by one of the same type, and no text of more than a sign or two gets through", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const body = value as Json;
      const masked = maskBody(body, undefined);
      expect(typeof masked).toBe(typeof body);
      expect(Array.isArray(masked)).toBe(Array.isArray(body));
      if (typeof body === "string" && /[b-zB-Z1-9]/.test(body)) expect(masked).not.toBe(body);
    }),
  );
});
