// npm run suite -- examples: each example as a repository of its own, with the packages as they would be published.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { serveMock } from "../../packages/mock/src/node/index.ts";
import { unpackedChromium } from "../support/browser.ts";
import { packAll } from "../support/pack.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "examples-"));
const mock = await serveMock();
const browser = await unpackedChromium();

try {
  const tarballs = packAll(join(folder, "packages"));
  for (const name of ["back-end", "python", "front-end"]) {
    console.log(`\n${name}`);
    const project = join(folder, name);
    cpSync(join(root, "examples", name), project, { recursive: true });
    usePacked(join(project, "package.json"), tarballs);
    await run(project, "npm", "install", "--no-audit", "--no-fund");
    await run(project, "npm", "test");
  }
} finally {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Replaces our packages in a package.json by their tarballs. */
function usePacked(file: string, tarballs: string[]): void {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  // Builds the packages of the checkout around it.
  delete manifest.scripts.preinstall;
  for (const field of ["dependencies", "devDependencies"]) {
    for (const name of Object.keys(manifest[field] ?? {})) {
      const start = `${name.slice(1).replace("/", "-")}-`;
      const tarball = tarballs.find((path) => basename(path).startsWith(start));
      if (tarball) manifest[field][name] = `file:${tarball}`;
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

async function run(cwd: string, file: string, ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    CHROME_PATH: process.env.CHROME_PATH ?? join(browser, "chromium"),
    LD_LIBRARY_PATH: join(browser, "al2023/lib"),
    DATA_VALIDATION_KEY: "test",
    DATA_VALIDATION_URL: mock.url,
  };
  const child = spawn(file, args, { cwd, env, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code === 0) return;
  console.error(`${file} ${args.join(" ")} failed in ${basename(cwd)}.`);
  process.exitCode = 1;
}
