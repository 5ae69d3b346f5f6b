import { existsSync } from "node:fs";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { UsageError } from "@data-validation/mock/internal/usage-error";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { runScript, UserError, withoutStackTrace } from "@data-validation/tooling/command";
import { readIdentity } from "@data-validation/tooling/identity";
import { checkPort } from "@data-validation/tooling/processes/free-port";
import { makeDocs } from "./docs.ts";

const HELP = `
Usage: npm start [-- <options of data-validation-mock>]

Makes the documentation, and starts the mock with it and a request log.
`;

if (process.argv.includes("--help") || process.argv.includes("-h"))
  await runScript(HELP, [], () => undefined);
else await withoutStackTrace(() => run(process.argv.slice(2)));

async function run(args: string[]): Promise<void> {
  // The options of the mock need artifacts. After npm ci --ignore-scripts there are none.
  if (!existsSync("generated/made-from.txt")) refreshArtifacts();
  const { readOptions } = await import("@data-validation/mock/internal/cli/options");
  try {
    const { port, host } = readOptions(args, process.env);
    await checkPort(port, host);
  } catch (error) {
    if (error instanceof UsageError) throw new UserError(error.message);
    throw error;
  }
  refreshArtifacts();
  console.log("Making the documentation …");
  // With a base, there is a 404 page.
  await makeDocs(new ArtifactFolder("generated"), "/");
  const { runMockCommand } = await import("@data-validation/mock/internal/cli/command");
  await runMockCommand([
    ...args,
    "--verbose",
    "--docs",
    "generated/docs",
    "--version-header",
    readIdentity().versionHeader,
  ]);
}
