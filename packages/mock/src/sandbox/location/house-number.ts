import { addStep, type Comparison, noMatch, type Reformatting } from "../shared/similarity.ts";
import type { Place } from "./place.ts";
import type { Value } from "./value.ts";

/** A house number is never taken for a typing error of another one: the neighbour's is as good a number. */
export function compareHouseNumber(
  { number: sent, bareNumber: bare, slashedNumber: slashed }: Value,
  place: Place,
): Comparison {
  const { number, written } = place;
  if (number === null) return noMatch;
  const target = written.numbers.find((own) => own.toLowerCase() === slashed.toLowerCase());
  if (target === sent) return { similarity: target === number ? "same" : "shorter", target, steps: [], typos: 0 };
  const steps: Reformatting[] = [];
  // "1 91" may be 191 or 1/91.
  if (target !== undefined || !/\d\s+\d/.test(sent)) addStep(steps, "WHITESPACES", sent, bare);
  if (target === undefined && slashed.split("/").reverse().join("/") === number)
    return { similarity: "typo", target: number, steps, typos: 2 };
  if (target === undefined) return { similarity: "other", target: number, steps, typos: 0 };
  addStep(steps, "CHARACTERS", bare, slashed);
  addStep(steps, "CASE_SENSITIVITY", slashed, target);
  return { similarity: "format", target, steps, typos: 0 };
}
