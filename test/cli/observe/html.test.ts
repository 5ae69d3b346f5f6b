import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlReport } from "../../../packages/cli/src/observe/report/html.ts";
import type { Report } from "../../../packages/cli/src/observe/report/report.ts";
import { launchBrowser } from "../../support/browser.ts";
import { createOtherService } from "./support/other-service.ts";
import { planted } from "./support/planted.ts";
import { examples, report } from "./support/traffic.ts";

let browser: Browser;
let page: Page;
let result: Report;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  result = await report(await Promise.all(examples.map(createOtherService(planted))));
  await page.setContent(htmlReport(result));
});

afterAll(() => browser.close());

const rows = () => page.locator("tbody tr:visible");

test("The page shows every row at first, and says what the run comes to", async () => {
  expect(await page.locator(".conclusion").textContent()).toContain("broken by the service");
  expect(await rows().count()).toBe(await page.locator("tbody tr").count());
});

test("The filter leaves the contradictions of one operation, and counts them", async () => {
  await page.getByLabel("Operation").selectOption("companySearch");
  await page.getByLabel("Verdict").selectOption("contradicted");
  const expected = result.contradictions.filter(({ operations }) => operations.includes("companySearch"));
  const titles = await page.locator(".list").first().locator("tbody tr:visible strong").allTextContents();
  expect(titles.toSorted()).toEqual(expected.map(({ title }) => title).toSorted());
  expect(await page.locator("output").textContent()).toMatch(/^\d+ of \d+ rows$/);
  await page.getByLabel("Operation").selectOption("");
  await page.getByLabel("Verdict").selectOption("");
});

test("The page loads nothing from elsewhere, and fits a phone", async () => {
  expect(await page.evaluate(() => performance.getEntriesByType("resource").length)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
