import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentVersion, type Version, versions } from "../../generated/versions.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { binary, emptyFolder, run, runTypeScript, slimDocument, untypedIn } from "./run.ts";
import { expectListed } from "./tools.ts";

/** A generator of TypeScript clients that the guide has no commands for. */
interface Generator {
  tool: string;
  /** The command, and its arguments for a bundle; `out` is the folder to write to. */
  command: string;
  args(bundle: string, out: string): string[];
  /** A configuration file for what the command has no argument for: its name and its text. */
  configuration?(bundle: string, out: string, baseUrl: string): [name: string, text: string];
  /** The files that the types are written to, and not the generator's own; a pattern from the folder. */
  written: string;
  /** A program that sends `body` with the version, after the generator's own manner, and prints nothing. */
  call(version: Version): string;
}

const header = (version: Version) => (version === currentVersion ? "{}" : `{ "api-version": "${version}" }`);

const generators: Generator[] = [
  {
    tool: "swagger-typescript-api",
    command: "swagger-typescript-api",
    args: (bundle, out) => ["generate", "-p", bundle, "-o", out, "-n", "client.ts", "--silent"],
    written: "client.ts",
    call: (version) => `
      import { Api } from "./client";
      const headers = { authorization: "Bearer test", ...${header(version)} };
      await new Api({ baseUrl, baseApiParams: { headers } }).phone.phoneValidate(body);`,
  },
  {
    tool: "Kubb",
    command: "kubb",
    args: (_bundle, out) => ["generate", "--config", join(out, "kubb.config.mjs")],
    configuration: (bundle, out, baseUrl) => [
      "kubb.config.mjs",
      `import { defineConfig } from "@kubb/core";
      import { pluginClient } from "@kubb/plugin-client";
      import { pluginOas } from "@kubb/plugin-oas";
      import { pluginTs } from "@kubb/plugin-ts";
      export default defineConfig({
        root: ${JSON.stringify(out)},
        input: { path: ${JSON.stringify(bundle)} },
        output: { path: "./client", barrelType: "named", format: false, lint: false },
        plugins: [
          pluginOas({ generators: [], validate: false }),
          pluginTs({ output: { path: "types" } }),
          pluginClient({ output: { path: "operations" }, client: "fetch", bundle: true, baseURL: ${JSON.stringify(baseUrl)} }),
        ],
      });`,
    ],
    written: "client/types/**/*.ts",
    call: (version) => `
      import { phoneValidate } from "./client";
      const headers = { authorization: "Bearer test", "content-type": "application/json" };
      await phoneValidate(body, ${header(version)}, { headers });`,
  },
];

/** Uses the generated types of a version the way that the contract means them, and in a way that it forbids. */
const uses: Record<string, string> = {
  "2.0": `
    export const right: PhoneValidateOptions = { formatNumber: true };
    // @ts-expect-error formatNumber is a boolean
    export const wrong: PhoneValidateOptions = { formatNumber: "e123" };`,
  "2.1": `
    export const right: PhoneValidateOptions = { numberFormat: "e123", correctionMode: "a mode of tomorrow" };
    // @ts-expect-error numberFormat is a closed enum
    export const wrong: PhoneValidateOptions = { numberFormat: "a notation of tomorrow" };`,
};

/** The name of the number in a request, which the other version refuses. */
const field: Record<string, string> = { "2.0": "numberWithPrefix", "2.1": "numberFull" };

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

describe.each(generators)("$tool makes a client that compiles, and that calls its version", (generator) => {
  test.for(versions)("of %s", async (version) => {
    const out = emptyFolder(generator.command, version);
    const bundle = slimDocument(version);
    const [name, text] = generator.configuration?.(bundle, out, mock.url) ?? [];
    if (name && text) writeFileSync(join(out, name), text);
    await run(binary(generator.command), generator.args(bundle, out), { cwd: out });

    const untyped = untypedIn(out, generator.written);
    expectListed(generator.tool, untyped.length);
    expect(untyped).toEqual([]);

    const use = `import type { PhoneValidateOptions } from "./client";\n${uses[version] ?? ""}\n`;
    writeFileSync(join(out, "use.ts"), use);
    const body = `{ request: { query: { ${field[version]}: "+420607123456" } } }`;
    const values = `const baseUrl = ${JSON.stringify(mock.url)};\nconst body = ${body};\nvoid baseUrl;`;
    writeFileSync(join(out, "call.ts"), `${values}\n${generator.call(version)}\n`);
    const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    mock.reset();
    await runTypeScript(out, files);
    expect(mock.requests()).toMatchObject([{ path: "/phone/validate", version, answer: { status: 200 } }]);
  });
});
