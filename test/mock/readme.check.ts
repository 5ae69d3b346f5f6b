// The examples of the mock's README, each in its tool: npm run suite -- packages.
// test/mock/package.check.ts compiles them.
import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import { createLogger, createServer as createViteServer, type UserConfig } from "vite";
import { expect, test } from "vitest";
import { unpackedChromium } from "../support/browser.ts";
import { execute } from "../support/execute.ts";
import { listen } from "../support/listen.ts";
import { buildPackage, clientSource, readmeExamples } from "./support/built-package.ts";
import { callOf } from "./support/call.ts";

const folder = await buildPackage();

test("The examples that are tests pass in Vitest: as fetch of the client, on a port, with msw", async () => {
  const tests = readmeExamples("ts test");
  expect(tests).toHaveLength(5);
  for (const [index, code] of tests.entries())
    writeFileSync(join(folder, `${index}.test.ts`), code);
  // The client as its sources: whether they build is another test's question.
  const alias = { "@data-validation/client": clientSource };
  const config = { test: { include: ["*.test.ts"] }, resolve: { alias } };
  writeFileSync(join(folder, "vitest.config.ts"), `export default ${JSON.stringify(config)};\n`);
  const [file, ...first] = installedCommand("vitest");
  const env = { ...process.env, NO_COLOR: "1" };
  const { stdout } = await execute(file, [...first, "run", "--root", folder], { cwd: folder, env });
  expect(stdout).toMatch(/Tests +5 passed \(5\)/);
});

test("The example for Vite responds at a path of the page's origin, and prints it", async () => {
  const [code = ""] = readmeExamples("ts vite");
  const file = join(folder, "vite.config.mjs");
  writeFileSync(file, code);
  const { default: config } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    default: UserConfig;
  };
  const printed: string[] = [];
  const customLogger = {
    ...createLogger("silent"),
    info: (text: string) => void printed.push(text),
  };
  const own: UserConfig = { root: folder, customLogger, server: { port: 0 } };
  const server = await createViteServer({ ...config, ...own, configFile: false });
  await server.listen();
  const { port } = (server.httpServer as Server).address() as AddressInfo;
  server.printUrls();
  expect(printed.join()).toContain(`http://localhost:${port}/api/_mock/`);
  const { method, headers, body } = callOf({ numberFull: "00420607123456" });
  const response = await fetch(`http://localhost:${port}/api/phone/validate`, {
    method,
    headers,
    body,
  } as RequestInit);
  await server.close();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ result: { proposal: "invalidWithCorrection" } });
});

test("The example for Playwright passes for a page that has such a form", async () => {
  const [code = ""] = readmeExamples("ts playwright");
  writeFileSync(join(folder, "register.spec.ts"), code);
  const { authorization: _, ...headers } = callOf({}).headers;
  const init = JSON.stringify({ ...callOf({ email: "jana@firma.example" }), headers });
  const page = `<!doctype html><label>E-mail <input></label><button>Go</button><script>document.querySelector("button").onclick = async () => {
    const { status } = await fetch("/api/validation/email/validate", ${init});
    if (status === 429) document.body.append("Try again later");
  }</script>`;
  await using shop = await listen(createServer((_, response) => response.end(page)));
  const launchOptions = {
    executablePath: join(await unpackedChromium(), "chromium"),
    args: ["--no-sandbox"],
  };
  const config = {
    reporter: "list",
    testMatch: "*.spec.ts",
    outputDir: join(folder, "results"),
    use: { baseURL: shop.url, launchOptions },
  };
  writeFileSync(
    join(folder, "playwright.config.ts"),
    `export default ${JSON.stringify(config)};\n`,
  );
  const [file, ...first] = installedCommand("@playwright/test", "playwright");
  const { stdout } = await execute(file, [...first, "test"], { cwd: folder });
  expect(stdout).toContain("1 passed");
});
