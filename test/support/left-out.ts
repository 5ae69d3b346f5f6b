import type { TestProject } from "vitest/node";

/** After a run with a filter: prints how many tests it skipped, and fails if it skipped all. */
export default function reportLeftOut({ vitest }: TestProject): () => void {
  return () => {
    const pattern = vitest.config.testNamePattern;
    if (!pattern) return;
    const tests = vitest.state
      .getTestModules()
      .flatMap(({ children }) => [...children.allTests()])
      .filter((test) => test.options.mode !== "todo");
    const run = tests.filter((test) => ["passed", "failed"].includes(test.result().state)).length;
    const filter = pattern.source;
    if (run > 0)
      console.log(
        `${tests.length - run} of ${tests.length} tests were left out by -t "${filter}".`,
      );
    else {
      console.error(`No test has a name that fits -t "${filter}": nothing was tested.`);
      process.exitCode = 1;
    }
  };
}
