import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { launchBrowser } from "../support/browser.ts";
import { emptyFolder, isInstalled, run, toolsFolder } from "./run.ts";
import { tries } from "./tools.ts";

const binaries = join(toolsFolder, "node_modules", ".bin");
const bundleOf = (version: string, form = "json") =>
  join(import.meta.dirname, `../../generated/openapi/${version}.${form}`);
const operations = 12;

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock();
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

/** The versions and statuses of the calls that the mock has had. */
function answers() {
  return mock.requests().map(({ version, answer }) => ({ version, status: answer.status }));
}

describe("A Postman collection, run by newman, calls each operation of its version", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "Postman", version);
    const folder = emptyFolder("newman", version);
    const collection = join(folder, "collection.json");
    const examples = "requestParametersResolution=Example,exampleParametersResolution=Example";
    await run(join(binaries, "openapi2postmanv2"), ["-s", bundleOf(version), "-o", collection, "-O", examples]);
    const variables = [`base_url=${mock.url}`, `baseUrl=${mock.url}`, "bearerToken=test"].flatMap((pair) => [
      "--env-var",
      pair,
    ]);
    await run(join(binaries, "newman"), ["run", collection, ...variables]);
    // The bodies are made of placeholders, so that some are refused; the version is what the converter can get wrong.
    const got = answers();
    expect(got.map((answer) => answer.version)).toEqual(Array.from({ length: operations }, () => version));
    for (const { status } of got) expect([200, 400]).toContain(status);
  });
});

describe("A Bruno collection calls each operation of its version", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "Bruno", version);
    // Bruno leaves out whatever is under node_modules, where the other checks write.
    const folder = mkdtempSync(join(tmpdir(), "bruno-"));
    const source = ["--source", bundleOf(version), "--output", folder, "--collection-name", "api"];
    await run(join(binaries, "bru"), ["import", "openapi", ...source]);
    const collection = join(folder, "api");
    const [environment = ""] = readdirSync(join(collection, "environments"));
    const variables = [`base_url=${mock.url}`, "token=test", "bearerToken=test"].flatMap((pair) => ["--env-var", pair]);
    await run(join(binaries, "bru"), ["run", "-r", "--env", environment.replace(/\.\w+$/, ""), ...variables], {
      cwd: collection,
    });
    expect(answers()).toEqual(Array.from({ length: operations }, () => ({ version, status: 200 })));
  });
});

describe("Specmatic finds no answer of the mock that the bundle does not allow", async () => {
  const hasJava = await isInstalled("java", "-version");
  if (!hasJava && process.env.CI) throw new Error("There is no java on this machine.");

  test.skipIf(!hasJava).for(versions)("%s", async (version, { task }) => {
    tries(task, "Specmatic", version);
    const folder = emptyFolder("specmatic", version);
    const jar = join(toolsFolder, "node_modules", "specmatic", "specmatic.jar");
    const output = await run(
      "java",
      ["-jar", jar, "test", bundleOf(version, "yaml"), "--testBaseURL", mock.url, "--timeout", "30"],
      { cwd: folder },
    );
    const [, tried, passed] = /Tests run: (\d+), Successes: (\d+), Failures: 0, WIP: 0, Errors: 0/.exec(output) ?? [];
    expect(passed).toBe(tried);
    expect(Number(tried)).toBeGreaterThan(100);
    // It calls a 2.0 document as 2.0, although a request without the header would be answered too.
    expect(new Set(mock.requests({ status: 200 }).map((call) => call.version))).toEqual(new Set([version]));
  });
});

describe("Respect follows an Arazzo workflow from a search over the address to its validation", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "Respect", version);
    const workflow = readFileSync(join(import.meta.dirname, "workflow.arazzo.yaml"), "utf8");
    const file = join(emptyFolder("respect", version), "workflow.arazzo.yaml");
    writeFileSync(file, workflow.replaceAll("{version}", version).replaceAll("{bundle}", bundleOf(version, "yaml")));
    const redocly = join(import.meta.dirname, "../../node_modules/.bin/redocly");
    await run(redocly, ["respect", file, "--server", `api=${mock.url}`, "--input", "authorization=Bearer test"]);
    expect(answers()).toEqual(Array.from({ length: 3 }, () => ({ version, status: 200 })));
  });
});

describe("Swagger UI sends the version that its document is of", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "Swagger UI", version);
    const dist = join(toolsFolder, "node_modules", "swagger-ui-dist");
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const document = JSON.parse(readFileSync(bundleOf(version), "utf8"));
      document.servers = [{ url: mock.url }];
      await page.goto(mock.url);
      await page.setContent(`<div id="ui"></div>`);
      await page.addScriptTag({ path: join(dist, "swagger-ui-bundle.js") });
      await page.evaluate((spec) => {
        const { SwaggerUIBundle } = globalThis as unknown as {
          SwaggerUIBundle: (options: object) => { preauthorizeApiKey(name: string, key: string): void };
        };
        const ui = SwaggerUIBundle({
          spec,
          dom_id: "#ui",
          tryItOutEnabled: true,
          docExpansion: "none",
          onComplete: () => ui.preauthorizeApiKey("ApiKey", "test"),
        });
      }, document);
      await page.locator("#operations-tag-phone").click();
      await page.locator("#operations-phone-phoneValidate .opblock-summary-control").click();
      mock.reset();
      await page.locator("#operations-phone-phoneValidate button.execute").click();
      await page.locator("#operations-phone-phoneValidate .live-responses-table").first().waitFor();
      expect(answers()).toEqual([{ version, status: 200 }]);
      expect(mock.requests()[0]?.headers).toMatchObject({ "api-version": version });
    } finally {
      await browser.close();
    }
  });
});
