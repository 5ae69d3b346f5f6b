import { findingsOf } from "../shared/finding.ts";
import findings from "./findings.json" with { type: "json" };

/** The problems of companies and addresses; those of format and omissions by their subtypes. */
export type RegisterProblem = keyof typeof findings;

export const registerFinding = findingsOf(findings);
