import { stripDiacritics, withShortMarks } from "@data-validation/common/letters";
import { memoiseByText } from "./memoise.ts";

/** A text regardless of case, diacritics and superfluous white space, for comparisons of names. */
export const fold = memoiseByText((text: string): string =>
  stripDiacritics(text).toLowerCase().replace(/\s+/gu, " ").trim(),
);

export function composeLetters(text: string): string {
  return withShortMarks(text).normalize("NFC");
}

/** Trims the end of a text: a regular expression would take quadratic time. */
export function trimEndOf(text: string, superfluous: RegExp): string {
  let end = text.length;
  for (;;) {
    // A character may have two code units.
    const last = Array.from(text.slice(Math.max(0, end - 2), end)).at(-1) ?? "";
    if (last === "" || !superfluous.test(last)) return text.slice(0, end);
    end -= last.length;
  }
}
