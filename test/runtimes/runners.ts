import { execFile } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { unpackedChromium } from "../support/browser.ts";
import type { Project } from "../support/pack.ts";
import { report } from "../support/report.ts";

const chromium = join(await unpackedChromium(), "chromium");
const jest = "module.exports = { fakeTimers: { enableGlobally: true } };";
const playwright = `module.exports = { reporter: "list", use: { launchOptions: { executablePath: ${JSON.stringify(chromium)}, args: ["--no-sandbox", "--disable-gpu"] } } };`;

/** How each runner is installed, by which names its packages go, and what it is run with. */
const runners = [
  { name: "vitest3", packages: ["vitest@3"], command: ["vitest/vitest.mjs", "run"], file: "vitest.test.js" },
  { name: "vitest5", packages: ["vitest@5"], command: ["vitest/vitest.mjs", "run"], file: "vitest.test.js" },
  { name: "jest29", packages: ["jest@29", "jest-environment-jsdom@29"], command: ["jest/bin/jest.js"], config: jest },
  { name: "jest30", packages: ["jest@30", "jest-environment-jsdom@30"], command: ["jest/bin/jest.js"], config: jest },
  {
    name: "playwright",
    packages: ["@playwright/test@1"],
    command: ["@playwright/test/cli.js", "test"],
    file: "playwright.spec.js",
    config: playwright,
  },
];

/** Runs a project of each test runner: its tests pass but one, whose message has the calls that it made. */
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
    await promisify(execFile)("npm", install, { cwd: project, maxBuffer: 1e8 });
    cpSync(installed, join(modules, "@data-validation/mock"), { recursive: true });
    const [program = "", ...args] = command;
    await report(name, async () => {
      const node = join(tools, "node24/bin/node");
      const env = { ...process.env, NO_COLOR: "1", CI: "1" };
      const run = promisify(execFile)(node, [join(modules, program), ...args], { cwd: project, env });
      const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
      const text = stdout + stderr;
      const isRight =
        /Calls of the mock:\n +POST \/email\/validate .*j.na@firma.example.* → 200 \(sandbox\)\n +closest script: query\.email/;
      return [`${isRight.test(text) && /\b1 failed/.test(text) && /[1-9] passed/.test(text) ? "passed: " : text}`];
    });
  }
}
