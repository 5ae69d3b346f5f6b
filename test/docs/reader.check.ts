// What readers do on the site: npm run suite -- site.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { post } from "../support/post.ts";
import { bodyOf, distanceFromTop, eventually, openSite, sent } from "./visit.ts";

const open = await openSite();
const { onHost } = open;
afterAll(() => open[Symbol.asyncDispose]());

/** What readers come for, what they click by its visible text, what is then on the screen, and the page where they start. */
const tasks: [task: string, clicks: string[], ends: string, from?: string][] = [
  ["try a call", ["Playground", "Send"], "Version 2.1 returned 200."],
  ["try the example of an operation", ["Try it", "Send"], '"invalidWithCorrection"', "2.1/email-validate.html"],
  ["learn what a field means", ["Reference", "/phone/validate", "Fields of format"], "National notation with spaces"],
  ["call from Python", ["Reference", "/phone/validate", "Python"], "import requests"],
  ["run the mock in tests", ["Mock server"], "npx @data-validation/mock"],
  ["generate a client", ["Generate a client"], "npm run sdk -- python"],
  ["handle an error", ["Error catalogue", "tooManyRequests", "Send"], "Version 2.1 returned 429."],
  ["migrate from 2.0", ["Migration from 2.0 to 2.1"], "Send api-version: 2.0 with every request now."],
  ["use a key in a web page", ["Authentication"], "A key in client-side code is visible to everyone"],
  ["learn how long 2.0 is supported", ["Support"], "API version 2.0"],
  ["follow what changes", ["Releases"], "As an Atom feed"],
  ["describe the API to a tool", ["slim JSON"], '"openapi": "3.1'],
];

describe("A reader can", () => {
  let page: Page;
  beforeAll(async () => {
    page = await open.browser.newPage();
  });

  test.each(tasks)("%s", async (_, clicks, ends, from = "index.html") => {
    await page.goto(open.url + from);
    for (const text of clicks) {
      const named = page.locator("a, button, label, summary").filter({ hasText: new RegExp(text), visible: true });
      // What the page has comes after the menus.
      await named.last().click();
    }
    await page.getByText(ends).locator("visible=true").first().waitFor({ timeout: 20_000 });
  });
});

test("The playground returns the responses of the mock on a server, for each kind of data", async () => {
  await using mock = await serveMock();
  await onHost("playground.html", {}, async (page) => {
    const paths = ["/company/search", "/email/validate", "/location/localize", "/name/validate", "/phone/validate"];
    for (const path of paths) {
      await page.locator("#operation").selectOption(path);
      const response = await post(mock.url + path, await bodyOf(page).inputValue());
      expect(await sent(page)).toEqual(await response.json());
    }
  });
});

test("The playground works by keyboard alone: choose, edit, send, read", async () => {
  await onHost("playground.html", {}, async (page) => {
    const tabTo = async (wanted: string) => {
      for (let step = 0; step < 12 && (await focused(page)) !== wanted; step += 1) await page.keyboard.press("Tab");
      expect(await focused(page)).toBe(wanted);
    };
    await page.locator("#operation").focus();
    await page.keyboard.type("/email/validate");
    await tabTo("body");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type('{ "request": { "query": { "email": "jana.kadlecova@seznma.cz" } } }');
    await page.keyboard.press("Control+Enter");
    await page.getByText("Version 2.1 returned 200.").waitFor();
    await tabTo("Response body of 2.1");
  });
});

test("The version switch leads to the same operation on Redoc's page, whose title names it; the search lies above it and fits a phone", async () => {
  const viewport = { width: 390, height: 800 };
  await onHost("2.1/reference.html#/phone/phonevalidate", { viewport }, async (page) => {
    expect(await page.title()).toMatch(/^Validate a phone number, 2\.1/);
    await page.getByRole("link", { name: "2.0", exact: true }).click();
    await page.waitForURL(/2\.0\/reference\.html#\/phone\/phonevalidate/);
    const heading = page.locator('[id="phone/phonevalidate"] h2').first();
    await eventually(async () => expect(await distanceFromTop(heading)).toBeLessThan(400));

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

/** The element that has the focus: its id or label. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute("aria-label") || "");
}
