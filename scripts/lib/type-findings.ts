import { findingsOf } from "./tool.ts";

/**
 * What the TypeScript compiler finds; empty if it finds nothing. In a build, an unchanged repository is not read again. On one core, because
 * other tools may run at the same time; memory is collected near the limit alone.
 */
export const typeFindings = () =>
  findingsOf("tsc", ["--build", "--singleThreaded"], { GOGC: "off", GOMEMLIMIT: "1GiB" });
