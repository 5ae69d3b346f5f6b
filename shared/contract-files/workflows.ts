import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { currentVersion } from "@data-validation/generated/versions";

const FOLDER = "openapi/workflows";

/** The workflows, rewritten for a version and for the address of its document. */
export function workflowsOf(version: string, document: string) {
  const files = globSync("*.arazzo.yaml", { cwd: FOLDER }).toSorted();
  return files.map((file) => ({
    /** The name of the file without extensions: `new-key`. */
    name: file.replace(".arazzo.yaml", ""),
    text: readFileSync(join(FOLDER, file), "utf8")
      .replace(`../../generated/openapi/${currentVersion}.json`, document)
      .replaceAll(`"${currentVersion}"`, `"${version}"`),
  }));
}
