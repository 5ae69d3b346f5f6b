import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { bodyOf, copiedIn, distanceFromTop, eventually, openSite, sent, violations } from "./visit.ts";

const open = await openSite();
const { onDisk, onHost } = open;
afterAll(() => open[Symbol.asyncDispose]());

// All pages, both schemes, all widths, and what readers do: npm run suite -- site.
describe.concurrent("A page", () => {
  const viewport = { width: 320, height: 640 };
  const fits = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

  test.each(["2.1/phone-validate.html", "playground.html"])(
    "%s opens on a small phone, from a host at a sub-path, with a broken fragment and foreign values in the storage; axe finds nothing in it",
    async (path) => {
      const names = ["redoc.colorMode", "version", "language", "baseUrl", "keyVariable"];
      const values = names.map((name) => ({ name, value: "{purple" }));
      const storageState = { cookies: [], origins: [{ origin: new URL(open.url).origin, localStorage: values }] };
      await onHost(`${path}#%`, { viewport, storageState }, async (page) => {
        await fits(page);
        expect(await violations(page)).toEqual([]);
      });
    },
  );

  test("of Redoc opens on a small phone from disk", async () => {
    await onDisk("2.1/reference.html#/phone/phoneValidate", { viewport }, fits);
  });

  const printed = [
    { path: "2.1/phone-validate.html", pages: 12 },
    { path: "2.1/company-validate.html", pages: 17 },
  ];
  test.each(printed)(
    "$path has 155 tab stops at most, and is printed on $pages pages with nothing cut",
    async ({ path, pages }) => {
      await onDisk(path, {}, async (page) => {
        expect(await tabStops(page)).toBeLessThanOrEqual(155);
        await page.emulateMedia({ media: "print" });
        const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(pages);
        expect(await page.locator(".sample .panel:visible").count()).toBe(1);
        const cut = await page.locator("pre:visible").evaluateAll((blocks) => {
          return blocks.filter((block) => block.scrollHeight > block.clientHeight + 1).length;
        });
        expect(cut).toBe(0);
      });
    },
  );

  test("can be read without a script", async () => {
    await onHost("2.1/reference.html", { javaScriptEnabled: false }, async (page) => {
      await page.getByRole("link", { name: "/phone/validate Validate a phone number" }).click();
      expect(await page.locator("h1").textContent()).toBe("Validate a phone number");
      await page.getByText("Python", { exact: true }).first().click();
      await page.getByText("import requests").waitFor();
    });
  });

  test("has one menu on a phone, which the keyboard opens and closes", async () => {
    await onDisk("2.1/index.html", { viewport: { width: 360, height: 700 } }, async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Quick start" }).last().waitFor();
      await page.keyboard.press("Escape");
      expect(await page.locator("#menu").isVisible()).toBe(false);
      expect(await page.getByRole("button", { name: "Menu", exact: true }).count()).toBe(1);
    });
  });

  test("of a list shows the rows alone that have what is typed and what is chosen", async () => {
    await onHost("assumptions.html", {}, async (page) => {
      const shown = () => page.locator(".filtered tbody tr:visible");
      await page.getByLabel("Operations", { exact: true }).selectOption("/phone/search");
      await page.getByLabel("Versions", { exact: true }).selectOption("2.0");
      for (const row of await shown().all()) {
        const cell = (label: string) => row.locator(`[data-label="${label}"]`).textContent();
        expect(await cell("Operations")).toMatch(/all|\/phone\/(search|\*)/);
        expect(await cell("Versions")).toMatch(/all|2\.0/);
      }
      const chosen = await shown().count();
      await page.getByText(new RegExp(`^${chosen} of \\d+ rows$`)).waitFor();
      await page.getByLabel("Filter the tables").fill("query");
      const texts = await shown().allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length).toBeLessThan(chosen);
      expect(texts.filter((text) => !/query/i.test(text))).toEqual([]);
    });
  });
});

/** How often the Tab key moves on a page before it has been everywhere. */
function tabStops(page: Page): Promise<number> {
  const stops = "a[href], button, input:not([type=radio]), input:checked, select, textarea, summary, [tabindex='0']";
  return page.locator(stops).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
}

describe.concurrent("The settings", () => {
  test("are applied to every page: base URL, variable of the key, language, version, colours", async () => {
    await onHost("2.1/phone-validate.html", { colorScheme: "light" }, async (page) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.locator(".tabs").getByText("Python", { exact: true }).click();
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByLabel("Colours").selectOption("Dark");
      expect(await background()).not.toBe(light);
      await page.getByLabel("Base URL").fill("https://staging.test/api/");
      await page.getByLabel("Environment variable").fill("STAGING_KEY");
      await page.keyboard.press("Tab");
      const sample = page.locator(".tabbed .panel:visible").filter({ hasText: "import requests" });
      const texts = ['"https://staging.test/api/phone/validate"', 'os.environ["STAGING_KEY"]', '"api-version": "2.1"'];
      for (const text of texts) await sample.filter({ hasText: text }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("combobox", { name: "Version" }).selectOption("2.0");
      await page.waitForURL(/2\.0\/phone-validate/);
      await page.goto(`${open.url}index.html`);
      for (const text of [...texts.slice(0, 2), '"api-version": "2.0"', '"numberWithPrefix": "', "preferredPrefixes"])
        await sample.filter({ hasText: text }).waitFor();
      await page.goto(`${open.url}2.1/reference.html#/phone/phonevalidate`);
      await page.locator("pre:visible", { hasText: "https://staging.test/api/phone/validate" }).first().waitFor();
      const heading = page.locator("#redoc h2").first();
      expect(await heading.evaluate((element) => getComputedStyle(element).color)).toMatch(/2[45]\d/);
      await page.goto(`${open.url}index.html`);
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("combobox", { name: "Language" }).selectOption("Java");
      await page.getByText("java.net.http.HttpClient").first().waitFor();
      await page.getByRole("button", { name: "Reset" }).click();
      await page.locator(".panel:visible", { hasText: "Bearer test" }).waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });

  test("keep nothing that can be a key, and no address that is none", async () => {
    await onHost("index.html", {}, async (page) => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByLabel("Base URL").fill("javascript:alert(1)");
      await page.getByLabel("Environment variable").fill("a3f9c1d2-secret");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });

  test("are not needed on the mock's own pages: samples call the address that served them", async () => {
    const { folder } = open.site;
    await using served = await serveMock({ docs: folder });
    const onMock = await (await open.browser.newContext()).newPage();
    for (const path of ["index.html", "2.1/email-validate.html", "guides/testing-with-the-mock.html"]) {
      await onMock.goto(`${served.url}/${path}`);
      await onMock
        .locator("main pre", { hasText: `${served.url}/` })
        .first()
        .waitFor();
    }
    await onMock.context().close();
  });
});

describe.concurrent("The version switch", () => {
  const switches = [
    ["2.1/name-validate.html#result.data.surname", "2.0/name-validate.html#result.data.surname"],
    ["2.1/phone-validate.html#suggestions[].data.numberFull", "2.0/phone-validate.html#result.data.numberWithPrefix"],
    ["2.0/phone-validate.html#result.data.format.national", "2.1/phone-validate.html#result.data.format.raw"],
    // An old address, without the brackets of its array.
    ["2.1/name-validate.html#result.data.details.gender", "2.0/name-validate.html#result.details[].gender"],
    ["2.1/name-validate.html#result.data.vocativeName", "2.0/name-validate.html#result.data"],
  ] as const;

  test("leads to the same field, or to the one that has its value, and shows it", async () => {
    await onHost("index.html", {}, async (page) => {
      for (const [from, to] of switches) {
        await page.goto(open.url + from);
        await page.locator(`.versions [data-version="${to.slice(0, 3)}"]`).click();
        await page.waitForURL(open.url + to);
        await eventually(async () => expect(await distanceFromTop(page.locator(".target"))).toBeLessThan(200));
      }
    });
  });
});

test.concurrent("The search works from disk, by keyboard alone, with a typing error", async () => {
  await onDisk("guides/errors.html", {}, async (page) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("corections");
    await page.locator(".found a").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/corrections\.html/);
  });
});

describe.concurrent("The playground", () => {
  test("works without a server, from disk", async () => {
    await onDisk("playground.html", {}, async (page) => {
      await page.getByText("Your data does not leave the browser.").waitFor();
      expect((await sent(page)).result.isValid).toBe(true);
      expect(await page.locator("#response details").textContent()).toContain("service-api-version: 2.1");
    });
  });

  test("lists the errors of a request before it is sent, each with its place; a misspelt field is a warning", async () => {
    await onHost("playground.html", {}, async (page) => {
      const write = (request: object) => bodyOf(page).fill(JSON.stringify({ request }));
      await write({ query: { numberFull: 5 }, options: { numberFormat: "e165", formatNumber: true } });
      await page.getByText("3 errors: the API would reject this request.").waitFor();
      const listed = await page.locator("#problems li").allTextContents();
      const { errors } = await sent(page, 400);
      const said = (errors as { type: string; subtype: string; description: string; relatedTo: string[] }[]).map(
        ({ type, subtype, description, relatedTo }) => `${type} ${subtype} ${description} ${relatedTo.join("")}`,
      );
      expect(listed.map((text) => text.replaceAll(/\s+/g, " "))).toEqual(said);
      await page.getByRole("button", { name: "options.numberFormat" }).click();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('"numberFormat"');

      await write({ query: { numberFull: "+420607123456" }, options: { prefferedPrefixes: ["+420"] } });
      await page.getByText("Unknown field: check the spelling.").waitFor();
      expect(await page.locator("#problems").textContent()).toContain("prefferedPrefixes");
      await bodyOf(page).fill('{ "request": ');
      await page.locator("#problems", { hasText: "The body is not valid JSON" }).waitFor();
    });
  });

  test("keeps the form and the JSON in step", async () => {
    await onHost("playground.html", {}, async (page) => {
      await page.getByLabel("numberFull").fill("607 123 456");
      await page.getByText("Options", { exact: true }).click();
      await page.getByLabel("preferredPrefixes").fill("+421, +420");
      await page.getByLabel("numberFormat").selectOption("e123");
      const options = { preferredPrefixes: ["+421", "+420"], numberFormat: "e123" };
      const request = { query: { numberFull: "607 123 456" }, options };
      expect(JSON.parse(await bodyOf(page).inputValue())).toEqual({ request });
      await bodyOf(page).fill('{ "request": { "query": { "numberFull": "+420607123456" } } }');
      expect(await page.getByLabel("numberFull").inputValue()).toBe("+420607123456");
      expect(await page.getByLabel("numberFormat").inputValue()).toBe("");
    });
  });

  test("opens the same example in the other version, and what was typed in the words of that version", async () => {
    await onHost("playground.html#operation=phoneValidate&example=corrected", {}, async (page) => {
      const version = page.locator("#version");
      const request = async () => JSON.parse(await bodyOf(page).inputValue()).request;
      await sent(page);
      await version.selectOption("2.0");
      expect(await bodyOf(page).inputValue()).toContain("numberWithPrefix");
      expect(await page.locator("#example").inputValue()).toBe("corrected");
      // The status line belongs to the response, which is gone.
      expect(await page.locator("#outcome").textContent()).not.toContain("returned");

      const options = { formatNumber: true, defaultPrefix: "+421" };
      await bodyOf(page).fill(JSON.stringify({ request: { query: { numberWithPrefix: "905123456" }, options } }));
      await version.selectOption("2.1");
      const translated = { preferredPrefixes: ["+421"], numberFormat: "e123" };
      expect(await request()).toEqual({ query: { numberFull: "905123456" }, options: translated });
      await page.getByText("Your request, translated from 2.0 to 2.1.").waitFor();
      await bodyOf(page).fill(JSON.stringify({ request: { query: {}, options: { numberFormat: "national" } } }));
      await version.selectOption("2.0");
      await page.getByText("options.numberFormat cannot be translated.").waitFor();
      await bodyOf(page).fill('{ "request": 5 }');
      await version.selectOption("2.1");
      await page.getByText("Not translated from 2.0 to 2.1: the request has errors.").waitFor();
      expect(await request()).toBe(5);

      await page.goto(`${open.url}playground.html#operation=phoneValidate&version=2.1&example=formatNational`);
      await eventually(async () => expect(await page.locator("#example").inputValue()).toBe("formatNational"));
      await version.selectOption("2.0");
      await page.getByText("options.numberFormat cannot be translated.").waitFor();
    });
  });

  test("keeps nothing of another operation, with a note, and returns to it by the back button or a link", async () => {
    await onHost("playground.html", {}, async (page) => {
      const typed = '{ "request": { "query": { "numberFull": "112" } } }';
      await bodyOf(page).fill(typed);
      await page.locator("#operation").selectOption("/email/validate");
      await page.getByText("What you typed is not kept. Go back to return to it.").waitFor();
      expect(await bodyOf(page).inputValue()).toContain("@");
      await page.goBack();
      await eventually(async () => expect(await bodyOf(page).inputValue()).toBe(typed));
      await page.evaluate(() => {
        location.hash = "#operation=nameValidate&version=2.0";
      });
      await eventually(async () => expect(await page.locator("#operation").inputValue()).toBe("/name/validate"));
      expect(await page.locator("#version").inputValue()).toBe("2.0");
    });
  });

  test("compares both versions for the same input: responses, differences, and what cannot be translated", async () => {
    await onHost("playground.html#operation=phoneValidate&example=formatNational", {}, async (page) => {
      const send = page.getByRole("button", { name: "Send" });
      await page.getByLabel("Compare with 2.0").check();
      await page.waitForURL(/compare=on/);
      await page.waitForLoadState("networkidle");
      await page.reload();
      await send.click();
      await page.getByText("Version 2.1 returned 200. Version 2.0 returned 200.").waitFor();
      await page.getByText("options.numberFormat cannot be translated.").waitFor();
      const bodies = await page.locator("#comparison pre").allTextContents();
      const [now, old] = bodies.map((text) => JSON.parse(text).result.data);
      const renamed = page.locator("tr", { hasText: /data\.number(Full|WithPrefix)/ }).locator("td");
      expect(await renamed.allTextContents()).toEqual([
        ...["result.data.numberFull", JSON.stringify(now.numberFull), "absent"],
        ...["result.data.numberWithPrefix", "absent", JSON.stringify(old.numberWithPrefix)],
      ]);
      expect(await violations(page)).toEqual([]);

      await bodyOf(page).fill("{}");
      await send.click();
      await page.getByText("Not sent to 2.0: the request has errors.").waitFor();
      await page.locator("#operation").selectOption("/email/validate");
      await send.click();
      await page.getByText("The responses are the same.").waitFor();
    });
  });

  test("keeps the request in the address, for a reload and a link, and copies it as a program", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    await onHost("playground.html", { permissions }, async (page) => {
      const text = '{ "request": { "query": { "numberFull": "+421 905 123 456" } } }';
      await bodyOf(page).fill(text);
      await page.waitForURL(/body=/);
      await page.reload();
      await bodyOf(page).waitFor();
      expect(await bodyOf(page).inputValue()).toBe(text);
      const code = await copiedIn(page, async () => {
        await page.getByRole("button", { name: "Copy as Python" }).click();
        await page.getByRole("button", { name: "Copied" }).waitFor();
      });
      expect(code).toContain("+421 905 123 456");
    });
  });
});
