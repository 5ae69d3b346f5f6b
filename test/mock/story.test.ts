import { stripTypeScriptTypes } from "node:module";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, expect, test } from "vitest";
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

const browser = await launchBrowser();
afterAll(() => browser.close());

/** A server whose page is open, and the calls of a team to it. */
async function openPage() {
  const server = await serveMock({ data, replay, authentication: false });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  await page.goto(server.url);
  const call = async (path: string, query: object) => {
    const response = await post(server.url + path, { request: { query } });
    return { status: response.status, body: await response.json() };
  };
  const script = (path: string, responses: object) =>
    post(`${server.url}/_mock/respond`, { path, responses });
  const close = async () => {
    await page.context().close();
    await server.close();
    expect(errors).toEqual([]);
  };
  return { server, page, call, script, [Symbol.asyncDispose]: close };
}

test("The page shows the calls of a team with own data, an outage, a recording and an unused script", async () => {
  await using opened = await openPage();
  const { page, call, script } = opened;
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
  // The page fills the details after they were opened.
  await expect
    .poll(() => page.locator("#requests details").first().innerText())
    .toContain('query.numberFull is "<b>2</b>", not "1".');
});

test("The filter of the page shows only the calls of a path, earlier and later ones", async () => {
  await using opened = await openPage();
  const { page, call } = opened;
  await call("/company/get", company);
  await call("/name/validate", { name: "Jan" });
  await page.locator("#requests summary").nth(1).waitFor();
  await page.fill("#filter", "company");
  expect(await page.locator("#requests summary:visible").count()).toBe(1);
  expect((await call("/email/search", { mail: "a@b.cz" })).status).toBe(400);
  await page.fill("#filter", "email/search");
  await expect
    .poll(() => page.locator("#requests summary:visible").innerText())
    .toContain("Send query.value.");
});

test("A button of the page forces an error for all calls, and a call's list for the next like it", async () => {
  await using opened = await openPage();
  const { server, page, call } = opened;
  await call("/company/get", company);
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
});

test("A call is copied from the page as a command, a script and a test, and all scripts are removed", async () => {
  await using opened = await openPage();
  const { server, page, call } = opened;
  await call("/company/get", company);
  await page.locator("#requests summary").click();
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
});

test("A call of another method than an operation's is copied only as a command", async () => {
  await using opened = await openPage();
  const { server, page } = opened;
  await fetch(`${server.url}/company/get`);
  await page.locator("#requests summary").click();
  const buttons = page.locator("details[open] .buttons button");
  await buttons.first().waitFor();
  expect(await buttons.allInnerTexts()).toEqual(["Copy as curl"]);
});
