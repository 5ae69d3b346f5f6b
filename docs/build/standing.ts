import type { Mark } from "../../scripts/lib/openapi/marks.ts";

/** What a page says of a place of the contract: nothing of what is assumed. */
export type Standing = "Stated" | "Stated, detail assumed" | "Observed" | "";

/** The standing of a place with marks of its own, below one that is assumed or not. */
export function standingWords(marks: Mark[], isBelowAssumed: boolean): Standing {
  if (marks.some(({ name }) => name === "x-observed")) return "Observed";
  if (isBelowAssumed || marks.some(({ extent }) => extent === "place")) return "";
  return marks.length > 0 ? "Stated, detail assumed" : "Stated";
}

/** The sentence at the top of a page whose places are marked so, in Markdown. */
export function standingNote(root: string): string {
  return `The specification of the API states what is marked **Stated**. [Everything else is assumed](${root}assumptions.md).`;
}
