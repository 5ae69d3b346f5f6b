import { stripTypeScriptTypes } from "node:module";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { execute } from "../support/execute.ts";
import { post } from "../support/post.ts";

const data = {
  companies: [{ country: "CZ", name: "Pekárna U Lva s.r.o.", registrationNumber: "12345679" }],
};
const company = { country: "CZ", registrationNumber: "12345679" };
const recorded = { result: { data: {} }, resultCorrected: null, suggestions: [] };
const replay = JSON.stringify({
  request: {
    method: "POST",
    path: "/name/validate",
    headers: {},
    body: { request: { query: { name: "Jan" } } },
  },
  response: { status: 200, headers: {}, body: recorded },
});

test("A team's day over HTTP, and on the page that shows the requests as they arrive: own data, an outage that ends, a recorded response, a script that did not apply", async () => {
  await using server = await serveMock({ data, replay, authentication: false });
  await using browser = await launchBrowser();
  const call = async (path: string, query: object) => {
    const response = await post(server.url + path, { request: { query } });
    return { status: response.status, body: await response.json() };
  };
  const script = (path: string, responses: object) =>
    post(`${server.url}/_mock/respond`, { path, responses });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  await page.goto(server.url);
  await script(
    "/email/validate",
    JSON.parse('{"scenario":"outage","in":"started","then":"over","status":503}'),
  );
  await script("/email/validate", { scenario: "outage", in: "over", example: "valid" });
  for (const status of [503, 200])
    expect(await call("/email/validate", { email: "a@b.cz" })).toMatchObject({ status });
  expect((await call("/name/validate", { name: "Jan" })).body).toEqual(recorded);
  expect((await call("/company/get", company)).body.results).toHaveLength(1);
  await script("/phone/validate", { status: 402, when: { query: { numberFull: "1" } } });
  await call("/phone/validate", { numberFull: "<b>2</b>" });

  await page.locator("#requests summary").nth(4).waitFor();
  const lines = (await page.locator("#requests summary").allInnerTexts()).map((text) =>
    text.split(/\s*\n\s*/).slice(0, 4),
  );
  expect(lines).toEqual([
    ["200", "POST /phone/validate", "2.1", "sandbox, near miss"],
    ["200", "POST /company/get", "2.1", "sandbox"],
    ["200", "POST /name/validate", "2.1", "replay"],
    ["200", "POST /email/validate", "2.1", "script"],
    ["503", "POST /email/validate", "2.1", "script"],
  ]);
  await page.locator("#requests summary").first().click();
  // The page fills the details when it hears that they were opened.
  await expect
    .poll(() => page.locator("#requests details").first().innerText())
    .toContain('query.numberFull is "<b>2</b>", not "1".');
  await page.fill("#filter", "company");
  expect(await page.locator("#requests summary:visible").count()).toBe(1);

  expect((await call("/email/search", { mail: "a@b.cz" })).status).toBe(400);
  await page.fill("#filter", "email/search");
  await expect
    .poll(() => page.locator("#requests summary:visible").innerText())
    .toContain("Send query.value.");
  await page.getByRole("button", { name: "Rate limited" }).click();
  await page.locator('button[aria-pressed="true"]').waitFor();
  expect((await call("/phone/validate", { numberFull: "1" })).status).toBe(429);
  await page.getByRole("button", { name: "Rate limited" }).click();
  await expect.poll(() => server.scripts().map(({ path }) => path)).not.toContain("*");
  await page.fill("#filter", "get");
  await page.locator("#requests summary:visible").click();
  await page.locator("#requests select:visible").selectOption({ label: "503 notAvailable" });
  await expect
    .poll(() => server.scripts()[0]?.response)
    .toEqual({ example: "notAvailable", times: 1 });
  expect((await call("/company/get", company)).status).toBe(503);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async (name: string) => {
    await page.locator("details[open]:visible").getByRole("button", { name }).first().click();
    await page.locator("#message", { hasText: "Copied." }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const { stdout } = await execute("bash", ["-c", await copied("curl")]);
  expect(JSON.parse(stdout).results).toHaveLength(1);
  const code = (await copied("respond")).replace("await", "return");
  await new Function("mock", code)(server);
  expect(server.scripts()[0]).toMatchObject({
    path: "/company/get",
    response: { when: { query: company } },
  });
  const copiedTest = await copied("test");
  expect(() => stripTypeScriptTypes(copiedTest)).not.toThrow();
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect.poll(() => server.scripts()).toEqual([]);
  expect(errors).toEqual([]);
});

test("The page stays true through a restart and a reset by somebody else, and scripts a response before a call has arrived", async () => {
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
    ...{ port, authentication: false, credit: 5, rateLimit: { calls: 9, seconds: 60 } },
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

  // Only what applies looks active: not the script of another test, and one switch at a time.
  const pressed = () => page.locator('button[aria-pressed="true"]').allInnerTexts();
  await second.scope({ key: "other" }).respond("*", { status: 429 });
  await page.getByRole("button", { name: "Offline" }).click();
  await expect.poll(pressed).toEqual(["Offline"]);
  await page.getByRole("button", { name: "Slow (3 s)" }).click();
  await expect.poll(pressed).toEqual(["Slow (3 s)"]);
  const scripts = second.scripts().length;
  await page.fill("#filter", "nothing-like-it");
  await expect
    .poll(() => page.locator("#count").innerText())
    .toContain("No request on this page matches");
  await page.fill("#filter", "");
  await page.getByRole("button", { name: "Clear the log" }).click();
  await expect.poll(rows).toEqual([]);
  expect([second.requests().length, second.scripts().length]).toEqual([0, scripts]);
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
