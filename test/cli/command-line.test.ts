import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "@data-validation/cli/internal/commands";
import { expect, test } from "vitest";
import { runHere } from "./support/terminal.ts";

const home = join(import.meta.dirname, "../../packages/cli");

function run(...args: string[]) {
  const bin = join(home, "bin/data-validation.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("--help lists each command, and --version is that of the package", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  for (const command of Object.keys(commands))
    expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  expect(run("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test.each(Object.entries(commands))(
  "%s --help is for that command, fits 80 columns, and lists its exit codes",
  async (name, load) => {
    const { code, out, err } = await runHere(await load(), ["--help"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: .*${name} `));
    expect(out).toMatch(/^Exit codes: 0 /m);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  },
);

test.each([
  [
    ["clen"],
    "There is no command clen. Did you mean clean? All commands: data-validation --help\n",
  ],
  [
    ["--vesion"],
    "There is no option --vesion. Did you mean --version? All commands: data-validation --help\n",
  ],
  [["toString"], "There is no command toString. All commands: data-validation --help\n"],
  [
    ["mcp", "--mok"],
    "Unknown option '--mok'. Did you mean --mock? All options: data-validation mcp --help\n",
  ],
])("%s gets a sentence, and exit code 2", (args, message) => {
  expect(run(...args)).toEqual({ status: 2, stdout: "", stderr: message });
});
