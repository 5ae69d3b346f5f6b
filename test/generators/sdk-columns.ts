import { execFile } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { languages } from "../../scripts/sdk.ts";
import { pythonWith, run } from "./run.ts";

/** A language of the table: how its package is checked, and its programs are run. */
export interface Column {
  /** The commands that it needs, each with arguments that it takes. */
  needs: string[][];
  /** Its name in a code block. */
  fence: string;
  /** Checks the types of the package, and of the program of the table, as strictly as the language can. */
  build(folder: string): Promise<unknown>;
  /** Runs the program of the table. */
  run(folder: string, urls: string[], env: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }>;
  /** Checks a use of the package with a value that an enum does not have, and fails with a message of the checker. */
  checkWrong(folder: string): Promise<unknown>;
  rejection: RegExp;
  /** Checks and runs a sample of the README, and returns what it prints. */
  sample(folder: string, code: string, env: NodeJS.ProcessEnv): Promise<string>;
}

/** Where Debian puts the library. */
const JACKSON = "/usr/share/java";

const program = (...names: string[]) => join(import.meta.dirname, ...names);
const read = (...names: string[]) => readFileSync(program(...names), "utf8");
const start = (command: string, words: string[], options: { cwd?: string; env: NodeJS.ProcessEnv }) =>
  promisify(execFile)(command, words, options);

function write(folder: string, file: string, code: string): string {
  writeFileSync(join(folder, file), code);
  return join(folder, file);
}

const mypy = (folder: string, ...files: string[]) =>
  run("mypy", ["--strict", ...files], { cwd: folder, env: { ...process.env, MYPYPATH: folder } });

export const columns: Record<string, Column> = {
  python: {
    needs: [
      ["python3", "-m", "venv", "--help"],
      ["mypy", "--version"],
    ],
    fence: "python",
    build: (folder) => mypy(folder, "data_validation"),
    run: async (folder, urls, env) =>
      start(await pythonWith("httpx"), [program("python", "table.py"), ...urls], {
        env: { ...env, PYTHONPATH: folder },
      }),
    checkWrong: (folder) =>
      mypy(
        folder,
        write(folder, "wrong.py", 'import data_validation as api\n\napi.PhoneValidateOptions(number_format="e999")\n'),
      ),
    rejection: /Argument "number_format" .*has incompatible type "str"/,
    async sample(folder, code, env) {
      const file = write(folder, "sample.py", code);
      await mypy(folder, file);
      return run(await pythonWith("httpx"), [file], { env: { ...env, PYTHONPATH: folder } });
    },
  },
  go: {
    needs: [["go", "version"]],
    fence: "go",
    async build(folder) {
      expect(await run("gofmt", ["-l", "."], { cwd: folder })).toBe("");
      await run("go", ["vet", "./..."], { cwd: folder });
    },
    run: (folder, urls, env) =>
      start(
        "go",
        [
          "run",
          goFile(
            folder,
            "table",
            read("go/table.go").replace("example.com/datavalidation", languages.go?.defaultName ?? ""),
          ),
          ...urls,
        ],
        { cwd: folder, env },
      ),
    // The compiler converts a constant to any type of text; a value that it does not know at that time it does not.
    checkWrong: (folder) => {
      const wrong = 'value := "e999"\n\t_ = dv.PhoneValidateOptions{NumberFormat: value}';
      const code = `package main\n\nimport dv "${languages.go?.defaultName}"\n\nfunc main() {\n\t${wrong}\n}\n`;
      return run("go", ["vet", goFile(folder, "wrong", code)], { cwd: folder });
    },
    rejection: /cannot use value .*as \w+\.NumberFormat/,
    async sample(folder, code, env) {
      const file = goFile(folder, "sample", code);
      await run("go", ["vet", file], { cwd: folder });
      return run("go", ["run", file], { cwd: folder, env });
    },
  },
  java: {
    needs: [
      ["javac", "--version"],
      ["test", "-f", `${JACKSON}/jackson-databind.jar`],
    ],
    fence: "java",
    async build(folder) {
      mkdirSync(join(folder, "classes"), { recursive: true });
      await javac(folder, ...globSync(join(folder, "src/**/*.java")));
      await javac(folder, program("java", "Table.java"));
    },
    run: (folder, urls, env) => start("java", ["-cp", classPath(folder), "Table", ...urls], { env }),
    checkWrong: (folder) =>
      javac(
        folder,
        write(
          folder,
          "Wrong.java",
          'class Wrong { Object options = new datavalidation.PhoneValidateOptions().numberFormat("e999"); }\n',
        ),
      ),
    rejection: /String cannot be converted to NumberFormat/,
    async sample(folder, code, env) {
      await javac(folder, write(folder, "Sample.java", code));
      return run("java", ["-cp", classPath(folder), "Sample"], { env });
    },
  },
  php: {
    needs: [["php", "-r", "curl_version();"]],
    fence: "php",
    async build(folder) {
      for (const file of globSync(join(folder, "src/*.php"))) await run("php", ["-l", file]);
      mkdirSync(join(folder, "vendor"));
      // What Composer makes of the class map.
      const files = "array_diff(glob(__DIR__ . '/../src/*.php'), [__FILE__])";
      write(folder, "vendor/autoload.php", `<?php foreach (${files} as $file) require_once $file;\n`);
    },
    run: (folder, urls, env) => start("php", [program("php", "table.php"), folder, ...urls], { env }),
    // Debian has no checker of PHP's types: the language itself checks them when the program runs.
    checkWrong: (folder) => {
      const code = "new DataValidation\\PhoneValidateOptions(numberFormat: 'e999');";
      return run("php", [write(folder, "wrong.php", `<?php require __DIR__ . '/vendor/autoload.php'; ${code}\n`)]);
    },
    rejection: /TypeError: .*must be of type \?DataValidation\\NumberFormat, string given/,
    sample: (folder, code, env) => run("php", [write(folder, "sample.php", code)], { env }),
  },
};

const classPath = (folder: string) =>
  [
    join(folder, "classes"),
    ...["core", "annotations", "databind"].map((name) => `${JACKSON}/jackson-${name}.jar`),
  ].join(":");

const javac = (folder: string, ...files: string[]) =>
  run("javac", [
    "-Xlint:all",
    "-Werror",
    "--release",
    "11",
    "-cp",
    classPath(folder),
    "-d",
    join(folder, "classes"),
    ...files,
  ]);

/** A program in the module, in a folder that Go leaves out of its patterns. */
function goFile(folder: string, name: string, code: string): string {
  mkdirSync(join(folder, `_${name}`), { recursive: true });
  return write(folder, `_${name}/main.go`, code);
}
