import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tables } from "@data-validation/generated/mock/tables";
import { type Version, versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { newFolder } from "../support/folder.ts";
import { reasonToSkip } from "../support/missing-tools.ts";
import {
  bundleFile,
  emptyFolder,
  missingCommands,
  runCommand,
  slimFile,
  toolCommand,
  toolsFolder,
} from "./run.ts";
import { expectListed } from "./tools.ts";

const collections = join(import.meta.dirname, "../../generated/collections");

const mock = await serveMock();
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const operationsOf = (version: Version) => Object.keys(tables[version].operations);

/** The versions and statuses of the calls that the mock has had. */
function responses() {
  return mock.requests().map(({ version, response }) => ({ version, status: response.status }));
}

const callers: [statement: string, string, call: (version: string) => Promise<unknown>][] = [
  [
    "The Postman collection, run by newman,",
    "Postman",
    (version) =>
      newman(
        join(collections, "postman", `${version}.json`),
        "-e",
        join(collections, "postman/mock.environment.json"),
      ),
  ],
  [
    "What Postman's importer makes of the slim document",
    "openapi-to-postmanv2",
    async (version) => {
      const collection = join(emptyFolder("postman", version), "collection.json");
      const args = [
        "-s",
        slimFile(version),
        "-o",
        collection,
        "-O",
        "parametersResolution=Example",
      ];
      await runCommand(toolCommand("openapi2postmanv2"), args);
      await newman(collection);
    },
  ],
  ["The Bruno collection", "Bruno", (version) => bru(join(collections, "bruno", version), "mock")],
  [
    "What Bruno's importer makes of the slim document",
    "Bruno, import",
    async (version) => {
      // Bruno skips node_modules, where the other checks write.
      const folder = newFolder();
      const source = [
        "--source",
        slimFile(version),
        "--output",
        folder,
        "--collection-name",
        "api",
      ];
      await runCommand(toolCommand("bru"), ["import", "openapi", ...source]);
      const [environment = ""] = readdirSync(join(folder, "api/environments"));
      await bru(join(folder, "api"), environment.replace(/\.\w+$/, ""));
    },
  ],
];

describe.each(versions)("Version %s", (version) => {
  test.each(callers)("%s gets a success from each operation", async (_, tool, call) => {
    expectListed(tool);
    await call(version);
    expect(responses()).toEqual(operationsOf(version).map(() => ({ version, status: 200 })));
  });
});

test.for(versions)(
  "Specmatic finds no response of the mock that the bundle of %s does not allow",
  async (version, { skip }) => {
    const reason = reasonToSkip(await missingCommands([["java", "-version"]]));
    skip(reason !== undefined, reason);
    expectListed("Specmatic");
    const folder = emptyFolder("specmatic", version);
    const jar = join(toolsFolder, "node_modules", "specmatic", "specmatic.jar");
    const output = await runCommand(
      "java",
      ["-jar", jar, "test", bundleFile(version), "--testBaseURL", mock.url, "--timeout", "600"],
      { cwd: folder },
    );
    const [, tried, passed] =
      /Tests run: (\d+), Successes: (\d+), Failures: 0, WIP: 0, Errors: 0/.exec(output) ?? [];
    expect(passed).toBe(tried);
    expect(Number(tried)).toBeGreaterThan(operationsOf(version).length);
    // It calls a 2.0 document as 2.0, although a request without the header would succeed too.
    expect(new Set(mock.requests({ status: 200 }).map((call) => call.version))).toEqual(
      new Set([version]),
    );
  },
);

test.for(versions)("Swagger UI with the document of %s sends that version", async (version) => {
  expectListed("Swagger UI");
  const dist = join(toolsFolder, "node_modules", "swagger-ui-dist");
  const browser = await launchBrowser();
  try {
    // The pages of the mock server allow no scripts of others.
    const page = await browser.newPage({ bypassCSP: true });
    page.setDefaultTimeout(0);
    const document = JSON.parse(readFileSync(slimFile(version), "utf8"));
    document.servers = [{ url: mock.url }];
    await page.goto(mock.url);
    await page.setContent(`<div id="ui"></div>`);
    await page.addScriptTag({ path: join(dist, "swagger-ui-bundle.js") });
    await page.evaluate((spec) => {
      const { SwaggerUIBundle } = globalThis as unknown as {
        SwaggerUIBundle: (options: object) => {
          preauthorizeApiKey(name: string, key: string): void;
        };
      };
      const ui = SwaggerUIBundle({
        spec,
        dom_id: "#ui",
        tryItOutEnabled: true,
        docExpansion: "none",
        onComplete: () => ui.preauthorizeApiKey("bearer", "test"),
      });
    }, document);
    await page.locator("#operations-tag-phone").click();
    await page.locator("#operations-phone-phoneValidate .opblock-summary-control").click();
    mock.reset();
    await page.locator("#operations-phone-phoneValidate button.execute").click();
    await page.locator("#operations-phone-phoneValidate .live-responses-table").first().waitFor();
    expect(responses()).toEqual([{ version, status: 200 }]);
    expect(mock.requests()[0]?.headers).toMatchObject({ "api-version": version });
  } finally {
    await browser.close();
  }
});

/**
 * The variables of the collections: the mock's address, and a key under the name that each tool
 * uses.
 */
function variables(): string[] {
  const pairs = [
    `base_url=${mock.url}`,
    `baseUrl=${mock.url}`,
    "token=any-key",
    "bearerToken=any-key",
  ];
  return pairs.flatMap((pair) => ["--env-var", pair]);
}

/** Runs a Postman collection against the mock, and fails when one of its tests does. */
function newman(collection: string, ...args: string[]): Promise<string> {
  return runCommand(toolCommand("newman"), ["run", collection, ...args, ...variables()]);
}

/** Runs a Bruno collection against the mock, and fails when one of its assertions does. */
function bru(collection: string, environment: string): Promise<string> {
  return runCommand(toolCommand("bru"), ["run", "-r", "--env", environment, ...variables()], {
    cwd: collection,
  });
}
