// A round of npm run dev: makes the artifacts if the contract changed, starts the mock, and runs the linters.
import { existsSync } from "node:fs";
import { isFresh } from "@data-validation/contract-files/fresh";
import { UserError } from "@data-validation/tooling/command";
import { Output } from "@data-validation/tooling/output";
import { generate } from "../generate.ts";
import { lint, sourceLinter, statementLinter, typeLinter } from "../lint.ts";

// A change that ends the round must not leave tools running.
process.once("SIGINT", () => process.exit());

const hasChanged = !isFresh();
const isMade = !hasChanged || (await makeArtifacts());
if (isMade || existsSync("generated/mock")) {
  await import("@data-validation/mock/internal/cli/main");
  if (hasChanged && isMade) await lint(sourceLinter, statementLinter("generated"), typeLinter);
} else {
  console.error(
    "The mock has not started: there are no artifacts yet. Correct the contract and save it.",
  );
}

/** Makes the artifacts. Returns false, and keeps the old ones, if the contract has a mistake. */
async function makeArtifacts(): Promise<boolean> {
  try {
    await generate(new Output("generated"));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message.trimEnd());
    return false;
  }
  console.log(`${"artifacts  generated/".padEnd(44)} ok`);
  return true;
}
