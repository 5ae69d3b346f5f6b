import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { UserError } from "@data-validation/tooling/command";
import { inTemporaryFolder } from "@data-validation/tooling/files";
import { parse } from "yaml";
import { startRegistry } from "./registry.ts";

/** The fields of release.yml that are read here. */
type Workflow = {
  jobs: { publish: { steps: { name?: string; run?: string; env?: Record<string, string> }[] } };
};

/**
 * Runs the publishing steps of release.yml against a registry on this machine. Provenance is off:
 * it needs the identity of a workflow.
 */
export function runPublishing(
  files: string,
  { tag, scope }: { tag: string; scope: string },
): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const registry = await startRegistry(join(folder, "registry"), scope);
    try {
      cpSync(files, join(folder, "release"), { recursive: true });
      const values: Record<string, string> = {
        "needs.build.outputs.tag": tag,
        "github.token": "none",
        "vars.NPM_PROVENANCE || 'true'": "false",
      };
      const variables = {
        ...process.env,
        PATH: `${fakeGh(folder)}${delimiter}${process.env.PATH}`,
        NPM_CONFIG_USERCONFIG: registry.npmrc,
        NPM_CONFIG_LOGLEVEL: "warn",
        GITHUB_REPOSITORY: "local/rehearsal",
        GITHUB_SHA: "0".repeat(40),
      };
      const { jobs } = parse(readFileSync(".github/workflows/release.yml", "utf8")) as Workflow;
      for (const { name, run, env = {} } of jobs.publish.steps) {
        if (run === undefined) continue;
        console.log(`\n${name}\n${run.trimEnd().replaceAll(/^/gm, "  $ ")}`);
        const set = Object.entries(env).map(([key, text]) => [key, fillExpressions(text, values)]);
        const { status } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", run], {
          cwd: folder,
          env: { ...variables, ...Object.fromEntries(set) },
          stdio: ["ignore", "inherit", "inherit"],
        });
        if (status !== 0)
          throw new UserError(`The step "${name}" of release.yml failed with exit code ${status}.`);
      }
    } finally {
      await registry.stop();
    }
  });
}

function fillExpressions(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const value = values[expression];
    if (value === undefined)
      throw new UserError(`release.yml uses \${{ ${expression} }}, which has no value here.`);
    return value;
  });
}

/**
 * Writes a replacement of `gh` that checks the files that it would attach, and returns its folder.
 */
function fakeGh(folder: string): string {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(
    join(bin, "gh"),
    `#!/usr/bin/env bash
echo "gh $*"
for word in "$@"; do case "$word" in release/*) test -f "$word" || { echo "$word is missing" >&2; exit 1; };; esac; done
`,
    { mode: 0o755 },
  );
  return bin;
}
