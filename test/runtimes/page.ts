import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { versions } from "../../generated/versions.ts";
import { launchBrowser } from "../support/browser.ts";
import { listen } from "../support/listen.ts";
import type { Project } from "../support/pack.ts";

const root = join(import.meta.dirname, "../..");

/** What the page runs. */
const script = `
import { mockHandlers } from "@data-validation/mock/msw";
import { setupWorker } from "msw/browser";
await setupWorker(...mockHandlers("https://api.data-validation.example")).start({ onUnhandledRequest: "bypass" });
Object.assign(globalThis, { isReady: true });
`;

/** Starts MSW's worker in a page of a real browser, and calls the API from there. */
export async function runMockInPage({ folder }: Project): Promise<string[]> {
  writeFileSync(join(folder, "page.ts"), script);
  const bundled = { bundle: true, format: "esm", write: false, logLevel: "error" } as const;
  const nodePaths = [join(root, "node_modules")];
  const { outputFiles } = await build({ entryPoints: [join(folder, "page.ts")], ...bundled, nodePaths });
  const files: Record<string, string> = {
    "/page.js": outputFiles[0]?.text ?? "",
    "/mockServiceWorker.js": readFileSync(join(root, "node_modules/msw/lib/mockServiceWorker.js"), "utf8"),
  };
  // A site of static files, which answers no call of the API.
  const server = createServer(({ url = "/" }, response) => {
    const script = files[url];
    response.setHeader("content-type", script ? "text/javascript" : "text/html");
    response.end(script ?? '<!doctype html><title>A shop</title><script type="module" src="/page.js"></script>');
  });
  await using site = await listen(server);
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.waitForFunction("globalThis.isReady");
  const lines = [];
  for (const version of versions) {
    const answered = await page.evaluate(async (asked) => {
      const response = await fetch("https://api.data-validation.example/email/validate", {
        method: "POST",
        headers: { authorization: "Bearer any-key", "content-type": "application/json", "api-version": asked },
        body: JSON.stringify({ request: { query: { email: "jana.kadlecova@seznma.cz" } } }),
      });
      const { result } = await response.json();
      return [response.status, response.headers.get("service-api-version"), result.proposal].join(" ");
    }, version);
    const isRight = answered === `200 ${version} invalidWithCorrection`;
    lines.push(`${isRight ? "passed" : `FAILED, with ${answered}`}: a call of ${version} is answered in the page`);
  }
  return lines;
}
