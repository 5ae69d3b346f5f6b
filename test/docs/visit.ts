import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Opens a page, and collects what the browser has to complain about.
 *
 * @param home - The address of the site: what else a page calls is a complaint.
 * @param path - The page, from there.
 */
export async function visit(
  browser: Browser,
  home: string,
  path: string,
  options: BrowserContextOptions,
  look: (page: Page, troubles: string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("requestfailed", (request) => troubles.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().method() === "GET")
      troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    const isOwn = /^(data|blob):/.test(request.url()) || request.url().startsWith(home);
    if (!isOwn) troubles.push(`called ${request.url()}`);
  });
  try {
    await page.goto(home + path);
    await look(page, troubles);
  } finally {
    await context.close();
  }
}

/**
 * What axe finds on a page, of any impact.
 *
 * @param rules - The rules to look for; all of them when it is left out.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(axe);
  const options: RunOptions = {
    preload: false,
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    ...(rules && { runOnly: rules }),
  };
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof Axe }).axe.run(document, options),
    options,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.replaceAll(/\s+/g, " ")}`),
  );
}
