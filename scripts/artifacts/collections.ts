import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listVersions } from "@data-validation/contract-files/bundles";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { brunoFiles } from "../lib/collections/bruno.ts";
import { callsOf, environmentsOf } from "../lib/collections/calls.ts";
import { postmanCollection, postmanEnvironment } from "../lib/collections/postman.ts";

/**
 * Writes collections/: for each version a file for Postman and a folder for Bruno; and the
 * environments.
 */
export function writeCollections(output: ArtifactFolder): void {
  const documents = listVersions().map((version) =>
    JSON.parse(readFileSync(join(output.folder, `openapi/${version}.slim.json`), "utf8")),
  );
  for (const api of documents.map(callsOf)) {
    output.write(`collections/postman/${api.version}.json`, postmanCollection(api));
    for (const [file, text] of Object.entries(brunoFiles(api)))
      output.write(`collections/bruno/${api.version}/${file}`, text);
  }
  // All versions share Postman's environments.
  for (const environment of environmentsOf(documents.at(-1)))
    output.write(
      `collections/postman/${environment.name}.environment.json`,
      postmanEnvironment(environment),
    );
}
