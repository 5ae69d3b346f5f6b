import { wordAlternatives } from "../shared/alternatives.ts";
import { trimEndOf } from "../shared/text.ts";
import words from "./unit-words.json" with { type: "json" };

/** A flat, a floor, an entrance or a box in a line, or a c/o name. */
const UNIT = new RegExp(
  [
    String.raw`(?:${wordAlternatives(words.beforeNumber)})[\s.:]*(?:č\.\s*)?(?:\d{1,3}(?:\s\d{2,3})+(?!\d)|\d+\s?[a-z]?|[a-z])`,
    String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|[IVX]{1,4})\.?\s*(?:p\.|${wordAlternatives(words.behindNumber)})`,
    wordAlternatives(words.alone),
    String.raw`c\/o\s+[^\s,][^,]*`,
  ]
    .map((each) => String.raw`(?<![\p{L}\p{N}.])(?:${each})(?![\p{L}\p{N}])`)
    .join("|"),
  "giu",
);

/**
 * The Polish notation of a flat behind the house number, with a word that is also used in house
 * numbers: 7 m. 3.
 */
const FLAT_BEHIND_NUMBER = /(?<=\d[a-z]?),? ?(?:m|lok)\.? ?\d+[a-z]?(?![\p{L}\p{N}/])/giu;

/** Marks of a recreational building, which has a separate number series. */
const NUMBER_APART = /(?<![\p{L}\p{N}])(?:[čc]\.?\s*ev|ev(?:id)?\.?\s*[čc])\.?\s*(?=\d)/giu;

/** A line without its flat, floor and box, which are in no register; and these units. */
export function takeUnit(
  line: string,
  isFlatApart: (line: string) => boolean,
): { rest: string; unit: string } {
  const patterns = [UNIT, NUMBER_APART, ...(isFlatApart(line) ? [FLAT_BEHIND_NUMBER] : [])];
  const units: string[] = [];
  let markedLine = line;
  for (const pattern of patterns) {
    markedLine = markedLine.replace(pattern, (matched) => {
      units.push(matched.replace(/^[\s,]+/, ""));
      return "\uFFFC";
    });
  }
  if (units.length === 0) return { rest: line, unit: "" };
  const pieces = markedLine
    .split("\uFFFC")
    .map((piece) => trimEndOf(piece.replace(/^[\s,;/)]+/u, ""), /[\s,;/(]/u))
    .filter((piece) => piece !== "");
  return { rest: pieces.join(", "), unit: units.join(", ") };
}
