import { globSync } from "node:fs";
import { listVersions, rootDocument } from "@data-validation/contract-files/bundles";
import { findingsOfTool } from "@data-validation/tooling/processes/tool";

/**
 * The output of `npx redocly lint` and `npx spectral lint` for the sources of all versions and the
 * workflows; empty without findings.
 */
export async function sourceFindings(): Promise<string> {
  const roots = listVersions().map(rootDocument);
  const workflows = globSync("openapi/workflows/*.arazzo.yaml").toSorted();
  const printed = await Promise.all([
    findingsOfTool("redocly", ["lint", ...roots, ...workflows, "--format=stylish"]),
    findingsOfTool("spectral", ["lint", "--fail-severity=hint", ...roots]),
  ]);
  return printed.filter(Boolean).join("\n");
}
