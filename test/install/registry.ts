import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../support/free-port.ts";

const execute = promisify(execFile);

/** A registry on this machine: it has our packages, and passes everything else through to the one that npm is set to. */
export interface Registry {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a registry and publishes the packages to it as a release would.
 *
 * @param folder - Where it keeps its files.
 * @param tarballs - The packages, as npm pack made them.
 */
export async function startRegistry(folder: string, tarballs: string[]): Promise<Registry> {
  const { stdout: uplink } = await execute("npm", ["config", "get", "registry"]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "config.yaml");
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, "storage"),
      uplinks: { upstream: { url: uplink.trim(), maxage: "1h", timeout: "60s" } },
      packages: {
        "@data-validation/*": { access: "$all", publish: "$all" },
        "**": { access: "$all", proxy: "upstream" },
      },
      auth: { htpasswd: { file: join(folder, "users") } },
      log: { type: "stdout", level: "warn" },
    }),
  );
  const bin = join(import.meta.dirname, "node_modules/verdaccio/bin/verdaccio");
  const server = spawn(process.execPath, [bin, "--config", config, "--listen", `127.0.0.1:${port}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.stdout.resume();
  while (
    !(await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`The registry ended with code ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // The registry lets everybody publish; npm wants to send a token all the same.
  const npmrc = join(folder, "npmrc");
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  for (const tarball of tarballs) {
    await execute("npm", ["publish", tarball, "--no-provenance", "--userconfig", npmrc], { maxBuffer: 1e8 });
  }
  return {
    url,
    async stop() {
      server.kill();
      await once(server, "exit");
    },
  };
}
