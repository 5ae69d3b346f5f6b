import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { markNames } from "../../scripts/lib/openapi/marks.ts";
import { contract, run, slimDocument, toolsFolder } from "./run.ts";
import { expectListed } from "./tools.ts";

/** A module of a tool; it is installed when these checks run, so that no import can name it. */
const load = (path: string) => import(/* @vite-ignore */ join(toolsFolder, "node_modules", path));

describe.each(versions)("The documents of %s", (version) => {
  const documents = [contract(version), slimDocument(version)];

  test("are valid to @apidevtools/swagger-parser", async () => {
    expectListed("@apidevtools/swagger-parser");
    const { default: parser } = await load("@apidevtools/swagger-parser/lib/index.js");
    for (const document of documents) expect(Object.keys((await parser.validate(document)).paths)).toHaveLength(12);
  });

  test("are valid to @scalar/openapi-parser", async () => {
    expectListed("@scalar/openapi-parser");
    const { validate } = await load("@scalar/openapi-parser/dist/index.js");
    for (const document of documents)
      expect(await validate(readFileSync(document, "utf8"))).toMatchObject({ valid: true, errors: [] });
  });

  test("get 82 points of Redocly's score, the slim one, without a limit that the specification does not state", async () => {
    const printed = await run("node_modules/.bin/redocly", ["score", slimDocument(version), "--format=json"]);
    expect(JSON.parse(printed).agentReadiness).toBeGreaterThanOrEqual(82);
  });
});

describe("Fastify compiles the schemas of each operation, its validator in strict mode, and refuses a field of the other version", () => {
  test.for(versions)("%s", async (version) => {
    expectListed("Fastify");
    const { default: fastify } = await load("fastify/fastify.js");
    const { paths, components } = JSON.parse(readFileSync(contract(version), "utf8"));
    const server = fastify({
      ajv: {
        customOptions: {
          strict: true,
          strictTypes: false,
          strictRequired: false,
          removeAdditional: false,
          keywords: markNames,
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

/** The same with references into the schema that Fastify knows. */
function rewritten(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "contract#/definitions/"));
}
