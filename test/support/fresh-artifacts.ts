import { generate } from "../../scripts/generate.ts";
import { Output } from "../../scripts/lib/output.ts";
import { oncePerRun } from "./once-per-run.ts";

/** A folder with every artifact, made from the contract; once in a run. */
export function freshArtifacts(): Promise<string> {
  return oncePerRun("artifacts", (folder) => generate(new Output(folder)));
}
