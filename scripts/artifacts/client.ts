import { currentVersion, readBundles } from "@data-validation/contract-files/bundles";
import type { Bundle } from "@data-validation/openapi-document/document";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { withAssumptions } from "../lib/openapi/describe.ts";
import { writeErrors } from "./client/errors.ts";
import { writeHeaders } from "./client/headers.ts";
import { writeNextSteps } from "./client/next-steps.ts";
import { writeOperations } from "./client/operations.ts";

export function writeClient(output: ArtifactFolder): void {
  const bundles = readBundles(output.folder).map(withResponseTexts).map(withAssumptions);
  const current = currentVersion(bundles);
  const newest = bundles.find(({ info }) => info.version === current) as Bundle;
  output.write("client/operations.ts", writeOperations(bundles));
  output.write("client/errors.ts", writeErrors(newest));
  output.write("client/next-steps.ts", writeNextSteps(newest));
  output.write("client/headers.ts", writeHeaders(newest));
}

/** A copy of a bundle in which the description of an operation also describes its success. */
function withResponseTexts(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  for (const { post } of Object.values(copy.paths)) {
    const texts = [post.description, post.responses["200"]?.description].map(String);
    post.description = texts.map((text) => text.trim()).join("\n\n");
  }
  return copy;
}
