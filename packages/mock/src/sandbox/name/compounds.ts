import { rememberedBeside } from "../shared/text.ts";
import type { Lexicon } from "./lexicon.ts";
import { readWord, type Word } from "./word.ts";

/** What stands between white space and commas: words with the hyphens in them. */
export interface Compound {
  text: string;
  start: number;
  kind: Kind;
  words: readonly { word: Word; start: number }[];
}

/** What a word is by the lists of names; a particle belongs to the surname behind it, a conjunction stands between two people. */
type Kind = "given" | "surname" | "both" | "unknown" | "particle" | "conjunction";

/** Names of many parts have about eight. */
export const mostWords = 10;

const conjunction = /^(?:a|i|and|und|oraz|&|\+)$/;

/** The words of a text; none of a text that has more than any name. */
export const readCompounds = rememberedBeside((text, lexicon: Lexicon): readonly Compound[] => {
  const isLoud = text === text.toUpperCase();
  const found = [...text.matchAll(/[^\s,]+/gu)];
  if (found.length > mostWords) return [];
  return found.map(({ 0: compound, index }, at): Compound => {
    const words = [...compound.matchAll(/[^-]+/gu)].map((part) => ({
      word: readWord(part[0], lexicon),
      start: index + part.index,
    }));
    const isJoining = at > 0 && conjunction.test(isLoud ? compound.toLowerCase() : compound);
    return { text: compound, start: index, kind: isJoining ? "conjunction" : kindOf(words), words };
  });
});

function kindOf(words: Compound["words"]): Kind {
  if (words.length === 0) return "unknown";
  if (words.length === 1 && words[0]?.word.isParticle) return "particle";
  const isGiven = words.every(({ word }) => word.isGiven);
  const isSurname = words.every(({ word }) => word.isSurname);
  if (isGiven && isSurname) return "both";
  if (isGiven) return "given";
  return isSurname ? "surname" : "unknown";
}

export function mayBeGiven({ kind }: Compound): boolean {
  return kind === "given" || kind === "both";
}
