import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { ofVersion } from "../support/of-version.ts";
import { emptyFolder, run, toolsFolder } from "./run.ts";
import { tries } from "./tools.ts";

const binaries = join(toolsFolder, "node_modules", ".bin");
const bundleOf = (version: string) => join(import.meta.dirname, `../../generated/openapi/${version}.json`);

/** An option of each version that the other does not have, as C# names it. */
const option: Record<string, string> = { "2.0": "FormatNumber", "2.1": "NumberFormat" };

describe("quicktype makes C# classes with the options of the version alone, and TypeScript that reads a real answer", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "quicktype", version);
    const folder = emptyFolder("quicktype", version);
    const generate = async (language: string, name: string) => {
      const file = join(folder, `${name}.${language}`);
      const schema = `${bundleOf(version)}#/components/schemas/${name}`;
      await run(join(binaries, "quicktype"), ["-s", "schema", "-l", language, "-t", name, "-o", file, schema]);
      return file;
    };
    const code = readFileSync(await generate("cs", "PhoneValidateRequest"), "utf8");
    for (const of of versions)
      expect(code.includes(` ${ofVersion(option, of)} `), ofVersion(option, of)).toBe(
        ofVersion(option, of) === ofVersion(option, version),
      );

    const { Convert } = await import(await generate("ts", "PhoneValidateResponse"));
    await using mock = await serveMock();
    const answer = await fetch(`${mock.url}/phone/validate`, {
      method: "POST",
      headers: { authorization: "Bearer test", "content-type": "application/json", "api-version": version },
      body: JSON.stringify({ request: { query: { prefix: "+420", number: "607123456" } } }),
    });
    const text = await answer.text();
    expect(Convert.toPhoneValidateResponse(text).result).toMatchObject(JSON.parse(text).result);
    // Its checks are of this version: the other one's answer lacks what it requires.
    const other = text.replace(/"(numberFull|numberWithPrefix)"/, '"numberOfTomorrow"');
    expect(() => Convert.toPhoneValidateResponse(other)).toThrow();
  });
});

describe("Fastify compiles the schemas of each operation, its validator in strict mode, and refuses a field of the other version", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "Fastify", version);
    const { default: fastify } = await import(/* @vite-ignore */ join(toolsFolder, "node_modules/fastify/fastify.js"));
    const { paths, components } = JSON.parse(readFileSync(bundleOf(version), "utf8"));
    const server = fastify({
      ajv: {
        customOptions: {
          strict: true,
          strictTypes: false,
          strictRequired: false,
          removeAdditional: false,
          coerceTypes: false,
        },
      },
    });
    server.addSchema(rewritten({ $id: "contract", definitions: components.schemas }));
    for (const [path, { post }] of Object.entries(paths) as [
      string,
      { post: { requestBody: { content: Record<string, { schema: object }> } } },
    ][]) {
      const body = rewritten(post.requestBody.content["application/json"]?.schema);
      server.post(path, { schema: { body } }, () => ({}));
    }
    await server.ready();
    const send = async (query: object) =>
      (await server.inject({ method: "POST", url: "/phone/validate", payload: { request: { query } } })).statusCode;
    const number = "+420607123456";
    const [own, other] = version === "2.0" ? ["numberWithPrefix", "numberFull"] : ["numberFull", "numberWithPrefix"];
    expect([await send({ [own as string]: number }), await send({ [other as string]: number })]).toEqual([200, 400]);
    await server.close();
  });
});

describe("openapi-typescript makes types that know the version", () => {
  test.for(versions)("%s", async (version, { task }) => {
    tries(task, "openapi-typescript", version);
    const file = join(emptyFolder("openapi-typescript", version), "api.ts");
    await run(
      join(import.meta.dirname, "../../node_modules/.bin/openapi-typescript"),
      [bundleOf(version), "-o", file],
      { cwd: dirname(file) },
    );
    expect(readFileSync(file, "utf8")).toContain(`"api-version"${version === "2.0" ? "" : "?"}: "${version}"`);
  });
});

/** The same with references into the schema that Fastify knows. */
function rewritten(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "contract#/definitions/"));
}
