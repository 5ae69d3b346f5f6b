import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { UserError } from "@data-validation/tooling/command";
import { freePort } from "@data-validation/tooling/processes/free-port";
import { runNpm } from "@data-validation/tooling/processes/run";

/** Development tools that few commands need. They are installed on first use. */
const tools = resolve("test/tools");

/**
 * Starts a registry on this machine for the packages of a scope. Other packages come from npm's
 * registry.
 */
export async function startRegistry(folder: string, scope: string) {
  const bin = join(tools, "node_modules/verdaccio/bin/verdaccio");
  if (!existsSync(bin)) {
    console.log("Installing the registry, once …");
    runNpm(["ci", "--prefix", tools, "--ignore-scripts", "--no-audit", "--no-fund"]);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = [bin, "--config", writeConfig(folder, scope), "--listen", `127.0.0.1:${port}`];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await waitUntilListening(server);
  // npm requires a token, although the registry does not.
  const npmrc = join(folder, "npmrc");
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  return {
    url,
    /** Path of an npm configuration that uses this registry. */
    npmrc,
    async stop() {
      server.kill();
      await once(server, "exit");
    },
  };
}

function writeConfig(folder: string, scope: string): string {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "config.yaml");
  const upstream = {
    url: runNpm(["config", "get", "registry"]).trim(),
    maxage: "1h",
    timeout: "60s",
  };
  const settings = {
    storage: join(folder, "storage"),
    uplinks: { upstream },
    packages: {
      [`${scope}/*`]: { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "upstream" },
    },
    auth: { htpasswd: { file: join(folder, "users") } },
    log: { type: "stdout", level: "http" },
  };
  writeFileSync(config, JSON.stringify(settings));
  return config;
}

async function waitUntilListening(
  server: ChildProcessByStdio<null, Readable, null>,
): Promise<void> {
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.includes("http address")) continue;
    server.stdout.resume();
    return;
  }
  throw new UserError("The registry on this machine ended before it listened.");
}
