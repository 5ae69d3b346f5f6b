import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "../contract/json.ts";
import type { Model, OperationNode } from "../contract/model.ts";
import { placeKey } from "../contract/places.ts";
import { type RecordedCall, readBody, type SourceEntry } from "./recorded.ts";

/** A call that would be made: a request example of the contract. */
export interface PlannedCall {
  operation: OperationNode;
  /** The name of the example. */
  name: string;
  body: Json;
}

/** How a service is called. */
export interface CallSettings {
  /** Its base address. */
  url: string;
  apiKey: string;
  /** How many calls are made at most. */
  atMost: number;
  /** Calls in a second, at most. */
  rate: number;
  /** Milliseconds to wait for an answer. */
  timeout?: number;
}

/**
 * The calls that the contract's own request examples make, each once: an operation that the versions share is called in the newest alone.
 * The operations take turns, so that a few calls already reach all of them.
 */
export function planCalls(model: Model): PlannedCall[] {
  const known = new Set<string>();
  const byOperation: PlannedCall[][] = [];
  for (const version of model.versions.toReversed()) {
    for (const operation of model.operations.get(version)?.values() ?? []) {
      const key = placeKey(operation.place);
      if (known.has(key)) continue;
      known.add(key);
      byOperation.push(Object.entries(operation.examples).map(([name, body]) => ({ operation, name, body })));
    }
  }
  const rounds = Math.max(0, ...byOperation.map((calls) => calls.length));
  return Array.from({ length: rounds }, (_, round) => byOperation.flatMap((calls) => calls[round] ?? [])).flat();
}

/** Statuses after which further calls are for nothing: the key is refused, or there is no credit left. */
const hopeless = new Map([
  [401, "the key was not accepted (401)"],
  [402, "the project has no credit left (402)"],
  [403, "the key may not be used from here (403)"],
]);

/**
 * Makes the calls, one after the other and no faster than the rate allows. A service that asks to wait (429, 503 with Retry-After) is
 * waited for; one that refuses the key is not asked again.
 */
export async function* makeCalls(calls: PlannedCall[], settings: CallSettings): AsyncGenerator<SourceEntry> {
  const { url, apiKey, atMost, rate, timeout = 30_000 } = settings;
  let next = performance.now();
  for (const { operation, name, body } of calls.slice(0, atMost)) {
    await sleep(Math.max(0, next - performance.now()));
    next = performance.now() + 1000 / rate;
    const where = `${operation.id} ${operation.version}, example ${name}`;
    const requestHeaders = {
      "content-type": "application/json",
      accept: "application/json",
      "api-version": operation.version,
    };
    const address = `${url.replace(/\/$/, "")}${operation.path}`;
    let call: RecordedCall;
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { ...requestHeaders, authorization: `Bearer ${apiKey}` },
        body: JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      });
      call = {
        where,
        time: new Date().toISOString(),
        method: "POST",
        url: address,
        requestHeaders,
        requestBody: { json: body },
        status: response.status,
        responseHeaders: Object.fromEntries(response.headers),
        responseBody: readBody(await response.text()),
      };
    } catch (error) {
      yield { where, problem: reason(error) };
      return;
    }
    yield call;
    const end = hopeless.get(call.status);
    if (end) {
      yield { where, problem: `${end}, so no further call was made` };
      return;
    }
    const wait = Number(call.responseHeaders?.["retry-after"] ?? 0);
    if (wait > 0) next = Math.max(next, performance.now() + Math.min(wait, 60) * 1000);
  }
}

/** Why a call failed, without the key. */
function reason(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === "TimeoutError") return "the service did not answer in time, so no further call was made";
  return `the service cannot be reached (${cause?.code ?? name}), so no further call was made`;
}
