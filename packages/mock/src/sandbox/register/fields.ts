import type { ComparisonOutcome, FormatMistake, Omission, TextComparison } from "./comparison.ts";
import { withoutDecoration } from "./decoration.ts";
import type { TextLookup } from "./text-index.ts";

/**
 * A field of a query. Its text is compared in parts: a first line as a street and a number. A blank
 * field has none.
 */
export interface SentField<Item> {
  field: string;
  sentText: string;
  parts: readonly FieldPart<Item>[];
  /** Whether the white space between the parts is correct. */
  isSpaced: boolean;
  /** Whether signs around the text are no part of it, and were left out of its parts. */
  isDecorated?: boolean;
  /** The text with its parts reordered: a number before its street, or its halves. */
  ordered?: string | undefined;
}

export interface FieldPart<Item> {
  name: string;
  text: string;
  /** The separator before it. */
  separator: string;
  lookup: TextLookup<Item>;
}

/**
 * The fields of a query in the order of some names, each split into parts unless one is too long.
 */
export function readFields<Item, Field extends string>(
  query: { readonly [Name in Field]?: unknown },
  names: readonly Field[],
  isTooLong: boolean,
  read: (field: Field, text: string) => Omit<SentField<Item>, "field" | "sentText" | "isDecorated">,
): SentField<Item>[] {
  return names.flatMap((field): SentField<Item>[] => {
    const sentText: unknown = query[field];
    if (typeof sentText !== "string") return [];
    if (isTooLong || sentText.trim() === "")
      return [{ field, sentText, parts: [], isSpaced: true }];
    const plain = withoutDecoration(sentText, field === "name");
    const isDecorated = plain !== "" && plain !== sentText;
    return [{ field, sentText, isDecorated, ...read(field, isDecorated ? plain : sentText) }];
  });
}

export type ComparedPart = TextComparison & { name: string };

/** A field compared with a record: it agrees as well as its worst part. */
export interface FieldMatch {
  field: string;
  sentText: string;
  parts: readonly ComparedPart[];
  outcome: ComparisonOutcome;
  formats: readonly FormatMistake[];
  formatted: string;
  /** The input with its parts reordered. */
  ordered?: string | undefined;
  missing: Omission | undefined;
  /** Whether the record differs in the house number only. */
  isNumberUnknown: boolean;
  /** Whether the record, and the value with it, is of another country than was sent. */
  isForeign?: boolean;
}

/** Compares fields with a record, or with nothing. */
export function matchFields<Item>(
  sentFields: readonly SentField<Item>[],
  item: Item | undefined,
): FieldMatch[] {
  return sentFields.map((field) => {
    const compared = field.parts.map(({ name, lookup }) => ({
      name,
      ...(item === undefined ? lookup.noMatch : lookup.compare(item)),
    }));
    return matchField(field, compared);
  });
}

/** The best first. */
const outcomes: readonly ComparisonOutcome[] = ["same", "format", "name", "typo", "other"];

/** Without parts, nothing agrees. */
function worstOf(parts: readonly ComparedPart[]): ComparisonOutcome {
  const ranks = parts.map(({ outcome }) => outcomes.indexOf(outcome));
  return outcomes[Math.max(...ranks)] ?? "other";
}

function matchField<Item>(
  sentField: SentField<Item>,
  comparisons: readonly ComparedPart[],
): FieldMatch {
  const { field, sentText, parts, isSpaced, isDecorated } = sentField;
  const swappedIndex = comparisons.findIndex(isSwapped);
  const halves = parts[swappedIndex]?.text;
  const compared = halves === undefined ? comparisons : comparisons.map(withHalvesInOrder);
  const reordered = sentField.ordered ?? sentText;
  const ordered = halves ? reordered.replace(halves, swapHalves(halves)) : sentField.ordered;
  const worst = worstOf(compared);
  const formats = new Set(compared.flatMap((part) => part.formats));
  if (isDecorated) formats.add("CHARACTERS");
  if (!isSpaced) formats.add("WHITESPACES");
  const joinedText = compared.reduce((text, { formatted }, at) => {
    const isAlone = text === "" || formatted === "";
    return text + (isAlone ? "" : parts[at]?.separator) + formatted;
  }, "");
  return {
    field,
    sentText,
    parts: compared,
    outcome: worst === "same" && (formats.size > 0 || ordered !== undefined) ? "format" : worst,
    formats: [...formats],
    formatted: formats.size > 0 ? joinedText : (ordered ?? sentText),
    ordered,
    missing: compared.find(({ missing }) => missing !== undefined)?.missing,
    isNumberUnknown:
      compared.some(isUnknownNumber) &&
      compared.every((part) => isUnknownNumber(part) || !isOther(part)),
  };
}

/** Whether the halves of a house number are in reverse order. */
function isSwapped(part: ComparedPart): boolean {
  return isHouseNumber(part) && part.outcome === "name" && part.missing === undefined;
}

function withHalvesInOrder(part: ComparedPart): ComparedPart {
  return isSwapped(part)
    ? { ...part, outcome: "same", formatted: swapHalves(part.formatted) }
    : part;
}

function swapHalves(number: string): string {
  return number
    .split(/([/–-])/u)
    .map((part) => part.trim())
    .reverse()
    .join("");
}

function isOther({ outcome }: ComparedPart): boolean {
  return outcome === "other";
}

function isUnknownNumber(part: ComparedPart): boolean {
  return isHouseNumber(part) && isOther(part);
}

/** Whether a part is a house number, or half of one. */
export function isHouseNumber({ name }: Pick<ComparedPart, "name">): boolean {
  return name.startsWith("number");
}

export function isBlankField({ sentText }: FieldMatch): boolean {
  return sentText.trim() === "";
}
