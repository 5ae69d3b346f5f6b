import { editDistance } from "./edit-distance.ts";

/** Shorter words are too alike for two typing errors. */
const SHORT = 4;

/**
 * A question to follow a sentence, with the nearest of some names regardless of case. Empty if none
 * is within one typing error, or two for a long word.
 *
 * @param before The text before the name: `--` for an option.
 */
export function didYouMean(word: string, names: readonly string[], before = ""): string {
  const small = word.toLowerCase();
  const limit = word.length < SHORT ? 1 : 2;
  let nearest: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    const distance = editDistance(name.toLowerCase(), small, limit);
    if (distance >= least) continue;
    nearest = name;
    least = distance;
  }
  return nearest === undefined ? "" : ` Did you mean ${before}${nearest}?`;
}
