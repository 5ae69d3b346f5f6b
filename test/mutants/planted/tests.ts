import { on } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ProcessTree } from "@data-validation/tooling/processes/process-tree";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import type { JudgeReport, TestFailure } from "./judge.ts";
import type { Question } from "./related.ts";

/**
 * Milliseconds without a result after which tests hang, and those that they have to end after one
 * has failed.
 */
const SILENCE = 60_000;
const END = 5000;

/** The message about tests that a mistake keeps from ending. */
const hang: TestFailure = { test: "time", isSound: true };

/** The tests of `npm test` in a copy of the repository. */
export class Tests {
  readonly #cwd: string;
  #judge: ProcessTree | undefined;

  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** Runs the tests that import a file, and returns the first failure. */
  async firstFailure(question: Question): Promise<TestFailure | undefined> {
    this.#judge ??= new ProcessTree(
      [process.execPath, `--conditions=${SOURCE_CONDITION}`, "test/mutants/planted/judge.ts"],
      { cwd: this.#cwd, stdio: ["ignore", "ignore", "inherit", "ipc"] },
    );
    const judge = this.#judge.process;
    const reports = on(judge, "message", { close: ["exit"] });
    judge.send(question);
    let failure: TestFailure | undefined;
    for (;;) {
      const late = sleep(failure ? END : SILENCE, undefined, { ref: false });
      const next = await Promise.race([reports.next(), late]);
      if (next === undefined || next.done) {
        await this.end();
        return failure ?? hang;
      }
      const [report]: JudgeReport[] = next.value;
      if (typeof report === "object") failure ??= report;
      if (report !== "done") continue;
      await reports.return?.();
      return failure;
    }
  }

  async end(): Promise<void> {
    await this.#judge?.end();
    this.#judge = undefined;
  }
}
