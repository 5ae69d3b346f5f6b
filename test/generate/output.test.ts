import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { filesIn } from "@data-validation/tooling/files";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";

test("A version that is gone leaves no artifact, and what other commands made stays", async () => {
  const folder = newFolder({ "docs/index.html": "", "made-from.txt": "" });
  const run = async (versions: string[]) => {
    const output = new ArtifactFolder(folder);
    await output.together(async (unfinished) => {
      for (const version of versions) unfinished.write(`types/${version}.ts`, "");
    });
    output.removeOthers();
  };
  await run(["2.0", "2.1"]);
  await run(["2.1"]);
  expect(filesIn(folder).sort()).toEqual(["docs/index.html", "made-from.txt", "types/2.1.ts"]);
});
