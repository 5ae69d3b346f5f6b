import { type KindModules, type MockOperation, violationsOf } from "./contract/operations.ts";
import { SUCCESS_STATUS } from "./exchange/status.ts";
import { requestAsReceived, type SentRequest } from "./sandbox/as-received.ts";
import type { OwnData } from "./sandbox/own-data.ts";

/**
 * The result of the sandbox for a request. It depends only on the request and the data, and is
 * cached for equal requests.
 */
export interface ComputedResponse {
  /** The body of the response as JSON text, so that no call can change a cached body. */
  text: string;
  /** Whether the value is reported as unknown only because the mock's catalogue is small. */
  isOutsideCatalogue: boolean;
  /** The violations of the contract in the body, one sentence each. */
  violations: string[];
}

/** The size of the cache, calls and responses, in UTF-16 code units; a larger one is emptied. */
const CACHE_LIMIT = 4_000_000;

/**
 * Creates a cache of computed responses; a key is the text of everything that a response depends
 * on.
 */
export function createResponseCache() {
  const cache = new Map<string, ComputedResponse>();
  let size = 0;
  return (key: string, compute: () => ComputedResponse): ComputedResponse => {
    const cached = cache.get(key);
    if (cached) return cached;
    const computed = compute();
    const addedSize = key.length + computed.text.length;
    if (size + addedSize > CACHE_LIMIT) {
      cache.clear();
      size = 0;
    }
    cache.set(key, computed);
    size += addedSize;
    return computed;
  };
}

/** For a request that the contract allows. */
export function computeResponse(
  modules: KindModules,
  operation: MockOperation,
  request: SentRequest,
  ownData: OwnData | undefined,
): ComputedResponse {
  const { version, id } = operation;
  const compute = modules.sandbox[version][id];
  if (!compute) throw new Error(`Version ${version} has no operation ${id}.`);
  const body = compute(requestAsReceived(request) as never, ownData);
  return {
    text: JSON.stringify(body),
    isOutsideCatalogue: modules.isOutsideCatalogue(Object(request.query), Object(body)),
    violations: violationsOf(modules, operation, SUCCESS_STATUS, body),
  };
}
