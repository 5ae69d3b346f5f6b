import { assumptions } from "./assumptions.ts";
import { bundle } from "./bundle.ts";
import { client } from "./client.ts";
import { data } from "./data.ts";
import { docs } from "./docs.ts";
import { command, UserError } from "./lib/command.ts";
import type { Output } from "./lib/output.ts";
import { mock } from "./mock.ts";
import { types } from "./types.ts";
import { versionIndex } from "./versions.ts";

const help = `
Usage: npm run generate [-- [committed] --out <folder>]

Makes every artifact from the contract, in the order in which they need one another, and prints a line for each.

  committed       only the artifacts that are committed: without the documentation and the data of packages/contract
  --out <folder>  where the artifacts go (generated)
`;

/** What makes an artifact that is committed, by the script that it stands in, in the order in which they need one another. */
export const artifacts: Record<string, (output: Output) => Promise<void> | void> = {
  "bundle.ts": bundle,
  "types.ts": types,
  "versions.ts": versionIndex,
  "client.ts": client,
  "mock.ts": mock,
  "assumptions.ts": assumptions,
};

/** What makes an artifact that is built anew each time and not committed. */
export const builds: typeof artifacts = { "data.ts": data, "docs.ts": docs };

/** Writes the artifacts that are committed. */
export async function generate(output: Output): Promise<void> {
  for (const write of Object.values(artifacts)) await write(output);
}

if (import.meta.main) {
  await command(help, async ({ output, words }) => {
    const [what, ...others] = words;
    if (others.length > 0 || (what !== undefined && what !== "committed")) {
      throw new UserError(`There is nothing called ${words.join(" ")} to be made.\n\n${help.trim()}`);
    }
    await generate(output);
    if (what === "committed") return;
    for (const write of Object.values(builds)) await write(output);
  });
}
