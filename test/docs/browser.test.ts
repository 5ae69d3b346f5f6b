import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type BuiltSite, buildSite } from "./site.ts";
import { hostFiles, type StaticHost } from "./static-host.ts";
import { violations, visit } from "./visit.ts";

let site: BuiltSite;
let host: StaticHost;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([buildSite(), launchBrowser()]);
  host = await hostFiles(site.folder);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

// One page of each kind. All pages, both schemes and all widths: npm run suite -- site.
const kinds = [
  "index.html",
  "errors.html",
  "2.1/index.html",
  "2.1/phone-validate.html",
  "playground.html",
  "2.1/reference.html",
];

describe("A page", () => {
  test.each(kinds)(
    "%s opens from disk on a small phone: no error, no call, nothing wider than the screen",
    async (path) => {
      const viewport = { width: 320, height: 640 };
      await onDisk(path, { viewport }, async (page, troubles) => {
        await ready(page, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([troubles, width]).toEqual([[], viewport.width]);
      });
    },
  );

  test.each(kinds)("%s opens from a host at a sub-path, and axe finds nothing in it", async (path) => {
    await onHost(path, {}, async (page, troubles) => {
      await ready(page, path);
      expect([troubles, await violations(page)]).toEqual([[], []]);
    });
  });

  test("can be read without a script", async () => {
    await onHost("2.1/reference.html", { javaScriptEnabled: false }, async (page) => {
      await page.getByRole("link", { name: "/phone/validate Validate a phone number" }).click();
      expect(await page.locator("h1").textContent()).toBe("Validate a phone number");
      await page.getByText("Python", { exact: true }).first().click();
      await page.getByText("import requests").waitFor();
    });
  });

  test("has one menu on a phone, which the keyboard opens and closes", async () => {
    await onDisk("2.1/reference.html", { viewport: { width: 360, height: 700 } }, async (page) => {
      await ready(page, "2.1/reference.html");
      await page.getByRole("button", { name: "Menu", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Quick start" }).last().waitFor();
      await page.keyboard.press("Escape");
      expect(await page.locator("#menu").isVisible()).toBe(false);
      expect(await page.getByRole("button", { name: "Menu", exact: true }).count()).toBe(1);
    });
  });

  test("keeps the colours that somebody chose, on Redoc's page too", async () => {
    await onHost("index.html", { colorScheme: "light" }, async (page) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.getByRole("button", { name: "Colours: system" }).click();
      await page.getByRole("button", { name: "Colours: light" }).click();
      expect(await background()).not.toBe(light);
      await page.goto(`${host.url}2.1/reference.html`);
      await ready(page, "2.1/reference.html");
      expect(await page.evaluate(() => document.documentElement.className)).toMatch(/\bdark\b/);
      expect(
        await page
          .locator("#redoc h1")
          .first()
          .evaluate((heading) => getComputedStyle(heading).color),
      ).toMatch(/2[45]\d/);
    });
  });

  test("opens and highlights the field that its address names, or the one with the same fields", async () => {
    await onHost("2.1/phone-validate.html#suggestions[].data.format.national", {}, async (page) => {
      const field = page.locator('.target[id="result.data.format.national"]');
      await expect
        .poll(() => field.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
        .toBeLessThan(200);
    });
  });

  test("copies itself as Markdown", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    await onHost("2.1/phone-validate.html", { permissions }, async (page, troubles) => {
      await page.getByRole("button", { name: "Copy page" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.read("2.1/phone-validate.md"));
      expect(troubles).toEqual([]);
    });
  });

  test("shows code in the language that was chosen on another page", async () => {
    await onHost("quick-start.html", {}, async (page) => {
      await page.locator(".tabs").getByText("Java", { exact: true }).click();
      await page.goto(`${host.url}2.1/phone-validate.html`);
      await page.getByText("java.net.http.HttpClient").first().waitFor();
    });
  });

  test("of errors leaves the rows with the words that are typed", async () => {
    await onHost("errors.html", {}, async (page) => {
      await page.getByLabel("Filter the tables").fill("429");
      await page.getByText(/^1 of \d+ rows$/).waitFor();
    });
  });
});

describe("The version switch", () => {
  test("leads to the same field of the other version", async () => {
    await onHost("2.1/name-validate.html#result.data.surname", {}, async (page) => {
      await page.getByRole("link", { name: "2.0", exact: true }).click();
      await page.waitForURL(/2\.0\/name-validate\.html#result\.data\.surname/);
      expect(await page.title()).toContain("2.0");
    });
  });

  test("does so on Redoc's page, whose title names the operation", async () => {
    await onHost("2.1/reference.html#/phone/phonevalidate", {}, async (page) => {
      await ready(page, "2.1/reference.html");
      expect(await page.title()).toMatch(/^Validate a phone number, 2\.1/);
      await page.getByRole("link", { name: "2.0", exact: true }).click();
      await page.waitForURL(/2\.0\/reference\.html#\/phone\/phonevalidate/);
      const heading = page.locator('[id="phone/phonevalidate"] h2').first();
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top), { timeout: 15_000 })
        .toBeLessThan(400);
    });
  });
});

describe("The search", () => {
  test("works from disk, by keyboard alone, with a typing error", async () => {
    await onDisk("guides/errors.html", {}, async (page, troubles) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("corections");
      await page.locator(".found a").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/corrections\.html/);
      expect(troubles).toEqual([]);
    });
  });

  test("lies above Redoc and fits a phone", async () => {
    await onHost("2.1/reference.html", { viewport: { width: 390, height: 800 } }, async (page) => {
      await ready(page, "2.1/reference.html");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByLabel("Search the documentation").fill("result.data.format.national");
      const link = page.locator(".found a").first();
      await link.waitFor();
      const { x, width } = (await link.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      await link.click();
      await page.waitForURL(/phone-validate\.html#result\.data\.format\.national/);
    });
  });
});

function onDisk(path: string, options: BrowserContextOptions, look: (page: Page, troubles: string[]) => Promise<void>) {
  return visit(browser, `${pathToFileURL(site.folder).href}/`, path, options, look);
}

function onHost(path: string, options: BrowserContextOptions, look: (page: Page, troubles: string[]) => Promise<void>) {
  return visit(browser, host.url, path, options, look);
}

/** Waits until a page shows what it is for. */
async function ready(page: Page, path: string): Promise<void> {
  if (path.includes("reference")) await page.locator("#redoc :is(h1, h2)").first().waitFor();
  else await page.locator("h1").first().waitFor();
}
