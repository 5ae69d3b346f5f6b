import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clean, help } from "../../packages/cli/src/clean/command.ts";
import { tools } from "../../packages/cli/src/mcp/tools.ts";
import { createMock } from "../../packages/mock/src/index.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const readme = read("packages/cli/README.md");
const guide = read("docs/content/guides/clean-a-table.md");

test("the table of the README comes out as it says", async () => {
  const [input = "", output = ""] = [...readme.matchAll(/```csv\n([\s\S]*?)```/g)].map(([, text]) => text);
  const folder = mkdtempSync(join(tmpdir(), "readme-"));
  const env = { DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: "https://api.data-validation.example" };
  try {
    writeFileSync(join(folder, "contacts.csv"), input);
    const terminal = { out: () => {}, err: () => {}, isTerminal: false };
    await clean([join(folder, "contacts.csv"), "--prefix", "+420"], terminal, { env, fetch: createMock().fetch });
    const lines = readFileSync(join(folder, "contacts.clean.csv"), "utf8").trimEnd().split("\n");
    expect(lines.map((line) => line.split(",").slice(3, 7).join(","))).toEqual(output.trimEnd().split("\n"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the README and the guide name options that there are, and the README stays short", () => {
  const [, section = ""] = /## Clean a table([\s\S]*?)\n## /.exec(readme) ?? [];
  for (const [option] of `${section}${guide}`.matchAll(/(?<=[` ])--[a-z][a-z-]*/g)) expect(help).toContain(option);
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
});

test("the guide lists each tool with its operation", () => {
  const page = read("docs/content/guides/language-models.md");
  const rows = [...page.matchAll(/^\| `(\w+)` \| `(\/[\w/]+)` \|$/gm)].map(([, name, path]) => ({ name, path }));
  expect(rows).toEqual(tools.map(({ name, path }) => ({ name, path })));
});
