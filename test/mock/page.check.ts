// The page of a running mock over time, and by keyboard: npm run suite -- site. The page in a day
// of a team is in story.test.ts.

import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { post } from "../support/post.ts";

test("The page follows a restart and a foreign reset, and scripts a response before the first call", async () => {
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  const rows = async () =>
    (await page.locator("#requests li").allInnerTexts()).map((text) => text.split("\n")[0]);
  const first = await serveMock({ authentication: false });
  const { port } = first;
  const email = { request: { query: { email: "a@b.cz" } } };
  const call = () => post(`${first.url}/email/validate`, email);
  await page.goto(first.url);
  for (let calls = 0; calls < 3; calls += 1) await call();
  await expect.poll(rows).toEqual(["200", "200", "200"]);
  first.reset();
  await expect.poll(rows).toEqual([expect.stringContaining("was reset at"), "200", "200", "200"]);
  await first.close();
  await page.getByText("The mock is not running.").waitFor();

  await using second = await serveMock({
    port,
    authentication: false,
    credit: 5,
    rateLimit: { calls: 9, seconds: 60 },
  });
  await page.getByText("Script a response").click();
  await page.locator('[name="path"]').selectOption("/email/validate");
  await page.locator('[name="outcome"]').selectOption("patch of the computed body");
  await page.getByRole("button", { name: "Script it" }).click();
  await expect.poll(() => second.scripts().map(({ left }) => left)).toEqual([1]);
  const { result } = await (await call()).json();
  expect(result).toMatchObject({ isValid: false, proposal: "invalid" });
  await expect
    .poll(rows)
    .toEqual([
      ...["200", expect.stringContaining("was started again at")],
      expect.stringContaining("was reset at"),
      "200",
      "200",
      "200",
    ]);
  await expect
    .poll(() => page.locator("#limits").innerText())
    .toMatch(
      /^Rate limit: 9 calls in 60 s\. Credit: 5 successes\. Key … has left 8 calls in \d+ s and 4 successes\.$/,
    );
  expect(errors).toEqual([]);
});

test("Only the last switch looks active, no other scope does, and clearing the log keeps all scripts", async () => {
  await using server = await serveMock({ authentication: false });
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  await page.goto(server.url);
  const pressed = () => page.locator('button[aria-pressed="true"]').allInnerTexts();
  await server.scope({ key: "other" }).respond("*", { status: 429 });
  await page.getByRole("button", { name: "Offline" }).click();
  await expect.poll(pressed).toEqual(["Offline"]);
  await page.getByRole("button", { name: "Slow (3 s)" }).click();
  await expect.poll(pressed).toEqual(["Slow (3 s)"]);
  const scripts = server.scripts().length;
  await post(`${server.url}/email/validate`, { request: { query: { email: "a@b.cz" } } });
  await page.locator("#requests summary").waitFor();
  await page.fill("#filter", "nothing-like-it");
  await expect
    .poll(() => page.locator("#count").innerText())
    .toContain("No request on this page matches");
  await page.fill("#filter", "");
  await page.getByRole("button", { name: "Clear the log" }).click();
  await expect.poll(() => page.locator("#requests li").count()).toBe(0);
  expect([server.requests().length, server.scripts().length]).toEqual([0, scripts]);
  expect(errors).toEqual([]);
});

test("The form is filled in by keyboard alone, and axe finds nothing in it, wide or narrow, light or dark", async () => {
  await using server = await serveMock({ authentication: false });
  await using browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.url);
  await post(`${server.url}/email/validate`, { request: { query: { email: "a@b.cz" } } });
  await page.locator("#requests summary").waitFor();
  await page.getByText("Script a response").focus();
  await page.keyboard.press("Enter");
  const typed = ["/email/validate", "patch of", undefined, "until"];
  for (const text of typed) {
    await page.keyboard.press("Tab");
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const response = { patch: { result: { isValid: false, proposal: "invalid" } } };
  await expect.poll(() => server.scripts()).toMatchObject([{ path: "/email/validate", response }]);
  await page.locator("#scripts li").waitFor();
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
