import { asReceived, type SentRequest } from "./as-received.ts";
import { type KindModules, type MockOperation, violationsOf } from "./operations.ts";
import { SUCCESS } from "./prefer.ts";
import type { World } from "./sandbox/world.ts";

/** What the sandbox makes of a request. It follows from the request and the data alone, and is kept for the next call that sends it. */
export interface Computed {
  /** The body of the response as JSON: no call can change what another one gets. */
  text: string;
  /** Whether the value is called unknown only because the mock's catalogue is small. */
  isOutsideCatalogue: boolean;
  /** What the contract has against the body, in sentences. */
  violations: string[];
}

/** Calls and responses that are kept at once, in UTF-16 code units; when there are more, it starts again. */
const MOST_KEPT = 4_000_000;

/** Makes a function that computes what a call leads to, unless it did so before; `call` is the text of all that it follows from. */
export function createMemory() {
  const kept = new Map<string, Computed>();
  let size = 0;
  return (call: string, compute: () => Computed): Computed => {
    const known = kept.get(call);
    if (known) return known;
    const computed = compute();
    const added = call.length + computed.text.length;
    if (size + added > MOST_KEPT) {
      kept.clear();
      size = 0;
    }
    kept.set(call, computed);
    size += added;
    return computed;
  };
}

/** Computes the response to a request that the contract allows. */
export function computeResponse(
  modules: KindModules,
  operation: MockOperation,
  request: SentRequest,
  world: World | undefined,
): Computed {
  const { version, id } = operation;
  const compute = modules.sandbox[version][id];
  if (!compute) throw new Error(`Version ${version} has no operation ${id}.`);
  const body = compute(asReceived(request) as never, world);
  return {
    text: JSON.stringify(body),
    isOutsideCatalogue: modules.isOutsideCatalogue(Object(request.query), Object(body)),
    violations: violationsOf(modules, operation, SUCCESS, body),
  };
}
