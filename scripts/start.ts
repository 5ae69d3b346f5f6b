import { docs } from "./docs.ts";
import { command } from "./lib/command.ts";
import { refresh } from "./lib/fresh.ts";
import { Output } from "./lib/output.ts";

const help = `
Usage: npm start [-- <options of data-validation-mock>]

Makes the documentation, and starts the mock with it and a request log.
`;

if (process.argv.includes("--help") || process.argv.includes("-h")) await command(help, () => undefined);
else {
  refresh();
  console.log("Making the documentation …");
  await docs(new Output("generated"));
  process.argv.push("--verbose", "--docs", "generated/docs");
  await import("../packages/mock/src/cli/main.ts");
}
