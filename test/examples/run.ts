// npm run suite -- examples: each example as a repository of its own, by the two commands of its
// README, on each supported release of Node. RECORD=1 writes the lock files of examples/ from npm's
// installation.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { serveMock } from "@data-validation/mock/node";
import { readIdentity } from "@data-validation/tooling/identity";
import { readManifest } from "@data-validation/tooling/manifests";
import { runNpm } from "@data-validation/tooling/processes/run";
import { writeExampleRepositories } from "#scripts/lib/release/example-repositories.ts";
import { packAs } from "#scripts/lib/release/own-packages.ts";
import { unpackedChromium } from "../support/browser.ts";
import { newFolder } from "../support/folder.ts";
import { reportStatement } from "../support/report.ts";
import { findStrayed, readLock, withoutOwn } from "./lock-file.ts";

const tools = join(import.meta.dirname, "../tools/node_modules");
const folder = newFolder();
await using mock = await serveMock();
const browser = await unpackedChromium();
// The tools are installed without scripts; that of the package node brings its program.
runNpm(["rebuild", "node20", "node22", "node24"], join(tools, ".."));

const packages = join(folder, "packages");
const identity = readIdentity();
packAs(identity, packages);
for (const node of ["node20", "node22", "node24"]) {
  // A folder for each release of Node, with spaces and letters beyond ASCII, as people have them.
  const target = join(folder, `moje příklady (${node})`);
  writeExampleRepositories(identity, packages, target);
  for (const name of readdirSync(target)) await tryOut(join(target, name), node);
}

/** Runs the two commands of an example's README, if the example is for this release of Node. */
async function tryOut(project: string, node: string): Promise<void> {
  const { engines } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as {
    engines: { node: string };
  };
  const [, oldest = "0"] = />=(\d+)/.exec(engines.node) ?? [];
  if (Number(node.slice("node".length)) < Number(oldest)) return;
  console.log(`\n${basename(project)} on ${node}`);
  const commands = readFileSync(join(project, "README.md"), "utf8").match(/^ {4}npm .*$/gm) ?? [];
  for (const command of commands) await run(project, node, ...command.trim().split(" "));
  compareLock(project, node);
}

/** Compares what npm installed with the lock file of the example, or writes that file. */
function compareLock(project: string, node: string): void {
  const source = join("examples", basename(project));
  const installed = readLock(project);
  if (installed && process.env.RECORD) {
    const lock = withoutOwn(installed, readManifest(source), identity.scope);
    writeFileSync(join(source, "package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
  }
  const lock = readLock(source);
  if (!lock || !installed) return;
  const strayedPackages = findStrayed(lock, installed, identity.scope);
  if (strayedPackages.length > 0) console.log(strayedPackages.join("\n"));
  reportStatement(
    `versions of the lock file in ${basename(project)} on ${node}`,
    strayedPackages.length === 0,
  );
}

async function run(cwd: string, node: string, file = "", ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    PATH: [join(tools, node, "bin"), ...(process.env.PATH ?? "").split(delimiter)].join(delimiter),
    CHROME_PATH: process.env.CHROME_PATH ?? join(browser, "chromium"),
    LD_LIBRARY_PATH: join(browser, "al2023/lib"),
    DATA_VALIDATION_KEY: "test",
    DATA_VALIDATION_URL: mock.url,
  };
  const child = spawn(file, args, { cwd, env, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  reportStatement(`${file} ${args.join(" ")} in ${basename(cwd)} on ${node}`, code === 0);
}
