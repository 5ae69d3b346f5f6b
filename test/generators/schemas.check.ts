import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tables } from "@data-validation/generated/mock/tables";
import { versions } from "@data-validation/generated/versions";
import { describe, expect, test } from "vitest";
import { bundleFile, runCommand, slimFile, toolsFolder } from "./run.ts";
import { expectListed } from "./tools.ts";

/** A module of a tool; it is installed when these checks run, so that no import can name it. */
const load = (path: string) => import(/* @vite-ignore */ join(toolsFolder, "node_modules", path));

describe.each(versions)("Version %s", (version) => {
  const operations = Object.keys(tables[version].operations);
  const documents = [bundleFile(version), slimFile(version)];

  test("The documents are valid to @apidevtools/swagger-parser", async () => {
    expectListed("@apidevtools/swagger-parser");
    const { default: parser } = await load("@apidevtools/swagger-parser/lib/index.js");
    for (const document of documents)
      expect(Object.keys((await parser.validate(document)).paths)).toHaveLength(operations.length);
  });

  test("The documents are valid to @scalar/openapi-parser", async () => {
    expectListed("@scalar/openapi-parser");
    const { validate } = await load("@scalar/openapi-parser/dist/index.js");
    for (const document of documents)
      expect(await validate(readFileSync(document, "utf8"))).toMatchObject({
        valid: true,
        errors: [],
      });
  });

  test("The slim document has no finding of Redocly's recommended rules", async () => {
    const args = ["lint", slimFile(version), "--extends=recommended", "--format=json"];
    expect(JSON.parse(await runCommand("node_modules/.bin/redocly", args)).problems).toEqual([]);
  });

  test("Redocly's scores of texts, examples, errors and names are full for the slim document", async () => {
    const printed = await runCommand("node_modules/.bin/redocly", [
      "score",
      slimFile(version),
      "--format=json",
    ]);
    // The depth of the service's data, and fields whose limits the specification does not state,
    // lower the other parts.
    const { subscores } = JSON.parse(printed);
    expect(subscores).toMatchObject({
      documentationQuality: 1,
      exampleCoverage: 1,
      errorClarity: 1,
      identifierClarity: 1,
    });
    expect(subscores.polymorphismClarity).toBeGreaterThan(0.9);
    expect(subscores.parameterSimplicity).toBeGreaterThan(0.79);
  });
});
