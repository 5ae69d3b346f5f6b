const help = `
Usage: data-validation <command> [options]

  clean <file>         validates the columns of a CSV or NDJSON file
  migrate <folder>     finds and renames what a project still has of version 2.0
  observe <recording>  checks the contract against recorded traffic

Each command has a --help of its own.
`.trim();

process.exitCode = await run(process.argv.slice(2));

/** Runs a command, each loaded when it is called for. */
async function run([command = "", ...words]: string[]): Promise<number> {
  const output = {
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
  };
  switch (command) {
    case "clean":
      return (await import("./clean/command.ts")).clean(words, output, { signal: interruption(output.err) });
    case "migrate":
      return (await import("./migrate/index.ts")).migrate(words, output);
    case "observe":
      return (await import("./observe/run.ts")).run(words);
    case "--help":
    case "-h":
      output.out(`${help}\n`);
      return 0;
    default:
      output.err(command === "" ? `${help}\n` : `There is no command "${command}".\n\n${help}\n`);
      return 2;
  }
}

/** Aborts at the first Ctrl-C, so that calls under way can be finished; the second ends the process. */
function interruption(err: (text: string) => void): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => {
    err("\nFinishing the calls under way; press Ctrl-C again to end at once.\n");
    controller.abort();
  });
  return controller.signal;
}
