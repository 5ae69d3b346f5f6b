import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFresh, markFresh, sourceFolders } from "@data-validation/contract-files/fresh";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { filesIn, inTemporaryFolder } from "@data-validation/tooling/files";
import { expect, test } from "vitest";
import { postmanEnvironment } from "#scripts/lib/collections/postman.ts";
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

const sources = [...sourceFolders.map((folder) => `${folder}/a`), "package-lock.json"];
test.each(sources)("A change of %s makes artifacts stale", (source) => {
  const root = newFolder(Object.fromEntries(sources.map((file) => [file, "old"])));
  markFresh(root);
  expect(isFresh(root)).toBe(true);
  writeFileSync(join(root, source), "new");
  expect(isFresh(root)).toBe(false);
});

test("A temporary folder is removed after the work, and after its failure", async () => {
  const folders: string[] = [];
  await inTemporaryFolder(async (folder) => folders.push(folder));
  const failure = inTemporaryFolder(async (folder) => {
    folders.push(folder);
    throw new Error("failed");
  });
  await expect(failure).rejects.toThrow("failed");
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test.each([
  ["mock", "any-key"],
  ["production", ""],
])("The environment %s of a collection has the API key %j", (name, value) => {
  const environment = postmanEnvironment({ name, baseUrl: "https://a.example" });
  expect(environment).toHaveProperty(
    "values[1]",
    expect.objectContaining({ key: "api_key", value }),
  );
});
