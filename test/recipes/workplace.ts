import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Step } from "./recipe.ts";

/** A copy of the project, in which steps of a recipe are made. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), "recipe-"));

  constructor() {
    for (const file of files()) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      cpSync(file, join(this.folder, file));
    }
    // What is installed, at the root and for single packages.
    for (const folder of globSync("{.,packages/*}/node_modules"))
      symlinkSync(resolve(folder), join(this.folder, folder));
  }

  /** Makes steps, first what is edited, then what is run. Gives what a script had against them; nothing when all went well. */
  async make(steps: Step[]): Promise<string[]> {
    for (const { copy, files = {} } of steps) {
      if (copy) cpSync(this.#at(copy[0]), this.#at(copy[1]), { recursive: true });
      for (const [file, edit] of Object.entries(files)) {
        const path = this.#at(file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, edit(existsSync(path) ? readFileSync(path, "utf8") : ""));
      }
    }
    for (const { run } of steps) {
      if (run === undefined) continue;
      const { code, output } = await this.#run(process.execPath, [join("scripts", `${run}.ts`)]);
      if (code !== 0) return [`npm run ${run}: ${firstLine(/^\w*Error.*/m.exec(output)?.[0] ?? output)}`];
    }
    return [];
  }

  /** What the compiler has against the project as it is now: sentences, none when all is well. */
  async compile(): Promise<string[]> {
    const { output } = await this.#run(process.execPath, ["node_modules/typescript/bin/tsc", "--pretty", "false"]);
    return readTypes(output);
  }

  /**
   * What tests have against it.
   *
   * @param tests - Files and folders.
   */
  async test(tests: readonly string[]): Promise<string[]> {
    const report = join(this.folder, "report.json");
    const limits = ["--testTimeout=60000", "--hookTimeout=60000"];
    const words = ["run", ...tests, "--reporter=json", `--outputFile=${report}`, ...limits];
    await this.#run(process.execPath, ["node_modules/vitest/vitest.mjs", ...words]);
    return readTests(report);
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #at(file: string): string {
    return join(this.folder, file);
  }

  #run(command: string, words: string[]): Promise<{ code: number; output: string }> {
    return new Promise((done) => {
      execFile(command, words, { cwd: this.folder, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
        // Where the copy lies is of no interest to a reader.
        const output = (stdout + stderr).replaceAll(this.#at("/"), "");
        done({ code: typeof error?.code === "number" ? error.code : 0, output });
      });
    });
  }
}

/** The files of the project, those that are new and not ignored included. */
function files(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  return listed.split("\0").filter((file) => file !== "" && existsSync(file) && statSync(file).isFile());
}

function readTypes(output: string): string[] {
  const errors = output.split("\n").filter((line) => /^\S+\(\d+,\d+\): error /.test(line));
  return errors.map((line) => `compiler: ${line.replace(/\(\d+,\d+\): error TS\d+/, "")}`);
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A sentence for each test that fails: its title, and what it found, where it says so in a sentence. */
function readTests(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.indexOf("/test/") + 1);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`];
    return failed.flatMap(({ fullName, failureMessages }) => {
      const found = failureMessages.flatMap(readFound);
      return (found.length > 0 ? found : [fullName]).map((sentence) => `${file}: ${sentence}`);
    });
  });
}

/** The sentences that a test of what was forgotten puts first in its message. */
function readFound(message: string): string[] {
  const [, found = ""] = /^AssertionError: \n([\s\S]*?)\n: expected/.exec(stripVTControlCharacters(message)) ?? [];
  return found.split("\n").filter(Boolean);
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).trim().split("\n")[0] ?? "";
}
