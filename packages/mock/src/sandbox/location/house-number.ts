import { type Comparison, type Format, noMatch } from "../shared/similarity.ts";
import type { Place } from "./place.ts";
import type { Value } from "./value.ts";

/** A house number is never taken for a typing error of another one: the neighbour's is as good a number. */
export function compareHouseNumber(value: Value, place: Place): Comparison {
  const { number: sent, bareNumber: bare, slashedNumber: slashed } = value;
  const { number, written } = place;
  if (number === null) return noMatch;
  const target = written.numbers.find((own) => own.toLowerCase() === slashed.toLowerCase());
  if (target === sent) return { ...noMatch, similarity: target === number ? "same" : "shorter", target };
  const formats: Format[] = [];
  // "1 91" may be 191 or 1/91.
  if (sent !== bare && (target !== undefined || !/\d\s+\d/.test(sent))) formats.push("WHITESPACES");
  if (target === undefined) {
    const isSwapped = slashed.split("/").reverse().join("/") === number;
    const formatted = formats.length > 0 ? bare : sent;
    return { similarity: isSwapped ? "typo" : "other", target: number, formats, formatted, typos: isSwapped ? 2 : 0 };
  }
  if (bare !== slashed) formats.push("CHARACTERS");
  if (slashed !== target) formats.push("CASE_SENSITIVITY");
  return { similarity: "format", target, formats, formatted: target, typos: 0 };
}
