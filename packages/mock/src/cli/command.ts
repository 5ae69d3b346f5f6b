import manifest from "../../package.json" with { type: "json" };
import { DataFileError, UsageError } from "../usage-error.ts";
import { helpText, isJsonLog, readOptions } from "./options.ts";
import { createOutput } from "./output.ts";

const NO_ADDRESS = "this machine has no such address. Choose another one with --host.";

const adviceByCode: Record<string, string> = {
  EACCES: "this port needs more rights than you have. Choose one above 1023 with --port.",
  EADDRNOTAVAIL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
};

export async function runMockCommand(args: string[]): Promise<void> {
  const output = createOutput(isJsonLog(args, process.env) ? "json" : "lines");
  output.takeOverMessages();
  try {
    const { show, warnings, ...options } = readOptions(args, process.env);
    for (const warning of warnings) output.report(warning, "warn");
    if (show === "help") return void process.stdout.write(helpText());
    if (show === "version") return void process.stdout.write(`${manifest.version}\n`);
    if (show === "catalogue") {
      const { printCatalogue } = await import("./print-catalogue.ts");
      return printCatalogue();
    }
    const { runMock } = await import("./run.ts");
    await runMock(options, manifest.version);
  } catch (error) {
    for (const line of (await explain(error)).split("\n")) output.report(line);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function explain(error: unknown): Promise<string> {
  const { code = "", message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof DataFileError) return message;
  if (error instanceof UsageError) return `${message} See --help.`;
  if (code === "EADDRINUSE") {
    const { describePortHolder } = await import("@data-validation/tooling/port-holder");
    return `port ${port} is taken${describePortHolder(Number(port))}. Choose another one with --port, or 0 for any that is free.`;
  }
  return adviceByCode[code] ?? `it did not start: ${message}`;
}
