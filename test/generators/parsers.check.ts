import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { contract, slimDocument, toolsFolder } from "./run.ts";
import { tries } from "./tools.ts";

/** A module of a tool; it is installed when these checks run, so that no import can name it. */
const load = (path: string) => import(/* @vite-ignore */ join(toolsFolder, "node_modules", path));

describe.each(versions)("The documents of %s", (version) => {
  const documents = [contract(version), slimDocument(version)];

  test("are valid to @apidevtools/swagger-parser", async ({ task }) => {
    tries(task, "@apidevtools/swagger-parser", version);
    const { default: parser } = await load("@apidevtools/swagger-parser/lib/index.js");
    for (const document of documents) expect(Object.keys((await parser.validate(document)).paths)).toHaveLength(12);
  });

  test("are valid to @scalar/openapi-parser", async ({ task }) => {
    tries(task, "@scalar/openapi-parser", version);
    const { validate } = await load("@scalar/openapi-parser/dist/index.js");
    for (const document of documents)
      expect(await validate(readFileSync(document, "utf8"))).toMatchObject({ valid: true, errors: [] });
  });
});
