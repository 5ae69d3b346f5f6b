import { globSync } from "node:fs";
import { rootDocument, versions } from "@data-validation/contract-files/bundles";
import { tool } from "./tool.ts";

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

/** The output of a tool that fails; empty if it succeeds. */
export async function findingsOf(...words: Parameters<typeof tool>): Promise<string> {
  const { code, output, errors } = await tool(...words);
  return code === 0 ? "" : `${output}${errors}`.trim();
}
