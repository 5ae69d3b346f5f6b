/** A way to write a number, as far as the specification says it. */
export interface Notation {
  words: string;
  /** Whether a text is the number that was sent, in this notation. */
  fits(text: string, number: string): boolean;
}

/** The digits of a text; empty if it is none. */
export function digitsOf(text: unknown): string {
  return typeof text === "string" ? text.replace(/\D/g, "") : "";
}

/** Whether digits are those of a number without its prefix, with or without a trunk prefix such as 0. */
function isWithoutPrefix(digits: string, number: string): boolean {
  const national = digits.replace(/^0/, "");
  return national.length >= 6 && national.length < digitsOf(number).length && digitsOf(number).endsWith(national);
}

/** The specification has both: the number as supplied, and the national number. */
export const isDigits: Notation = {
  words: "the digits of the number that was sent, with or without its prefix, and nothing else",
  fits: (text, number) => /^\d+$/.test(text) && (text === digitsOf(number) || isWithoutPrefix(text, number)),
};

/** Any grouping is one. */
export const isNational: Notation = {
  words: "the digits of the number without its prefix, with spaces between groups",
  fits: (text, number) => /\d\)? \(?\d/.test(text) && isWithoutPrefix(digitsOf(text), number),
};

export const isInternational: Notation = {
  words: "the whole number with its prefix, without spaces",
  fits: (text, number) => /^\+?\d+$/.test(text) && digitsOf(text) === digitsOf(number),
};

export const isSpaced: Notation = {
  words: "the whole number with its prefix, with spaces between groups",
  fits: (text, number) => /^\+?[\d ]+$/.test(text) && text.trim().includes(" ") && digitsOf(text) === digitsOf(number),
};

/** Whether a text has spaces between its digits. */
export function isGrouped(text: unknown): boolean {
  return typeof text === "string" && /\d\D* \D*\d/.test(text);
}
