import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { build } from "rolldown";
import { createMock } from "../../packages/mock/src/mock.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { cases } from "../contract/cases.ts";
import type { Project } from "../support/pack.ts";
import { report } from "../support/report.ts";
import { type Served, said, serveWorkerd } from "./workerd.ts";

/** Serves the package's worker with each runtime that it is for, and compares its responses with those on Node. */
export async function runMock(tools: string, { folder }: Project): Promise<void> {
  copyFileSync(join(import.meta.dirname, "../../packages/mock/deployment/worker.ts"), join(folder, "worker.ts"));
  const port = String(await freePort());
  const offline = ["--node-modules-dir=manual", "--no-lock", "--cached-only"];
  const deno = ["serve", "--port", "0", "--host", "127.0.0.1", ...offline, "worker.ts"];
  const output = { file: join(folder, "worker.js"), codeSplitting: false };
  await build({ input: join(folder, "worker.ts"), cwd: folder, platform: "browser", logLevel: "silent", output });
  const serve: Record<string, () => Promise<Served>> = {
    Bun: () => start(join(tools, ".bin/bun"), ["worker.ts"], folder, { PORT: port, BUN_PORT: port }),
    Deno: () => start(join(tools, ".bin/deno"), deno, folder),
    workerd: () => serveWorkerd(join(tools, ".bin/workerd"), folder, "worker.js"),
  };
  for (const [name, begin] of Object.entries(serve))
    await report(name, async () => {
      await using served = await begin();
      return await judge(served.url);
    });
}

/** Starts a server that says its address. */
async function start(file: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<Served> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Bun says its address on the one stream, Deno on the other.
  const port = await Promise.any(
    [child.stdout, child.stderr].map((stream) => said(stream, /https?:\/\/[^\s/]+:(\d+)/)),
  );
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** A line for each request example of the contract: whether the mock at an address responds to it as the mock does on Node. */
async function judge(url: string): Promise<string[]> {
  const onNode = createMock();
  const lines = [];
  for (const { version, path, name, body } of cases) {
    const call = {
      method: "POST",
      headers: { authorization: "Bearer any-key", "content-type": "application/json", "api-version": version },
      body: JSON.stringify(body),
    };
    const here = await read(await onNode.fetch(`https://api.test${path}`, call));
    const there = await read(await fetch(new URL(path.slice(1), url), call));
    lines.push(`${isDeepStrictEqual(here, there) ? "passed" : "FAILED"}: ${version} ${path}, ${name}`);
  }
  const refused = await fetch(new URL("email/validate", url), { method: "POST", body: "{}" });
  lines.push(`${refused.status === 401 ? "passed" : "FAILED"}: a call without a key is refused`);
  return lines;
}

async function read(response: Response): Promise<unknown[]> {
  return [response.status, response.headers.get("service-api-version"), await response.json()];
}
