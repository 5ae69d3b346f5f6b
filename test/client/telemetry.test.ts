import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@data-validation/client";
import { createMock } from "@data-validation/mock";
import { metrics, trace } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { expect, test, vi } from "vitest";

const home = join(import.meta.dirname, "../..");

test("The sample of the guide traces and measures each call in 20 lines, without values of its request", async () => {
  const spans = new InMemorySpanExporter();
  const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({
    exporter: measured,
    exportIntervalMillis: 60_000,
  });
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
  );
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  vi.stubEnv("DATA_VALIDATION_KEY", "key");
  vi.stubEnv("DATA_VALIDATION_URL", "https://api.data-validation.example");
  vi.stubGlobal("fetch", createMock().fetch);
  const { api } = (await sample()) as { api: Client };
  await api.email.validate({ email: "jana@company.example" });
  await api.phone.validate(
    { numberFull: "+420607123456" },
    { options: { numberFormat: "E164" as "e164" } },
  );
  await reader.forceFlush();
  const finished = spans.getFinishedSpans();
  expect(finished).toMatchObject([
    {
      name: "POST /email/validate",
      status: { code: 0 },
      attributes: { "http.response.status_code": 200 },
    },
    { name: "POST /phone/validate", status: { code: 2 }, attributes: { "error.type": "OPTIONS" } },
  ]);
  const [{ scopeMetrics = [] } = {}] = measured.getMetrics();
  expect(scopeMetrics[0]?.metrics[0]?.dataPoints).toMatchObject([
    { value: { count: 1 } },
    { value: { count: 1 } },
  ]);
  expect(JSON.stringify(finished.map(({ name, attributes }) => [name, attributes]))).not.toMatch(
    /jana|607123456/,
  );
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The module of the guide that imports OpenTelemetry, below the folder that has it installed. */
async function sample(): Promise<unknown> {
  const guide = readFileSync(join(home, "docs/content/guides/client.md"), "utf8");
  const codes = [...guide.matchAll(/```typescript\n(.*?)```/gs)].map(([, code = ""]) => code);
  const code = codes.find((one) => one.includes("@opentelemetry/api")) ?? "";
  expect(code.trimEnd().split("\n")).toHaveLength(20);
  mkdirSync(join(home, "dist"), { recursive: true });
  const folder = mkdtempSync(join(home, "dist/telemetry-"));
  const source = `"${home}/packages/client/src/index.ts"`;
  writeFileSync(join(folder, "sample.mts"), code.replace('"@data-validation/client"', source));
  return import(pathToFileURL(join(folder, "sample.mts")).href).finally(() =>
    rmSync(folder, { recursive: true }),
  );
}
