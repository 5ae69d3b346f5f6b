import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { typeFindings } from "./lib/lint/type-findings.ts";

// The types depend on the artifacts, so outdated ones are made first.
refreshArtifacts();
const findings = await typeFindings();
if (findings !== "") {
  console.error(findings);
  process.exitCode = 1;
}
