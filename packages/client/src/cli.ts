#!/usr/bin/env node

const usage = `
Usage:
  npx @data-validation/client clean <file>      validates the columns of a CSV or NDJSON file
  npx @data-validation/client migrate <folder>  finds what is left of version 2.0 in a project

Each has a --help of its own.
`.trim();

process.exitCode = await run(process.argv.slice(2));

async function run([command, ...words]: string[]): Promise<number> {
  const output = {
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
  };
  if (command === "migrate") return (await import("./migrate/command/index.ts")).migrate(words, output);
  if (command === "clean")
    return (await import("./clean/command.ts")).clean(words, output, { signal: interruption(output.err) });
  const isAsked = command === "--help" || command === "-h";
  (isAsked ? output.out : output.err)(`${usage}\n`);
  return isAsked ? 0 : 2;
}

/** Aborts at the first Ctrl-C, so that what was begun can be finished; the second ends the process. */
function interruption(err: (text: string) => void): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => {
    err("\nFinishing what was begun; press Ctrl-C again to end at once.\n");
    controller.abort();
  });
  return controller.signal;
}
