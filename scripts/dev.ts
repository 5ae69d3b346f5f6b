import { once } from "node:events";
import { runScript } from "@data-validation/tooling/command";
import { checkPort, readPort } from "@data-validation/tooling/processes/free-port";
import { ProcessTree } from "@data-validation/tooling/processes/process-tree";
import { nextSaves, watchSources } from "./lib/saved-files.ts";

const HELP = `
Usage: npm run dev [-- --port <port>]

Keeps everything up to date while you edit: a change in openapi/ makes the artifacts anew, starts the mock again, lints the contract and checks
the types; a change in packages/mock/src/ or shared/ starts the mock again. Ends with Ctrl-C.

  --port <port>  where the mock listens (4010)
`;

const folders = ["openapi", "generated/examples", "packages/mock/src", "shared"];

await runScript(HELP, ["port"], async ({ options: { port = "4010" } }) => {
  await checkPort(readPort(port), "127.0.0.1", "npm run dev -- --port");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal));
  const stop = Promise.race(signals).then(() => undefined);
  const watcher = await watchSources(folders);
  await repeatRound(port, () => Promise.race([nextSaves(watcher), stop]));
  await watcher.close();
});

/** Starts a round, and another one after each series of saves, until there is none. */
async function repeatRound(port: string, wait: () => Promise<string[] | undefined>): Promise<void> {
  let isUnchecked = false;
  for (;;) {
    const saves = wait();
    const args = ["scripts/dev/round.ts", port, ...(isUnchecked ? ["unchecked"] : [])];
    const round = new ProcessTree([process.execPath, ...args], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const announce = () => console.log("Waiting for the next saved file.");
    round.process.on("message", (state) => {
      isUnchecked = state === "unchecked";
      if (state === "done") announce();
    });
    // A mock that does not load ends its round.
    round.process.on("exit", (code) => code && announce());
    const files = await saves;
    await round.end();
    if (files === undefined) return;
    const others = files.length > 1 ? ` and ${files.length - 1} more` : "";
    console.log(`\nSaved: ${files[0]}${others}`);
  }
}
