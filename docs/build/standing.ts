import { type Grade, grades } from "@data-validation/openapi-document/grades";
import type { Mark } from "@data-validation/openapi-document/marks";

/** The label of a field or an operation: its grade, and for a stated one whether a detail is assumed. */
export type Standing = Grade | "Stated, detail assumed";

/** The label by marks alone, within an assumed place or not. */
export function standingByMarks(marks: Mark[], isBelowAssumed: boolean): Standing {
  if (isBelowAssumed || marks.some(({ extent }) => extent === "place")) return "Assumed";
  return marks.length > 0 ? "Stated, detail assumed" : "Stated";
}

/** The strongest of several labels; `Assumed` if there is none. */
export function strongestStanding(standings: readonly Standing[]): Standing {
  const [stated, ...others] = grades;
  const order: Standing[] = [stated, "Stated, detail assumed", ...others];
  return order.find((standing) => standings.includes(standing)) ?? "Assumed";
}

export function isStated(standing: Standing): boolean {
  return standing.startsWith("Stated");
}

/** A label as a badge in HTML. */
export function badgeHtml(standing: Standing): string {
  const name = isStated(standing) ? "stated" : standing.toLowerCase();
  return `<span class="badge ${name}">${standing}</span>`;
}

/** A label in Markdown: what the service itself shows is bold, a badge on pages. */
export function labelMarkdown(standing: Standing): string {
  return isStated(standing) || standing === "Observed" ? `**${standing}**` : `*${standing}*`;
}

export const gradeMeanings: Record<Grade, string> = {
  Stated:
    "The specification shows it. *Stated, detail assumed*: not a detail of it, such as its notation or when it is null.",
  Observed: "Recordings of this service show it.",
  Corroborated: "A comparable service documents or shows it.",
  Assumed: "No source shows it, or a source contradicts it.",
};

/** The sentence about the labels at the top of a page of a version, in Markdown. */
export const standingNote =
  "Each operation and field has a [grade of evidence](../assumptions.md): Stated, Observed, Corroborated or Assumed.";
