import type { Bundle } from "@data-validation/openapi-document/document";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { stringify } from "yaml";

/** Writes openapi/<name>.yaml and .json. */
export function writeDocument(output: ArtifactFolder, name: string, document: Bundle): void {
  const yaml = stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
  output.write(`openapi/${name}.yaml`, yaml);
  output.write(`openapi/${name}.json`, document);
}
