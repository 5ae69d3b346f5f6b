import type { Mark } from "@data-validation/openapi-document/marks";

/** The label of a field or an operation. What is assumed has none. */
export type Standing = "Stated" | "Stated, detail assumed" | "Observed" | "";

/** The label for marks, within an assumed place or not. */
export function standingWords(marks: Mark[], isBelowAssumed: boolean): Standing {
  if (marks.some(({ name }) => name === "x-observed")) return "Observed";
  if (isBelowAssumed || marks.some(({ extent }) => extent === "place")) return "";
  return marks.length > 0 ? "Stated, detail assumed" : "Stated";
}

/** The sentence about the labels at the top of a page of a version, in Markdown. */
export const standingNote =
  "The specification of the API states what is marked **Stated**. [Everything else is assumed](../assumptions.md).";
