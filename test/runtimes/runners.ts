import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unpackedChromium } from "../support/browser.ts";
import { execute } from "../support/execute.ts";
import type { Project } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";

const chromium = join(await unpackedChromium(), "chromium");
const jest = "module.exports = { fakeTimers: { enableGlobally: true } };";
const playwright = `module.exports = { reporter: "list", use: { launchOptions: { executablePath: ${JSON.stringify(chromium)}, args: ["--no-sandbox", "--disable-gpu"] } } };`;

/** The installation of each runner, the names of its packages, and its command. */
const runners = [
  {
    name: "vitest3",
    packages: ["vitest@3"],
    command: ["vitest/vitest.mjs", "run"],
    file: "vitest.test.js",
  },
  {
    name: "vitest5",
    packages: ["vitest@5"],
    command: ["vitest/vitest.mjs", "run"],
    file: "vitest.test.js",
  },
  {
    name: "jest29",
    packages: ["jest@29", "jest-environment-jsdom@29"],
    command: ["jest/bin/jest.js"],
    config: jest,
  },
  {
    name: "jest30",
    packages: ["jest@30", "jest-environment-jsdom@30"],
    command: ["jest/bin/jest.js"],
    config: jest,
  },
  {
    name: "playwright",
    packages: ["@playwright/test@1"],
    command: ["@playwright/test/cli.js", "test"],
    file: "playwright.spec.js",
    config: playwright,
  },
];

/**
 * Runs a project of each test runner: its tests pass but one, whose message has the calls that it
 * made.
 */
export async function runRunners(tools: string, { folder, installed }: Project): Promise<void> {
  for (const { name, packages, command, file = "jest.test.js", config = "" } of runners) {
    const project = join(folder, name);
    const modules = join(project, "node_modules");
    mkdirSync(project);
    const [runner] = name.split(/\d/);
    writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
    if (config) writeFileSync(join(project, `${runner}.config.cjs`), config);
    cpSync(join(import.meta.dirname, "runners", file), join(project, file));
    const install = ["install", "--no-audit", "--no-fund", "--silent", ...packages];
    await execute("npm", install, { cwd: project });
    cpSync(installed, join(modules, "@data-validation/mock"), { recursive: true });
    const [program = "", ...args] = command;
    await reportRun(name, async () => {
      const env = { ...process.env, NO_COLOR: "1", CI: "1" };
      const words = [join(modules, program), ...args];
      const run = execute(join(tools, "node24/bin/node"), words, { cwd: project, env });
      const output = await run.catch(({ stdout, stderr }) => `${stdout}${stderr}`);
      const calls =
        /Calls of the mock:\n +POST \/email\/validate .*j.na@firma.example.* → 200 \(sandbox\)\n +closest script/;
      return [
        [calls, /\b1 failed/, /[1-9] passed/].every((part) => part.test(String(output)))
          ? "passed: "
          : `${output}`,
      ];
    });
  }
}
