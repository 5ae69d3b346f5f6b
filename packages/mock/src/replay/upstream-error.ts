import { UsageError } from "../usage-error.ts";

/** A call that was not recorded, since the service did not respond, or not as the API does. */
export class UpstreamError extends UsageError {
  /** The problem without the advice: a sentence without its full stop. */
  readonly problem: string;

  constructor(problem: string, setting = "upstream") {
    super(`${problem}. Check the ${setting}.`);
    this.problem = problem;
  }
}
