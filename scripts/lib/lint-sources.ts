import { globSync } from "node:fs";
import { rootDocument, versions } from "@data-validation/contract-files/bundles";
import { findingsOf } from "./tool.ts";

/** What `npx redocly lint` and `npx spectral lint` print about the sources of all versions and the workflows; empty if they find nothing. */
export async function sourceFindings(): Promise<string> {
  const roots = versions().map(rootDocument);
  const workflows = globSync("openapi/workflows/*.arazzo.yaml").toSorted();
  const printed = await Promise.all([
    findingsOf("redocly", ["lint", ...roots, ...workflows, "--format=stylish"]),
    findingsOf("spectral", ["lint", "--fail-severity=hint", ...roots]),
  ]);
  return printed.filter(Boolean).join("\n");
}
