// What few calls need: the retry policy, the errors of responses, an envelope at another place. A
// page loads it beside its first call.

export { reasonsIn } from "./errors/next-step.ts";
export { errorOf, tooLarge } from "./response/response.ts";
export { resultsOf } from "./response/results.ts";
export { unwrap } from "./response/unwrap.ts";
export { withDetails } from "./sending/details-header.ts";
export { hideKey } from "./sending/hide-key.ts";
export { noPage } from "./sending/no-page.ts";
export { beginReport } from "./sending/report.ts";
export { createRetryPolicy } from "./sending/retry.ts";
