import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createMock } from "@data-validation/mock/internal/mock";
import { build } from "rolldown";
import { exampleCases } from "../contract/cases.ts";
import type { Project } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";
import { serve, serveWorkerd } from "./serve.ts";

/**
 * Serves the package's worker with each runtime that it is for, and compares its responses with
 * those on Node.
 */
export async function runMock(tools: string, { folder }: Project): Promise<void> {
  copyFileSync(
    join(import.meta.dirname, "../../packages/mock/deployment/worker.ts"),
    join(folder, "worker.ts"),
  );
  const offline = ["--node-modules-dir=manual", "--no-lock", "--cached-only"];
  const output = { file: join(folder, "worker.js"), codeSplitting: false };
  await build({
    input: join(folder, "worker.ts"),
    cwd: folder,
    platform: "browser",
    logLevel: "silent",
    output,
  });
  const bin = join(tools, ".bin");
  const deno = (port: number) => [
    "serve",
    "--port",
    `${port}`,
    "--host",
    "127.0.0.1",
    ...offline,
    "worker.ts",
  ];
  const runtimes = {
    Bun: () => serve(folder, () => [join(bin, "bun"), "worker.ts"]),
    Deno: () => serve(folder, (port) => [join(bin, "deno"), ...deno(port)]),
    workerd: () => serveWorkerd(join(bin, "workerd"), folder, "worker.js"),
  };
  for (const [name, begin] of Object.entries(runtimes))
    await reportRun(name, async () => {
      await using served = await begin();
      return await judge(served.url);
    });
}

/**
 * A line for each request example of the contract: whether the mock at an address responds to it as
 * on Node.
 */
async function judge(url: string): Promise<string[]> {
  const onNode = createMock();
  const lines = [];
  for (const { version, path, name, body } of exampleCases) {
    const headers = {
      authorization: "Bearer any-key",
      "content-type": "application/json",
      "api-version": version,
    };
    const call = { method: "POST", headers, body: JSON.stringify(body) };
    const here = await read(await onNode.fetch(`https://api.test${path}`, call));
    const there = await read(await fetch(new URL(path.slice(1), url), call));
    lines.push(
      `${isDeepStrictEqual(here, there) ? "passed" : "FAILED"}: ${version} ${path}, ${name}`,
    );
  }
  const rejected = await fetch(new URL("email/validate", url), { method: "POST", body: "{}" });
  return [
    ...lines,
    `${rejected.status === 401 ? "passed" : "FAILED"}: a call without a key is rejected`,
  ];
}

async function read(response: Response): Promise<unknown[]> {
  return [response.status, response.headers.get("service-api-version"), await response.json()];
}
