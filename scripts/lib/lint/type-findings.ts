import { findingsOfTool } from "@data-validation/tooling/processes/tool";

/**
 * The findings of the TypeScript compiler; empty without any. A build skips an unchanged
 * repository. It uses one core, because other tools may run at the same time, and collects memory
 * only near the limit.
 */
export const typeFindings = () =>
  findingsOfTool("tsc", ["--build", "--singleThreaded"], { GOGC: "off", GOMEMLIMIT: "1GiB" });
