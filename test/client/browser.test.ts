import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createProxy, toNodeListener } from "../../packages/client/src/proxy.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { launchBrowser } from "../support/browser.ts";

const apiKey = "dv-very-secret-key";

let mock: MockServer;
let server: Server;
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  mock = await serveMock();
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createClient } from "./packages/client/src/index.ts";
        Object.assign(globalThis, { createClient, api: createClient({ baseUrl: "/api/validation" }) });
      `,
      resolveDir: join(import.meta.dirname, "../.."),
    },
    bundle: true,
    format: "iife",
    platform: "browser",
    write: false,
  });
  const script = outputFiles[0]?.text ?? "";
  const proxy = toNodeListener(
    createProxy({
      apiKey,
      baseUrl: mock.url,
      authorize: (request) => request.headers.get("cookie")?.includes("session=1") ?? false,
    }),
  );
  server = createServer((request, response) => {
    if (request.url?.startsWith("/api/")) return void proxy(request, response);
    response.setHeader("content-type", request.url === "/script.js" ? "text/javascript" : "text/html; charset=utf-8");
    response.end(
      request.url === "/script.js" ? script : "<!doctype html><title>Shop</title><script src=/script.js></script>",
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await mock.close();
});

beforeEach(async () => {
  await page?.context().close();
  page = await (await browser.newContext()).newPage();
});

async function open(path = "/"): Promise<void> {
  await page.context().addCookies([{ name: "session", value: "1", url: address }]);
  await page.goto(address + path);
}

test("a page of a signed-in user validates through the proxy, and never holds the key", async () => {
  const seen: string[] = [];
  page.on("request", (request) =>
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ""),
  );
  page.on("response", async (response) => seen.push(JSON.stringify(response.headers())));
  await open();
  const answer = await page.evaluate(
    `api.phone.validate({ numberFull: "+420607123456" }, { options: { numberFormat: "e123" } })`,
  );
  expect(answer).toMatchObject({ data: { result: { isValid: true, data: { numberFull: "+420 607 123 456" } } } });
  expect(seen.join()).toContain("/api/validation/phone/validate");
  expect(seen.join()).not.toContain(apiKey);
  expect(await page.content()).not.toContain(apiKey);
});

test("§5.5 a key in a page is refused with the error that names the way out", async () => {
  await open();
  const thrown = await page.evaluate(`(() => {
    try { createClient({ apiKey: "${apiKey}", baseUrl: "/api/validation" }); } catch (error) { return [error.name, error.message]; }
  })()`);
  expect(thrown).toEqual(["KeyInPageError", expect.stringMatching(/section 5, rule 5.*createProxy/)]);
});

test("§5.5 a worker of a page refuses a key too", async () => {
  await open();
  const thrown = await page.evaluate(`new Promise((resolve) => {
    const source = 'importScripts("${address}/script.js"); try { createClient({ apiKey: "key", baseUrl: "https://a.example" }); postMessage("made"); } catch (error) { postMessage(error.name); }';
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve(message);
  })`);
  expect(thrown).toBe("KeyInPageError");
});

test("§5.5 a page without a session gets a 401", async () => {
  await page.goto(address);
  const answer = await page.evaluate(
    `api.email.validate({ email: "jana@company.example" }).then(({ error }) => [error.status, error.name, error.code])`,
  );
  expect(answer).toEqual([401, "AuthenticationError", "AUTH"]);
});

test("§9 a page that is written for another version than its proxy hears of it", async () => {
  await open();
  const thrown = await page.evaluate(
    `createClient({ baseUrl: "/api/validation", version: "2.0" }).email.validate({ email: "jana@company.example" }).then(({ error }) => [error.name, error.asked, error.answered])`,
  );
  expect(thrown).toEqual(["VersionMismatchError", "2.0", "2.1"]);
});

test("a page can give up a call", async () => {
  await open();
  const thrown = await page.evaluate(`(() => {
    const controller = new AbortController();
    const call = api.email.validate({ email: "jana@company.example" }, { signal: controller.signal });
    controller.abort();
    return call.catch((error) => error.name);
  })()`);
  expect(thrown).toBe("AbortError");
});
