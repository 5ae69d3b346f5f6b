import type { Outcome } from "./outcome.ts";

/**
 * Loads what few calls need. If that fails, it rejects with the failure of the call, or with an
 * error for its response.
 */
export type LoadDeferred = (outcome?: Outcome) => Promise<typeof import("./deferred.ts")>;
