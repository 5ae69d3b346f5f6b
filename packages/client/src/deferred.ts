// What few calls need: the retry policy, the errors of responses, an envelope at another place. A page loads it beside its first call.
export { withDetails } from "./details-header.ts";
export { hideKey } from "./hide-key.ts";
export { reasonsIn } from "./next-step.ts";
export { noPage } from "./no-page.ts";
export { beginReport } from "./report.ts";
export { errorOf, tooLarge } from "./response.ts";
export { resultsOf } from "./results.ts";
export { createRetryPolicy } from "./retry.ts";
export { unwrap } from "./unwrap.ts";
