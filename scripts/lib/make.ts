import { UserError } from "@data-validation/tooling/command";
import type { Output } from "@data-validation/tooling/output";
import { reject } from "./contract/finding.ts";
import { lintBundles } from "./contract/lint.ts";

export type Write = (output: Output) => Promise<void> | void;

/** Makes an artifact. If a script fails, the linters look for the mistake in the contract that made it fail. */
export async function make(script: string, write: Write, output: Output): Promise<void> {
  try {
    await write(output);
  } catch (error) {
    if (error instanceof UserError) throw error;
    reject(await lintBundles(output.folder));
    const { message, stack = "" } = error as Error;
    const [place = ""] = /scripts\/\S+:\d+:\d+/.exec(stack) ?? [];
    throw new UserError(
      `scripts/${script} cannot make its artifact from this contract: ${message} (${place})`,
    );
  }
}
