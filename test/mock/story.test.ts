import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMock } from "../../packages/mock/src/mock.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { launchBrowser } from "../support/browser.ts";
import { ask } from "./support/call.ts";

// A team's day: a company of its own, an outage that ends, a call as production answered it, and the question why a script did not apply.

const data = { companies: [{ country: "CZ", name: "Pekárna U Lva s.r.o.", registrationNumber: "12345679" }] };
const company = { country: "CZ", registrationNumber: "12345679" };
const outage = JSON.parse('[{"in":"started","then":"over","status":503},{"in":"over","example":"valid"}]') as object[];
const recorded = {
  result: { isValid: true, proposal: "valid", data: {}, errors: [] },
  resultCorrected: null,
  suggestions: [],
};
const replay = JSON.stringify({
  request: { method: "POST", path: "/name/validate", headers: {}, body: { request: { query: { name: "Jan" } } } },
  response: { status: 200, headers: {}, body: recorded },
});

let server: MockServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveMock({ data, replay, authentication: false }), launchBrowser()]);
});

afterAll(() => Promise.all([server.close(), browser.close()]));

test("In Vitest", async () => {
  const mock = createMock({ data, replay });
  expect((await ask(mock, company, {}, "/company/get")).body.results).toHaveLength(1);
  for (const step of outage) await mock.respond("/email/validate", { scenario: "outage", ...step } as never);
  expect([(await ask(mock)).status, (await ask(mock)).status]).toEqual([503, 200]);
  expect((await ask(mock, { name: "Jan" }, {}, "/name/validate")).body).toEqual(recorded);
  await mock.respond("/phone/validate", { status: 402, when: { query: { numberFull: "1" } } });
  await ask(mock, { numberFull: "2" }, {}, "/phone/validate");
  expect(mock.requests().at(-1)?.nearMiss?.differences).toEqual(['query.numberFull is "2", not "1".']);
});

test("Over HTTP, and on the page that shows the requests as they arrive", async () => {
  const post = (path: string, body: unknown) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  await page.goto(server.url);
  for (const step of outage) {
    await post("/_mock/respond", { path: "/email/validate", answers: { scenario: "outage", ...step } });
  }
  const email = { request: { query: { email: "a@seznam.cz" } } };
  expect([(await post("/email/validate", email)).status, (await post("/email/validate", email)).status]).toEqual([
    503, 200,
  ]);
  expect(await (await post("/name/validate", { request: { query: { name: "Jan" } } })).json()).toEqual(recorded);
  expect((await (await post("/company/get", { request: { query: company } })).json()).results).toHaveLength(1);
  const answers = { status: 402, when: { query: { numberFull: "1" } } };
  await post("/_mock/respond", { path: "/phone/validate", answers });
  await post("/phone/validate", { request: { query: { numberFull: "<b>2</b>" } } });

  await page.waitForFunction("document.querySelectorAll('summary').length === 5");
  const lines = (await page.locator("summary").allInnerTexts()).map((text) => text.split(/\s*\n\s*/).slice(1, 5));
  expect(lines).toEqual([
    ["200", "POST /phone/validate", "2.1", "sandbox, near miss"],
    ["200", "POST /company/get", "2.1", "sandbox"],
    ["200", "POST /name/validate", "2.1", "replay"],
    ["200", "POST /email/validate", "2.1", "script"],
    ["503", "POST /email/validate", "2.1", "script"],
  ]);
  await page.locator("summary").first().click();
  expect(await page.locator("details").first().innerText()).toContain('query.numberFull is "<b>2</b>", not "1".');
  await page.fill("#filter", "company");
  expect(await page.locator("summary:visible").count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test("With Playwright, in the calls of a page", async () => {
  const mock = createMock({ data, authentication: false });
  const page = await browser.newPage();
  await page.route("https://api.test/**", async (route) => {
    const request = route.request();
    const call = { method: request.method(), path: new URL(request.url()).pathname, body: request.postData() };
    const { status, headers, body } = await mock.handle({ ...call, headers: await request.allHeaders() });
    await route.fulfill({ status, headers, body: JSON.stringify(body ?? null) });
  });
  await page.goto(`${server.url}/_mock/`);
  const results = await page.evaluate(async (query) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ request: { query } });
    return (await (await fetch("https://api.test/company/get", { method: "POST", headers, body })).json()).results;
  }, company);
  expect(results).toMatchObject([{ data: { name: "Pekárna U Lva s.r.o." } }]);
  await page.close();
});
