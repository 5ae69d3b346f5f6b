import { withDetails } from "./details-header.ts";
import { hideKey } from "./hide-key.ts";
import { reasonsIn } from "./next-step.ts";
import { noPage } from "./no-page.ts";
import { beginReport } from "./report.ts";
import { errorOf, tooLarge } from "./response.ts";
import { resultsOf } from "./results.ts";
import { createRetryPolicy } from "./retry.ts";
import { unwrap } from "./unwrap.ts";

/** What few calls need: whether to retry, the error that a response stands for, an envelope at another place. A page loads it beside its first call. */
export const late = {
  beginReport,
  createRetryPolicy,
  errorOf,
  hideKey,
  noPage,
  reasonsIn,
  resultsOf,
  tooLarge,
  unwrap,
  withDetails,
};
