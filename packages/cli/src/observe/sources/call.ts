import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "../contract/json.ts";
import type { Model, OperationNode } from "../contract/model.ts";
import { placeKey } from "../contract/places.ts";
import { readBody, type SourceEntry } from "./recorded.ts";

type PlannedCall = { operation: OperationNode; name: string; body: Json };

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

/** Statuses after which further calls are for nothing: the key is rejected, or has no credit or calls left. */
const hopeless = [401, 402, 403, 429];

/**
 * Makes the calls, one after the other and no faster than the rate allows. It ends at the first one that gets no response, and when the
 * service rejects the key or asks to wait.
 */
export async function* makeCalls(
  calls: PlannedCall[],
  { url, apiKey, rate }: { url: string; apiKey: string; rate: number },
): AsyncGenerator<SourceEntry> {
  let next = performance.now();
  for (const { operation, name, body } of calls) {
    await sleep(Math.max(0, next - performance.now()));
    next = performance.now() + 1000 / rate;
    const where = `${operation.id} ${operation.version}, example ${name}`;
    const requestHeaders = { "content-type": "application/json", "api-version": operation.version };
    const address = `${url.replace(/\/$/, "")}${operation.path}`;
    let end: string | undefined;
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { ...requestHeaders, authorization: `Bearer ${apiKey}` },
        body: JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      yield {
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
      if (hopeless.includes(response.status)) end = `HTTP ${response.status}`;
    } catch (error) {
      const { name: kind, cause } = error as Error & { cause?: { code?: string } };
      end = `no response (${cause?.code ?? kind})`;
    }
    if (end === undefined) continue;
    yield { where, problem: `${end}, so no further call was made` };
    return;
  }
}
