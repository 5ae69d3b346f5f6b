import { currentVersion } from "@data-validation/generated/versions";
import { operationLabel } from "./contract/operations.ts";
import { statusesOf } from "./contract/problem.ts";
import type { Exchange } from "./exchange/exchange.ts";

/** The media type of OpenMetrics 1.0. */
export const METRICS_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

const PREFIX = "data_validation_mock_";

/** Upper bounds of the duration buckets, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Counts of other parts of the mock. */
interface Counts {
  /** Scripted responses: registered, sent and remaining. */
  registered: number;
  used: number;
  active: number;
  /** Calls in the request log. */
  logged: number;
}

interface Durations {
  /** The calls per bucket, not cumulative; the last count is of those above all buckets. */
  counts: number[];
  sum: number;
}

type Labels = Readonly<Record<string, string>>;

interface Sample {
  labels?: Labels;
  value: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts the calls of a mock since its start. No label has a value that a caller chooses. */
export function createMetrics() {
  const calls = new Map<string, Sample>();
  const durations = new Map<string, Durations>();
  let recorded = 0;

  return {
    /** The text is made when the metrics are read. */
    add({ call, version, response, respondedBy, milliseconds, isRecorded }: Exchange): void {
      const operation = operationLabel(call.path);
      const status = statusOf(response.status);
      const key = `${operation} ${version} ${status} ${respondedBy}`;
      const counted = calls.get(key);
      if (counted) counted.value += 1;
      else
        calls.set(key, {
          labels: { operation, version, status, responded_by: respondedBy },
          value: 1,
        });
      countDuration(durations, operation, milliseconds / 1000);
      if (isRecorded) recorded += 1;
    },
    text({ registered, used, active, logged }: Counts): string {
      return [
        ...counter("calls", "Calls of the API.", [...calls.values()]),
        ...histogram("call_duration_seconds", "Time to a response.", durations),
        ...counter("scripts_registered", "Scripted responses registered.", [{ value: registered }]),
        ...counter("scripts_used", "Responses that a script sent.", [{ value: used }]),
        ...gauge("scripts_active", "Scripted responses that can still be sent.", active),
        ...counter("recorded_calls", "Calls written to a recording.", [{ value: recorded }]),
        ...gauge("logged_calls", "Calls in the request log.", logged),
        "# EOF\n",
      ].join("\n");
    },
  };
}

function countDuration(
  durations: Map<string, Durations>,
  operation: string,
  seconds: number,
): void {
  const histogram = durations.get(operation) ?? {
    counts: Array(buckets.length + 1).fill(0),
    sum: 0,
  };
  const bucket = buckets.findIndex((bound) => seconds <= bound);
  const at = bucket === -1 ? buckets.length : bucket;
  histogram.counts[at] = (histogram.counts[at] ?? 0) + 1;
  histogram.sum += seconds;
  durations.set(operation, histogram);
}

const statuses = statusesOf(currentVersion);

function statusOf(status: number): string {
  return statuses.includes(status) ? String(status) : "other";
}

/**
 * Labels as `{operation="/email/validate",…}`. Their values have no character that needs to be
 * escaped.
 */
function labelsOf(labels: Labels): string {
  return `{${Object.entries(labels).map(([name, value]) => `${name}="${value}"`)}}`;
}

function metricHead(name: string, type: string, help: string): string[] {
  return [`# TYPE ${PREFIX}${name} ${type}`, `# HELP ${PREFIX}${name} ${help}`];
}

function counter(name: string, help: string, samples: readonly Sample[]): string[] {
  const lines = samples.map(({ labels, value }) => {
    return `${PREFIX}${name}_total${labels ? labelsOf(labels) : ""} ${value}`;
  });
  return [...metricHead(name, "counter", help), ...lines];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...metricHead(name, "gauge", help), `${PREFIX}${name} ${value}`];
}

/** A number as OpenMetrics writes it in a label: `1.0`. */
function formatBound(bound: number): string {
  return Number.isInteger(bound) ? bound.toFixed(1) : String(bound);
}

function histogram(
  name: string,
  help: string,
  byOperation: ReadonlyMap<string, Durations>,
): string[] {
  const samples = [...byOperation].flatMap(([operation, { counts, sum }]) => {
    const bounds = [...buckets.map(formatBound), "+Inf"];
    let count = 0;
    const lines = counts.map((bucketCount, at) => {
      count += bucketCount;
      return `${PREFIX}${name}_bucket${labelsOf({ operation, le: bounds[at] ?? "" })} ${count}`;
    });
    const labels = labelsOf({ operation });
    return [
      ...lines,
      `${PREFIX}${name}_sum${labels} ${sum}`,
      `${PREFIX}${name}_count${labels} ${count}`,
    ];
  });
  return [...metricHead(name, "histogram", help), `# UNIT ${PREFIX}${name} seconds`, ...samples];
}
