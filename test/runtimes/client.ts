import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import type { Plugin } from "rolldown";
import { bundleText } from "../support/bundle.ts";
import { execute } from "../support/execute.ts";
import type { Project } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";
import { serveWorkerd } from "./serve.ts";

/** The permissions of Deno. */
const permissions = ["--allow-net", "--allow-env", "--allow-read"];
const offline = ["--node-modules-dir=manual", "--no-lock", "--cached-only"];

/** Runs the client's suite on every runtime. */
export async function runClient(tools: string, { folder, installed }: Project): Promise<void> {
  await using mock = await serveMock();
  const env = { ...process.env, BASE_URL: mock.url };
  const run = async (file: string, ...args: string[]) => {
    const { stdout } = await execute(join(tools, file), [...args, "main.mjs"], {
      cwd: folder,
      env,
    });
    return stdout.trim().split("\n");
  };
  const manifest = {
    name: "shop",
    private: true,
    type: "module",
    dependencies: { "@data-validation/client": "*" },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  await bundle(folder, "suite.mjs", "export { runClientSuite } from './client-suite.ts'");
  const main = `
    import { runClientSuite } from "./suite.mjs";
    for (const line of await runClientSuite(process.env.BASE_URL)) console.log(line);
  `;
  writeFileSync(join(folder, "main.mjs"), main);
  for (const release of ["20", "22", "24"])
    await reportRun(`Node ${release}`, () => run(`node${release}/bin/node`));
  await reportRun("Bun", () => run(".bin/bun"));
  await reportRun("Deno", () => run(".bin/deno", "run", ...permissions, ...offline));
  await reportRun("workerd", () => runInWorkerd(tools, folder, installed, mock.url));
}

async function runInWorkerd(
  tools: string,
  folder: string,
  installed: string,
  baseUrl: string,
): Promise<string[]> {
  const source = `
    import { runClientSuite } from "./client-suite.ts";
    export default { fetch: async () => new Response((await runClientSuite(${JSON.stringify(baseUrl)})).join("\\n")) };
  `;
  await bundle(folder, "worker.js", source, installed);
  await using worker = await serveWorkerd(join(tools, ".bin/workerd"), folder, "worker.js");
  return (await (await fetch(worker.url)).text()).split("\n");
}

/**
 * Bundles the suite, with the installed package instead of the sources.
 *
 * @param installed - The path of the package to bundle; left out, it is imported by its name.
 */
async function bundle(
  folder: string,
  file: string,
  contents: string,
  installed?: string,
): Promise<void> {
  const toPackage: Plugin = {
    name: "to-package",
    resolveId(id) {
      if (!/packages\/client\/src\/\w+\.ts$/.test(id)) return null;
      const entry = basename(id, ".ts");
      if (installed) return join(installed, "dist", `${entry}.js`);
      return {
        id: `@data-validation/client${entry === "index" ? "" : `/${entry}`}`,
        external: true,
      };
    },
  };
  const code = await bundleText(contents, import.meta.dirname, {
    platform: "neutral",
    resolve: { mainFields: ["module", "main"], conditionNames: ["import"] },
    transform: { target: "es2022" },
    plugins: [toPackage],
  });
  writeFileSync(join(folder, file), code);
}
