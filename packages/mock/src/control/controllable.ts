import type { Metrics } from "../metrics.ts";
import type { Parts } from "../pipeline.ts";
import type { RequestLog } from "./request-log.ts";
import type { AnyResponse } from "./responses.ts";
import type { Scope } from "./scope.ts";

/** What can be controlled: the next responses of an operation, own data, and the request log. */
export type Controllable = ReturnType<typeof controllableOf>;

export function controllableOf(
  { script, world, quota }: Parts,
  requests: RequestLog,
  metrics: Metrics,
  isReady: () => boolean,
) {
  return {
    respond: (path: string, responses: readonly AnyResponse[], scope: Scope = {}) =>
      script.add(path, responses, scope),
    scripts: script.list,
    remove: script.remove,
    requests: requests.list,
    /** The metrics in OpenMetrics text. */
    metrics: () => metrics.text({ ...script.counts(), logged: requests.count() }),
    reset(scope?: Scope): void {
      script.clear(scope);
      requests.clear(scope);
      if (!scope) world.reset();
      if (!scope || scope.key !== undefined) quota?.reset(scope?.key);
    },
    setData: async (data: unknown, isStart?: boolean) => world.set(data, isStart),
    /** Whether new calls are welcome; false once the mock is closing. */
    isReady,
  };
}
