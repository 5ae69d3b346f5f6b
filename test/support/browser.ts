import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

/** Flags with which the browser runs in a container, and loads only the pages that a test opens. */
const FLAGS = [
  ...[
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
  ],
  ...[
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
  ],
];

/**
 * Starts a headless Chromium for tests of pages: the one in `CHROME_PATH`, or that of the npm
 * package `@sparticuz/chromium` for Linux on x64, or, on other machines, the installed Chrome.
 */
export async function launchBrowser(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return chromium.launch({ args: FLAGS, executablePath: CHROME_PATH });
  if (process.platform !== "linux" || process.arch !== "x64")
    return chromium.launch({ args: FLAGS, channel: "chrome" });
  const folder = await unpackedChromium();
  const options = { args: FLAGS, executablePath: join(folder, "chromium") };
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (!/shared libraries/.test(String(error))) throw error;
    // A machine without the libraries of a desktop: the package carries those too.
    return chromium.launch({
      ...options,
      env: { ...process.env, LD_LIBRARY_PATH: join(folder, "al2023/lib") },
    });
  }
}

/**
 * The folder into which the browser of @sparticuz/chromium is unpacked: `chromium`, and its
 * libraries in `al2023/lib`.
 */
export async function unpackedChromium(): Promise<string> {
  const shared = join(tmpdir(), `data-validation-chromium-${process.getuid?.()}`);
  if (!existsSync(shared)) await unpack(shared);
  return shared;
}

/** Unpacks beside and then renames, which is atomic for tests that start at the same time. */
async function unpack(shared: string): Promise<void> {
  const ownFolder = mkdtempSync(`${shared}-`);
  const { TMPDIR } = process.env;
  // The package unpacks to the system's folder for temporary files, which it reads at each call.
  process.env.TMPDIR = ownFolder;
  try {
    const { default: packed, inflate } = await import("@sparticuz/chromium");
    await packed.executablePath();
    await inflate(
      join(
        dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))),
        "../bin/al2023.tar.br",
      ),
    );
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  try {
    renameSync(ownFolder, shared);
  } catch {
    rmSync(ownFolder, { recursive: true });
  }
}
