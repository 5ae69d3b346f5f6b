import { isDataKind, loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import { rejectArguments } from "../../support/chosen.ts";
import { findCorrectionFaults } from "./faults.ts";
import { samplesByKind } from "./kinds.ts";

/**
 * Checks the certain corrections of many damaged inputs of each data kind, and prints how many
 * there were.
 */
const [inputs = "100000"] = process.argv.slice(2);
const count = Number(inputs);
if (!(count >= 1)) rejectArguments(`"${inputs}" is not a number of inputs.`);
for (const kind of Object.keys(samplesByKind).filter(isDataKind)) {
  const { faults, corrections } = findCorrectionFaults(kind, await loadSandbox(kind), count);
  for (const fault of faults) console.log(fault);
  console.log(
    `${kind}: ${count} inputs, ${corrections} valid corrections, ${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
