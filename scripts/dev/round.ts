// A round of npm run dev: makes the artifacts if the contract changed, starts the mock, and runs
// the linters.
import { existsSync } from "node:fs";
import { isFresh } from "@data-validation/contract-files/fresh";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { UserError } from "@data-validation/tooling/command";
import { generate } from "../generate.ts";
import { runLinters, sourceLinter, statementLinter, typeLinter } from "../lint.ts";

// The mock would wait for its open connections.
process.once("SIGTERM", () => process.exit());
// If npm run dev was killed, nothing else ends this group of processes.
process.once("disconnect", () => process.kill(0));

const [port = "", unchecked] = process.argv.slice(2);
const hasChanged = !isFresh();
const isMade = !hasChanged || (await makeArtifacts());
const isUnchecked = hasChanged ? isMade : unchecked !== undefined;
if (isUnchecked) process.send?.("unchecked");
if (isMade || existsSync("generated/mock")) {
  const { runMockCommand } = await import("@data-validation/mock/internal/cli/command");
  await runMockCommand(["--port", port, "--verbose"]);
  if (isUnchecked) await runLinters(sourceLinter, statementLinter("generated"), typeLinter);
} else {
  console.error(
    "The mock has not started: there are no artifacts yet. Correct the contract and save it.",
  );
}
process.send?.("done");

/** Makes the artifacts. Returns false, and keeps the old ones, if the contract has a mistake. */
async function makeArtifacts(): Promise<boolean> {
  try {
    await generate(new ArtifactFolder("generated"));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message.trimEnd());
    return false;
  }
  console.log(`${"artifacts  generated/".padEnd(44)} ok`);
  return true;
}
