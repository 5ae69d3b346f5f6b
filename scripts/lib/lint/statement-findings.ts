import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findingsOfTool } from "@data-validation/tooling/processes/tool";

const test = ["run", "--project", "alone", "-t", "Every node of the contract"];

/** The part of Vitest's JSON report about a test that is read here. */
interface Report {
  testResults: { assertionResults: { meta: { findings?: string[] } }[] }[];
}

/**
 * The contradictions between the bundles of a folder and the statements of the specification, one
 * line each; empty without any.
 */
export async function statementFindings(bundles: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "statements-"));
  const report = join(folder, "report.json");
  try {
    const args = [...test, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const printed = await findingsOfTool("vitest", args, { BUNDLES: bundles, NO_COLOR: "1" });
    if (printed === "") return "";
    const findings = existsSync(report) ? findingsIn(readFileSync(report, "utf8")) : [];
    return findings.join("\n") || printed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findingsIn(json: string): string[] {
  const { testResults }: Report = JSON.parse(json);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta.findings ?? []),
  );
}
