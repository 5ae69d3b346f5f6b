// npm run suite -- install [node20 …] [npm …]: the packages as a new user gets them, from a
// registry, with each package manager on each release of Node; then every command and every sample
// of each README.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { serveMock } from "@data-validation/mock/node";
import { neutralIdentity, readIdentity } from "@data-validation/tooling/identity";
import { packageFolders } from "@data-validation/tooling/manifests";
import { runNpm } from "@data-validation/tooling/processes/run";
import { marked } from "marked";
import ts from "typescript";
import { packAs } from "#scripts/lib/release/own-packages.ts";
import { startRegistry } from "#scripts/lib/release/registry.ts";
import { execute } from "../support/execute.ts";
import { newFolder } from "../support/folder.ts";
import { reportStatement } from "../support/report.ts";
import { chosenManagers, chosenNodes, type Manager, nodeReleases } from "./args.ts";

const here = import.meta.dirname;
const tools = join(here, "../tools/node_modules");
const folder = newFolder();

/** How each package manager installs a package, and what of its output is a warning. */
const managers: Record<Manager, { add: string[]; warning: RegExp }> = {
  npm: { add: ["npm", "install"], warning: /npm warn/i },
  pnpm: { add: ["pnpm", "add"], warning: /\bWARN\b/ },
  yarn: { add: ["yarn", "add"], warning: /➤ YN(?!0000|0007|0008|0013|0019|0085)\d{4}/ },
};

/** What a package may bring at most, with all that it depends on. */
const limits: Record<string, { packages: number; megabytes: number }> = {
  client: { packages: 5, megabytes: 10 },
  contract: { packages: 1, megabytes: 10 },
  mock: { packages: 1, megabytes: 6 },
};

const names = packageFolders().map((path) => ({
  name: JSON.parse(readFileSync(`${path}/package.json`, "utf8")).name as string,
  content: readReadme(readFileSync(`${path}/README.md`, "utf8")),
}));

await using mock = await serveMock();
// The suite installs without scripts; that of the package node brings its program.
runNpm(["rebuild", ...nodeReleases], join(tools, ".."));
console.log("Packing the packages, and publishing them to a registry of this test …");
const registry = await startRegistry(join(folder, "registry"), readIdentity().scope);
const packed = join(folder, "packed");
packAs(neutralIdentity, packed);
for (const name of fs.readdirSync(packed))
  await execute("npm", ["publish", join(packed, name), "--userconfig", registry.npmrc]);

try {
  for (const node of chosenNodes) for (const manager of chosenManagers) await tryOut(node, manager);
} finally {
  await registry.stop();
}

/** Installs each package into an empty project, and runs the commands of its README. */
async function tryOut(node: string, manager: Manager): Promise<void> {
  const env = environment(node, manager);
  const { stdout: release } = await execute("node", ["--version"], { env });
  for (const { name, content } of names) {
    const project = join(folder, "projects", `${node}-${manager}-${name.split("/")[1]}`);
    const { add, warning } = managers[manager];
    // With the files that the READMEs speak of.
    fs.cpSync(join(here, "project"), project, { recursive: true });
    writeFileSync(
      join(project, "package.json"),
      '{"name":"shop","version":"1.0.0","private":true,"type":"module"}',
    );
    if (manager === "yarn") writeFileSync(join(project, "yarn.lock"), "");
    // As its README installs it: a package manager does not move it to the other dependencies.
    const isDev = content.commands.some((command) => /^npm install --save-dev/.test(command));
    const { output, code } = await run([...add, ...(isDev ? ["-D"] : []), name], project, env);
    console.log(`\nNode ${release.trim()}, ${manager}, ${name}`);
    reportStatement("is installed, without a warning", code === 0 && !warning.test(output), output);
    if (code !== 0) continue;
    checkInstallation(name, project);
    // The contract's README has collections and workflows for a mock that is started as in the
    // mock's README.
    const local = name.endsWith("/contract") ? await serveMock({ port: 4010 }) : undefined;
    for (const command of content.commands) await tryCommand(command, manager, project, env);
    await local?.close();
    const otherPackages = imported(content.samples).filter((other) => other !== name);
    if (otherPackages.length > 0) {
      const beside = await run([...add, ...otherPackages], project, env);
      reportStatement(`beside it: ${otherPackages.join(", ")}`, beside.code === 0, beside.output);
    }
    for (const [index, sample] of content.samples.entries()) {
      const program = join(project, `sample-${index + 1}.mjs`);
      await trySample(`sample ${index + 1}`, sample, program, env);
    }
  }
}

/**
 * Checks the result of an installation. pnpm links to each package from several places: a link
 * counts as its target.
 */
function checkInstallation(name: string, project: string): void {
  const entries = fs.readdirSync(join(project, "node_modules"), {
    recursive: true,
    withFileTypes: true,
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = [...new Set(paths.map((path) => fs.realpathSync(path)))];
  const manifests = files.filter((file) =>
    /node_modules\/(@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(file),
  );
  const megabytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0) / 1e6;
  const most = limits[name.split("/")[1] ?? ""] ?? { packages: Infinity, megabytes: Infinity };
  reportStatement(
    `${manifests.length} packages of at most ${most.packages}, ${megabytes.toFixed(1)} MB of at most ${most.megabytes}`,
    manifests.length <= most.packages && megabytes <= most.megabytes,
  );
  const withScripts = manifests.filter((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
    return ["preinstall", "install", "postinstall"].some((script) => script in scripts);
  });
  reportStatement(
    "runs no script when it is installed",
    withScripts.length === 0,
    withScripts.join("\n"),
  );
}

/** The packages that samples import. */
function imported(samples: { code: string }[]): string[] {
  const names = samples.flatMap(({ code }) =>
    [...code.matchAll(/from "((?:@[\w-]+\/)?[\w-]+)(?:\/[^"]*)?"/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name));
}

/** Runs a command of a README in a project. A server is stopped once it has printed its address. */
async function tryCommand(
  command: string,
  manager: Manager,
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  // All of them have the option's short name.
  const written = command
    .replace(/^npm install\b/, managers[manager].add.join(" "))
    .replace(" --save-dev ", " -D ");
  const NODE_OPTIONS = `--import=${join(here, "preload.mjs")}`;
  const { code, output } = await run(["sh", "-c", `exec ${written}`], project, {
    ...env,
    NODE_OPTIONS,
  });
  // A dry run of the migration with findings ends with 1, as documented in its help.
  const expected = /cli migrate(?!.*--write)/.test(command) ? 1 : 0;
  reportStatement(command, code === expected, output);
}

/** Runs a sample of a README as a program of a project. */
async function trySample(
  title: string,
  { code, output }: { code: string; output?: string | undefined },
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  writeFileSync(program, code);
  const command = ["node", "--import", join(here, "preload.mjs"), program];
  const result = await run(command, dirname(program), env);
  const isRight = result.code === 0 && result.stdout === output;
  reportStatement(title, isRight, `${result.output}\nexpected:\n${output}`);
}

/**
 * What runs in a project: the release of Node before all others, and nothing of this machine's own
 * settings of npm.
 */
function environment(node: string, manager: Manager): NodeJS.ProcessEnv {
  const settings = join(folder, "settings");
  mkdirSync(settings, { recursive: true });
  const bin = join(settings, node);
  if (!fs.existsSync(bin)) {
    mkdirSync(bin);
    fs.symlinkSync(join(tools, node, "bin/node"), join(bin, "node"));
    for (const name of ["npm", "npx", "pnpm", "yarn"])
      fs.symlinkSync(join(tools, ".bin", name), join(bin, name));
  }
  writeFileSync(join(settings, "npmrc"), `registry=${registry.url}\nupdate-notifier=false\n`);
  const { PATH = "", HOME, LANG } = process.env;
  return {
    PATH: [bin, ...PATH.split(delimiter).filter((path) => !path.includes("node_modules"))].join(
      delimiter,
    ),
    HOME,
    LANG,
    NO_COLOR: "1",
    NPM_CONFIG_USERCONFIG: join(settings, "npmrc"),
    NPM_CONFIG_CACHE: join(folder, "cache", manager),
    XDG_DATA_HOME: join(folder, "cache", manager),
    YARN_NPM_REGISTRY_SERVER: registry.url,
    YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
    YARN_ENABLE_TELEMETRY: "0",
    // A package that was published a moment ago is what this is about.
    YARN_NPM_MINIMAL_AGE_GATE: "0",
    YARN_NODE_LINKER: "node-modules",
    YARN_GLOBAL_FOLDER: join(folder, "cache", manager),
    MOCK_URL: mock.url,
    PACKAGES: packed,
    DATA_VALIDATION_KEY: "key",
    DATA_VALIDATION_URL: mock.url,
  };
}

/** Runs a command to its end, or, for a server, until it has printed its address. */
async function run([file = "", ...args]: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const isServer = /serv|\/mock(?!\.)/i.test([file, ...args].join(" "));
  const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk;
    output += chunk;
    if (isServer && /http:\/\/127\.0\.0\.1:\d+/.test(stdout)) child.kill("SIGTERM");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  return { code: code ?? 1, stdout, output };
}

/**
 * Finds the commands and programs of a README: every line of its `sh` blocks, and every program
 * followed by a `text` block with its output. Programs without one are compiled by the tests of
 * their package.
 */
function readReadme(text: string) {
  const blocks = marked.lexer(text).filter((token) => token.type !== "space");
  const commands = blocks
    .filter((token) => token.type === "code" && token.lang === "sh")
    .flatMap((token) => (token as { text: string }).text.replaceAll("\\\n", " ").split("\n"))
    .map((line) => line.replace(/(^|\s+)#.*$/, "").trim())
    .filter((line) => line !== "");
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  const samples = blocks.flatMap((token, index) => {
    const next = blocks[index + 1];
    const isProgram = token.type === "code" && /^(ts|js)$/.test(token.lang ?? "");
    return isProgram && next?.type === "code" && next.lang === "text"
      ? // Without its types, for the releases of Node that do not strip them.
        [
          {
            code: ts.transpileModule(token.text, { compilerOptions }).outputText,
            output: `${next.text}\n`,
          },
        ]
      : [];
  });
  return { commands, samples };
}
