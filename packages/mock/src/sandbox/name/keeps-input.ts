import type { Gatekeeper } from "../gate.ts";
import { fold } from "../shared/text.ts";
import { isFullName } from "./additions/words.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { nameQueryFields } from "./person.ts";

const additionLists = ["degreesBefore", "degreesAfter", "context"] as const;

/**
 * Letters, digits and signs of a death, in the order of the text; a letter that is repeated three
 * times or more in a word is reduced to `repeated`, one by default.
 */
function plainLettersOf(text: string, repeated = "$1"): string {
  const reduced = fold(text).replace(/(\p{L})\1{2,}/gu, repeated);
  return reduced.replace(/[^\p{L}\p{N}†✝✞+]/gu, "");
}

const listOf = (texts: unknown) => (texts ?? []) as string[];

/** Whether a sent text consists of all parts of a corrected name, and of nothing else. */
function isOfParts(letters: string, parts: readonly string[]): boolean {
  let unmatched = letters;
  for (const part of parts) {
    // A repeated part counts once.
    if (!letters.includes(part)) return false;
    unmatched = unmatched.replaceAll(part, " ");
  }
  return unmatched.trim() === "";
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}.'’]/u).map((word) => plainLettersOf(word));
}

/**
 * Whether a remark is a second person, whom a correction would lose: Jan Novák (Eva Malá), Jan
 * Novák tel. Eva Malá.
 */
function isPerson(remark: string, lexicon: Lexicon): boolean {
  const words = remark.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return isFullName((capitals.length > 0 ? capitals : words).join(" "), lexicon);
}

/**
 * Whether a corrected name keeps every word, in the name or as an addition, and every person, and
 * adds none.
 */
export const gatekeeper: Gatekeeper = {
  keeps({ query }, data, ownData) {
    const sentTexts = nameQueryFields
      .map((field) => query[field])
      .filter((text) => typeof text === "string");
    const correctedTexts = nameQueryFields
      .map((field) => data[field])
      .filter((text) => typeof text === "string");
    const additions = additionLists.flatMap((list) => listOf(data[list]));
    // The words of a degree may be names: Dr. rer. nat.
    const remarksApart = listOf(data.context).filter(
      (text) => !correctedTexts.some((name) => name.includes(text)),
    );
    const lexicon = lexiconOf(ownData.names);
    if (remarksApart.some((text) => isPerson(text, lexicon))) return false;
    const parts = [
      ...correctedTexts.flatMap(wordsOf),
      ...additions.map((text) => plainLettersOf(text)),
    ]
      .filter((part) => part !== "")
      // The longest first, so that no part is found within another.
      .sort((a, b) => b.length - a.length);
    return ["$1", "$1$1"].some((repeated) =>
      isOfParts(sentTexts.map((text) => plainLettersOf(text, repeated)).join(" "), parts),
    );
  },
};
