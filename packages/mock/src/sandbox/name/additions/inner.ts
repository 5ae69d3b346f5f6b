import type { Lexicon } from "../lexicon.ts";
import { type FoundAddition, hasLetter } from "./addition.ts";
import { findListedAddition, recogniseAddition } from "./listed.ts";
import { findBeforeGiven } from "./unlisted.ts";
import { hasGivenName, isFullName, isOnlyGivenName } from "./words.ts";

/** The number of commas to examine: each of them costs a pass over the text. */
const MOST_COMMAS = 10;

/**
 * A listed addition next to the comma of a name with the surname first: Novák ml., Jan and Novák,
 * Ing. Jan.
 */
export function findBesideComma(text: string, lexicon: Lexicon): FoundAddition | null {
  for (const { index } of [...text.matchAll(/,/g)].slice(0, MOST_COMMAS)) {
    const surname = text.slice(0, index);
    if (isFullName(surname, lexicon)) return null;
    const givenName = text.slice(index + 1);
    const behind = findListedAddition(surname, "after");
    if (behind !== null && hasLetter(behind.nameText))
      return { ...behind, nameText: `${behind.nameText},${givenName}` };
    const before =
      findListedAddition(givenName, "before") ?? findBeforeGiven(givenName.trimStart(), lexicon);
    if (before !== null && hasLetter(before.nameText))
      return { ...before, nameText: `${surname}, ${before.nameText}` };
  }
  return null;
}

/** A listed degree between a surname and a given name: Novotný Ing. Karel, Kowalski mgr Adam. */
export function findBehindSurname(text: string, lexicon: Lexicon): FoundAddition | null {
  const [whole, surname = ""] = /^([^\s,.]+)\s+(?=\p{L})/u.exec(text) ?? [];
  if (whole === undefined || isOnlyGivenName(surname, lexicon)) return null;
  const degree = findListedAddition(text.slice(whole.length), "before");
  if (degree?.addition.kind !== "degreesBefore" || !hasGivenName(degree.nameText, lexicon))
    return null;
  return { ...degree, nameText: `${surname} ${degree.nameText}` };
}

/**
 * A listed addition with its dot between two words of a name: Novák ml. Jan, Jan ml. Novák and Jan
 * Ing. Novák.
 */
export function findBetween(text: string): FoundAddition | null {
  for (const { 0: matched, index } of text.matchAll(/(?<=\p{L}\s)\p{L}{2,}\.\s+(?=\p{L})/gu)) {
    const writtenText = matched.trim();
    const nameText = text.slice(0, index) + text.slice(index + matched.length);
    const addition = recogniseAddition(writtenText, "after", nameText);
    if (addition !== null) return { addition, nameText };
  }
  return null;
}
