import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { currentVersion } from "../../generated/versions.ts";

const folder = "openapi/workflows";

/**
 * The workflows, for a version of the API; they are written for the current one.
 *
 * @param document - Where the contract is, from the workflow.
 */
export function workflowsOf(version: string, document: string) {
  const files = globSync("*.arazzo.yaml", { cwd: folder }).toSorted();
  return files.map((file) => ({
    /** The name of its file without extensions: `new-key`. */
    name: file.replace(".arazzo.yaml", ""),
    text: readFileSync(join(folder, file), "utf8")
      .replace(`../../generated/openapi/${currentVersion}.json`, document)
      .replaceAll(`"${currentVersion}"`, `"${version}"`),
  }));
}
