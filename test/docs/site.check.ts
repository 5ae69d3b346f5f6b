// Every page of the site, as a reader has it: npm run suite -- site. It takes minutes; npm test looks at one page of each kind.
import type { CDPSession, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { readBundle, versions } from "../../scripts/lib/bundles.ts";
import { pagesOf } from "./site.ts";
import { openSite, violations } from "./visit.ts";

const open = await openSite("/teams/data/");
const pages = [...pagesOf(open.site), "404.html"];
afterAll(() => open[Symbol.asyncDispose]());

describe("Every page", () => {
  test.each(["light", "dark"] as const)("has no violation that axe finds, in the %s scheme", async (colorScheme) => {
    const found: string[] = [];
    for (const path of pages) {
      await open.onHost(path, { colorScheme }, async (page, troubles) => {
        found.push(...[...troubles, ...(await violations(page))].map((trouble) => `${path}: ${trouble}`));
      });
    }
    expect(found).toEqual([]);
  });

  test.each([320, 390, 768, 1280])("is not wider than a screen of %d pixels", async (width) => {
    const wide: string[] = [];
    for (const path of pages) {
      await open.onHost(path, { viewport: { width, height: 800 } }, async (page) => {
        const measured = await page.evaluate(() => document.documentElement.scrollWidth);
        if (measured > width) wide.push(`${path}: ${measured}`);
      });
    }
    expect(wide).toEqual([]);
  });

  test("shows its largest part within a second on a slow line and a slow processor", async () => {
    const times: [path: string, milliseconds: number][] = [];
    for (const path of pages) {
      await open.onHost("license.txt", {}, async (page) => {
        await slowDown(await page.context().newCDPSession(page));
        await page.goto(open.url + path, { waitUntil: "load" });
        times.push([path, await largestPaint(page)]);
      });
    }
    expect(times.filter(([, time]) => time > 1000)).toEqual([]);
  });
});

describe("Redoc's page", () => {
  test.each(versions())("of %s opens at every operation that another page leads to", async (version) => {
    await open.onHost(`${version}/reference.html`, {}, async (page) => {
      for (const { post } of Object.values(readBundle("generated", version).paths)) {
        const place = `${post.tags[0]}/${post.operationId.toLowerCase()}`;
        await page.goto(`${open.url}${version}/reference.html#/${place}`);
        const heading = page.locator(`[id="${place}"] h2`, { hasText: post.summary }).first();
        const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(top, { message: place, timeout: 10_000 }).toBeLessThan(350);
        expect(await top(), place).toBeGreaterThan(-10);
        expect(await page.title()).toContain(post.summary);
      }
    });
  });
});

/** A line of 1.6 Mbit/s with 150 ms of latency, and a processor at a quarter of its speed. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Milliseconds from the start of the navigation to the largest contentful paint. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
}
