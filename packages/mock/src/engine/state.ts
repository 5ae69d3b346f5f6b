import { ScriptList } from "../control/script.ts";
import { createDataStore } from "../data/read-data.ts";
import { createFaultInjector } from "../forced/faults.ts";
import { createAuthenticator } from "../keys/authenticate.ts";
import { limitHeaderNames } from "../keys/limit-headers.ts";
import { Quota } from "../keys/quota.ts";
import type { MockOptions } from "../options.ts";
import { createReplay } from "../replay/replay.ts";
import { UsageError } from "../usage-error.ts";

/** What a mock keeps between calls, and what decides its responses: a member for each option. */
export type MockState = ReturnType<typeof createState>;

export function createState(options: MockOptions) {
  const {
    authentication = true,
    newKeyMilliseconds = 60_000,
    replayOnly = false,
    strict = false,
    onError = printError,
  } = options;
  return {
    authenticate: createAuthenticator(authentication, newKeyMilliseconds),
    nextFault: createFaultInjector(options.delay, options.fault),
    scripts: new ScriptList(),
    replay: createReplay(options.replay),
    isReplayOnly: replayOnly,
    dataStore: createDataStore(options.data),
    isStrict: strict,
    quota:
      options.rateLimit || options.credit !== undefined
        ? new Quota(options.rateLimit, options.credit, limitHeaderNames(options.versionHeader))
        : undefined,
    /** Ends all delays. */
    delays: new AbortController(),
    onError,
  };
}

/** A user's mistake needs no stack trace. */
function printError(error: unknown): void {
  console.error(error instanceof UsageError ? error.message : error);
}
