import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const home = join(import.meta.dirname, "../../packages/cli");
const commands = ["verify", "clean", "migrate", "observe", "mcp"];

function run(...words: string[]) {
  const bin = join(home, "bin/data-validation.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("--help lists each command, and --version is that of the package", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  expect(run("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test.each(commands)(
  "%s --help is for that command, fits 80 columns, and lists its exit codes",
  (command) => {
    const { status, stdout, stderr } = run(command, "--help");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(new RegExp(`^Usage: .*${command} `));
    expect(stdout).toMatch(/^Exit codes: 0 /m);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
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
])("%s gets a sentence, and exit code 2", (words, message) => {
  expect(run(...words)).toEqual({ status: 2, stdout: "", stderr: message });
});
