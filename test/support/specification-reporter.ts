import { basename } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** Lists, after a run, the statements of the specification that were tested, by section: a file a section, a test a statement. */
export default class SpecificationReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const sections = modules.filter(({ moduleId }) => moduleId.includes("/test/specification/"));
    for (const section of sections.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId, "en", { numeric: true }))) {
      const lines = [...section.children.allTests()].map((test) => `  ${marks[test.result().state]} ${test.fullName}`);
      console.log([`\n${basename(section.moduleId, ".test.ts")} (${lines.length})`, ...lines].join("\n"));
    }
  }
}

const marks = { passed: "✓", failed: "✗", skipped: "-", pending: "-" };
