import { agrees, type FieldMatch, fieldMatch, isUsable } from "../register/matching.ts";
import { addStep, type Comparison, noMatch, noSteps, type Reformatting, worse } from "../shared/similarity.ts";
import type { Place } from "./place.ts";
import type { CompareOptions } from "./texts.ts";
import type { Value } from "./value.ts";
import { zipCode } from "./written-place.ts";

/**
 * What is to be said of a field of a query and a place.
 *
 * @param names What came out of comparing it to the names of the place: of a first line the street alone, of which many places have the same.
 */
export function matchOf(value: Value, place: Place, names: Comparison, options: CompareOptions): FieldMatch {
  const { field, sent, text } = value;
  if (field === "streetWithNumber") return new FirstLineMatch(value, place, names);
  if (field === "full") return matchLine(value, place, names, options);
  if (text === undefined) return fieldMatch(field, sent, noMatch);
  if (field === "zip") return fieldMatch(field, sent, compareZip(value, place, names, options));
  if (field !== "number.full") return fieldMatch(field, sent, names);
  const number = compareHouseNumber(value, place);
  return fieldMatch(field, sent, number, number.similarity === "other" ? "NUMBER" : undefined);
}

/** Whether {@link matchOf} says the same of all places that have the same in a field. */
export function isByKind(field: string): boolean {
  return field !== "streetWithNumber" && field !== "full";
}

/** A postal code is right with its separator and without; any other white space or punctuation is its formatting. */
function compareZip({ sent, name }: Value, place: Place, names: Comparison, { zipFormat }: CompareOptions): Comparison {
  const { country, zip } = place;
  if (zip === null) return noMatch;
  if (sent === zip || sent === place.written.zip(true))
    return { similarity: "same", target: sent, steps: noSteps, typos: 0 };
  const target = zipCode(country, zip, zipFormat);
  if (name?.text !== zip) return { similarity: names.similarity, target, steps: names.steps, typos: names.typos };
  const subtype = sent.replace(/\s+/gu, "") === zip ? "WHITESPACES" : "CHARACTERS";
  return { similarity: "format", target, steps: [{ subtype, from: sent, to: target }], typos: 0 };
}

/** A house number is never taken for a typing error of another one: the neighbour's is as good a number. */
function compareHouseNumber({ number: sent, bareNumber: bare, smallNumber }: Value, place: Place): Comparison {
  const { number } = place;
  if (number === null) return noMatch;
  const { numbers, smallNumbers } = place.written;
  const at = smallNumbers.indexOf(smallNumber);
  const target = at < 0 ? undefined : numbers[at];
  if (target === sent) return { similarity: target === number ? "same" : "shorter", target, steps: noSteps, typos: 0 };
  const steps: Reformatting[] = [];
  addStep(steps, "WHITESPACES", sent, bare);
  if (target === undefined) return { similarity: "other", target: number, steps, typos: 0 };
  addStep(steps, "CASE_SENSITIVITY", bare, target);
  return { similarity: "format", target, steps, typos: 0 };
}

/** The street and the number apart: a street may have typing errors, a number may not. */
class FirstLineMatch implements FieldMatch {
  readonly field: string;
  readonly sent: string;
  readonly similarity: Comparison["similarity"];
  readonly target: string;
  readonly typos: number;
  readonly part: FieldMatch["part"];
  readonly #value: Value;
  readonly #street: Comparison;
  readonly #number: Comparison;
  #steps: readonly Reformatting[] | undefined;

  constructor(value: Value, place: Place, street: Comparison) {
    const number = compareHouseNumber(value, place);
    const isNumberKnown = number.similarity !== "other";
    this.#value = value;
    this.#street = street;
    this.#number = number;
    this.#steps = undefined;
    this.field = value.field;
    this.sent = value.sent;
    const similarity = worse(street.similarity, number.similarity);
    this.similarity = similarity !== "typo" && similarity !== "other" && this.steps.length > 0 ? "format" : similarity;
    this.target = isNumberKnown ? `${street.target} ${number.target}` : (place.written.firstLine ?? "");
    this.typos = street.typos;
    this.part = isNumberKnown || street.similarity === "other" ? undefined : "NUMBER";
  }

  /** Worked out when they are asked for: of most places that are compared, nobody does. */
  get steps(): readonly Reformatting[] {
    this.#steps ??= stepsOfLine(this.#value, this.#street, this.#number);
    return this.#steps;
  }
}

/** The changes of formatting of a first line, each from the whole line to the whole line. */
function stepsOfLine(
  { sent, name, number, gap }: Value,
  ofStreet: Comparison,
  ofNumber: Comparison,
): readonly Reformatting[] {
  if (gap === " " && ofStreet.steps.length === 0 && ofNumber.steps.length === 0) return noSteps;
  const steps: Reformatting[] = [];
  const street = sent.slice(0, name?.text.length);
  let line = street + gap + number;
  const step = (subtype: Reformatting["subtype"], to: string) => {
    addStep(steps, subtype, line, to);
    line = to;
  };
  const isApart = gap !== " " && number !== "";
  const between = isApart ? " " : gap;
  if (isApart) step("WHITESPACES", street + between + number);
  for (const { subtype, to } of ofStreet.steps) step(subtype, to + between + number);
  const written = ofStreet.steps.at(-1)?.to ?? street;
  for (const { subtype, to } of ofNumber.steps) step(subtype, written + between + to);
  return steps;
}

/** A correction writes the line as the options ask for. */
function matchLine(value: Value, place: Place, names: Comparison, options: CompareOptions): FieldMatch {
  const { field, sent, words } = value;
  if (isUsable(names)) return fieldMatch(field, sent, names);
  const { similarity, typos } = names;
  const { zipFormat, cityFormat } = options;
  const { number } = place;
  const isWhole = number === null || words.has(number);
  if (agrees(names)) {
    const { part2 } = place.written;
    const target = (isWhole ? place : place.with({ number: part2 })).written.line(zipFormat, cityFormat) ?? "";
    return fieldMatch(field, sent, { similarity, target, steps: fromTo(names.steps, sent, target), typos });
  }
  const target = place.written.line(zipFormat, cityFormat) ?? "";
  const hasNumber = isWhole || number.split("/").some((part) => words.has(part));
  return similarity !== "typo" || hasNumber
    ? fieldMatch(field, sent, { similarity, target, steps: names.steps, typos })
    : fieldMatch(field, sent, { similarity: "other", target, steps: names.steps, typos }, "NUMBER");
}

/** The same changes, from the line as it was sent to the line as it is to be written. */
function fromTo(steps: readonly Reformatting[], sent: string, target: string): Reformatting[] {
  return steps.map(({ subtype, from, to }, i) => ({
    subtype,
    from: i === 0 ? sent : from,
    to: i === steps.length - 1 ? target : to,
  }));
}
