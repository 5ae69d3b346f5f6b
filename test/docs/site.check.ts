// Every page of the site, as a reader has it: npm run suite -- site. It takes minutes; npm test looks at the fullest.

import { readFileSync } from "node:fs";
import { readBundle, versions } from "@data-validation/contract-files/bundles";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { buildSite, isReference, pagesOf } from "./site.ts";
import { openSite, ready, violations } from "./visit.ts";

const open = await openSite("/teams/data/");
const pages = [...pagesOf(open.site), "404.html"];
afterAll(() => open[Symbol.asyncDispose]());

describe("Every page", () => {
  test.each([
    ["light", 320],
    ["dark", 390],
    ["light", 768],
    ["dark", 1280],
  ] as const)(
    "has nothing that axe finds in the %s scheme, and fits %d pixels",
    async (colorScheme, width) => {
      const found: string[] = [];
      for (const path of pages) {
        await open.onHost(path, { colorScheme, viewport: { width, height: 800 } }, async (page) => {
          const measured = await page.evaluate(() => document.documentElement.scrollWidth);
          if (measured > width) found.push(`${path} is ${measured} wide`);
          found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
        });
      }
      expect(found).toEqual([]);
    },
  );

  test("loads on a slow line: styles alone block the paint, nothing moves, and the paint keeps up with the bare page", async () => {
    const found: string[] = [];
    for (const path of pages) {
      const most = /playground|reference/.test(path) ? 10 : 4;
      // Once is no measurement on a busy machine.
      const tries = [await loadOf(path)];
      while (tries.length < 4 && !tries.some(({ delay }) => delay < 4))
        tries.push(await loadOf(path));
      const isGood = tries.every(
        (load) => load.shift < 0.02 && load.requests <= most && load.others.length === 0,
      );
      if (!isGood || !tries.some(({ delay }) => delay < 4))
        found.push(JSON.stringify({ path, tries }));
    }
    expect(found).toEqual([]);
  });
});

test("Each page but Redoc's works under the policy default-src 'self'", {
  timeout: 200_000,
}, async () => {
  await using strict = await openSite("/teams/data/", {
    "content-security-policy": "default-src 'self'",
  });
  for (const path of pages.filter((page) => !isReference(page))) {
    await strict.onHost(path, { colorScheme: "dark" }, async (page) => {
      expect(await page.locator("html").getAttribute("class"), path).toBe("dark js");
      if (path === "playground.html") await page.getByText("Version 2.1 returned 200.").waitFor();
    });
  }
});

test("Redoc's page works under the policy that the README names", async () => {
  const policy = /`(default-src 'self'; style-src [^`]*)`/.exec(readFileSync("README.md", "utf8"));
  await using strict = await openSite("/teams/data/", {
    "content-security-policy": policy?.[1] ?? "default-src 'none'",
  });
  await strict.onHost("2.1/reference.html#/phone/phonevalidate", {}, async (page) => {
    await page.locator('[id="phone/phonevalidate"] h2').first().waitFor();
  });
});

test("With forced colours, axe finds nothing, and the chosen tab differs from the others", async () => {
  await open.onHost("2.1/phone-validate.html", { forcedColors: "active" }, async (page) => {
    expect(await violations(page)).toEqual([]);
    const borders = await page
      .locator(".statuses .tabs label")
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomWidth));
    expect(new Set(borders).size).toBe(2);
  });
});

test("A published site's samples call the API with the reader's key; those that need the mock have a line above", async () => {
  const published = await buildSite("https://docs.example/api");
  expect(published.read("index.md")).not.toContain("127.0.0.1");
  expect(published.read("workflows/new-key.md").split("## Run")[0]).not.toContain("127.0.0.1");
  expect(published.read("guides/corrections.md")).toContain("process.env.DATA_VALIDATION_KEY");
  for (const file of published.files.filter((name) => name.endsWith(".md"))) {
    const text = published.read(file);
    if (text.includes("127.0.0.1:4010"))
      expect(text, file).toMatch(/The mock listens on|Requires \[the mock server\]|npm start/);
  }
});

describe("Redoc's page", () => {
  test.each(versions())(
    "of %s opens at every operation that another page leads to",
    async (version) => {
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
    },
  );
});

test("--base adds a list of the pages with their addresses, the address of each page, and a page for what is not there", async () => {
  const based = await buildSite("https://docs.example/api");
  const map = based.read("sitemap.xml");
  for (const page of pagesOf(based)) {
    const address = `https://docs.example/api/${page.replace(/(^|\/)index\.html$/, "$1")}`;
    expect(map).toContain(`<loc>${address}</loc>`);
    expect(based.read(page)).toContain(`<link rel="canonical" href="${address}">`);
  }
  expect(based.read("404.html")).toContain('href="/api/index.html"');
  expect(based.read("llms.txt")).toContain("(https://docs.example/api/guides/errors.md)");
});

/** How a page loads on a slow line: its shift, its requests, what blocks its paint beside styles, and its time against that of its bare HTML. */
async function loadOf(path: string) {
  const bare = await visit(path, true);
  const { paint, ...others } = await visit(path, false);
  return { ...others, delay: paint / bare.paint };
}

async function visit(path: string, isBare: boolean) {
  await using context = await open.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  if (isBare) await page.route(/\.(css|js)$/, (route) => route.abort());
  await page.goto(open.url + path, { waitUntil: "load" });
  if (!isBare) await ready(page);
  // Awaited: the page is closed with its context.
  return await measure(page);
}

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

function measure(page: Page) {
  return page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      });
      setTimeout(() => resolve([]), 500);
    });
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    const blocking = resources
      .filter((each) => each.renderBlockingStatus === "blocking")
      .map(({ name }) => name);
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      shift: (shifts as (PerformanceEntry & { value: number })[]).reduce(
        (sum, { value }) => sum + value,
        0,
      ),
      requests: resources.length,
      // The script of the colours is less than a kilobyte, and loads beside the styles.
      others: blocking.filter((name) => !/\.css$|\/theme\.js$/.test(name)),
    };
  });
}
