import { currentVersion, readBundles } from "@data-validation/contract-files/bundles";
import { toPortable } from "@data-validation/openapi-document/portable";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { slimDocument, slimWithValues } from "../lib/openapi/slim.ts";
import { writeDocument } from "../lib/openapi/write-document.ts";

export function writeSlimDocuments(output: ArtifactFolder): void {
  const bundles = readBundles(output.folder);
  const current = currentVersion(bundles);
  for (const bundle of bundles) {
    const { version } = bundle.info;
    writeDocument(output, `${version}.slim`, slimDocument(toPortable(bundle)));
    // The command line derives its tools and options from this one.
    if (version === current) output.write("cli/contract.json", slimWithValues(toPortable(bundle)));
  }
}
