import type { Outcome } from "./retry.ts";

/** Loads what few calls need. Where it cannot be loaded, it rejects with the failure of the call, or an error of ours for its response. */
export type LoadLate = (outcome?: Outcome) => Promise<typeof import("./late.ts").late>;
