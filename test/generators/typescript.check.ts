import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { currentVersion, versions } from "../../generated/versions.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { binary, emptyFolder, run, runTypeScript, slimDocument, untypedIn } from "./run.ts";
import { expectListed } from "./tools.ts";

/** Of each version: the name of the number in a request, which the other version refuses, and a right and a wrong use of its types. */
const uses: Record<string, [field: string, use: string]> = {
  "2.0": [
    "numberWithPrefix",
    `export const right: PhoneValidateOptions = { formatNumber: true };
    // @ts-expect-error formatNumber is a boolean
    export const wrong: PhoneValidateOptions = { formatNumber: "e123" };`,
  ],
  "2.1": [
    "numberFull",
    `export const right: PhoneValidateOptions = { numberFormat: "e123", correctionMode: "a mode of tomorrow" };
    // @ts-expect-error numberFormat is a closed enum
    export const wrong: PhoneValidateOptions = { numberFormat: "a notation of tomorrow" };`,
  ],
};

const mock = await serveMock();
afterAll(() => mock.close());

describe("swagger-typescript-api, which the guide has no commands for, makes a client that compiles, and that calls its version", () => {
  test.for(versions)("of %s", async (version) => {
    const out = emptyFolder("swagger-typescript-api", version);
    const words = ["generate", "-p", slimDocument(version), "-o", out, "-n", "client.ts", "--silent"];
    await run(binary("swagger-typescript-api"), words, { cwd: out });

    const untyped = untypedIn(out, "client.ts");
    expectListed("swagger-typescript-api", untyped.length);
    expect(untyped).toEqual([]);

    const [field, use] = uses[version] ?? [];
    const headers = { authorization: "Bearer test", ...(version !== currentVersion && { "api-version": version }) };
    const settings = { baseUrl: mock.url, baseApiParams: { headers } };
    const program = `import { Api, type PhoneValidateOptions } from "./client";
    ${use}
    const body = { request: { query: { ${field}: "+420607123456" } } };
    await new Api(${JSON.stringify(settings)}).phone.phoneValidate(body);`;
    writeFileSync(join(out, "call.ts"), program);
    mock.reset();
    await runTypeScript(out, ["client.ts", "call.ts"]);
    expect(mock.requests()).toMatchObject([{ path: "/phone/validate", version, response: { status: 200 } }]);
  });
});
