import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";

const tools = join(import.meta.dirname, "node_modules/.bin");
const call = {
  method: "POST",
  headers: { authorization: "Bearer test", "content-type": "application/json" },
  body: JSON.stringify({ request: { query: { numberFull: "+420607123456" } } }),
};

/**
 * Builds the worker as `wrangler deploy` would, and runs it in workerd.
 *
 * @param project - A project in which the package is installed, with the files of packages/mock/deployment.
 * @returns A line for what was seen.
 */
export async function tryEdgeWorker(project: string): Promise<string[]> {
  const output = join(project, "worker");
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
  const wrangler = ["deploy", "--dry-run", "--outdir", output, "--config", join(project, "wrangler.jsonc")];
  await promisify(execFile)(join(tools, "wrangler"), wrangler, { cwd: project, env });
  const files = readdirSync(output, { recursive: true, encoding: "utf8" })
    .map((name) => join(output, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith(".map") && !path.endsWith(".md"));
  const size = gzipSync(Buffer.concat(files.map((path) => readFileSync(path)))).length;

  const started = performance.now();
  const worker = new Miniflare({
    modules: true,
    modulesRules: [{ type: "ESModule", include: ["**/*.js", "**/*.mjs"] }],
    scriptPath: join(output, "worker.js"),
    compatibilityDate: "2026-11-01",
  });
  try {
    const response = await worker.dispatchFetch("http://mock.example/phone/validate", call);
    const first = performance.now() - started;
    const { result } = (await response.json()) as { result: { isValid: boolean } };
    if (response.status !== 200 || !result.isValid) throw new Error(`The worker answered ${response.status}.`);
    const refused = await worker.dispatchFetch("http://mock.example/phone/validate", { method: "POST" });
    if (refused.status !== 401) throw new Error(`Without a key, the worker answered ${refused.status}.`);
    return [
      `the worker has ${(size / 1000).toFixed(0)} kB gzipped, and gave its first answer after ${first.toFixed(0)} ms`,
    ];
  } finally {
    await worker.dispose();
  }
}
