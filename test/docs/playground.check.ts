// What readers do in the playground: npm run suite -- site.

import { serveMock } from "@data-validation/mock/internal/node/serve";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { post } from "../support/post.ts";
import { openSite, requestBodyOf, sendRequestFrom } from "./visit.ts";

const open = await openSite();
const { onHost } = open;
afterAll(() => open[Symbol.asyncDispose]());

test("The playground compares both versions: responses, differences, and what cannot be translated", async () => {
  await onHost(
    "playground.html#operation=phoneValidate&example=formatNational",
    {},
    async (page) => {
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
      const renamed = page
        .locator("tr", { hasText: /data\.number(Full|WithPrefix)/ })
        .locator("td");
      expect(await renamed.allTextContents()).toEqual([
        ...["result.data.numberFull", JSON.stringify(now.numberFull), "absent"],
        ...["result.data.numberWithPrefix", "absent", JSON.stringify(old.numberWithPrefix)],
      ]);
      expect(await accessibilityViolations(page)).toEqual([]);

      await requestBodyOf(page).fill("{}");
      await send.click();
      await page.getByText("Not sent to 2.0: the request has errors.").waitFor();
      await page.locator("#operation").selectOption("/email/validate");
      await send.click();
      await page.getByText("The responses are the same.").waitFor();
    },
  );
});

test("The playground opens the same example or input in the other version, in its words", async () => {
  await onHost("playground.html#operation=phoneValidate&example=corrected", {}, async (page) => {
    const version = page.locator("#version");
    const request = async () => JSON.parse(await requestBodyOf(page).inputValue()).request;
    await sendRequestFrom(page);
    await version.selectOption("2.0");
    expect(await requestBodyOf(page).inputValue()).toContain("numberWithPrefix");
    expect(await page.locator("#example").inputValue()).toBe("corrected");
    await page.getByText("Version 2.0 returned 200.").waitFor();

    const options = { formatNumber: true, defaultPrefix: "+421" };
    await requestBodyOf(page).fill(
      JSON.stringify({ request: { query: { numberWithPrefix: "905123456" }, options } }),
    );
    await version.selectOption("2.1");
    const translated = { preferredPrefixes: ["+421"], numberFormat: "e123" };
    expect(await request()).toEqual({ query: { numberFull: "905123456" }, options: translated });
    await page.getByText("Your request, translated from 2.0 to 2.1.").waitFor();
    await requestBodyOf(page).fill(
      JSON.stringify({ request: { query: {}, options: { numberFormat: "national" } } }),
    );
    await version.selectOption("2.0");
    await page.getByText("options.numberFormat cannot be translated.").waitFor();
    await requestBodyOf(page).fill('{ "request": 5 }');
    await version.selectOption("2.1");
    await page.getByText("Not translated from 2.0 to 2.1: the request has errors.").waitFor();
    expect(await request()).toBe(5);

    await page.goto(
      `${open.url}playground.html#operation=phoneValidate&version=2.1&example=formatNational`,
    );
    await expect
      .poll(() => page.locator("#example").inputValue(), { timeout: 60_000 })
      .toBe("formatNational");
    await version.selectOption("2.0");
    await page.getByText("options.numberFormat cannot be translated.").waitFor();
  });
});

test("The playground drops the request of another operation with a note; back and links restore it", async () => {
  await onHost("playground.html", {}, async (page) => {
    const typed = '{ "request": { "query": { "numberFull": "112" } } }';
    await requestBodyOf(page).fill(typed);
    await page.locator("#operation").selectOption("/email/validate");
    await page.getByText("What you typed is not kept. Go back to return to it.").waitFor();
    expect(await requestBodyOf(page).inputValue()).toContain("@");
    await page.goBack();
    await expect.poll(() => requestBodyOf(page).inputValue(), { timeout: 60_000 }).toBe(typed);
    await page.evaluate(() => {
      location.hash = "#operation=nameValidate&version=2.0";
    });
    await expect
      .poll(() => page.locator("#operation").inputValue(), { timeout: 60_000 })
      .toBe("/name/validate");
    expect(await page.locator("#version").inputValue()).toBe("2.0");
  });
});

test("The playground keeps the request in the address, for a reload and a link, and copies it as a program", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await onHost("playground.html", { permissions }, async (page) => {
    const text = '{ "request": { "query": { "numberFull": "+421 905 123 456" } } }';
    await requestBodyOf(page).fill(text);
    await page.waitForURL(/body=/);
    await page.reload();
    await requestBodyOf(page).waitFor();
    expect(await requestBodyOf(page).inputValue()).toBe(text);
    await page.getByRole("button", { name: "Copy as Python" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("+421 905 123 456");
  });
});

test("The playground returns the responses of the mock on a server, for each kind of data", async () => {
  await using mock = await serveMock();
  await onHost("playground.html", {}, async (page) => {
    const paths = [
      "/company/search",
      "/email/validate",
      "/location/localize",
      "/name/validate",
      "/phone/validate",
    ];
    for (const path of paths) {
      await page.locator("#operation").selectOption(path);
      const response = await post(mock.url + path, await requestBodyOf(page).inputValue());
      expect(await sendRequestFrom(page)).toEqual(await response.json());
    }
  });
});

test("The playground works by keyboard alone: choose, edit, send, read", async () => {
  await onHost("playground.html", {}, async (page) => {
    const tabTo = async (label: string) => {
      for (let step = 0; step < 12 && (await focused(page)) !== label; step += 1)
        await page.keyboard.press("Tab");
      expect(await focused(page)).toBe(label);
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

/** The element that has the focus: its id or label. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.id || document.activeElement?.getAttribute("aria-label") || "",
  );
}
