import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { generate } from "./generate.ts";
import { command, UserError } from "./lib/command.ts";
import { Output } from "./lib/output.ts";
import { contractLinters, lint, typeLinter } from "./lint.ts";

const help = `
Usage: npm run dev [-- --port <port>]

Keeps everything up to date while you edit: a change in openapi/ makes the artifacts anew, lints the contract, checks the types and starts the
mock again; a change in packages/mock/src/ starts the mock again. Ends with Ctrl-C.

  --port <port>  where the mock listens (4010)
`;

/** Debounce in milliseconds: editors write a file in several steps. */
const QUIET = 150;

/** The work that a change requires, by its folder. */
const folders = { openapi: "contract", "packages/mock/src": "mock" } as const;

type Rebuild = (typeof folders)[keyof typeof folders];

/** Makes the artifacts; false if the contract is invalid. */
async function makeArtifacts(): Promise<boolean> {
  const start = performance.now();
  try {
    await generate(new Output("generated"));
  } catch (error) {
    // An invalid contract; the next change may repair it.
    if (!(error instanceof UserError)) throw error;
    console.error(error.message.trimEnd());
    return false;
  }
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${"artifacts  generated/".padEnd(44)} ok ${time}`);
  return true;
}

/** Lints the contract and checks the types of the code that is made from it. */
async function check(): Promise<void> {
  const start = performance.now();
  await Promise.all([...contractLinters("generated"), typeLinter].map((linter) => lint(linter, start)));
}

/** The mock server in a process of its own: modules are loaded once in a process. */
class MockProcess {
  readonly #port: string;
  #child: ChildProcess | undefined;

  constructor(port: string) {
    this.#port = port;
  }

  async restart(): Promise<void> {
    await this.stop();
    const words = ["packages/mock/bin/data-validation-mock.js", "--port", this.#port, "--verbose"];
    this.#child = spawn(process.execPath, words, { stdio: ["ignore", "inherit", "inherit"] });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "close");
    child.kill();
    await closed;
  }
}

if (import.meta.main) {
  await command(
    help,
    async ({ options: { port = "4010" } }) => {
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new UserError(`--port takes a number, not ${port}.`);
      const mock = new MockProcess(port);
      const wanted = new Set<Rebuild>(["contract"]);
      let timer: NodeJS.Timeout | undefined;
      let isBusy = false;

      const work = async () => {
        if (isBusy) return;
        isBusy = true;
        while (wanted.size > 0) {
          const isContract = wanted.has("contract");
          wanted.clear();
          console.log(`\n${new Date().toLocaleTimeString()}`);
          if (isContract && !(await makeArtifacts())) continue;
          await mock.restart();
          if (isContract) await check();
        }
        isBusy = false;
      };
      for (const [folder, what] of Object.entries(folders)) {
        watch(folder, { recursive: true }, () => {
          wanted.add(what);
          clearTimeout(timer);
          timer = setTimeout(work, QUIET);
        });
      }
      process.once("SIGINT", () => mock.stop().then(() => process.exit()));
      process.once("SIGTERM", () => mock.stop().then(() => process.exit()));
      await work();
    },
    ["port"],
  );
}
