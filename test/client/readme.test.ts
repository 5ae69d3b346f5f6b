import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as errors from "../../packages/client/src/errors.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { compile } from "./support/compile.ts";

const home = join(import.meta.dirname, "../..");
const readme = readFileSync(join(home, "packages/client/README.md"), "utf8");
const pages = globSync("docs/content/guides/client*.md", { cwd: home }).sort();

/** A code block, and what it prints. */
interface Example {
  name: string;
  code: string;
  output: string;
}

const examples = ["packages/client/README.md", ...pages].flatMap((file): Example[] => {
  const text = readFileSync(join(home, file), "utf8");
  return [...text.matchAll(/```ts\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs)].map((match) => ({
    name: `${basename(file, ".md")}-${text.slice(0, match.index).split("\n").length}`,
    code: match[1] ?? "",
    output: match[2] ?? "",
  }));
});

const folder = mkdtempSync(join(tmpdir(), "readme-"));
let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.close();
});

/** The code with the sources of the packages in the place of the installed ones. */
function resolve(code: string, base: string): string {
  return code
    .replaceAll(/"@data-validation\/client\/([\w-]+)"/g, `"${base}/client/src/$1.ts"`)
    .replaceAll(/"@data-validation\/(client|mock)"/g, `"${base}/$1/src/index.ts"`);
}

const said = compile(Object.fromEntries(examples.map(({ name, code }) => [name, resolve(code, "../../../packages")])));

describe.each(examples)("the example $name", ({ name, code, output }) => {
  test("compiles", () => {
    expect(said[name]).toEqual([]);
  });

  test("runs, and prints what is said below it", async () => {
    const file = join(folder, `${name}.mts`);
    writeFileSync(file, resolve(code, pathToFileURL(join(home, "packages")).href));
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], {
      env: { ...process.env, DATA_VALIDATION_URL: mock.url, DATA_VALIDATION_KEY: "key", NO_COLOR: "1" },
    });
    expect(stderr).toBe("");
    expect(stdout).toBe(output);
  });
});

test("the README has at most 200 lines, installs this package, and its table of errors has every one", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
  expect([...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines)).toEqual([
    "npm install @data-validation/client\n",
  ]);
  for (const name of Object.keys(errors)) expect(readme).toContain(`\`${name}\``);
});

test("every page of the client is named by the README", () => {
  for (const page of pages) expect(readme).toContain(`/guides/${basename(page, ".md")}.html`);
});
