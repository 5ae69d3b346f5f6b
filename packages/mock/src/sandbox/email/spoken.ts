import { wordAlternatives } from "../shared/alternatives.ts";
import wordsOfSigns from "./spoken-signs.json" with { type: "json" };

/** In Czech and Slovak, Polish, German, English, Hungarian, and Ukrainian. */
const { "@": atWords, ...otherSigns } = wordsOfSigns;
const AT_WORDS = wordAlternatives(atWords);

const SPOKEN_AT_SIGN = new RegExp(
  String.raw`(?<!\s)\s*[([{</|]\s?(?:${AT_WORDS}|a|@)\s?[)\]}>/|]\s*|[-_]at[-_]|[＠﹫]|&#(?:64|x40);|&commat;|%40|(?<=\S)\s+(?:${AT_WORDS})\s+(?=\S)`,
  "giu",
);
const spokenSigns = Object.entries(otherSigns).map(([sign, ownWords]) => {
  const words = wordAlternatives(ownWords);
  const inBrackets = String.raw`(?<!\s)\s*[([{<]\s?(?:${words}|[${sign}])\s?[)\]}>]\s*`;
  const written = new RegExp(String.raw`${inBrackets}|(?<=\S)\s+(?:${words})\s+(?=\S)`, "giu");
  return { written, sign };
});

/**
 * The at sign as written, for example `(at)` or ` zavináč `; undefined if there is none, or more
 * than one.
 */
export function findSpokenAtSign(text: string): RegExpMatchArray | undefined {
  const matches = [...text.matchAll(SPOKEN_AT_SIGN)];
  return matches.length === 1 ? matches[0] : undefined;
}

/** An address with a spelled-out at sign replaced. */
export function replaceSpokenAtSign(text: string): string {
  const match = findSpokenAtSign(text);
  if (match?.index === undefined) return text;
  return `${text.slice(0, match.index)}@${text.slice(match.index + match[0].length)}`;
}

/**
 * A part of an address with spelled-out signs replaced: `seznam tečka cz`, `jan podtržítko novak`.
 */
export function replaceSpokenSigns(part: string): string {
  return spokenSigns.reduce((text, { written, sign }) => text.replace(written, sign), part);
}
