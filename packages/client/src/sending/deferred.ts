// What few calls need: the retry policy, the errors of responses, an envelope at another place. A page loads it beside its first call.

export { reasonsIn } from "../errors/next-step.ts";
export { beginReport } from "../response/report.ts";
export { errorOf, tooLarge } from "../response/response.ts";
export { resultsOf } from "../response/results.ts";
export { unwrap } from "../response/unwrap.ts";
export { withDetails } from "./details-header.ts";
export { hideKey } from "./hide-key.ts";
export { noPage } from "./no-page.ts";
export { createRetryPolicy } from "./retry.ts";
