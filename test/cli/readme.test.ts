import { readFileSync } from "node:fs";
import { join } from "node:path";
import { clean, help } from "@data-validation/cli/internal/clean/command";
import { tools } from "@data-validation/cli/internal/mcp/tools";
import { help as observeHelp } from "@data-validation/cli/internal/observe/help";
import { help as verifyHelp } from "@data-validation/cli/internal/verify/help";
import { createMock } from "@data-validation/mock";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newFolder } from "../support/folder.ts";
import { keepingTerminal } from "./support/terminal.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const readme = read("packages/cli/README.md");

test("The output for the README's table is the one below it", async () => {
  const [input = "", output = ""] = [...readme.matchAll(/```csv\n([\s\S]*?)```/g)].map(
    ([, text]) => text,
  );
  const folder = newFolder({ "contacts.csv": input });
  const env = {
    DATA_VALIDATION_KEY: "key",
    DATA_VALIDATION_URL: "https://api.data-validation.example",
  };
  const { fetch } = createMock();
  await clean([join(folder, "contacts.csv"), "--prefix", "+420"], keepingTerminal(), {
    env,
    fetch,
  });
  const lines = readFileSync(join(folder, "contacts.clean.csv"), "utf8").trimEnd().split("\n");
  expect(lines.map((line) => line.split(",").slice(3, 7).join(","))).toEqual(
    output.trimEnd().split("\n"),
  );
});

test.each([
  ["clean", help, "Clean a table", "clean-a-table.md"],
  ["observe", observeHelp, "Observe a service", "observe-a-service.md"],
  ["verify", verifyHelp, "Verify a service", "verify-a-service.md"],
])(
  "The README and the guide of %s name options and exit codes that there are",
  (_, helpText, title, guide) => {
    const section = readme.slice(readme.indexOf(`## ${title}`)).split("\n## ")[0];
    const page = read(`docs/content/guides/${guide}`);
    const foreign = ["--ignore-scripts", "--save-dev", "--yes", "--repo", "--name", "--dir"];
    for (const [option] of `${section}${page}`.matchAll(/(?<=[` ])--[a-z][a-z-]*/g))
      if (!foreign.includes(option)) expect(helpText).toContain(option);
    const codes = helpText.slice(helpText.indexOf("Exit codes:"));
    for (const [, code] of page.matchAll(/^\| (\d+) \|/gm))
      expect(codes).toMatch(new RegExp(`\\b${code}\\b`));
  },
);

test("The README of the command line has at most 200 lines, and a workflow with steps", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
  const { jobs } = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? "");
  expect(jobs.observe.steps.length).toBeGreaterThan(2);
});

test("The guide to language models lists each tool with its operation", () => {
  const page = read("docs/content/guides/language-models.md");
  const rows = [...page.matchAll(/^\| `(\w+)` \| `(\/[\w/]+)` \|$/gm)].map(([, name, path]) => ({
    name,
    path,
  }));
  expect(rows).toEqual(tools.map(({ name, path }) => ({ name, path })));
});
