/**
 * Letters of other scripts that look like Latin ones, and the Latin ones: the single letters of Cyrillic and Greek in
 * confusables.txt of Unicode Technical Standard 39, version 16 (Unicode License v3).
 */
const cyrillic = "аa сc ԁd еe һh іi јj ӏl оo рp ԛq ѕs ѵv ԝw хx уy";
const greek = "αa ιi νv οo ρp σo υu ϳj";

const latinOf = new Map(
  `${cyrillic} ${greek}`.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

const latin = /\p{Script=Latin}/u;
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a label of a domain has letters of Latin and of a script that looks like it. */
export function isOfMixedScripts(label: string): boolean {
  return latin.test(label) && lookalike.test(label);
}

/** A text with the Latin letters that its letters look like. */
export function withLatinLetters(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => latinOf.get(letter) ?? letter).join("");
}
