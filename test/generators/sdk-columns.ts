import { execFile } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { languages } from "../../scripts/sdk.ts";
import { pythonWith, run } from "./run.ts";

/** A language of the table: how its package is checked and built, and its programs are run. */
export interface Column {
  /** The commands that it needs, each with arguments that it takes. */
  needs: string[][];
  /** Checks the package, its example and the program of the table, as strictly as the language can. */
  check(folder: string): Promise<unknown>;
  /** Runs the program of the table with addresses, or the example of the README without. */
  run(folder: string, env: NodeJS.ProcessEnv, urls?: string[]): Promise<{ stdout: string; stderr: string }>;
  /** A program with a value that an enum does not have, its file, and what the checker says of it. */
  wrong: { file: string; code: string; check(folder: string, file: string): Promise<unknown>; rejection: RegExp };
  /** The ecosystem's own tool that makes the package, and what it makes. */
  build: { command: string[]; makes: string };
}

/** Where Debian puts the library. */
const JACKSON = "/usr/share/java";
const MODULE = languages.go?.defaultName;

const program = (...names: string[]) => join(import.meta.dirname, ...names);
const start = (folder: string, env: NodeJS.ProcessEnv, command: string, ...words: string[]) =>
  promisify(execFile)(command, words, { cwd: folder, env });

/** Checks types; the module that a program imports is in the folder. */
const mypy = (folder: string, ...files: string[]) => run("mypy", ["--strict", ...files], { cwd: folder });

const classPath = ["classes", ...["core", "annotations", "databind"].map((name) => `${JACKSON}/jackson-${name}.jar`)];
const javac = (folder: string, ...files: string[]) =>
  run("javac", ["-Xlint:all", "-Werror", "--release", "11", "-cp", classPath.join(":"), "-d", "classes", ...files], {
    cwd: folder,
  });

export const columns: Record<string, Column> = {
  python: {
    needs: [
      ["python3", "-m", "venv", "--help"],
      ["mypy", "--version"],
    ],
    check: (folder) => mypy(folder, "data_validation", "example.py"),
    run: async (folder, env, urls) => {
      const words = urls ? [program("python", "table.py"), ...urls] : ["example.py"];
      return start(folder, { ...env, PYTHONPATH: folder }, await pythonWith("httpx"), ...words);
    },
    wrong: {
      file: "wrong.py",
      code: 'import data_validation as api\n\napi.PhoneValidateOptions(number_format="e999")\n',
      check: mypy,
      rejection: /Argument "number_format" .*has incompatible type "str"/,
    },
    // Debian's hatchling names a library that it needs only for editable installs, and Debian does not have.
    build: {
      command: ["/usr/bin/python3", "-m", "build", "--no-isolation", "--skip-dependency-check"],
      makes: "dist/*.whl",
    },
  },
  go: {
    needs: [["go", "version"]],
    async check(folder) {
      expect(await run("gofmt", ["-l", "."], { cwd: folder })).toBe("");
      const table = readFileSync(program("go", "table.go"), "utf8");
      writeProgram(folder, "table/main.go", table.replace("example.com/datavalidation", MODULE ?? ""));
      await run("go", ["vet", "./..."], { cwd: folder });
    },
    run: (folder, env, urls) => start(folder, env, "go", "run", ...(urls ? ["./table", ...urls] : ["./example"])),
    // A conversion of a constant is no way round it.
    wrong: {
      file: "wrong/main.go",
      code: `package main

import dv "${MODULE}"

func main() { println(dv.PhoneValidateOptions{NumberFormat: "e999"}, dv.NumberFormat("e999")) }
`,
      check: (folder) => run("go", ["build", "-o", "wrong.out", "./wrong"], { cwd: folder }),
      rejection: /cannot use "e999" .*as \*datavalidation.NumberFormat.*[\s\S]*cannot convert "e999"/,
    },
    build: { command: ["go", "build", "-o", "example.out", "./example"], makes: "example.out" },
  },
  java: {
    needs: [
      ["javac", "--version"],
      ["test", "-f", `${JACKSON}/jackson-databind.jar`],
    ],
    async check(folder) {
      mkdirSync(join(folder, "classes"), { recursive: true });
      await javac(folder, ...globSync("src/**/*.java", { cwd: folder }), program("java", "Table.java"));
    },
    run: (folder, env, urls) =>
      start(folder, env, "java", "-cp", classPath.join(":"), ...(urls ? ["Table", ...urls] : ["Example"])),
    wrong: {
      file: "Wrong.java",
      code: 'class Wrong { Object options = new datavalidation.PhoneValidateOptions().numberFormat("e999"); }\n',
      check: javac,
      rejection: /String cannot be converted to NumberFormat/,
    },
    // Where Debian puts the plugins of Maven.
    build: {
      command: ["mvn", "--offline", "--batch-mode", "-Dmaven.repo.local=/usr/share/maven-repo", "package"],
      makes: "target/*.jar",
    },
  },
  php: {
    needs: [
      ["php", "-r", "curl_version();"],
      ["composer", "--version"],
    ],
    async check(folder) {
      for (const file of globSync("**/*.php", { cwd: folder })) await run("php", ["-l", file], { cwd: folder });
      await run("composer", ["validate", "--strict"], { cwd: folder });
      await run("composer", ["dump-autoload"], { cwd: folder });
    },
    run: (folder, env, urls) =>
      start(folder, env, "php", ...(urls ? [program("php", "table.php"), folder, ...urls] : ["example.php"])),
    // No package of Debian or npm checks the types of PHP without running it: the language does when it runs.
    wrong: {
      file: "wrong.php",
      code: `<?php
require __DIR__ . '/vendor/autoload.php';
new DataValidation\\PhoneValidateOptions(numberFormat: 'e999');
`,
      check: (folder, file) => run("php", [file], { cwd: folder }),
      rejection: /TypeError: .*must be of type \?DataValidation\\NumberFormat, string given/,
    },
    build: { command: ["composer", "archive", "--format=zip", "--dir=dist"], makes: "dist/*.zip" },
  },
};

/** Writes a program into a package, and returns its path there. */
export function writeProgram(folder: string, file: string, code: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
  return file;
}
