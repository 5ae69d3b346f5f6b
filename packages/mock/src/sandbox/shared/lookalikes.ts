import { composeLetters } from "./text.ts";

/**
 * Letters of other scripts with the Latin letters that they resemble: the single letters of
 * Cyrillic and Greek in confusables.txt of Unicode Technical Standard 39, version 16 (Unicode
 * License v3).
 */
const cyrillic = {
  а: "a",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  ӏ: "l",
  о: "o",
  р: "p",
  ԛ: "q",
  ѕ: "s",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  у: "y",
};
const greek = { α: "a", ι: "i", ν: "v", ο: "o", ρ: "p", σ: "o", υ: "u", ϳ: "j" };
/** Letters of phonetic notations, which occur in no domain. */
const phonetic = { ɑ: "a", ɡ: "g", ʙ: "b", ɢ: "g", ʜ: "h", ɪ: "i", ʟ: "l", ɴ: "n", ʀ: "r", ʏ: "y" };

const latinOf = new Map(Object.entries({ ...cyrillic, ...greek, ...phonetic }));

const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}ɑɡʙɢʜɪʟɴʀʏ]/u;

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
