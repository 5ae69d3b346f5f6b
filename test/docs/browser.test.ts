import { afterAll, expect, test } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { openSite, requestBodyOf, sendRequestFrom } from "./visit.ts";

const open = await openSite();
const { onDisk, onHost } = open;
afterAll(() => open[Symbol.asyncDispose]());

// All pages, both schemes, all widths, and what readers do: npm run suite -- site.

test("A page opens on a small phone at a sub-path with broken fragment and storage, without axe findings", async () => {
  const viewport = { width: 320, height: 640 };
  const names = ["redoc.colorMode", "version", "language", "baseUrl", "keyVariable"];
  const values = names.map((name) => ({ name, value: "{purple" }));
  const storageState = {
    cookies: [],
    origins: [{ origin: new URL(open.url).origin, localStorage: values }],
  };
  await onHost("2.1/phone-validate.html#%", { viewport, storageState }, async (page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test("A page can be read without a script", async () => {
  await onHost("2.1/reference.html", { javaScriptEnabled: false }, async (page) => {
    await page.getByRole("link", { name: "/phone/validate Validate a phone number" }).click();
    expect(await page.locator("h1").textContent()).toBe("Validate a phone number");
    await page.getByText("Python", { exact: true }).first().click();
    await page.getByText("import requests").waitFor();
  });
});

test("The search works from disk, by keyboard alone, with a typing error", async () => {
  await onDisk("guides/errors.html", {}, async (page) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("corections");
    await page.locator(".found a").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/corrections\.html/);
  });
});

test("The playground works without a server, from disk", async () => {
  await onDisk("playground.html", {}, async (page) => {
    await page.getByText("Your data does not leave the browser.").waitFor();
    expect((await sendRequestFrom(page)).result.isValid).toBe(true);
    expect(await page.locator("#response details").textContent()).toContain(
      "service-api-version: 2.1",
    );
  });
});

test("The playground lists the errors of a request before it is sent; a misspelt field is a warning", async () => {
  await onHost("playground.html", {}, async (page) => {
    const write = (request: object) => requestBodyOf(page).fill(JSON.stringify({ request }));
    await write({
      query: { numberFull: 5 },
      options: { numberFormat: "e165", formatNumber: true },
    });
    await page.getByText("3 errors: the API would reject this request.").waitFor();
    const listed = await page.locator("#problems li").allTextContents();
    const { errors } = await sendRequestFrom(page, 400);
    const errorTexts = (
      errors as { type: string; subtype: string; description: string; relatedTo: string[] }[]
    ).map(
      ({ type, subtype, description, relatedTo }) =>
        `${type} ${subtype} ${description} ${relatedTo.join("")}`,
    );
    expect(listed.map((text) => text.replaceAll(/\s+/g, " "))).toEqual(errorTexts);
    await page.getByRole("button", { name: "numberFormat", exact: true }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"numberFormat"');

    await write({
      query: { numberFull: "+420607123456" },
      options: { prefferedPrefixes: ["+420"] },
    });
    await page.getByText("Unknown field: check the spelling.").waitFor();
    expect(await page.locator("#problems").textContent()).toContain("prefferedPrefixes");
    await requestBodyOf(page).fill('{ "request": ');
    await page.locator("#problems", { hasText: "The body is not valid JSON" }).waitFor();
  });
});

test("The playground keeps the form and the JSON in step", async () => {
  await onHost("playground.html", {}, async (page) => {
    await page.getByLabel("numberFull").fill("607 123 456");
    await page.getByText("Options", { exact: true }).click();
    await page.getByLabel("preferredPrefixes").pressSequentially("+421, +420, ");
    await page.getByLabel("numberFormat").selectOption("e123");
    const options = { preferredPrefixes: ["+421", "+420"], numberFormat: "e123" };
    const request = { query: { numberFull: "607 123 456" }, options };
    expect(JSON.parse(await requestBodyOf(page).inputValue())).toEqual({ request });
    await requestBodyOf(page).fill('{ "request": { "query": { "numberFull": "+420607123456" } } }');
    expect(await page.getByLabel("numberFull").inputValue()).toBe("+420607123456");
    expect(await page.getByLabel("numberFormat").inputValue()).toBe("");
  });
});

test("The playground sends the request by keyboard, and translates one that a version lacks", async () => {
  const state = "operation=nameValidate&version=2.1&example=correctionModeFull";
  await onHost(`playground.html#${state}`, {}, async (page) => {
    await page.locator("#version").selectOption("2.0");
    await page.getByText("Your request, translated from 2.1 to 2.0.").waitFor();
    expect(await requestBodyOf(page).inputValue()).toContain('"smartMode": true');
    for (const [keys, status] of [
      ["Control+Enter", 400],
      ["Meta+Enter", 200],
    ] as const) {
      const query = status === 200 ? { name: "Jana" } : {};
      await requestBodyOf(page).fill(JSON.stringify({ request: { query } }));
      await requestBodyOf(page).press(keys);
      await page.getByText(`Version 2.0 returned ${status}.`).waitFor();
    }
  });
});

test("The playground forces both responses, and begins another operation with its first example", async () => {
  const state = "operation=phoneValidate&example=validWithSuggestion&prefer=bodyEmpty&compare=on";
  await onHost(`playground.html#${state}`, {}, async (page) => {
    await page
      .getByText("Forced response: version 2.1 returned 400. Version 2.0 returned 400.")
      .waitFor();
    expect(await page.locator("#verdict").textContent()).toBe("Forced response");
    await page.locator("#operation").selectOption("/location/validate");
    expect(await page.locator("#example").inputValue()).toBe("valid");
    await page.locator("#prefer").selectOption("");
    await requestBodyOf(page).fill('{ "request": { "query": { "number": { "full": 5 } } } }');
    await page.getByRole("button", { name: "number.full", exact: true }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"full"');
  });
});
