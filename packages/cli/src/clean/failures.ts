import { ApiError, ResponseParseError } from "@data-validation/client";
import { stepAfter } from "@data-validation/client/internal/errors/next-step";
import { explainFileError } from "./file-errors.ts";
import type { CleanJournal } from "./journal.ts";

/** Decides whether a failure is due to the value or the service, and whether the run goes on. */
export class FailureJudge {
  readonly #journal: CleanJournal;
  readonly #limit: number;
  /**
   * Doubtful failures, with the index of the next call: if that one or a later one succeeds, the
   * value was the reason.
   */
  readonly #doubtful = new Map<string, { reason: string; next: number }>();
  #begun = 0;
  #stopReason: unknown;

  /** `limit`: the number of doubtful failures that ends the run. */
  constructor(journal: CleanJournal, limit: number) {
    this.#journal = journal;
    this.#limit = limit;
  }

  /** Why no further call is made; undefined while the run goes on. */
  get stopReason(): unknown {
    return this.#stopReason;
  }

  /** Ends the run for the first of all reasons; undefined is none. */
  stop(reason: unknown): void {
    this.#stopReason ??= explainFileError(reason);
  }

  begin(): void {
    this.#begun += 1;
  }

  /** The API responded to a call: earlier failures were due to their values. */
  async succeed(index: number): Promise<void> {
    for (const [key, { next, reason }] of this.#doubtful)
      if (next <= index) await this.#storeFailure(key, reason);
  }

  async fail(index: number, key: string, error: Error): Promise<void> {
    const kind = failureKindOf(error);
    if (kind === "value") {
      await this.succeed(index);
      await this.#storeFailure(key, error.message);
    }
    if (kind === "doubtful") this.#doubtful.set(key, { reason: error.message, next: this.#begun });
    if (kind === "final" || this.#doubtful.size >= this.#limit) this.stop(error);
  }

  /** At the end of the calls, doubtful failures count as failures, unless no call succeeded. */
  async decide(): Promise<void> {
    const [first] = this.#doubtful.values();
    if (first && this.#journal.counts.succeeded === 0) this.stop(new Error(first.reason));
    else for (const [key, { reason }] of this.#doubtful) await this.#storeFailure(key, reason);
  }

  async #storeFailure(key: string, reason: string): Promise<void> {
    this.#doubtful.delete(key);
    await this.#journal.fail(key, reason).catch((error) => this.stop(error));
  }
}

/**
 * Whether a failure ends the run (key, credit, quota), is a result for its value, or is doubtful
 * because the service may be the reason.
 */
function failureKindOf(error: Error): "final" | "value" | "doubtful" {
  if (error instanceof ResponseParseError && error.responseAt !== undefined) return "final";
  if (!(error instanceof ApiError)) return "doubtful";
  const { status, errors } = error;
  // A rate limit that outlasted all retries also applies to the next value.
  if (stepAfter(status, errors) === "stop" || status === 429) return "final";
  // Every value is sent to the same paths.
  return status >= 500 || status === 404 || status === 405 ? "doubtful" : "value";
}
