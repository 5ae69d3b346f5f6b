import lookalikes from "./lookalikes.json" with { type: "json" };
import { composeLetters } from "./text.ts";

/**
 * Letters of other scripts with the Latin letters that they resemble: the single letters of
 * Cyrillic and Greek in confusables.txt of Unicode Technical Standard 39, version 16 (Unicode
 * License v3), and letters of phonetic notations, which occur in no domain.
 */
const latinOf = new Map(Object.values(lookalikes).flatMap((letters) => Object.entries(letters)));

const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = new RegExp(
  String.raw`[\p{Script=Cyrillic}\p{Script=Greek}${Object.keys(lookalikes.phonetic).join("")}]`,
  "u",
);

/**
 * Whether a label of a domain mixes Latin letters with similar ones of other scripts, or has
 * characters such as the Roman numeral ⅼ.
 */
export function isOfMixedScripts(label: string): boolean {
  return (
    LATIN.test(label) &&
    (LOOKALIKE.test(label) || label.normalize("NFKC") !== composeLetters(label))
  );
}

/** A text with its letters replaced by the Latin ones that they resemble. */
export function withLatinLetters(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  return Array.from(plain, (letter) => latinOf.get(letter) ?? letter).join("");
}
