import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "../../docs/browser/mock/main.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { versions } from "../../scripts/lib/bundles.ts";
import { launchBrowser } from "../support/browser.ts";
import { type BuiltSite, buildSite } from "./site.ts";
import { hostFiles, type StaticHost } from "./static-host.ts";
import { violations, visit } from "./visit.ts";

let site: BuiltSite;
let host: StaticHost;
let mock: MockServer;
let browser: Browser;

beforeAll(async () => {
  [site, browser, mock] = await Promise.all([buildSite(), launchBrowser(), serveMock()]);
  host = await hostFiles(site.folder);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await mock?.close();
  await host?.close();
});

type PageTest = (page: Page, troubles: string[]) => Promise<void>;

const from = {
  disk: (path: string, options: BrowserContextOptions, look: PageTest) =>
    visit(browser, `${pathToFileURL(site.folder).href}/`, path, options, look),
  host: (path: string, options: BrowserContextOptions, look: PageTest) => visit(browser, host.url, path, options, look),
};

describe("The playground", () => {
  test.each(["disk", "host"] as const)("answers without a server behind it, from %s", async (place) => {
    await from[place]("playground.html", {}, async (page, troubles) => {
      await page.getByText("Your data does not leave the browser.").waitFor();
      await page.getByRole("button", { name: "Send" }).click();
      const answer = page.getByLabel("Response of version 2.1");
      await answer.getByRole("heading", { name: /Response 200/ }).waitFor();
      expect(await answer.locator("dl").textContent()).toContain("service-api-version2.1");
      const body = JSON.parse((await answer.locator("pre").textContent()) ?? "");
      expect(body.result.isValid).toBe(true);
      expect(await violations(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });
  });

  test("answers as the mock on a server does, for each kind of data", async () => {
    await from.host("playground.html", {}, async (page) => {
      const paths = ["/company/search", "/email/validate", "/location/localize", "/name/validate", "/phone/validate"];
      for (const path of paths) {
        await page.locator("#operation").selectOption(path);
        await page.getByRole("button", { name: "Send" }).click();
        await page.getByText("Version 2.1 returned 200.").waitFor();
        const shown = await page.getByLabel("Response of version 2.1").locator("pre").textContent();
        const response = await fetch(mock.url + path, {
          method: "POST",
          headers: { authorization: "Bearer test", "content-type": "application/json", "api-version": "2.1" },
          body: await page.locator("#body-2-1").inputValue(),
        });
        expect(JSON.parse(shown ?? "")).toEqual(await response.json());
      }
    });
  });

  test("works by keyboard alone: choose, edit, send, read", async () => {
    await from.host("playground.html", {}, async (page) => {
      await page.locator("#operation").focus();
      await page.keyboard.type("/email/validate");
      for (let step = 0; step < 12 && (await focused(page)) !== "body-2-1"; step += 1) await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("body-2-1");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type('{ "request": { "query": { "email": "jana.kadlecova@seznma.cz" } } }');
      await page.keyboard.press("Control+Enter");
      await page.getByText("Version 2.1 returned 200.").waitFor();
      for (let step = 0; step < 8 && (await focused(page)) !== "Response body"; step += 1)
        await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("Response body");
    });
  });

  test("marks what the contract has against a request, and says what the answer then says", async () => {
    await from.host("playground.html", {}, async (page, troubles) => {
      const body = { request: { query: { numberFull: 5 }, options: { numberFormat: "e165", formatNumber: true } } };
      await page.getByLabel("Request body, version 2.1").fill(JSON.stringify(body));
      await page.getByText("3 errors: the API would reject this request.").waitFor();
      const marked = await page.locator(".editor mark:visible").allTextContents();
      expect(marked).toEqual(['"numberFull":5', '"numberFormat":"e165"', '"formatNumber":true']);
      const predicted = (await page.locator(".problems li:visible").allTextContents()).map((text) =>
        text.replaceAll(/\s+/g, " "),
      );
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Version 2.1 returned 400.").waitFor();
      const { errors } = JSON.parse(
        (await page.getByLabel("Response of version 2.1").locator("pre").textContent()) ?? "",
      );
      const said = (errors as { type: string; subtype: string; description: string; relatedTo: string[] }[]).map(
        ({ type, subtype, description, relatedTo }) => `${type} ${subtype} ${description} ${relatedTo.join("")}`,
      );
      expect(predicted).toEqual(said);
      await page.getByRole("button", { name: "options.numberFormat" }).click();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('"numberFormat":"e165"');
      expect(troubles).toEqual([]);
    });
  });

  test("writes JSON for those who fill in the form, and shows JSON in the form", async () => {
    await from.host("playground.html", {}, async (page) => {
      await page.getByLabel("numberFull").fill("607 123 456");
      await page.getByText("Options", { exact: true }).click();
      await page.getByLabel("preferredPrefixes").fill("+421, +420");
      await page.getByLabel("numberFormat").selectOption("e123");
      const body = page.getByLabel("Request body, version 2.1");
      expect(JSON.parse(await body.inputValue())).toEqual({
        request: {
          query: { numberFull: "607 123 456" },
          options: { preferredPrefixes: ["+421", "+420"], numberFormat: "e123" },
        },
      });
      await body.fill('{ "request": { "query": { "numberFull": "+420607123456" } } }');
      expect(await page.getByLabel("numberFull").inputValue()).toBe("+420607123456");
      expect(await page.getByLabel("numberFormat").inputValue()).toBe("");
    });
  });

  test("warns of a field that the contract does not name", async () => {
    await from.host("playground.html", {}, async (page) => {
      const body = { request: { query: { numberFull: "+420607123456" }, options: { prefferedPrefixes: ["+420"] } } };
      await page.getByLabel("Request body, version 2.1").fill(JSON.stringify(body));
      await page.getByText("Unknown field: check the spelling.").waitFor();
      expect(await page.locator(".problems:visible").textContent()).toContain("prefferedPrefixes");
    });
  });

  test("refuses no example, in either version, and warns of none; it knows text that is no JSON", {
    timeout: 60_000,
  }, async () => {
    await from.host("playground.html", {}, async (page) => {
      await page.getByText("The request matches the contract.").waitFor();
      for (const version of versions()) {
        const faulty = await page.evaluate(async (version) => {
          const { plain, strict } = window.dataValidationMock as NonNullable<Window["dataValidationMock"]>;
          const found: string[] = [];
          for (const { path, examples } of window.trials?.operations[version] ?? []) {
            for (const [name, { request }] of Object.entries(examples)) {
              for (const mock of [plain, strict]) {
                const headers = {
                  authorization: "Bearer test",
                  "content-type": "application/json",
                  "api-version": version,
                };
                const call = { method: "POST", path, headers, body: JSON.stringify({ request }) };
                const { status } = await mock.handle(call);
                if (status !== 200) found.push(`${path} ${name} ${status}`);
              }
            }
          }
          return found;
        }, version);
        expect(faulty).toEqual([]);
      }
      await page.getByLabel(`Request body, version ${versions().at(-1)}`).fill('{ "request": ');
      await page.locator(".problems:visible", { hasText: "The body is not valid JSON" }).waitFor();
    });
  });

  test("shows both versions for the same input, how their answers differ, and what one of them cannot do", async () => {
    await from.host("playground.html#operation=phoneValidate&example=formatNational", {}, async (page, troubles) => {
      await page.getByLabel("Both versions side by side").check();
      await page.getByText("options.numberFormat cannot be translated.").waitFor();
      expect(await page.getByLabel("Request body, version 2.0").inputValue()).toContain("numberWithPrefix");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Version 2.0 returned 200. Version 2.1 returned 200.").waitFor();
      const row = page.locator("#differences tr", { hasText: "data.format.national" }).first();
      const [, old, now] = await row.locator("td").allTextContents();
      expect(old).not.toContain(" ");
      expect(now).toContain(" ");
      expect(await violations(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });
  });

  test("gives any error that is asked for", async () => {
    await from.host("errors.html", {}, async (page) => {
      await page.getByRole("link", { name: "tooManyRequests" }).click();
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Version 2.1 returned 429.").waitFor();
    });
  });

  test("keeps what somebody wrote in the address: for a reload, and for whom it is sent to", async () => {
    await from.host("playground.html", {}, async (page) => {
      const text = '{ "request": { "query": { "numberFull": "+421 905 123 456" } } }';
      await page.getByLabel("Request body, version 2.1").fill(text);
      await page.reload();
      await page.locator("#body-2-1").waitFor();
      expect(await page.locator("#body-2-1").inputValue()).toBe(text);
    });
  });

  test("copies the request as a program", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    await from.host("playground.html", { permissions }, async (page) => {
      await page.getByRole("button", { name: "Copy as Python" }).click();
      await page.getByText("Request in Python copied.").waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("requests.post(");
    });
  });

  test("keeps the base address and the key of a server in its memory: in no address and no storage, and only there do they go", async () => {
    await from.disk("playground.html", {}, async (page) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.url().startsWith("http"))
          sent.push(`${request.method()} ${request.url()} ${request.headers().authorization ?? ""}`);
      });
      await page.getByLabel("Send to a server").check();
      await page.getByLabel("Base URL").fill(mock.url);
      await page.getByLabel("API key", { exact: true }).fill("secret-of-mine");
      await page.getByText(`Requests go to ${mock.url}.`).waitFor();
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Version 2.1 returned 200.").waitFor();
      expect(sent).toEqual([`POST ${mock.url}/phone/validate Bearer secret-of-mine`]);
      const kept = await page.evaluate(() =>
        [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href].join(" "),
      );
      expect(kept).not.toContain("secret");
      await page.reload();
      expect(await page.locator("#key").inputValue()).toBe("test");
    });
  });

  test("says what to do when a server does not answer", async () => {
    await from.disk("playground.html", {}, async (page) => {
      await page.getByLabel("Send to a server").check();
      await page.getByLabel("Base URL").fill("http://127.0.0.1:9");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("Start the mock server there").waitFor();
    });
  });
});

describe("Try it", () => {
  test.each(["disk", "host"] as const)(
    "answers on the page of an operation, and the samples follow, from %s",
    async (place) => {
      await from[place]("2.1/email-validate.html", {}, async (page, troubles) => {
        const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
        expect(loaded.filter((name) => /mock|try\.js|trials/.test(name))).toEqual([]);
        await page.getByRole("button", { name: "Try it" }).click();
        await page
          .getByLabel("Request body, version 2.1")
          .fill('{ "request": { "query": { "email": "jana.kadlecova@seznma.cz" } } }');
        await page.getByRole("button", { name: "Send" }).click();
        await page.getByText("Version 2.1 returned 200.").waitFor();
        expect(await page.getByLabel("Response of version 2.1").textContent()).toContain("jana.kadlecova@seznam.cz");
        expect(await page.locator(".sample .panel").first().textContent()).toContain("jana.kadlecova@seznma.cz");
        expect(await violations(page)).toEqual([]);
        expect(troubles).toEqual([]);
      });
    },
  );
});

/** The element that has the focus: its id or label. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute("aria-label") || "");
}
