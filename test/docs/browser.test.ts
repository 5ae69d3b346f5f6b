import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type Axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMock, type Mock } from "../../packages/mock/src/mock.ts";
import { readBundle, versions } from "../../scripts/lib/contract.ts";
import { launchBrowser } from "../browser.ts";
import { type Built, buildSite, isReference, pagesOf } from "./site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let site: Built;
let mock: Mock;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([buildSite(), launchBrowser()]);
  mock = await createMock({ docs: site.folder });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await mock?.close();
  site?.remove();
});

describe("Every page", () => {
  test("opens from disk without an error or a request to another host, and fits a phone", {
    timeout: 60_000,
  }, async () => {
    const viewport = { width: 360, height: 700 };
    for (const path of pagesOf(site)) {
      await visit("disk", path, { viewport }, async (page, troubles) => {
        await page.locator("h1").first().waitFor();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, troubles, width]).toEqual([path, [], viewport.width]);
      });
    }
  });

  test("opens from the server in the same way, and what is ours of it has no serious fault of accessibility", {
    timeout: 60_000,
  }, async () => {
    for (const path of pagesOf(site)) {
      await visit("server", path, {}, async (page, troubles) => {
        await page.locator("h1").first().waitFor();
        expect([path, troubles, await faults(page, isReference(path) ? "header" : "body")]).toEqual([path, [], []]);
      });
    }
  });

  test("can be read in the dark scheme", { timeout: 60_000 }, async () => {
    for (const path of ["index.html", "guides/errors.html", "migration.html", "playground.html"]) {
      await visit("disk", path, { colorScheme: "dark" }, async (page) => {
        expect(await faults(page, "body", ["color-contrast"]), path).toEqual([]);
      });
    }
  });

  test("has a menu on a phone that can be opened by keyboard", async () => {
    await visit("disk", "index.html", { viewport: { width: 360, height: 700 } }, async (page) => {
      await page.locator("details.menu summary").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Start");
    });
  });
});

describe("The reference", () => {
  test.each(versions())("%s can be read in less than 2 seconds", { retry: 3 }, async (version) => {
    await visit("disk", `${version}/index.html`, {}, async (page) => {
      await page.locator("h1:has-text('Data Validation API')").waitFor();
      expect(await page.evaluate(() => performance.now())).toBeLessThan(2000);
    });
  });

  test.each(versions())(
    "%s opens at the operation that another page leads to",
    { timeout: 60_000 },
    async (version) => {
      await visit("disk", `${version}/index.html`, {}, async (page) => {
        await page.locator("h1").first().waitFor();
        const operations = Object.values(readBundle("generated", version).paths);
        // The pages of all versions are made alike: of the older one, its last operation is enough.
        for (const { post } of operations.slice(version === versions().at(-1) ? 0 : -1)) {
          const place = `${post.tags[0]}/${post.operationId.toLowerCase()}`;
          await page.goto(`${addressOf("disk", `${version}/index.html`)}#/${place}`);
          const heading = page.locator(`[id="${place}"] h2`, { hasText: post.summary }).first();
          const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
          await expect.poll(top, { message: place, timeout: 5000 }).toBeLessThan(300);
          expect(await top(), place).toBeGreaterThan(-10);
        }
      });
    },
  );
});

describe("The search", () => {
  test("works from disk and by keyboard alone", async () => {
    await visit("disk", "guides/errors.html", {}, async (page, troubles) => {
      await page.keyboard.press("/");
      await page.keyboard.type("correction mode");
      await page.locator("#found a").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/corrections\.html/);
      expect(troubles).toEqual([]);
    });
  });
});

describe("The playground", () => {
  test("sends an example to the mock that serves it, and shows status, headers and body", async () => {
    await visit("server", "playground.html", {}, async (page, troubles) => {
      await page.getByText("Requests go to the mock that serves this page.").waitFor();
      await page.getByRole("button", { name: "Send" }).click();
      const answer = page.getByLabel("Answer of version 2.1");
      await answer.getByRole("heading", { name: /Answer 200/ }).waitFor();
      expect(await answer.locator("dl").textContent()).toContain("service-api-version2.1");
      const body = JSON.parse((await answer.locator("pre").textContent()) ?? "");
      expect(body.result.isValid).toBe(true);
      expect(troubles).toEqual([]);
    });
  });

  test("works by keyboard alone: choose, edit, send, read", async () => {
    await visit("server", "playground.html", {}, async (page) => {
      await page.locator("#operation").focus();
      await page.keyboard.type("/email/validate");
      await page.keyboard.press("Tab");
      await page.keyboard.type("corrected");
      for (let step = 0; step < 8 && (await focused(page)) !== "body-2-1"; step += 1) await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("body-2-1");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type('{ "request": { "query": { "email": "jana.kadlecova@seznma.cz" } } }');
      await page.keyboard.press("Control+Enter");
      await page.getByText("Version 2.1 answered 200.").waitFor();
      for (let step = 0; step < 8 && (await focused(page)) !== "Body of the answer"; step += 1)
        await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("Body of the answer");
    });
  });

  test("marks what the contract has against a request, and says what the mock says", async () => {
    await visit("server", "playground.html", {}, async (page, troubles) => {
      const body = { request: { query: { numberFull: 5 }, options: { numberFormat: "e165", formatNumber: true } } };
      await page.getByLabel("Request body, version 2.1").fill(JSON.stringify(body));
      const marked = await page.locator(".editor mark:visible").allTextContents();
      expect(marked).toEqual(['"numberFull":5', '"numberFormat":"e165"', '"formatNumber":true']);
      const foretold = (await page.locator(".faults li:visible").allTextContents()).map((text) =>
        text.replaceAll(/\s+/g, " "),
      );
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Version 2.1 answered 400.").waitFor();
      const { errors } = JSON.parse(
        (await page.getByLabel("Answer of version 2.1").locator("pre").textContent()) ?? "",
      );
      const said = (errors as { type: string; subtype: string; description: string; relatedTo: string[] }[]).map(
        ({ type, subtype, description, relatedTo }) => `${type} ${subtype} ${description} ${relatedTo.join("")}`,
      );
      expect(foretold).toEqual(said);
      await page.getByRole("button", { name: "options.numberFormat" }).click();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('"numberFormat":"e165"');
      // The browser itself notes that the answer is a 400.
      expect(troubles.filter((trouble) => !/status of 400/.test(trouble))).toEqual([]);
    });
  });

  test("finds no fault with any example, in either version, and knows text that is no JSON", {
    timeout: 60_000,
  }, async () => {
    await visit("disk", "playground.html", {}, async (page) => {
      for (const version of versions()) {
        await page.getByLabel(version, { exact: true }).check();
        const faulty = await page.evaluate(() => {
          const choose = (id: string, value: string) => {
            const select = document.querySelector(`#${id}`) as HTMLSelectElement;
            select.value = value;
            select.dispatchEvent(new Event("change"));
          };
          const options = (id: string) =>
            [...document.querySelectorAll<HTMLOptionElement>(`#${id} option`)].map(({ value }) => value);
          const found: string[] = [];
          for (const operation of options("operation")) {
            choose("operation", operation);
            for (const example of options("example")) {
              choose("example", example);
              const verdict = [...document.querySelectorAll<HTMLElement>(".verdict")].find(
                (element) => element.offsetParent,
              );
              if (verdict?.textContent !== "This fits the contract.")
                found.push(`${operation} ${example} ${verdict?.textContent}`);
            }
          }
          return found;
        });
        expect(faulty).toEqual([]);
      }
      await page.getByLabel(`Request body, version ${versions().at(-1)}`).fill('{ "request": ');
      await page.locator(".faults:visible", { hasText: "The body is not valid JSON" }).waitFor();
    });
  });

  test("shows both versions for the same input, and what one of them cannot do", async () => {
    await visit(
      "server",
      "playground.html#operation=phoneValidate&example=formatNational",
      {},
      async (page, troubles) => {
        await page.getByLabel("Both versions side by side").check();
        expect(await page.getByLabel("Request body, version 2.0").inputValue()).toContain("numberWithPrefix");
        await page.getByText("options.numberFormat is not carried over.").waitFor();
        await page.getByRole("button", { name: "Send" }).click();
        await page.getByText("Version 2.1 answered 200. Version 2.0 answered 200.").waitFor();
        expect(await page.getByLabel("Answer of version 2.0").locator("pre").textContent()).toContain(
          "nationalFormatted",
        );
        expect(await faults(page)).toEqual([]);
        expect(troubles).toEqual([]);
      },
    );
  });

  test("keeps the base address and the key in its memory: in no address and no storage, and only there do they go", async () => {
    await visit("disk", "playground.html", {}, async (page) => {
      const sent: string[] = [];
      page.on("request", (request) => sent.push(`${request.url()} ${request.headers().authorization ?? ""}`));
      await page.getByText("This page was opened from disk").waitFor();
      await page.getByText("Where to send it").click();
      await page.getByLabel("Base address").fill(mock.url);
      await page.getByLabel("API key").fill("secret-of-mine");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Version 2.1 answered 200.").waitFor();
      expect(sent).toEqual([`${mock.url}/phone/validate Bearer secret-of-mine`]);
      const kept = await page.evaluate(() =>
        [localStorage.length, sessionStorage.length, document.cookie, location.href].join(" "),
      );
      expect(kept).not.toContain("secret");
      expect(kept).toMatch(/^0 0 /);
      await page.reload();
      expect(await page.locator("#key").inputValue()).toBe("test");
    });
  });

  test("says what to do when nobody answers", async () => {
    await visit("disk", "playground.html", {}, async (page) => {
      await page.getByText("Where to send it").click();
      await page.getByLabel("Base address").fill("http://127.0.0.1:9");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Is the mock running?").waitFor();
    });
  });
});

function addressOf(from: "disk" | "server", path: string): string {
  return from === "disk" ? pathToFileURL(join(site.folder, "/")).href + path : `${mock.url}/${path}`;
}

/** Opens a page, and collects what the browser has to complain about. */
async function visit(
  from: "disk" | "server",
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
    const isOwn = request.url().startsWith("data:") || request.url().startsWith(addressOf(from, ""));
    if (!isOwn && !request.url().startsWith(mock.url) && !request.url().startsWith("blob:"))
      troubles.push(`called ${request.url()}`);
  });
  try {
    await page.goto(addressOf(from, path));
    await look(page, troubles);
  } finally {
    await context.close();
  }
}

/**
 * The serious faults that axe finds on a page.
 *
 * @param part - The part to look at, as a selector.
 * @param rules - The rules to look for; all of them when it is left out.
 */
async function faults(page: Page, part = "body", rules?: string[]): Promise<string[]> {
  await page.evaluate(axe);
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate(
    ([part, options]) => (globalThis as unknown as { axe: typeof Axe }).axe.run(part, options),
    [part, options] as const,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** The element that has the focus: its id or label. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute("aria-label") || "");
}
