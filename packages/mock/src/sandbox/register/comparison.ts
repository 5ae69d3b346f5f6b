import { editDistance } from "@data-validation/common/edit-distance";
import { stripDiacritics } from "@data-validation/common/letters";
import { repairEncoding } from "../shared/encoding.ts";
import { composeLetters, fold } from "../shared/text.ts";

/**
 * How a text compares with those of a record: the `same`, but for its `format` or a `typo`; another
 * `name`; or an `other` one.
 */
export type ComparisonOutcome = "same" | "format" | "name" | "typo" | "other";

/** Possible formatting mistakes, named as the subtypes of findings. */
export type FormatMistake = "WHITESPACES" | "CASE_SENSITIVITY" | "DIACRITICS" | "CHARACTERS";

/**
 * Possible omissions of a text: the letters of a number, the legal form of a company, half of a
 * house number, or the district of a town in its postal name.
 */
export type Omission = "PREFIX" | "LEGAL_FORM" | "NUMBER_PART" | "DISTRICT";

export interface TextComparison {
  outcome: ComparisonOutcome;
  formats: readonly FormatMistake[];
  /** The text as sent, with its formatting corrected. */
  formatted: string;
  typos: number;
  missing?: Omission | undefined;
}

/** A text that identifies a record: its own, another name, or its own without a part. */
export interface KnownText {
  text: string;
  isOtherName?: boolean;
  missing?: Omission;
  /** The text that it is another notation of: that of a legal form. */
  notationOf?: string;
}

/** A text in the form for comparisons. */
export interface TextReading {
  text: string;
  /** Equal for texts that differ in formatting only. */
  folded: string;
  /** Corrected as far as possible without a record. */
  formatted: string;
}

export interface TextKind {
  read: (sent: string) => TextReading;
  /** The typing errors allowed in a text of some length. */
  mostTypos: (length: number) => number;
  /** Whether a different digit makes a different text: Praha 3 and Praha 8. */
  keepsDigits?: boolean;
}

/** Names of streets, towns, countries and companies: longer ones may have more typing errors. */
export const properNames: TextKind = {
  read(sent) {
    const text = composeLetters(sent);
    const written = repairEncoding(text);
    return { text, folded: fold(written), formatted: written };
  },
  mostTypos(length) {
    if (length < 4) return 0;
    return length < 8 ? 1 : 2;
  },
  keepsDigits: true,
};

export type FoldedText = KnownText & { folded: string; digits: string };

export function foldText(known: KnownText, kind: TextKind): FoldedText {
  const { folded } = kind.read(known.text);
  return { ...known, folded, digits: digitsIn(folded) };
}

/** Undefined if the texts are different. */
export function compareText(
  reading: TextReading,
  recordTexts: readonly FoldedText[],
  kind: TextKind,
): TextComparison | undefined {
  const isAlike = ({ folded }: FoldedText) => folded === reading.folded;
  const sameText =
    recordTexts.find(({ text }) => text === reading.text) ?? recordTexts.find(isAlike);
  if (sameText === undefined) return nearestText(reading, recordTexts, kind);
  const { missing, isOtherName } = sameText;
  const text = sameText.notationOf ?? sameText.text;
  const formats = formatsBetween(reading.text, text);
  const comparison = { formats, formatted: text, typos: 0, missing };
  if (isOtherName || missing === "LEGAL_FORM" || missing === "NUMBER_PART")
    return { ...comparison, outcome: "name" };
  return {
    ...comparison,
    outcome: formats.length > 0 || missing !== undefined ? "format" : "same",
  };
}

/**
 * The nearest text by typing errors. Another name with a typing error is too far from the record.
 */
function nearestText(
  reading: TextReading,
  recordTexts: readonly FoldedText[],
  { mostTypos, keepsDigits }: TextKind,
): TextComparison | undefined {
  const readDigits = digitsIn(reading.folded);
  let nearest: TextComparison | undefined;
  let limit = mostTypos(reading.folded.length);
  for (const { folded, digits, isOtherName, missing } of recordTexts) {
    if (keepsDigits && digits !== readDigits) continue;
    const typos = isOtherName
      ? Number.POSITIVE_INFINITY
      : editDistance(reading.folded, folded, limit);
    if (typos > limit) continue;
    nearest = { ...noMatch(reading), outcome: "typo", typos, missing };
    limit = typos - 1;
  }
  return nearest;
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, "");
}

/** The comparison of a text with a record without a similar text. */
export function noMatch({ text, formatted }: TextReading): TextComparison {
  return { outcome: "other", formats: formatsBetween(text, formatted), formatted, typos: 0 };
}

/** The formatting differences between two equal texts. */
function formatsBetween(from: string, to: string): FormatMistake[] {
  if (from === to) return [];
  const formats: FormatMistake[] = [];
  if (from.replace(/\S/gu, "") !== to.replace(/\S/gu, "")) formats.push("WHITESPACES");
  const fromLetters = from.replace(/[\s\p{P}]/gu, "");
  const toLetters = to.replace(/[\s\p{P}]/gu, "");
  // With additional words, the letters cannot be compared.
  if (fold(fromLetters) !== fold(toLetters)) return [...formats, "CHARACTERS"];
  if (from.replace(/\P{P}/gu, "") !== to.replace(/\P{P}/gu, "")) formats.push("CHARACTERS");
  if (stripDiacritics(fromLetters) !== stripDiacritics(toLetters)) formats.push("CASE_SENSITIVITY");
  if (fromLetters.toLowerCase() !== toLetters.toLowerCase()) formats.push("DIACRITICS");
  return formats;
}

/** Whether a text equals the record's, in any notation. */
export function isSameText({ outcome }: Pick<TextComparison, "outcome">): boolean {
  return outcome === "same" || outcome === "format";
}
