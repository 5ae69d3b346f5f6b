import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { versions } from "@data-validation/generated/versions";
import { describe, expect, test } from "vitest";
import { messagesOf } from "../support/compile.ts";
import { installPacked } from "../support/pack.ts";

const readme = readFileSync("packages/contract/README.md", "utf8");

describe("@data-validation/contract, packed and installed in an empty project", () => {
  const project = installPacked("contract");

  test("The installed contract has data and declarations of every version, and needs no other package", () => {
    const files = project.files.filter(
      (file) => !["LICENSE", "README.md", "package.json"].includes(file),
    );
    const documents = ["json", "yaml", "slim.json", "slim.yaml"].map((end) => `openapi.${end}`);
    for (const version of versions) {
      const versionFiles = [
        ...documents,
        "examples.json",
        "types.d.ts",
        "workflows/new-key.arazzo.yaml",
      ];
      const collections = [
        `collections/postman/${version}.json`,
        `collections/bruno/${version}/bruno.json`,
      ];
      const expected = [...versionFiles.map((file) => `${version}/${file}`), ...collections].map(
        (file) => `dist/${file}`,
      );
      expect(files).toEqual(expect.arrayContaining(expected));
    }
    const code = files.filter(
      (file) => /(?<!\.d)\.[cm]?[jt]s$/.test(file) && !file.startsWith("dist/profiles/"),
    );
    expect(code).toEqual(["dist/index.js"]);
    expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
  });

  test("The installed contract runs nothing: its imports are data", () => {
    const values = `import * as contract from "@data-validation/contract"; console.log(JSON.stringify(contract));`;
    expect(JSON.parse(run(values))).toMatchObject({ versions, currentVersion: "2.1" });
    expect(read("dist/index.js")).not.toMatch(/function|=>|import|require/);
  });

  const samples = readme.matchAll(/```js\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/g);
  const shown = [...samples].map(([, code = "", output]) => [code, output] as const);
  test.each(shown)("The installed contract prints what its README shows: %s", (code, output) =>
    expect(run(code)).toBe(output),
  );

  test.each(versions)(
    "The installed contract has the examples of %s: pairs of request and response, and the errors",
    (version) => {
      const { operations, errors } = JSON.parse(read(`dist/${version}/examples.json`));
      const { paths } = JSON.parse(read(`dist/${version}/openapi.json`));
      expect(Object.keys(operations)).toEqual(Object.keys(paths));
      for (const path of Object.keys(paths)) {
        const names = Object.keys(
          paths[path].post.requestBody.content["application/json"].examples,
        );
        expect(names.length).toBeGreaterThan(2);
        expect(Object.keys(operations[path])).toEqual(expect.arrayContaining(names));
      }
      const body = { errors: [{ group: "REQUEST", type: "AUTH" }] };
      expect(errors.invalidCredentials).toMatchObject({ status: 401, body });
    },
  );

  test.each(["nodenext", "bundler"])(
    "The installed contract has types only of what exists, with moduleResolution %s",
    (resolution) => {
      const name = `${resolution}.ts`;
      writeFileSync(
        join(project.folder, name),
        `
${[...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join("\n")}
import examples from "@data-validation/contract/2.1/examples.json" with { type: "json" };
import document from "@data-validation/contract/2.0/openapi.slim.json" with { type: "json" };
import assumptions from "@data-validation/contract/assumptions.json" with { type: "json" };
import type { paths } from "@data-validation/contract/2.0/types";
import { currentVersion, operations, type Version } from "@data-validation/contract";

export const sent: Request = { request: { query: { numberFull: "1" } } };
export const national: string | null = examples.operations["/phone/validate"].valid!.response.result.data.format.national;
export const old = (response: OldResponse) => response.result.data.numberWithPrefix;
export const why: string = assumptions[0]!.why;
export const path: keyof paths = operations[0]!.path;
export const current: Version = currentVersion;
export const whole: object = document;
// @ts-expect-error It is numberFull in 2.1.
export const wrong: Request = { request: { query: { numberWithPrefix: "1" } } };
// @ts-expect-error There is no such operation.
export const missing = examples.operations["/phone/parse"];
`,
      );
      const module = resolution === "bundler" ? "esnext" : "nodenext";
      const options = { noUncheckedIndexedAccess: true, module, moduleResolution: resolution };
      expect([...messagesOf(project.folder, [name], options)]).toEqual([]);
    },
  );

  function read(file: string): string {
    return readFileSync(join(project.installed, file), "utf8");
  }

  function run(code: string): string {
    const words = ["--input-type=module", "-e", code];
    return execFileSync(process.execPath, words, { cwd: project.folder, encoding: "utf8" });
  }
});
