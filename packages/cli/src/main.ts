import { debuglog } from "node:util";
import { didYouMean } from "@data-validation/common/did-you-mean";
import manifest from "../package.json" with { type: "json" };
import { type Command, runCommand, type Terminal } from "./command-line.ts";
import { commands } from "./commands.ts";
import { followProxies } from "./network.ts";

const usage = `
Usage: data-validation <command> [options]

  verify <base URL>    checks whether a server follows the specification
  clean <file>         validates the columns of a table (.csv, .xlsx, .ndjson)
  migrate <folder>     finds and renames what a project still has of an older version
  observe <recording>  checks the contract against recorded traffic
  mcp                  serves the operations as tools of a language model

  <command> --help     options and exit codes of a command
  --version            version of this package
  --help               this text

Exit codes: 0 success, 1 something was found or is left to do, 2 wrong use or the
command failed. --help of a command lists its own.
`.trim();

// A reader that closes the pipe early (| head) is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? 0 : 1),
);
try {
  process.exitCode = await main(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    draw: (text) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
  });
} catch (error) {
  debuglog("data-validation")("%O", error);
  process.stderr.write(
    `Internal error: ${(error as Error).message}\nReport it with the output of NODE_DEBUG=data-validation, which has the details.\n`,
  );
  process.exitCode = 70;
}

async function main([name = "", ...args]: string[], terminal: Terminal): Promise<number> {
  if (name === "--help" || name === "-h") return say(terminal.out, usage);
  if (name === "--version") return say(terminal.out, manifest.version);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) {
    const command = await load();
    const runOnNetwork: Command["run"] = async (own, shown) => {
      await followProxies(process.env);
      return command.run(own, shown);
    };
    return runCommand({ ...command, run: runOnNetwork }, args, terminal);
  }
  if (name === "") return say(terminal.err, usage, 2);
  const guess = didYouMean(name, [...Object.keys(commands), "--help", "--version"]);
  const kind = name.startsWith("-") ? "option" : "command";
  return say(
    terminal.err,
    `There is no ${kind} ${name}.${guess} All commands: data-validation --help`,
    2,
  );
}

function say(write: (text: string) => void, text: string, code = 0): number {
  write(`${text}\n`);
  return code;
}
