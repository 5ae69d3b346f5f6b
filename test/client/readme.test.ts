import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as errors from "../../packages/client/src/errors.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { compile } from "./support/compile.ts";

const home = join(import.meta.dirname, "../../packages/client");
const readme = readFileSync(join(home, "README.md"), "utf8");

/** A code block of the README, and what it prints. */
interface Example {
  line: number;
  code: string;
  output: string;
}

const examples: Example[] = [...readme.matchAll(/```ts\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs)].map((match) => ({
  line: readme.slice(0, match.index).split("\n").length,
  code: match[1] ?? "",
  output: match[2] ?? "",
}));

const folder = mkdtempSync(join(tmpdir(), "readme-"));
let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.close();
});

/** The code with this package's own sources in the place of the installed package. */
function resolve(code: string, base: string): string {
  const entries = {
    "/proxy": "proxy",
    "/migrate": "migrate",
    "/batch": "batch",
    "/search": "search",
    "/tanstack-query": "tanstack-query",
    "/validators": "validators",
    "": "index",
  };
  return Object.entries(entries).reduce(
    (text, [entry, file]) => text.replaceAll(`"@data-validation/client${entry}"`, `"${base}/${file}.ts"`),
    code.replaceAll('"@data-validation/mock"', `"${base}/../../mock/src/index.ts"`),
  );
}

const said = compile(
  Object.fromEntries(
    examples.map(({ line, code }) => [`readme${line}`, resolve(code, "../../../packages/client/src")]),
  ),
);

describe.each(examples)("the example in line $line of the README", ({ line, code, output }) => {
  test("compiles", () => {
    expect(said[`readme${line}`]).toEqual([]);
  });

  test("runs, and prints what the README says", async () => {
    const file = join(folder, `${line}.mts`);
    writeFileSync(file, resolve(code, pathToFileURL(join(home, "src")).href));
    const preload = pathToFileURL(join(import.meta.dirname, "support/preload.ts")).href;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--import", preload, file], {
      env: { ...process.env, MOCK_URL: mock.url, DATA_VALIDATION_KEY: "key", NO_COLOR: "1" },
    });
    expect(stderr).toBe("");
    expect(stdout).toBe(output);
  });
});

test("every shell block is a command of this package", () => {
  const lines = [...readme.matchAll(/```sh\n(.*?)```/gs)].flatMap((match) => match[1]?.trim().split("\n") ?? []);
  for (const line of lines)
    expect(line).toMatch(
      /^(npm install|npx) @data-validation\/(client|cli)( migrate src( --write)?| clean contacts\.csv( --dry-run| --prefix \+420))?( +#.*)?$/,
    );
});

test("the table of failures names every error of the package", () => {
  for (const name of Object.keys(errors)) expect(readme).toContain(`\`${name}\``);
});
