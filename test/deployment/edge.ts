import { createRequire } from "node:module";
import { join } from "node:path";
import { serveWorkerd } from "../runtimes/serve.ts";
import { execute } from "../support/execute.ts";
import { post } from "../support/post.ts";

const body = { request: { query: { numberFull: "+420607123456" } } };

/**
 * Builds the worker as `wrangler deploy` would, and runs it in workerd. Returns a line for what was
 * seen.
 */
export async function tryEdgeWorker(project: string, tools: string): Promise<string[]> {
  const wrangler = join(tools, "node_modules/wrangler/bin/wrangler.js");
  const { default: bin } = createRequire(join(tools, "tools.js"))("workerd") as { default: string };
  const output = join(project, "worker");
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
  const deploy = [
    "deploy",
    "--dry-run",
    "--outdir",
    output,
    "--config",
    join(project, "wrangler.jsonc"),
  ];
  await execute(process.execPath, [wrangler, ...deploy], { cwd: project, env });

  await using worker = await serveWorkerd(bin, output, "worker.js");
  const response = await post(`${worker.url}phone/validate`, body);
  const { result } = (await response.json()) as { result: { isValid: boolean } };
  if (response.status !== 200 || !result.isValid)
    throw new Error(`The worker returned ${response.status}.`);
  const rejected = await fetch(`${worker.url}phone/validate`, { method: "POST" });
  if (rejected.status !== 401)
    throw new Error(`Without a key, the worker returned ${rejected.status}.`);
  return ["the worker responds to a call with a key, and rejects one without"];
}
