import { on } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ProcessTree } from "@data-validation/tooling/processes/process-tree";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import type { JudgeReport, TestFailure } from "./judge.ts";
import type { Question } from "./related.ts";

/**
 * Milliseconds without a result after which tests hang, with and without a mistake, and those that
 * they have to end after one has failed.
 */
const SILENCE = 60_000;
const LONGEST_SILENCE = 600_000;
const END = 5000;

/** The message about tests that a mistake keeps from ending. */
export const hang: TestFailure = { test: "time", isSound: true };

/** The tests of `npm test` in a copy of the repository. */
export class Tests {
  readonly #cwd: string;
  #judge: ProcessTree | undefined;
  /** The longest silence before a result, in milliseconds: a busy machine needs longer. */
  #longestPause = 0;

  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** Runs the tests that import a file, and returns the first failure. */
  async firstFailure(
    question: Question,
    silence = this.#silence(),
  ): Promise<TestFailure | undefined> {
    this.#judge ??= new ProcessTree(
      [process.execPath, `--conditions=${SOURCE_CONDITION}`, "test/mutants/planted/judge.ts"],
      { cwd: this.#cwd, stdio: ["ignore", "ignore", "inherit", "ipc"] },
    );
    const judge = this.#judge.process;
    const reports = on(judge, "message", { close: ["exit"] });
    judge.send(question);
    let failure: TestFailure | undefined;
    for (;;) {
      const start = performance.now();
      const late = sleep(failure ? END : silence, undefined, { ref: false });
      const next = await Promise.race([reports.next(), late]);
      if (next === undefined || next.done) {
        await this.end();
        return failure ?? hang;
      }
      this.#longestPause = Math.max(this.#longestPause, performance.now() - start);
      const [report]: JudgeReport[] = next.value;
      if (typeof report === "object") failure ??= report;
      if (report !== "done") continue;
      await reports.return?.();
      return failure;
    }
  }

  #silence(): number {
    return Math.max(SILENCE, 2 * this.#longestPause);
  }

  /**
   * Whether tests that hung with a mistake take that long without it, as on a busy machine. The
   * next ones get longer.
   */
  async areSlow(question: Question): Promise<boolean> {
    const before = this.#silence();
    await this.firstFailure(question, LONGEST_SILENCE);
    return this.#silence() > before;
  }

  async end(): Promise<void> {
    await this.#judge?.end();
    this.#judge = undefined;
  }
}
