import { isFresh, markFresh, markStale } from "@data-validation/contract-files/fresh";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { runScript, UserError } from "@data-validation/tooling/command";
import { writeAssumptions } from "./artifacts/assumptions.ts";
import { writeBundles } from "./artifacts/bundle.ts";
import { writeClient } from "./artifacts/client.ts";
import { writeCollections } from "./artifacts/collections.ts";
import { writeGrades } from "./artifacts/grades.ts";
import { writeMock } from "./artifacts/mock.ts";
import { writeSlimDocuments } from "./artifacts/slim.ts";
import { writeVersionIndex } from "./artifacts/versions.ts";
import { makeDocs } from "./docs.ts";
import { makeArtifact, type WriteArtifact } from "./lib/make.ts";

const HELP = `
Usage: npm run generate [-- [committed | stale] --out <folder>]

Makes every artifact from the contract, in the order of their dependencies, and prints a line for each.

  committed       without the documentation and the data of packages/contract
  stale           the same, and only if the contract or the pipeline changed since the last run
  --out <folder>  where the artifacts go (generated)
`;

/**
 * Makes the artifacts that are committed or imported here. By script, in the order of dependencies.
 */
export const committedArtifacts: Record<string, WriteArtifact> = {
  "bundle.ts": writeBundles,
  "slim.ts": writeSlimDocuments,
  "collections.ts": writeCollections,
  // A dynamic import, because the compiler takes longer to load than everything else.
  "types.ts": async (output) => (await import("./artifacts/types.ts")).writeTypes(output),
  "versions.ts": writeVersionIndex,
  "client.ts": writeClient,
  "mock.ts": writeMock,
  "grades.ts": writeGrades,
  "assumptions.ts": writeAssumptions,
};

/** Makes the artifacts that are built each time. */
export const builtArtifacts: typeof committedArtifacts = {
  "data.ts": async (output) => (await import("./artifacts/data.ts")).writeData(output),
  "docs.ts": makeDocs,
};

export async function generate(output: ArtifactFolder): Promise<void> {
  const isHere = output.folder === "generated";
  if (isHere) markStale();
  await output.together(async (unfinished) => {
    for (const [script, write] of Object.entries(committedArtifacts))
      await makeArtifact(script, write, unfinished);
  });
  output.removeOthers();
  if (isHere) markFresh();
}

if (import.meta.main) {
  await runScript(HELP, [], async ({ output, args }) => {
    const [what, ...others] = args;
    if (others.length > 0 || (what !== undefined && what !== "committed" && what !== "stale")) {
      throw new UserError(`There is no artifact called ${args.join(" ")}.\n\n${HELP.trim()}`);
    }
    if (what === "stale") {
      if (isFresh()) return;
      await generate(new ArtifactFolder(output.folder));
      console.log(`Made the artifacts of the contract in ${output.folder}/.`);
      return;
    }
    await generate(output);
    if (what !== undefined) return;
    for (const write of Object.values(builtArtifacts)) await write(output);
  });
}
