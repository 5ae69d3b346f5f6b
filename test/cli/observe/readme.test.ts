import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { help, readOptions } from "../../../packages/cli/src/observe/options.ts";
import { exitCodes } from "../../../packages/cli/src/observe/report/report.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const guide = read("docs/content/guides/observe-a-service.md");
const readme = read("packages/cli/README.md");

/** The commands of the page, each as the words behind the program. */
const commands = [
  ...`${guide}\n${readme}`.matchAll(
    /(?:npx (?:--yes )?@data-validation\/cli observe|data-validation observe|npm run observe --) ([^`\n]+)/g,
  ),
].map(([, words = ""]) => words.trim().replaceAll('"', "").split(/\s+/));

describe("What guide and README say can be done", () => {
  test("there are commands in it", () => expect(commands.length).toBeGreaterThanOrEqual(6));

  test.each(commands.map((words) => [words.join(" "), words] as const))(
    "data-validation observe %s",
    (_title, words) => {
      expect(() => readOptions(words)).not.toThrow();
    },
  );

  test("every option that it names is one", () => {
    const named = new Set(guide.match(/(?<=[`\s])--[a-z][a-z-]*/g));
    for (const name of [...named].filter((option) => !["--yes", "--repo", "--name", "--dir"].includes(option))) {
      expect(help, name).toContain(name);
    }
  });

  test("the workflow is one", () => {
    const workflow = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] as string);
    expect(Object.values(workflow.jobs as Record<string, { steps: object[] }>)[0]?.steps.length).toBeGreaterThan(2);
  });

  test("the exit codes are those of the command", () => {
    const rows = [...guide.matchAll(/^\| (\d) \|/gm)].map(([, code]) => Number(code));
    expect(rows).toEqual(Object.values(exitCodes));
  });
});
