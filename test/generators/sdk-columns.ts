import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
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

const program = (...names: string[]) => join(import.meta.dirname, ...names);
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
};
