import { isKind, loadKind } from "@data-validation/mock/internal/sandbox/index";
import { faultsOf } from "./faults.ts";
import { kinds } from "./kinds.ts";

/** Judges the certain corrections of many damaged inputs of each data kind, and prints how many there were. */
const count = Number(process.argv[2] ?? 100_000);
for (const kind of Object.keys(kinds).filter(isKind)) {
  const { faults, corrections } = faultsOf(kind, await loadKind(kind), count);
  for (const fault of faults) console.log(fault);
  console.log(
    `${kind}: ${count} inputs, ${corrections} valid corrections, ${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
