import { composed } from "./text.ts";

/**
 * Letters of other scripts that look like Latin ones, and the Latin ones: the single letters of Cyrillic and Greek in
 * confusables.txt of Unicode Technical Standard 39, version 16 (Unicode License v3).
 */
const cyrillic = "аa сc ԁd еe һh іi јj ӏl оo рp ԛq ѕs ѵv ԝw хx уy";
const greek = "αa ιi νv οo ρp σo υu ϳj";
/** Letters of phonetic notations, which no language writes in a domain. */
const phonetic = "ɑa ɡg ʙb ɢg ʜh ɪi ʟl ɴn ʀr ʏy";

const latinOf = new Map(
  `${cyrillic} ${greek} ${phonetic}`
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

const latin = /\p{Script=Latin}/u;
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}ɑɡʙɢʜɪʟɴʀʏ]/u;

/** Whether a label of a domain has letters of Latin and of a script that looks like it, or signs such as the Roman numeral ⅼ. */
export function isOfMixedScripts(label: string): boolean {
  return (
    latin.test(label) && (lookalike.test(label) || label.normalize("NFKC") !== composed(label))
  );
}

/** A text with the Latin letters that its letters look like. */
export function withLatinLetters(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  return Array.from(plain, (letter) => latinOf.get(letter) ?? letter).join("");
}
