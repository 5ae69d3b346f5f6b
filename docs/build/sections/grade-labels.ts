import type { Grade } from "@data-validation/openapi-document/grades";
import { isStated, type Standing } from "@data-validation/openapi-document/standing";

export function badgeHtml(standing: Standing): string {
  const name = isStated(standing) ? "stated" : standing.toLowerCase();
  return `<span class="badge ${name}">${standing}</span>`;
}

/** A label in Markdown: evidence of the service itself is bold; on pages, it is a badge. */
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
export const STANDING_NOTE =
  "Each operation and field has a [grade of evidence](../assumptions.md): Stated, Observed, Corroborated or Assumed.";
