import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "@data-validation/tooling/processes/installed";
import { execute } from "../support/execute.ts";
import type { Project } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";

/** The documents that component tests run in, by runner. */
const runners = [
  {
    name: "vitest",
    packages: ["vitest@5", "jsdom", "happy-dom"],
    command: ["vitest/vitest.mjs", "run"],
    environments: ["jsdom", "happy-dom"],
    config:
      'export default { test: { environmentOptions: { happyDOM: { url: "http://localhost:3000" } } } };',
  },
  {
    name: "jest",
    packages: [
      "jest@30",
      "jest-environment-jsdom@30",
      "jest-fixed-jsdom",
      "@happy-dom/jest-environment",
    ],
    command: ["jest/bin/jest.js"],
    environments: ["jest-fixed-jsdom", "@happy-dom/jest-environment"],
    config: 'export default { testEnvironmentOptions: { url: "http://localhost:3000" } };',
  },
];

/**
 * Tests a component that calls the path of a proxy, with the packed client and mock, in each
 * document of each runner.
 */
export async function runComponents(tools: string, client: Project, mock: Project): Promise<void> {
  for (const { name, packages, command, environments, config } of runners) {
    const project = join(mock.folder, `components-${name}`);
    const modules = join(project, "node_modules");
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
    writeFileSync(join(project, `${name}.config.mjs`), config);
    const install = [
      "install",
      "--no-audit",
      "--no-fund",
      "--silent",
      ...packages,
      "openapi-fetch",
    ];
    const [npm, ...words] = npmCommand();
    await execute(npm, [...words, ...install], { cwd: project });
    cpSync(mock.installed, join(modules, "@data-validation/mock"), { recursive: true });
    cpSync(client.installed, join(modules, "@data-validation/client"), { recursive: true });
    const source = readFileSync(join(import.meta.dirname, `runners/component.${name}.js`), "utf8");
    for (const environment of environments) {
      const file = `${environment.replace(/\W/g, "-")}.test.js`;
      writeFileSync(join(project, file), source.replace("ENVIRONMENT", environment));
      await reportRun(`${name}, a component in ${environment}`, async () => {
        const [program = "", ...args] = command;
        const words = [join(modules, program), ...args, file];
        const env = { ...process.env, NO_COLOR: "1", CI: "1" };
        const run = execute(join(tools, "node24/bin/node"), words, { cwd: project, env });
        const output = await run.then(
          () => "passed: ",
          ({ stdout, stderr }) => `${stdout}${stderr}`,
        );
        return [output];
      });
    }
  }
}
