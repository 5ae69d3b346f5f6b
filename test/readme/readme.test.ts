import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, expect, test } from "vitest";
import { execute } from "../support/execute.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const readme = read("README.md");

const mock = await serveMock();
afterAll(() => mock.close());

const calls = [...readme.matchAll(/```sh\n(curl [\s\S]*?)```[\s\S]*?```json\n([\s\S]*?)```/g)];

test.each(calls.map(([, curl = "", response = ""]) => ({ curl, response })))(
  "The README's call returns the response that it shows in part: $curl",
  async ({ curl, response }) => {
    const command = curl.trim().replace("http://127.0.0.1:4010", mock.url);
    const { stdout } = await execute("bash", ["-c", `${command} --silent`]);
    expect(JSON.parse(stdout)).toMatchObject(JSON.parse(response));
  },
);

test("The README shows a call in each version, and a forced response", () => {
  expect(calls).toHaveLength(3);
});

/** What people read about the repository itself, from its root. */
const readFiles = ["README.md", "CONTRIBUTING.md", "docs/releasing.md"];

test.each(readFiles)("Every npm script that %s names is there", (file) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const scriptNames = [...read(file).matchAll(/(?:`|^ {4})npm (?:run )?([a-z][a-z:]*)/gm)].map(
    ([, name = ""]) => name,
  );
  const npmCommands = ["audit", "ci", "deprecate", "install", "login", "pack", "publish"];
  expect(scriptNames.filter((name) => !npmCommands.includes(name) && !(name in scripts))).toEqual(
    [],
  );
});

test.each(readFiles)("Every link of %s leads to a file", (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#]+)/g)].map(
    ([, path = ""]) => path,
  );
  expect(
    links.filter((path) => !existsSync(fileURLToPath(new URL(path, new URL(file, root))))),
  ).toEqual([]);
});

test("Every folder and file of the README's map is there", () => {
  const map = readme.split("## Map")[1] ?? "";
  let room = "";
  const paths = [...map.matchAll(/^( {4,6})(\S+(?: {2}\S+\/)?) /gm)].flatMap(
    ([, indent, path = ""]) => {
      if (indent === "    ") room = path;
      return path.split("  ").map((part) => (indent === "    " ? part : room + part));
    },
  );
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});
