import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { UserError } from "@data-validation/tooling/command";
import { sourceFindings } from "./lint/lint-sources.ts";

export type WriteArtifact = (output: ArtifactFolder) => Promise<void> | void;

/**
 * Makes an artifact. If a script fails, the linters look for the mistake in the contract that made
 * it fail.
 */
export async function makeArtifact(
  script: string,
  write: WriteArtifact,
  output: ArtifactFolder,
): Promise<void> {
  try {
    await write(output);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const findings = await sourceFindings();
    if (findings !== "") throw new UserError(findings);
    const { message, stack = "" } = error as Error;
    const [place = ""] = /scripts\/\S+:\d+:\d+/.exec(stack) ?? [];
    throw new UserError(
      `scripts/artifacts/${script} cannot make its artifact from this contract: ${message} (${place})`,
    );
  }
}
