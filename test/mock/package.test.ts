import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { createLogger, createServer as createViteServer, type UserConfig } from "vite";
import { afterAll, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { installedCommand } from "../../scripts/lib/installed.ts";
import { launchBrowser, unpackedChromium } from "../support/browser.ts";
import { messagesOf } from "../support/compile.ts";
import { listen } from "../support/listen.ts";
import { callOf } from "./support/call.ts";

// The package as it is built, and every example of its README in the thing that it is for.

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "packages/mock/dist");
const readme = readFileSync(join(root, "packages/mock/README.md"), "utf8");
const examples = (tag: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${tag}\n([\\s\\S]*?)\`\`\``, "g"))].map(([, code = ""]) => code);

const client = join(root, "packages/client/src/index.ts");
const api = "https://api.data-validation.example";

await run("node", ["packages/mock/build.ts"], { cwd: root });
// Inside the workspace, so that the package is found as any other is, and where git does not look.
const folder = mkdtempSync(join(dist, "readme-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("The examples that are tests pass in Vitest: as fetch of the client, on a port, with msw", async () => {
  const tests = examples("ts test");
  expect(tests).toHaveLength(3);
  for (const [index, code] of tests.entries()) writeFileSync(join(folder, `${index}.test.ts`), code);
  // The client as its sources: whether they build is another test's question.
  const alias = { "@data-validation/client": client };
  const config = { test: { include: ["*.test.ts"] }, resolve: { alias } };
  writeFileSync(join(folder, "vitest.config.ts"), `export default ${JSON.stringify(config)};\n`);
  const [file, ...first] = installedCommand("vitest");
  const env = { ...process.env, NO_COLOR: "1" };
  const { stdout } = await run(file, [...first, "run", "--root", folder], { cwd: folder, env });
  expect(stdout).toMatch(/Tests +3 passed \(3\)/);
});

test("Every example compiles under --strict, and a script that does not fit the contract does not", () => {
  const files = ["test", "vite", "playwright"].flatMap((tag) =>
    examples(`ts ${tag}`).map((code, index) => [`${tag}-${index}.ts`, code] as const),
  );
  const imported = 'import { createMock } from "@data-validation/mock";\n';
  const script = (...args: string[]) => `${imported}void createMock().respond(${args.join(", ")});\n`;
  const wrong = {
    "path.ts": script('"/email/guess"', "{ status: 500 }"),
    "status.ts": script('"/email/validate"', "{ status: 418 }"),
    "example.ts": script('"/email/validate"', '{ example: "nothing" }'),
    "body.ts": script('"/email/validate"', "{ body: { result: 1 } }"),
    "computed.ts": script('"/email/validate"', "{ body: (computed) => computed.results }"),
    "when.ts": script('"/email/validate"', "{ when: { query: { emial: 1 } } }"),
    "both.ts": script('"/email/validate"', '{ status: 200, example: "valid" }'),
    "patch.ts": script('"/email/validate"', "{ patch: { result: { isVald: false } } }"),
    "sent.ts": `${imported}createMock().requests({ path: "/email/validate" })[0]?.body.request.query.emial;\n`,
    "times.ts": script('"/phone/validate"', '{ times: "2" }'),
  };
  const right = {
    "right.ts": script('"*"', "{ status: 418, body: 1, offContract: true }", '{ when: { key: "a" }, delay: 1 }'),
    "removed.ts": script('"/email/validate"', "{ patch: { result: { flags: { isFreemail: null } } } }"),
    "typed.ts": `${imported}const [call] = createMock().requests({ path: "/email/validate" });
      if (call?.response.status === 200) call.response.body.result.proposal.at(0);
      call?.body.request.query.email.at(0);\n`,
  };
  const all = [...files, ...Object.entries({ ...wrong, ...right })];
  for (const [name, code] of all) writeFileSync(join(folder, name), code);
  const messages = messagesOf(
    folder,
    all.map(([name]) => name),
    {
      ...{ exactOptionalPropertyTypes: true, skipLibCheck: true, types: ["node"], allowImportingTsExtensions: true },
      paths: { "@data-validation/client": [client] },
    },
  );
  expect([...messages.keys()].toSorted()).toEqual(Object.keys(wrong).toSorted());
});

test("The data of the README are found, and CommonJS has the same as the modules", async () => {
  const [data = ""] = examples("json data");
  const require = createRequire(join(folder, "test.cjs"));
  const { createMock, ...others } =
    require("@data-validation/mock") as typeof import("../../packages/mock/src/index.ts");
  expect(Object.keys(require("@data-validation/mock/node"))).toContain("serveMock");
  expect(Object.keys(others)).toContain("testKeys");
  const mock = createMock({ authentication: false, data: JSON.parse(data) });
  const { body } = await mock.handle(callOf({ country: "CZ", registrationNumber: "12345679" }, {}, "/company/get"));
  expect(body).toMatchObject({ results: [{ data: { name: "Pekárna U Lva s.r.o." } }] });
});

test("The example for Vite responds at a path of the page's origin, and prints it", async () => {
  const [code = ""] = examples("ts vite");
  const file = join(folder, "vite.config.mjs");
  writeFileSync(file, code);
  const { default: config } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: UserConfig };
  const printed: string[] = [];
  const customLogger = { ...createLogger("silent"), info: (text: string) => void printed.push(text) };
  const own: UserConfig = { root: folder, customLogger, server: { port: 0 } };
  const server = await createViteServer({ ...config, ...own, configFile: false });
  await server.listen();
  const { port } = (server.httpServer as Server).address() as AddressInfo;
  server.printUrls();
  expect(printed.join()).toContain(`http://localhost:${port}/api/_mock/`);
  const { method, headers, body } = callOf({ numberFull: "00420607123456" });
  const response = await fetch(`http://localhost:${port}/api/phone/validate`, { method, headers, body } as RequestInit);
  await server.close();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ result: { proposal: "invalidWithCorrection" } });
});

/** Gzipped bytes of the scripts that a page of a static site loaded, by file. */
const loaded = new Map<string, number>();
const files = createServer((request, response) => {
  const file = join(dist, new URL(request.url ?? "/", "http://site").pathname);
  // What a site that cares allows: its own scripts, and no eval.
  response.setHeader("content-security-policy", "default-src 'self'; connect-src *; script-src 'self'");
  const isScript = file.endsWith(".js");
  response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
  if (isScript) loaded.set(file, gzipSync(readFileSync(file)).length);
  const page = '<!doctype html><title>A shop</title><script type="module" src="/page.js"></script>';
  response.end(isScript ? readFileSync(file) : page);
});

test("In a page the function responds without eval, in 60 kB before the first call and 150 kB more for a kind (e-mail: 400 kB)", async () => {
  await using site = await listen(files);
  await using browser = await launchBrowser();
  writeFileSync(join(dist, "page.js"), 'import { createMock } from "/index.js"; window.mock = createMock();');
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.waitForFunction("window.mock");
  rmSync(join(dist, "page.js"));
  const sum = () => [...loaded.values()].reduce((total, size) => total + size, 0);
  expect(sum()).toBeLessThan(60_000);
  for (const [kind, query, limit] of [
    ["phone", { numberFull: "+420607123456" }, 150_000],
    ["name", { nameSurname: "Jan Novák" }, 150_000],
    ["company", { name: "x" }, 150_000],
    ["location", { city: "Praha" }, 150_000],
    ["email", { email: "a@seznam.cz" }, 400_000],
  ] as const) {
    const start = sum();
    const call = JSON.stringify(callOf(query, {}, `/${kind}/validate`));
    expect(await page.evaluate(`mock.handle(${call}).then(({ status }) => status)`)).toBe(200);
    expect(sum() - start, kind).toBeLessThan(limit);
  }
});

test("The example for Playwright passes for a page that has such a form", async () => {
  const [code = ""] = examples("ts playwright");
  writeFileSync(join(folder, "register.spec.ts"), code);
  const init = JSON.stringify(callOf({ email: "jana@firma.example" }));
  const page = `<!doctype html><label>E-mail <input></label><button>Go</button><script>document.querySelector("button").onclick = async () => {
    const { status } = await fetch("${api}/email/validate", ${init});
    if (status === 429) document.body.append("Try again later");
  }</script>`;
  await using shop = await listen(createServer((_, response) => response.end(page)));
  const launchOptions = { executablePath: join(await unpackedChromium(), "chromium"), args: ["--no-sandbox"] };
  const config = {
    reporter: "list",
    testMatch: "*.spec.ts",
    outputDir: join(folder, "results"),
    use: { baseURL: shop.url, launchOptions },
  };
  writeFileSync(join(folder, "playwright.config.ts"), `export default ${JSON.stringify(config)};\n`);
  const [file, ...first] = installedCommand("@playwright/test", "playwright");
  const { stdout } = await run(file, [...first, "test"], { cwd: folder });
  expect(stdout).toContain("1 passed");
});

test("The package has 3 MB at most for each version, without maps, and brings nothing along but the licences of what is inside", () => {
  const manifest = JSON.parse(readFileSync(join(root, "packages/mock/package.json"), "utf8")) as Record<string, object>;
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.scripts ?? {})).not.toContain("postinstall");
  const licences = readFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const name of Object.keys(manifest.devDependencies ?? {})) expect(licences).toContain(`${name} `);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(folder))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(3_000_000 * versions.length);
});
