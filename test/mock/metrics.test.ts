import { readFileSync } from "node:fs";
import type { Exchange } from "@data-validation/mock/internal/exchange/exchange";
import { createMetrics } from "@data-validation/mock/internal/metrics";
import { createMock } from "@data-validation/mock/internal/mock";
import { expect, test } from "vitest";
import { readOpenMetrics } from "../support/open-metrics.ts";
import { ask, callOf, validEmail } from "./support/call.ts";

const PREFIX = "data_validation_mock_";

/**
 * The samples of a mock's metrics by name and labels, as a scraper with a foreign host and no key
 * reads them.
 */
async function scrape(mock: ReturnType<typeof createMock>) {
  const response = await mock.fetch("http://mock.team.example/_mock/metrics");
  expect(response.headers.get("content-type")).toMatch(
    /^application\/openmetrics-text; version=1\.0\.0/,
  );
  return readOpenMetrics(await response.text());
}

test("The metrics count calls, durations, scripts and the log, and grow with each call", async () => {
  const mock = createMock();
  const labels = '{operation="/email/validate",version="2.1",status="200",responded_by="sandbox"}';
  const before = await scrape(mock);
  expect(before.get(`${PREFIX}calls_total${labels}`)).toBeUndefined();
  await ask(mock, validEmail);
  await mock.respond("/email/validate", { status: 429, times: 1 }, { example: "valid" });
  await ask(mock, validEmail);
  const after = await scrape(mock);
  expect(after.get(`${PREFIX}calls_total${labels}`)).toBe(1);
  expect(
    after.get(`${PREFIX}calls_total${labels.replace("200", "429").replace("sandbox", "script")}`),
  ).toBe(1);
  expect(after.get(`${PREFIX}call_duration_seconds_count{operation="/email/validate"}`)).toBe(2);
  expect(after.get(`${PREFIX}scripts_registered_total`)).toBe(2);
  expect(after.get(`${PREFIX}scripts_used_total`)).toBe(1);
  expect(after.get(`${PREFIX}scripts_active`)).toBe(1);
  expect(after.get(`${PREFIX}logged_calls`)).toBe(2);
  mock.reset();
  const reset = await scrape(mock);
  expect(reset.get(`${PREFIX}calls_total${labels}`)).toBe(1);
  expect(reset.get(`${PREFIX}logged_calls`)).toBe(0);
});

test("The guide has each metric with its type", () => {
  const guide = readFileSync("docs/content/guides/mock-for-a-team.md", "utf8");
  const text = createMetrics().text({ registered: 0, used: 0, active: 0, logged: 0 });
  const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  expect(families.length).toBeGreaterThan(5);
  for (const [, name = "", type = ""] of families) {
    const total = type === "counter" ? "_total" : "";
    const words = [name + total, name.replace(/^.*_scripts/, "…_scripts") + total];
    const row = guide.split("\n").find((line) => words.some((word) => line.includes(`${word}\``)));
    expect(row, name).toContain(`| ${type} |`);
  }
});

test("A call counts once, and in each bucket whose bound its duration does not exceed", () => {
  const metrics = createMetrics();
  const call = { ...callOf(validEmail), path: "/email/validate" };
  for (const milliseconds of [1, 7, 500, 6000])
    metrics.add({
      call,
      milliseconds,
      version: "2.1",
      response: { status: 200, headers: {} },
      respondedBy: "sandbox",
    } as unknown as Exchange);
  const samples = readOpenMetrics(metrics.text({ registered: 0, used: 0, active: 0, logged: 0 }));
  const name = `${PREFIX}call_duration_seconds`;
  const bounds = ["0.001", "0.005", "0.01", "0.1", "0.5", "1.0", "5.0", "+Inf"];
  const counts = bounds.map((bound) =>
    samples.get(`${name}_bucket{operation="/email/validate",le="${bound}"}`),
  );
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 3, 4]);
  const labels = '{operation="/email/validate",version="2.1",status="200",responded_by="sandbox"}';
  expect(samples.get(`${PREFIX}calls_total${labels}`)).toBe(4);
  expect(samples.get(`${name}_sum{operation="/email/validate"}`)).toBeCloseTo(6.508);
});

test("No label has a value that a caller chooses", async () => {
  const mock = createMock();
  await mock.respond("/email/validate", { status: 299, offContract: true });
  await ask(mock, validEmail);
  await ask(mock, validEmail, { "api-version": 'x"} 1' });
  await mock.handle({ ...callOf(validEmail, {}, '/jana"}\n/x'), method: "BREW" });
  const labels = [...(await scrape(mock)).keys()].filter((name) => name.includes("calls_total{"));
  expect(labels).toEqual([
    `${PREFIX}calls_total{operation="/email/validate",version="2.1",status="other",responded_by="script"}`,
    `${PREFIX}calls_total{operation="/email/validate",version="2.1",status="404",responded_by="contract"}`,
    `${PREFIX}calls_total{operation="other",version="2.1",status="404",responded_by="contract"}`,
  ]);
});
