import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { hostFiles } from "../support/static-host.ts";
import { buildSite } from "./site.ts";

type Look = (page: Page) => Promise<void>;

/**
 * The site in a browser. `onDisk` and `onHost` open a page; an error of the browser is one of the
 * test.
 *
 * @param base - What `--base` is given.
 * @param headers - What the host adds to each file.
 */
export async function openSite(base?: string, headers?: Record<string, string>) {
  const [site, browser] = await Promise.all([buildSite(base), launchBrowser()]);
  const { url, close } = await hostFiles(site.folder, headers);
  const visitor =
    (home: string) => async (path: string, options: BrowserContextOptions, look: Look) => {
      const context = await browser.newContext(options);
      try {
        const page = await context.newPage();
        const troubles = troublesOf(page, home);
        await page.goto(home + path);
        if (path.includes(".html") && options.javaScriptEnabled !== false)
          await waitUntilReady(page);
        await look(page);
        expect(troubles, path).toEqual([]);
      } finally {
        await context.close();
      }
    };
  return {
    site,
    url,
    onDisk: visitor(`${pathToFileURL(site.folder).href}/`),
    onHost: visitor(url),
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await close();
    },
  };
}

/** Waits until a page shows its content. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page
    .locator(page.url().includes("reference.html") ? "#redoc :is(h1, h2)" : "h1")
    .first()
    .waitFor();
}

/** The errors of a page from now on. A request to another host is an error. */
function troublesOf(page: Page, home: string): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // What a page was still loading when it was left. A file that is missing or forbidden has
    // another error.
    if (reason !== "net::ERR_ABORTED") troubles.push(`${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().method() === "GET")
      troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    const isOwn = /^(data|blob):/.test(request.url()) || request.url().startsWith(home);
    if (!isOwn) troubles.push(`called ${request.url()}`);
  });
  return troubles;
}

/** How far an element is from the top of the screen, in pixels. */
export function distanceFromTop(element: Locator): Promise<number> {
  return element.evaluate((target) => Math.abs(target.getBoundingClientRect().top));
}

/** The text area of the playground. */
export const requestBodyOf = (page: Page) => page.getByLabel("Request body");

/** Sends the request of the playground, and returns the body of the displayed response. */
export async function sendRequestFrom(page: Page, status = 200) {
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(`Version 2.1 returned ${status}.`).waitFor();
  return JSON.parse((await page.locator("#response pre").textContent()) ?? "");
}
