// What readers do on the site: npm run suite -- site.

import { serveMock } from "@data-validation/mock/internal/node/serve";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { distanceFromTop, openSite } from "./visit.ts";

const open = await openSite();
const { onDisk, onHost } = open;
afterAll(() => open[Symbol.asyncDispose]());

/**
 * Tasks of readers: the clicks by visible text, the expected content of the screen, and the page
 * where they start.
 */
const tasks: [task: string, clicks: string[], ends: string, from?: string][] = [
  ["try a call", ["Playground"], "Version 2.1 returned 200."],
  [
    "try the example of an operation",
    ["Try it"],
    "Version 2.1 returned 200.",
    "2.1/email-validate.html?example=corrected",
  ],
  [
    "try an error of an operation",
    ["429", "Try it"],
    "Forced response: version 2.1 returned 429.",
    "2.1/email-validate.html",
  ],
  [
    "learn what a field means",
    ["Reference", "/phone/validate", "Fields of format"],
    "National notation with spaces",
  ],
  ["call from Python", ["Reference", "/phone/validate", "Python"], "import requests"],
  ["run the mock in tests", ["Mock server"], "npx @data-validation/mock"],
  ["generate a client", ["Generate a client"], "npm run sdk -- python"],
  [
    "handle an error",
    ["Error catalogue", "tooManyRequests"],
    "Forced response: version 2.1 returned 429.",
  ],
  [
    "migrate from 2.0",
    ["Migration from 2.0 to 2.1"],
    "Send api-version: 2.0 with every request now.",
  ],
  [
    "use a key in a web page",
    ["Authentication"],
    "A key in client-side code is visible to everyone",
  ],
  ["learn how long 2.0 is supported", ["Support"], "API version 2.0"],
  ["learn what to send to support", ["Support"], "Time of the call, with its time zone"],
  [
    "print what a migration needs",
    ["Migration checklist"],
    "Roll back was tried: api-version: 2.0 again.",
  ],
  [
    "see what a migration does to Go",
    ["Migration from 2.0 to 2.1", "Results of each program"],
    "Go, struct",
  ],
  [
    "force a response in a test",
    ["Testing with the mock", "Names of responses, by operation"],
    "unknownWithCorrection",
  ],
  ["wait for a new key in code", ["Use a new API key", "Python"], "time.sleep(60)"],
  ["see a rate limit", ["429"], "Rate limit exceeded.", "2.1/name-validate.html"],
  [
    "open a folded result",
    [`^ *"result": {`],
    `"isValid": false`,
    "2.1/phone-validate.html?example=corrected",
  ],
  ["read the assumptions of a subject", ["Assumptions", "^\\d+ assumptions"], "/phone/*"],
  ["follow what changes", ["Releases"], "As an Atom feed"],
  ["describe the API to a tool", ["slim JSON"], '"openapi": "3.1'],
];

const readerPage = await open.browser.newPage();

test.each(tasks)("A reader can %s", async (_, clicks, ends, from = "index.html") => {
  await readerPage.goto(open.url + from);
  for (const text of clicks) {
    const targets = readerPage
      .locator("a, button, label, summary")
      .filter({ hasText: new RegExp(text), visible: true });
    // What the page has comes after the menus.
    await targets.last().click();
  }
  await readerPage.getByText(ends).locator("visible=true").first().waitFor({ timeout: 20_000 });
});

const printed = [
  { path: "2.1/phone-validate.html", pages: 12 },
  { path: "2.1/company-validate.html", pages: 17 },
  { path: "migration-checklist.html", pages: 1 },
];
test.each(printed)(
  "$path has 155 tab stops at most, and is printed on $pages pages with nothing cut",
  async ({ path, pages }) => {
    await onDisk(path, {}, async (page) => {
      expect(await tabStops(page)).toBeLessThanOrEqual(155);
      await page.emulateMedia({ media: "print" });
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(pages);
      const panels = path.startsWith("2.1") ? 2 : 0;
      expect(await page.locator(".sample .panel:visible").count()).toBe(panels);
      const cut = await page.locator("pre:visible").evaluateAll((blocks) => {
        return blocks.filter((block) => block.scrollHeight > block.clientHeight + 1).length;
      });
      expect(cut).toBe(0);
    });
  },
);

test("A page of Redoc opens on a small phone from disk, the playground from a host", async () => {
  const viewport = { width: 320, height: 640 };
  const fits = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await onDisk("2.1/reference.html#/phone/phoneValidate", { viewport }, fits);
  await onHost("playground.html#%", { viewport }, fits);
});

test("A page has one menu on a phone, which the keyboard opens and closes", async () => {
  await onDisk("2.1/index.html", { viewport: { width: 360, height: 700 } }, async (page) => {
    await page.getByRole("button", { name: "Menu", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Quick start" }).last().waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("#menu").isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Menu", exact: true }).count()).toBe(1);
  });
});

test("A page of a list shows only the rows that have what is typed and what is chosen", async () => {
  await onHost("assumptions.html", {}, async (page) => {
    const visibleRows = () => page.locator(".filtered tbody tr:visible");
    const operations = page.getByLabel("Operations", { exact: true });
    const choices = await operations.locator("option").allTextContents();
    expect(choices.filter((text) => /\*|^all$/.test(text))).toEqual([]);
    await operations.selectOption("/phone/search");
    await page.getByLabel("Versions", { exact: true }).selectOption("2.0");
    for (const row of await visibleRows().all()) {
      const cell = (label: string) => row.locator(`[data-label="${label}"]`).textContent();
      expect(await cell("Operations")).toMatch(/all|\/phone\/(search|\*)/);
      expect(await cell("Versions")).toMatch(/all|2\.0/);
    }
    const chosen = await visibleRows().count();
    await page.getByText(new RegExp(`^${chosen} of \\d+ rows$`)).waitFor();
    const counts = await page.locator(".filtered summary:visible").allTextContents();
    const sum = counts.reduce((total, text) => total + Number.parseInt(text, 10), 0);
    expect(sum).toBe(chosen);
    await page.getByLabel("Filter the tables").fill("query");
    const texts = await visibleRows().allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThan(chosen);
    expect(texts.filter((text) => !/query/i.test(text))).toEqual([]);
  });
});

const stagingUrl = "https://staging.test/api";

/** Opens the settings, and sets a base URL and the variable of the key. */
async function setStaging(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Base URL").fill(`${stagingUrl}/`);
  await page.getByLabel("Environment variable").fill("STAGING_KEY");
  await page.keyboard.press("Tab");
}

/** Waits until the visible sample in Python has each of the texts. */
async function waitForSample(page: Page, texts: string[]): Promise<void> {
  const sample = page.locator(".tabbed .panel:visible").filter({ hasText: "import requests" });
  for (const text of texts) await sample.filter({ hasText: text }).waitFor();
}

test("The settings are applied to the samples of each page: base URL, key, language, version", async () => {
  await onHost("2.1/phone-validate.html", {}, async (page) => {
    await page.locator(".tabs").getByText("Python", { exact: true }).click();
    await setStaging(page);
    const stagingTexts = [`"${stagingUrl}/phone/validate"`, 'os.environ["STAGING_KEY"]'];
    await waitForSample(page, [...stagingTexts, '"api-version": "2.1"']);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("combobox", { name: "Version" }).selectOption("2.0");
    await page.waitForURL(/2\.0\/phone-validate/);
    await page.goto(`${open.url}index.html`);
    const ofVersion = ['"api-version": "2.0"', '"numberWithPrefix": "', "preferredPrefixes"];
    await waitForSample(page, [...stagingTexts, ...ofVersion]);
  });
});

test("The settings are applied to Redoc: base URL and colours", async () => {
  await onHost("2.1/phone-validate.html", { colorScheme: "light" }, async (page) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await setStaging(page);
    await page.getByLabel("Colours").selectOption("Dark");
    expect(await background()).not.toBe(light);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto(`${open.url}2.1/reference.html#/phone/phonevalidate`);
    const sample = page.locator("pre:visible", { hasText: `${stagingUrl}/phone/validate` });
    await sample.first().waitFor();
    const heading = page.locator("#redoc h2").first();
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toMatch(/2[45]\d/);
  });
});

test("The settings have a language of samples, and are forgotten with a button", async () => {
  await onHost("index.html", {}, async (page) => {
    await setStaging(page);
    await page.getByRole("combobox", { name: "Language" }).selectOption("Java");
    await page.getByText("java.net.http.HttpClient").first().waitFor();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.locator(".panel:visible", { hasText: "Bearer test" }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("The settings keep nothing that can be a key, and no address that is none", async () => {
  await onHost("index.html", {}, async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Base URL").fill("javascript:alert(1)");
    await page.getByLabel("Environment variable").fill("a3f9c1d2-secret");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("The settings are not needed on the mock's own pages: samples call the address that served them", async () => {
  const { folder } = open.site;
  await using served = await serveMock({ docs: folder });
  const onMock = await (await open.browser.newContext()).newPage();
  for (const path of [
    "index.html",
    "2.1/email-validate.html",
    "guides/testing-with-the-mock.html",
  ]) {
    await onMock.goto(`${served.url}/${path}`);
    await onMock
      .locator("main pre", { hasText: `${served.url}/` })
      .first()
      .waitFor();
  }
  await onMock.context().close();
});

const switches = [
  ["2.1/name-validate.html#result.data.surname", "2.0/name-validate.html#result.data.surname"],
  [
    "2.1/phone-validate.html#suggestions[].data.numberFull",
    "2.0/phone-validate.html#result.data.numberWithPrefix",
  ],
  [
    "2.0/phone-validate.html#result.data.format.national",
    "2.1/phone-validate.html#result.data.format.raw",
  ],
  // An old address, without the brackets of its array.
  [
    "2.1/name-validate.html#result.data.details.gender",
    "2.0/name-validate.html#result.details[].gender",
  ],
  ["2.1/name-validate.html#result.data.vocativeName", "2.0/name-validate.html#result.data"],
] as const;

test("The version switch leads to the same field, or to the one that has its value, and shows it", async () => {
  await onHost("index.html", {}, async (page) => {
    for (const [from, to] of switches) {
      await page.goto(open.url + from);
      await page.locator(`.versions [data-version="${to.slice(0, 3)}"]`).click();
      await page.waitForURL(open.url + to);
      await expect
        .poll(() => distanceFromTop(page.locator(".target")), { timeout: 60_000 })
        .toBeLessThan(200);
    }
  });
});

test("The version switch of Redoc's page keeps the operation; the search is on top and fits a phone", async () => {
  const viewport = { width: 390, height: 800 };
  await onHost("2.1/reference.html#/phone/phonevalidate", { viewport }, async (page) => {
    expect(await page.title()).toMatch(/^Validate a phone number, 2\.1/);
    await page.getByRole("link", { name: "2.0", exact: true }).click();
    await page.waitForURL(/2\.0\/reference\.html#\/phone\/phonevalidate/);
    const heading = page.locator('[id="phone/phonevalidate"] h2').first();
    await expect.poll(() => distanceFromTop(heading), { timeout: 60_000 }).toBeLessThan(400);

    await page.locator("[data-search]").click();
    await page.getByLabel("Search the documentation").fill("result.data.format.national");
    const link = page.locator(".found a").first();
    await link.waitFor();
    const { x, width } = (await link.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    await link.click();
    await page.waitForURL(/2\.0\/phone-validate\.html#result\.data\.format\.national/);
  });
});

/** How often the Tab key moves on a page before it has been everywhere. */
function tabStops(page: Page): Promise<number> {
  const stops =
    "a[href], button, input:not([type=radio]), input:checked, select, textarea, summary, [tabindex='0']";
  return page
    .locator(stops)
    .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
}
