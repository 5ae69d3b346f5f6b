import { createServer } from "node:http";
import { createProxy, toNodeListener } from "@data-validation/client/proxy";
import { createMock } from "@data-validation/mock";
import { afterAll, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { bundleText } from "../support/bundle.ts";
import { listen } from "../support/listen.ts";
import { apiKey, baseUrl } from "./support/responses.ts";

// A page of a shop in a real browser, whose server holds the key.
const contents = `
  import { createClient } from "./packages/client/src/index.ts";
  Object.assign(globalThis, { createClient, api: createClient({ baseUrl: "/api/validation" }) });`;
const script = await bundleText(contents, process.cwd(), {
  platform: "browser",
  output: { format: "iife" },
});
const authorize = ({ headers }: Request) => headers.get("cookie")?.includes("session=1") ?? false;
const proxy = toNodeListener(
  createProxy({ apiKey, baseUrl, authorize, fetch: createMock().fetch }),
);
const server = createServer((request, response) => {
  if (request.url?.startsWith("/api/")) return void proxy(request, response);
  const isScript = request.url === "/script.js";
  response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
  response.end(
    isScript ? script : "<!doctype html><title>Shop</title><script src=/script.js></script>",
  );
});
const { url: address, close } = await listen(server);
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(address);
afterAll(async () => {
  await browser.close();
  await close();
});

test("§5.5 A page validates through the proxy with a session, gets a 401 without, and never has the key", async () => {
  const seen: string[] = [];
  page.on("request", (sent) =>
    seen.push(sent.url(), JSON.stringify(sent.headers()), sent.postData() ?? ""),
  );
  page.on("response", (response) => seen.push(JSON.stringify(response.headers())));
  const call = `api.phone.validate({ numberFull: "+420607123456" }, { options: { numberFormat: "e123" } })`;
  expect(await page.evaluate(`${call}.then(({ error }) => error.name)`)).toBe(
    "AuthenticationError",
  );
  await page.context().addCookies([{ name: "session", value: "1", url: address }]);
  const response = await page.evaluate(call);
  expect(response).toMatchObject({
    data: { result: { isValid: true, data: { numberFull: "+420 607 123 456" } } },
  });
  const aborted = `api.email.validate({ email: "" }, { signal: AbortSignal.abort() }).catch((error) => error.name)`;
  expect(await page.evaluate(aborted)).toBe("AbortError");
  expect(seen.join()).toContain("/api/validation/phone/validate");
  expect(`${seen.join()}${await page.content()}`).not.toContain(apiKey);
});

test("§5.5 A key in a page, and in a worker of it, is rejected with the error that names the way out", async () => {
  const source = `try { createClient({ apiKey: "${apiKey}", baseUrl: "${baseUrl}" }); } catch (error) { report(error.name + ": " + error.message); }`;
  const inPage = await page.evaluate(`new Promise((report) => { ${source} })`);
  const inWorker = await page.evaluate(`new Promise((resolve, reject) => {
    const source = ${JSON.stringify(`importScripts("${address}/script.js"); const report = postMessage; ${source}`)};
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
  })`);
  for (const said of [inPage, inWorker])
    expect(said).toMatch(/^KeyInPageError: .*must never appear in a web page.*createProxy/);
});
