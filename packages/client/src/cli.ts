#!/usr/bin/env node

process.exitCode = await run(process.argv.slice(2));

async function run([command, ...words]: string[]): Promise<number> {
  const output = {
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
  };
  const { help, migrate } = await import("./migrate/command/index.ts");
  if (command === "migrate") return migrate(words, output);
  const isAsked = command === "--help" || command === "-h";
  (isAsked ? output.out : output.err)(`${help}\n`);
  return isAsked ? 0 : 2;
}
