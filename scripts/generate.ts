import { assumptions } from "./assumptions.ts";
import { bundle } from "./bundle.ts";
import { client } from "./client.ts";
import { docs } from "./docs.ts";
import { command } from "./lib/command.ts";
import type { Output } from "./lib/output.ts";
import { types } from "./types.ts";

const help = `
Usage: npm run generate [-- --out <folder>]

Makes every artifact from the contract, in the order in which they need one another, and prints a line for each.

  --out <folder>  where the artifacts go (generated)
`;

/** Writes the artifacts that are committed. */
export async function generate(output: Output): Promise<void> {
  await bundle(output);
  await types(output);
  client(output);
  assumptions(output);
}

if (import.meta.main) {
  await command(help, async ({ output }) => {
    await generate(output);
    await docs(output);
  });
}
