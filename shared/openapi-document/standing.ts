import { type Grade, gradesByStrength } from "./grades.ts";
import type { AssumptionMark } from "./marks.ts";

/**
 * The label of a field or an operation: its grade, and for a stated one whether a detail is
 * assumed.
 */
export type Standing = Grade | "Stated, detail assumed";

/** The label only by the marks, within an assumed place or not. */
export function standingByMarks(marks: AssumptionMark[], isBelowAssumed: boolean): Standing {
  if (isBelowAssumed || marks.some(({ extent }) => extent === "place")) return "Assumed";
  return marks.length > 0 ? "Stated, detail assumed" : "Stated";
}

/** The strongest of several labels; `Assumed` if there is none. */
export function strongestStanding(standings: readonly Standing[]): Standing {
  const [stated, ...others] = gradesByStrength;
  const order: Standing[] = [stated, "Stated, detail assumed", ...others];
  return order.find((standing) => standings.includes(standing)) ?? "Assumed";
}

export function isStated(standing: Standing): boolean {
  return standing.startsWith("Stated");
}
