import { readFileSync } from "node:fs";
import { UsageError } from "../usage-error.ts";
import { greet } from "./greeting.ts";
import { helpText, readOptions } from "./options.ts";

await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  try {
    const options = readOptions(args, process.env);
    for (const warning of options.warnings) process.stderr.write(`data-validation-mock: ${warning}\n`);
    switch (options.show) {
      case "help":
        return void process.stdout.write(helpText());
      case "version":
        return void process.stdout.write(`${packageVersion()}\n`);
      case "catalogue": {
        const [{ catalogueText }, { catalogue }] = await Promise.all([
          import("./catalogue.ts"),
          import("../catalogue.ts"),
        ]);
        return void process.stdout.write(catalogueText(await catalogue()));
      }
      default:
    }
    const { run } = await import("./run.ts");
    await run(options, (url) => process.stdout.write(greet(url, packageVersion(), options)));
  } catch (error) {
    process.stderr.write(`data-validation-mock: ${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function packageVersion(): string {
  // Two levels up from the sources, one from what is built.
  for (const path of ["../../package.json", "../package.json"]) {
    try {
      return (JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { version: string }).version;
    } catch {}
  }
  return "unknown";
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `the port is taken. Choose another one with --port, or 0 for any that is free.`;
  if (code === "EACCES") return `this port needs more rights than you have. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `this machine has no such address. Choose another one with --host.`;
  if (error instanceof UsageError) return `${message} See --help.`;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message.split("\n")[0]} See --help.`;
  return `it did not start: ${message}`;
}
