// Every page of the site, as a reader gets it: npm run suite -- site. It takes minutes; npm test
// checks the fullest page.

import { readFileSync } from "node:fs";
import { listVersions } from "@data-validation/contract-files/bundles";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { buildSite, isReferencePage, pagesOf } from "./site.ts";
import { openSite, waitUntilReady } from "./visit.ts";

const open = await openSite("/teams/data/");
const pages = [...pagesOf(open.site), "404.html"];
afterAll(() => open[Symbol.asyncDispose]());

/** A page of each kind. What surrounds the content is the same on all pages. */
const kinds = [
  "index.html",
  "errors.html",
  "migration.html",
  "playground.html",
  "2.1/index.html",
  "2.1/phone-validate.html",
  "2.1/reference.html",
  "guides/errors.html",
  "workflows/new-key.html",
];

test.each([
  ["light", 320, 768],
  ["dark", 1280, 390],
] as const)(
  "Every page has nothing that axe finds in the %s scheme, and fits %d and %d pixels",
  async (colorScheme, width, secondWidth) => {
    const findings = await eachOf(pages, 2, async (path) => {
      const troubles: string[] = [];
      const viewport = { width, height: 800 };
      await open.onHost(path, { colorScheme, viewport }, async (page) => {
        troubles.push(...(await tooWide(page)), ...(await accessibilityViolations(page)));
        await page.setViewportSize({ width: secondWidth, height: 800 });
        troubles.push(...(await tooWide(page)));
        if (kinds.includes(path)) troubles.push(...(await accessibilityViolations(page)));
      });
      return troubles.map((trouble) => `${path}: ${trouble}`);
    });
    expect(findings).toEqual([]);
  },
);

test("Every page loads on a slow line: only styles block the paint, and nothing moves", async () => {
  const slowPages = await eachOf(pages, 4, async (path) => {
    const most = /playground|reference/.test(path) ? 10 : 4;
    const load = await visit(path, false);
    const isGood = load.shift < 0.02 && load.requests <= most && load.others.length === 0;
    return isGood ? [] : [JSON.stringify({ path, load })];
  });
  expect(slowPages).toEqual([]);
});

test.each(kinds)(
  "Every page of the kind of %s keeps up with its bare HTML on a slow line",
  async (path) => {
    const delays: number[] = [];
    // A single run is not a measurement on a busy machine.
    while (delays.length < 4 && !delays.some((delay) => delay < 4)) {
      const bare = await visit(path, true);
      const { paint } = await visit(path, false);
      delays.push(paint / bare.paint);
    }
    expect(Math.min(...delays)).toBeLessThan(4);
  },
);

/** What a check finds on pages, some of them at a time. */
async function eachOf(
  paths: string[],
  atOnce: number,
  check: (path: string) => Promise<string[]>,
): Promise<string[]> {
  const left = [...paths];
  const findings: string[] = [];
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      findings.push(...(await check(path)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return findings;
}

async function tooWide(page: Page): Promise<string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  const measured = await page.evaluate(() => document.documentElement.scrollWidth);
  return measured > width ? [`${measured} wide at ${width}`] : [];
}

test("Each page but Redoc's works under the policy default-src 'self'", {
  timeout: 200_000,
}, async () => {
  await using strict = await openSite("/teams/data/", {
    "content-security-policy": "default-src 'self'",
  });
  for (const path of pages.filter((page) => !isReferencePage(page))) {
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

test("With forced colours, axe finds nothing on each kind of page, and the chosen tab is visible", async () => {
  for (const path of kinds)
    await open.onHost(path, { forcedColors: "active" }, async (page) => {
      expect(await accessibilityViolations(page), path).toEqual([]);
      if (path !== "2.1/phone-validate.html") return;
      const borders = await page
        .locator(".statuses .tabs label")
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomWidth));
      expect(new Set(borders).size).toBe(2);
    });
});

test("Samples of a published site call the API with the reader's key, or have a line about the mock", async () => {
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

test.each([1280, 1024, 390])(
  "At %d pixels, no line of a shell sample is only a backslash",
  async (width) => {
    const operations = pages.filter((path) => /^2\.1\/\w+-\w+\.html$/.test(path));
    expect(operations.length).toBeGreaterThan(10);
    const lonelyBackslashes = await eachOf(operations, 2, async (path) => {
      const alone: string[] = [];
      await open.onHost(path, { viewport: { width, height: 800 } }, async (page) => {
        const samples = await page.locator(".sample pre code", { hasText: /^curl / }).all();
        expect(samples.length, path).toBeGreaterThan(0);
        for (const sample of samples)
          for (const line of await sample.evaluate(backslashesAlone))
            alone.push(`${path}: ${line}`);
      });
      return alone;
    });
    expect(lonelyBackslashes).toEqual([]);
  },
);

/**
 * The lines of a sample whose backslash a browser shows on a line of its own. It runs in the page.
 */
function backslashesAlone(code: Element): string[] {
  const text = code.textContent ?? "";
  const places: [Node, number][] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? "").length; at++) places.push([node, at]);
  const topOf = (index: number) => {
    const [node, at] = places[index] as [Node, number];
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  return [...text.matchAll(/\S \\$/gm)]
    .filter(({ index }) => Math.abs(topOf(index + 2) - topOf(index)) > 3)
    .map(
      ({ index }) =>
        text
          .slice(0, index + 3)
          .split("\n")
          .at(-1) ?? "",
    );
}

test.each(listVersions())(
  "Redoc's page of %s opens at every operation that another page leads to",
  async (version) => {
    await open.onHost(`${version}/reference.html`, {}, async (page) => {
      for (const { post } of Object.values(bundleOf(version).paths)) {
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

test("--base adds a list of the pages, the address of each page, and a 404 page", async () => {
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

/**
 * How a page loads on a slow line: its paint, its shift, its requests, and what blocks its paint
 * beside styles.
 */
async function visit(path: string, isBare: boolean) {
  await using context = await open.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // Slowed down, the largest page takes longer than Playwright waits on a machine with other work.
  page.setDefaultTimeout(0);
  await slowDown(await context.newCDPSession(page));
  if (isBare) await page.route(/\.(css|js)$/, (route) => route.abort());
  await page.goto(open.url + path, { waitUntil: "load" });
  if (!isBare) await waitUntilReady(page);
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
