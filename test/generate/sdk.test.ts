import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBundle } from "@data-validation/contract-files/bundles";
import { currentVersion } from "@data-validation/generated/versions";
import type { OperationObject } from "@data-validation/openapi-document/document";
import { fieldTreesOf } from "@data-validation/openapi-document/field-tree";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { describe, expect, test } from "vitest";
import { packageLanguages, writePackage } from "#scripts/sdk.ts";
import { readContract } from "#sdk/contract.ts";
import { memberName } from "#sdk/java/models.ts";
import { variableName } from "#sdk/python/write.ts";
import { emptyFolder, missingCommands, runBoth } from "../generators/run.ts";
import { columns, pythonPath } from "../generators/sdk-columns.ts";
import { sdkRows } from "../generators/sdk-rows.ts";
import { newFolder } from "../support/folder.ts";

/** A text without the characters that a language's comments add. */
const letters = (text: string) => text.replaceAll(/{@code |<p>/g, "").replaceAll(/[^\p{L}]/gu, "");

/**
 * The languages whose packages' own tests take a second or two, with what they need. Those of Java
 * take more than ten.
 */
const quick: Record<string, string[][]> = {
  go: [["go", "version"]],
  python: [[pythonPath, "-c", "import httpx"]],
  php: [
    ["php", "-r", "curl_version();"],
    ["composer", "--version"],
    ["phpunit", "--version"],
  ],
};

// test/generators checks the packages, and runs that in Java.
describe.concurrent.each(Object.keys(packageLanguages))("The package in %s", async (language) => {
  const { models, enums, groups } = await readContract([currentVersion]);
  // Go compiles a package once for each folder.
  const out = language === "go" ? emptyFolder("sdk-tests", language) : newFolder();
  await writePackage(new ArtifactFolder(out), language);

  test("The package has the description of each operation, field and value", () => {
    const files = globSync("**/*.*", { cwd: out }).map((file) =>
      readFileSync(join(out, file), "utf8"),
    );
    expect(files.filter((text) => /\bundefined\b|\[object Object\]/.test(text))).toEqual([]);
    const written = letters(files.join("\n"));
    const objects = [...models.values()].filter(({ role }) => role !== "query");
    const fields = [...objects, ...[...models.values()].flatMap((model) => model.fields)];
    const values = [...enums.values()].flatMap((one) => [one, ...one.values]);
    const calls = [...groups.values()].flatMap(({ operations }) => operations);
    const texts = [...fields, ...values, ...calls].map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => !written.includes(letters(text)))).toEqual([]);
  });

  const needs = quick[language];
  if (!needs) return;
  const missing = await missingCommands(needs);
  test("The package passes its own tests", async ({ skip }) => {
    skip(missing !== "", `Not run, since this machine has no ${missing}.`);
    const [command = "", ...words] = columns[language]?.tests ?? [];
    await runBoth(command, words, { cwd: out });
  });
});

test.each([
  ["python", "pyproject.toml", "requires-python"],
  ["go", "go.mod", "go "],
  ["php", "composer.json", "php"],
  ["java", "pom.xml", "compiler.release"],
])("The requirements of the package in %s have the version in its %s", (language, file, name) => {
  const [, version] = /(\S+) or newer/.exec(packageLanguages[language]?.requirements ?? "") ?? [];
  const manifest = readFileSync(`sdk/${language}/${file}`, "utf8");
  const [, required] = new RegExp(`^.*${name}[^\\d\n]*([\\d.]+)`, "m").exec(manifest) ?? [];
  expect(version).toBe(required);
});

test.each([
  ["for", "for_", "for_"],
  ["lambda", "lambda_", "lambda"],
  ["wait", "wait", "wait_"],
  ["numberFull", "number_full", "numberFull"],
])("The field %s is %s in Python and %s in Java", (name, inPython, inJava) => {
  expect([variableName(name), memberName(name)]).toEqual([inPython, inJava]);
});

test("A query has the fields and forms of the documentation; a form that requires one field allows all", () => {
  const bundle = readBundle("generated", currentVersion);
  for (const { operations } of readContract([currentVersion]).groups.values())
    for (const { path, query, needs } of operations) {
      const post = bundle.paths[path]?.post as OperationObject;
      const [request] = fieldTreesOf(bundle, post).request;
      const { fields = [], forms = [] } =
        request?.fields.find(({ name }) => name === "query") ?? {};
      const names = fields.map(({ name }) => name).sort();
      const namesOf = (form: { name: string }[]) => form.map(({ name }) => name).sort();
      expect(namesOf(query.fields), path).toEqual(names);
      expect(query.fields.filter(({ text }) => text === "")).toEqual([]);
      if (forms.length === 0) continue;
      expect(needs, path).toEqual(forms.map((required) => required.join(" and ")));
      if (forms.some((required) => required.length > 1)) continue;
      for (const form of query.forms) expect(namesOf(form), path).toEqual(names);
    }
});

test("An empty program fails in each row of behaviours, and so names all that are missing", () => {
  const context = { server: { url: "", received: [] }, language: "empty" };
  const passing = sdkRows.filter((row) => {
    try {
      row.check(
        row.scenarios.map(() => ({})),
        context,
        row.scenarios.map(() => []),
      );
      return true;
    } catch {
      return false;
    }
  });
  expect(passing.map(({ behaviour }) => behaviour)).toEqual([]);
});
