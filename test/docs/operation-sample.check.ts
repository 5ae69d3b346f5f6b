// The sample beside the fields of an operation, and the responses of workflows: npm run suite --
// site.

import { valueAtKeys } from "@data-validation/openapi-document/json";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { aboutOf } from "#docs/build/markdown/response-about.ts";
import type { OperationSample } from "#docs/build/operations/operation-sample.ts";
import { pagesOf } from "./site.ts";
import { openSite } from "./visit.ts";

const open = await openSite();
const { onDisk, onHost } = open;
afterAll(() => open[Symbol.asyncDispose]());

const screen = { width: 1440, height: 900 };
const operationPages = pagesOf(open.site).filter((page) => /^\d.*\/\w+-\w+\.html$/.test(page));
const workflows = pagesOf(open.site).filter((page) => page.startsWith("workflows/"));

const sampleOf = async (page: Page): Promise<OperationSample> =>
  JSON.parse((await page.locator("aside.sample > script").textContent()) ?? "");

/** Where the value that a response is about ends, in pixels from the top of the screen. */
async function bottomOfPoint(page: Page, scope: string): Promise<number> {
  const point = page.locator(`${scope} [data-about]:visible`).first();
  // Of an object, its name and its first fields are the point.
  return point.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, top + 90);
  });
}

test.each(operationPages)(
  "At 1440 × 900, what a response is about is on the first screen of %s, with each example",
  { timeout: 120_000 },
  async (path) => {
    await onHost(path, { viewport: screen }, async (page) => {
      const { examples } = await sampleOf(page);
      for (const { name, body } of examples) {
        await page.locator(".chooser select").selectOption(name);
        await page.waitForURL(new RegExp(`example=${name}`));
        const about = page.locator(".statuses .panel:visible [data-about]").first();
        await about.waitFor();
        expect(valueAtKeys(body, aboutOf(body).split(".")), name).toBeDefined();
        expect(await bottomOfPoint(page, ".statuses"), `${path} ${name}`).toBeLessThan(900);
      }
    });
  },
);

test.each(workflows)(
  "At 1440 × 900, what a response is about is on the first screen of %s",
  async (path) => {
    await onHost(path, { viewport: screen }, async (page) => {
      expect(await bottomOfPoint(page, "main")).toBeLessThan(900);
    });
  },
);

test("The sample of an operation begins with the ordinary example, and the address selects the others", async () => {
  await onHost("2.1/phone-validate.html", { viewport: screen }, async (page) => {
    const request = page.locator(".sample [data-call] .panel:visible");
    const response = page.locator(".statuses .panel:visible");
    expect(await page.locator(".chooser option:checked").textContent()).toBe("Valid number");
    expect(await response.textContent()).toContain('"proposal": "valid"');
    await page.locator(".chooser select").selectOption("corrected");
    await request.filter({ hasText: "00420607123456" }).waitFor();
    await response.filter({ hasText: '"valueFrom": "00420607123456"' }).waitFor();
    expect(await page.locator(".endpoint a:last-child").getAttribute("href")).toContain(
      "example=corrected",
    );
    await page.locator(".sample").getByText("400", { exact: true }).click();
    await request.filter({ hasText: '{ "request": { "query": {} } }' }).waitFor();
    await page.reload();
    await request.filter({ hasText: '{ "request": { "query": {} } }' }).waitFor();
    expect(page.url()).toMatch(/example=corrected&status=400$/);
  });
});

test("The sample of an operation folds parts without corrections, opens all, and copies JSON", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await onHost("2.1/phone-validate.html?example=corrected", { permissions }, async (page) => {
    const json = page.locator(".statuses .panel:visible .json");
    await json.filter({ hasText: "resultCorrected" }).waitFor();
    expect(await json.getByText('"isValid": false').isVisible()).toBe(false);
    expect(await json.getByText('"fixes"').isVisible()).toBe(true);
    await json.getByRole("button", { name: "Show all" }).click();
    expect(await json.getByText('"isValid": false').isVisible()).toBe(true);
    await page.locator(".statuses .code").first().hover();
    await page.locator(".statuses .copy").first().click();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    const { examples } = await sampleOf(page);
    expect(copied).toEqual(examples.find(({ name }) => name === "corrected")?.body);
  });
});

test("Without a script, the sample of an operation is the first example, and links to all others", async () => {
  await onHost("2.1/phone-validate.html", { javaScriptEnabled: false }, async (page) => {
    await page.locator(".sample").getByText("429", { exact: true }).click();
    await page.getByText('"TOO_MANY_REQUESTS"').waitFor();
    await page.locator(".sample").getByText("200", { exact: true }).click();
    await page.locator(".json summary", { hasText: "format" }).click();
    expect(await page.getByRole("link", { name: "All examples in Markdown" }).count()).toBe(1);
  });
});

test("The sample of an operation is not cut and does not scroll by itself, at 1280 and wider", async () => {
  for (const path of operationPages.slice(0, 12))
    await onDisk(path, {}, async (page) => {
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await cutBlocks(page), `${path} at ${width}`).toEqual([]);
        const url = page.locator(".sample .url").first();
        expect(await url.evaluate((element) => element.getClientRects().length)).toBe(1);
      }
    });
});

/** The blocks of the sample whose content is larger than they are. */
function cutBlocks(page: Page): Promise<string[]> {
  return page
    .locator(".sample :is(pre, .json, .panel):visible")
    .evaluateAll((blocks) =>
      blocks
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        )
        .map((block) => block.textContent?.slice(0, 60) ?? ""),
    );
}
