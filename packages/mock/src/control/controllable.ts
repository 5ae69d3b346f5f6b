import type { createDataStore } from "../data/read-data.ts";
import type { Quota } from "../keys/quota.ts";
import type { Metrics } from "../metrics.ts";
import type { RequestLog } from "./request-log.ts";
import type { AnyResponse } from "./responses.ts";
import type { Scope } from "./scope.ts";
import type { ScriptList } from "./script.ts";

/**
 * The interface of the controls: the next responses of an operation, own data, and the request log.
 */
export type Controllable = ReturnType<typeof controllableOf>;

interface ControlledParts {
  scripts: ScriptList;
  dataStore: ReturnType<typeof createDataStore>;
  quota: Quota | undefined;
}

export function controllableOf(
  { scripts, dataStore, quota }: ControlledParts,
  requests: RequestLog,
  metrics: Metrics,
  isReady: () => boolean,
) {
  let resets = 0;
  return {
    respond: (path: string, responses: readonly AnyResponse[], scope: Scope = {}) =>
      scripts.add(path, responses, scope),
    scripts: (scope?: Scope) => scripts.list(scope),
    remove: (id: number) => scripts.remove(id),
    requests: requests.list,
    clearRequests: requests.clear,
    /** The quota of each key; empty where there is none. */
    limits: () => quota?.state() ?? {},
    /** Identifies this mock; it changes with each start. */
    instance: String(Math.random()).slice(2),
    /** How often the whole mock was reset. */
    resets: () => resets,
    /** The metrics in OpenMetrics text. */
    metrics: () => metrics.text({ ...scripts.counts(), logged: requests.count() }),
    reset(scope?: Scope): void {
      scripts.clear(scope);
      requests.clear(scope);
      if (!scope) {
        dataStore.reset();
        resets += 1;
      }
      if (!scope || scope.key !== undefined) quota?.reset(scope?.key);
    },
    setData: async (data: unknown, options?: { survivesReset?: boolean }) =>
      dataStore.set(data, options),
    /** Whether new calls are accepted; false once the mock is closing. */
    isReady,
  };
}
