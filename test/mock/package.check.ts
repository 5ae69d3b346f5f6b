import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { messagesOf } from "../support/compile.ts";
import { listen } from "../support/listen.ts";
import {
  buildPackage,
  clientSource,
  packageFolder,
  readmeExamples,
} from "./support/built-package.ts";
import { callOf } from "./support/call.ts";

// The package as it is built: npm run suite -- packages. test/mock/readme.check.ts runs the
// examples of its README.

const dist = join(packageFolder, "dist");
const folder = await buildPackage();

const IMPORTED = 'import { createMock } from "@data-validation/mock";\n';

/** A program that scripts a response with these arguments. */
const script = (...args: string[]) => `${IMPORTED}void createMock().respond(${args.join(", ")});\n`;

test("Every example compiles under --strict", () => {
  const files = ["test", "vite", "playwright"].flatMap((tag) =>
    readmeExamples(`ts ${tag}`).map((code, index) => [`${tag}-${index}.ts`, code]),
  );
  expect(rejectedOf(Object.fromEntries(files))).toEqual([]);
});

test("A script that does not fit the contract does not compile", () => {
  const files = {
    "path.ts": script('"/email/guess"', "{ status: 500 }"),
    "status.ts": script('"/email/validate"', "{ status: 418 }"),
    "example.ts": script('"/email/validate"', '{ example: "nothing" }'),
    "body.ts": script('"/email/validate"', "{ body: { result: 1 } }"),
    "computed.ts": script('"/email/validate"', "{ body: (computed) => computed.results }"),
    "when.ts": script('"/email/validate"', "{ when: { query: { emial: 1 } } }"),
    "both.ts": script('"/email/validate"', '{ status: 200, example: "valid" }'),
    "patch.ts": script('"/email/validate"', "{ patch: { result: { isVald: false } } }"),
    "sent.ts": `${IMPORTED}createMock().requests({ path: "/email/validate" })[0]?.body.request.query.emial;\n`,
    "times.ts": script('"/phone/validate"', '{ times: "2" }'),
  };
  expect(rejectedOf(files)).toEqual(Object.keys(files).toSorted());
});

test("A script that fits the contract compiles, and one that is off it on purpose", () => {
  const files = {
    "off.ts": script(
      '"*"',
      "{ status: 418, body: 1, offContract: true }",
      '{ when: { key: "a" }, delay: 1 }',
    ),
    "removed.ts": script(
      '"/email/validate"',
      "{ patch: { result: { flags: { isFreemail: null } } } }",
    ),
    "typed.ts": `${IMPORTED}const [call] = createMock().requests({ path: "/email/validate" });
      if (call?.response.status === 200) call.response.body.result.proposal.at(0);
      call?.body.request.query.email.at(0);\n`,
  };
  expect(rejectedOf(files)).toEqual([]);
});

/** The programs that do not compile with the package, in alphabetical order. */
function rejectedOf(files: Record<string, string>): string[] {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const messages = messagesOf(folder, Object.keys(files), {
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ["node"],
    allowImportingTsExtensions: true,
    paths: { "@data-validation/client": [clientSource] },
  });
  return [...messages.keys()].toSorted();
}

test("The data of the README are found, and CommonJS has the same as the modules", async () => {
  const [data = ""] = readmeExamples("json data");
  const require = createRequire(join(folder, "test.cjs"));
  const { createMock, ...others } =
    require("@data-validation/mock") as typeof import("@data-validation/mock");
  expect(Object.keys(require("@data-validation/mock/node"))).toContain("serveMock");
  expect(Object.keys(others)).toContain("testKeys");
  const mock = createMock({ authentication: false, data: JSON.parse(data) });
  const { body } = await mock.handle(
    callOf({ country: "CZ", registrationNumber: "12345679" }, {}, "/company/get"),
  );
  expect(body).toMatchObject({ results: [{ data: { name: "Pekárna U Lva s.r.o." } }] });
});

/** Gzipped bytes of the scripts that a page of a static site loaded, by file. */
const loaded = new Map<string, number>();
const files = createServer((request, response) => {
  const file = join(dist, new URL(request.url ?? "/", "http://site").pathname);
  // What a site that cares allows: its own scripts, and no eval.
  response.setHeader(
    "content-security-policy",
    "default-src 'self'; connect-src *; script-src 'self'",
  );
  const isScript = file.endsWith(".js");
  response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
  if (isScript) loaded.set(file, gzipSync(readFileSync(file)).length);
  const page = '<!doctype html><title>A shop</title><script type="module" src="/page.js"></script>';
  response.end(isScript ? readFileSync(file) : page);
});

test("In a page the function needs no eval, 54 kB at first, and 150 kB for a kind (e-mail: 400 kB)", async () => {
  await using site = await listen(files);
  await using browser = await launchBrowser();
  writeFileSync(
    join(dist, "page.js"),
    'import { createMock } from "/index.js"; window.mock = createMock();',
  );
  const page = await browser.newPage();
  await page.goto(site.url);
  // Where it has to wait, waitForFunction evaluates a text in the page, which its policy forbids.
  await expect.poll(() => page.evaluate("window.mock !== undefined")).toBe(true);
  rmSync(join(dist, "page.js"));
  const sum = () => [...loaded.values()].reduce((total, size) => total + size, 0);
  expect(sum()).toBeLessThan(54_000);
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

test("The package has at most 3 MB for each version, no maps, and the licences of what is inside", () => {
  const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as Record<
    string,
    object
  >;
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.scripts ?? {})).not.toContain("postinstall");
  const licences = readFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), "utf8");
  const inside = Object.keys(manifest.devDependencies ?? {});
  for (const name of inside.filter((one) => !one.startsWith("@data-validation/")))
    expect(licences).toContain(`${name} `);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(folder))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(3_000_000 * versions.length);
});
