// npm run test:runtimes: the small suite on every runtime that the client is for. They are npm packages, and are installed into a temporary
// project beside the packed client, so that npm ci of this repository stays small.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { serveMock } from "../../../packages/mock/src/node/serve.ts";
import { installPacked } from "../../support/pack.ts";

const TOOLS = {
  node20: "npm:node@20",
  node22: "npm:node@22",
  node24: "npm:node@24",
  bun: "1",
  deno: "2",
  workerd: "1",
};

const execute = promisify(execFile);
const mock = await serveMock();
const { folder, installed } = installPacked("client", ["openapi-fetch", "openapi-typescript-helpers"]);

try {
  console.log("Installing Node 20, 22 and 24, Bun, Deno and workerd …");
  const manifest = { name: "shop", private: true, type: "module", dependencies: { "@data-validation/client": "*" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  await installTools();
  await bundle("suite.mjs", "export { run } from './suite.ts'", true);
  writeFileSync(
    join(folder, "main.mjs"),
    'import { run } from "./suite.mjs";\nfor (const line of await run(process.env.BASE_URL)) console.log(line);\n',
  );
  const node = (name: string) => execute(join(tools(), `${name}/bin/node`), ["main.mjs"], { cwd: folder, env });
  const env = { ...process.env, BASE_URL: mock.url };
  await report("Node 20", node("node20"));
  await report("Node 22", node("node22"));
  await report("Node 24", node("node24"));
  await report("Bun", execute(join(tools(), ".bin/bun"), ["main.mjs"], { cwd: folder, env }));
  const permissions = [
    "--allow-net",
    "--allow-env",
    "--allow-read",
    "--node-modules-dir=manual",
    "--no-lock",
    "--cached-only",
  ];
  await report("Deno", execute(join(tools(), ".bin/deno"), ["run", ...permissions, "main.mjs"], { cwd: folder, env }));
  await report("workerd", runInWorkerd());
} finally {
  await mock.close();
  rmSync(folder, { recursive: true });
}

function tools(): string {
  return join(folder, "tools/node_modules");
}

/** The tools get a folder of their own, so that the project itself has the client and nothing else. */
async function installTools(): Promise<void> {
  const prefix = join(folder, "tools");
  const names = Object.entries(TOOLS).map(([name, range]) => `${name}@${range}`);
  await execute("npm", ["install", "--prefix", prefix, "--no-audit", "--no-fund", "--foreground-scripts", ...names], {
    cwd: folder,
    maxBuffer: 1e8,
  });
}

/** Bundles the suite, with the installed package in the place of the sources that it is written on; as an import where that is `external`. */
async function bundle(file: string, contents: string, external: boolean): Promise<void> {
  const toPackage: Plugin = {
    name: "to-package",
    setup({ onResolve }) {
      onResolve({ filter: /packages\/client\/src\/\w+\.ts$/ }, ({ path }) => {
        const entry = basename(path, ".ts");
        if (!external) return { path: join(installed, "dist", `${entry}.js`) };
        return { path: `@data-validation/client${entry === "index" ? "" : `/${entry}`}`, external };
      });
    },
  };
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    outfile: join(folder, file),
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["import"],
    target: "es2022",
    plugins: [toPackage],
    logLevel: "error",
  });
}

async function runInWorkerd(): Promise<{ stdout: string }> {
  const source = `
    import { run } from "./suite.ts";
    export default { fetch: async () => new Response((await run(${JSON.stringify(mock.url)})).join("\\n")) };
  `;
  await bundle("worker.js", source, false);
  writeFileSync(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2025-10-01",
);
`,
  );
  const workerd = spawn(join(tools(), ".bin/workerd"), ["serve", "config.capnp", "--control-fd=3"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  try {
    const response = await fetch(`http://127.0.0.1:${await portOf(workerd)}/`);
    return { stdout: await response.text() };
  } finally {
    workerd.kill();
    await once(workerd, "exit");
  }
}

async function portOf(workerd: ChildProcess): Promise<number> {
  const control = workerd.stdio[3] as NodeJS.ReadableStream;
  let said = "";
  for await (const chunk of control) {
    said += chunk;
    const found = /"event":"listen".*"port":(\d+)/.exec(said);
    if (found) return Number(found[1]);
  }
  throw new Error(`workerd does not listen: ${said}`);
}

async function report(name: string, running: Promise<{ stdout: string }>): Promise<void> {
  const lines = await running.then(
    ({ stdout }) => stdout.trim().split("\n"),
    (error: Error) => [`FAILED: ${error.message}`],
  );
  const failed = lines.filter((line) => !line.startsWith("passed: "));
  console.log(`${name.padEnd(8)} ${lines.length - failed.length} passed, ${failed.length} failed`);
  for (const line of failed) console.log(`  ${line}`);
  if (failed.length > 0 || lines.length === 0) process.exitCode = 1;
}
