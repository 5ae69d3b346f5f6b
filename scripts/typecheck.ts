import { refresh } from "@data-validation/contract-files/fresh";
import { typeFindings } from "./lib/type-findings.ts";

// The types are those of the artifacts, so what is stale is made again first.
refresh();
const findings = await typeFindings();
if (findings !== "") {
  console.error(findings);
  process.exitCode = 1;
}
