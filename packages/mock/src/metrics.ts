import { currentVersion } from "@data-validation/generated/versions";
import type { Exchange } from "./exchange.ts";
import { operationOf } from "./operations.ts";
import { statusesOf } from "./problem.ts";

/** The media type of OpenMetrics 1.0. */
export const METRICS_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

const PREFIX = "data_validation_mock_";

/** Upper bounds of the durations that are counted, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** What other parts of the mock count. */
interface Counts {
  /** Scripted responses: ever registered, sent, and those that can still be sent. */
  registered: number;
  used: number;
  active: number;
  /** Calls in the request log. */
  logged: number;
}

interface Durations {
  /** How many calls took at most as long as each bucket. */
  buckets: number[];
  sum: number;
  count: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts the calls of a mock since its start. No label has a value that a caller chooses. */
export function createMetrics() {
  const calls = new Map<string, number>();
  const durations = new Map<string, Durations>();
  let recorded = 0;

  return {
    add(exchange: Exchange): void {
      const operation = operationOf(exchange.call.path);
      const labels = labelsOf({
        operation,
        version: exchange.version,
        status: statusOf(exchange.response.status),
        responded_by: exchange.respondedBy,
      });
      calls.set(labels, (calls.get(labels) ?? 0) + 1);
      const seconds = exchange.milliseconds / 1000;
      const taken = durations.get(operation) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      taken.buckets = taken.buckets.map(
        (count, at) => count + Number(seconds <= (BUCKETS[at] ?? 0)),
      );
      taken.sum += seconds;
      taken.count += 1;
      durations.set(operation, taken);
      if (exchange.isRecorded) recorded += 1;
    },
    /** The metrics as OpenMetrics text. */
    text({ registered, used, active, logged }: Counts): string {
      return [
        ...counter("calls", "Calls of the API.", [...calls]),
        ...histogram("call_duration_seconds", "Time to a response.", durations),
        ...counter("scripts_registered", "Scripted responses registered.", [["", registered]]),
        ...counter("scripts_used", "Responses that a script sent.", [["", used]]),
        ...gauge("scripts_active", "Scripted responses that can still be sent.", active),
        ...counter("recorded_calls", "Calls written to a recording.", [["", recorded]]),
        ...gauge("logged_calls", "Calls in the request log.", logged),
        "# EOF\n",
      ].join("\n");
    },
  };
}

const statuses = statusesOf(currentVersion);

function statusOf(status: number): string {
  return statuses.includes(status) ? String(status) : "other";
}

/** Labels as `{operation="/email/validate",…}`. Their values have no character that needs to be escaped. */
function labelsOf(labels: Readonly<Record<string, string>>): string {
  return `{${Object.entries(labels).map(([name, value]) => `${name}="${value}"`)}}`;
}

function head(name: string, type: string, help: string): string[] {
  return [`# TYPE ${PREFIX}${name} ${type}`, `# HELP ${PREFIX}${name} ${help}`];
}

function counter(name: string, help: string, values: [labels: string, value: number][]): string[] {
  const samples = values.map(([labels, value]) => `${PREFIX}${name}_total${labels} ${value}`);
  return [...head(name, "counter", help), ...samples];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...head(name, "gauge", help), `${PREFIX}${name} ${value}`];
}

/** A number as OpenMetrics writes it in a label: `1.0`. */
function canonical(bound: number): string {
  return Number.isInteger(bound) ? bound.toFixed(1) : String(bound);
}

function histogram(name: string, help: string, all: ReadonlyMap<string, Durations>): string[] {
  const samples = [...all].flatMap(([operation, { buckets, sum, count }]) => {
    const bounds = [...BUCKETS.map(canonical), "+Inf"];
    const lines = [...buckets, count].map(
      (value, at) =>
        `${PREFIX}${name}_bucket${labelsOf({ operation, le: bounds[at] ?? "" })} ${value}`,
    );
    const labels = labelsOf({ operation });
    return [
      ...lines,
      `${PREFIX}${name}_sum${labels} ${sum}`,
      `${PREFIX}${name}_count${labels} ${count}`,
    ];
  });
  return [...head(name, "histogram", help), `# UNIT ${PREFIX}${name} seconds`, ...samples];
}
