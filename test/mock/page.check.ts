// The page of a running mock over time, and by keyboard: npm run suite -- site. The page in a day
// of a team is in story.test.ts.

import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, expect, test } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { post } from "../support/post.ts";

const browser = await launchBrowser();
afterAll(() => browser.close());

/** Opens the page of a mock; when the test is over, no error may have been thrown in it. */
async function openPage(url: string, size?: { width: number; height: number }) {
  const page = await browser.newPage(size && { viewport: size });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  await page.goto(url);
  const close = async () => {
    await page.context().close();
    expect(errors).toEqual([]);
  };
  /** The first line of each row of the log. */
  const rows = async () =>
    (await page.locator("#requests li").allInnerTexts()).map((text) => text.split("\n")[0]);
  return { page, rows, [Symbol.asyncDispose]: close };
}

function call({ url }: { url: string }): Promise<Response> {
  return post(`${url}/email/validate`, { request: { query: { email: "a@b.cz" } } });
}

test("The page follows a reset by another program and a restart of the mock", async () => {
  const firstMock = await serveMock({ authentication: false });
  await using opened = await openPage(firstMock.url);
  const { page, rows } = opened;
  for (let calls = 0; calls < 3; calls += 1) await call(firstMock);
  const called = ["200", "200", "200"];
  await expect.poll(rows).toEqual(called);
  firstMock.reset();
  const reset = expect.stringContaining("was reset at");
  await expect.poll(rows).toEqual([reset, ...called]);
  await firstMock.close();
  await page.getByText("The mock is not running.").waitFor();

  await using second = await serveMock({ port: firstMock.port, authentication: false });
  await call(second);
  const restart = expect.stringContaining("was started again at");
  await expect.poll(rows).toEqual(["200", restart, reset, ...called]);
});

test("The page scripts a response before the first call", async () => {
  await using server = await serveMock({ authentication: false });
  await using opened = await openPage(server.url);
  const { page } = opened;
  await page.getByText("Script a response").click();
  await page.locator('[name="path"]').selectOption("/email/validate");
  await page.locator('[name="outcome"]').selectOption("patch of the computed body");
  await page.getByRole("button", { name: "Script it" }).click();
  await expect.poll(() => server.scripts().map(({ left }) => left)).toEqual([1]);
  const { result } = await (await call(server)).json();
  expect(result).toMatchObject({ isValid: false, proposal: "invalid" });
});

test("The page shows the limits, and what the key of the last call has left", async () => {
  const rateLimit = { calls: 9, seconds: 60 };
  await using server = await serveMock({ authentication: false, credit: 5, rateLimit });
  await using opened = await openPage(server.url);
  await call(server);
  await expect
    .poll(() => opened.page.locator("#limits").innerText())
    .toMatch(
      /^Rate limit: 9 calls in 60 s\. Credit: 5 successes\. Key … has left 8 calls in \d+ s and 4 successes\.$/,
    );
});

test("Only the last switch looks active, and none for a script of another key", async () => {
  await using server = await serveMock({ authentication: false });
  await using opened = await openPage(server.url);
  const { page } = opened;
  const pressed = () => page.locator('button[aria-pressed="true"]').allInnerTexts();
  await server.scope({ key: "other" }).respond("*", { status: 429 });
  await page.getByRole("button", { name: "Offline" }).click();
  await expect.poll(pressed).toEqual(["Offline"]);
  await page.getByRole("button", { name: "Slow (3 s)" }).click();
  await expect.poll(pressed).toEqual(["Slow (3 s)"]);
});

test("The page filters and clears the log, and keeps the scripts", async () => {
  await using server = await serveMock({ authentication: false });
  await server.respond("*", { delay: 1, times: 9 });
  await using opened = await openPage(server.url);
  const { page } = opened;
  await call(server);
  await page.locator("#requests summary").waitFor();
  await page.fill("#filter", "nothing-like-it");
  await expect
    .poll(() => page.locator("#count").innerText())
    .toContain("No request on this page matches");
  await page.fill("#filter", "");
  await page.getByRole("button", { name: "Clear the log" }).click();
  await expect.poll(() => page.locator("#requests li").count()).toBe(0);
  expect([server.requests().length, server.scripts().length]).toEqual([0, 1]);
});

test("The form is filled in by keyboard alone, and axe finds nothing in it, wide or narrow, light or dark", async () => {
  await using server = await serveMock({ authentication: false });
  await using opened = await openPage(server.url, { width: 1280, height: 800 });
  const { page } = opened;
  await call(server);
  await page.locator("#requests summary").waitFor();
  await page.getByText("Script a response").focus();
  await page.keyboard.press("Enter");
  for (const text of ["/email/validate", "patch of", undefined, "until"]) {
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
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
