import { unescapeText } from "../shared/escapes.ts";
import { type Fix, fix } from "../shared/fix.ts";
import keyboards from "../shared/keyboards.json" with { type: "json" };
import { trimEndOf } from "../shared/text.ts";
import { type Phone, parseWithZero } from "./number.ts";
import { findCandidates } from "./number-candidates.ts";
import { callingCodeOf } from "./prefixes.ts";
import { type PhoneOptions, type PhoneQuery, prefixFix, readQuery } from "./query.ts";

/**
 * A separator of two numbers, or of a number and a remark: a mark, a sign of HTML or a URL, a word,
 * a bracket before a word or a number, letters that touch the last digit, or the end of a word with
 * a digit (tel2, 17h) or of a time.
 */
const BETWEEN = new RegExp(
  [
    String.raw`[,;|/&:]\s*(?=\+?\d)`,
    `[<>"=]`,
    String.raw`\s\p{L}[\p{L}\p{M}\d.–-]*:?(?=\s|$)`,
    String.raw`\(\s*(?=\p{L}|\+?(?:\d[^\d)]?){9})`,
    String.raw`(?<=\d)\p{L}[\p{L}\d]*$`,
    String.raw`(?<=\p{L}{2}\d?|\d\p{L}|\d[:.]\d\d)\s+(?=\+?\d)`,
  ].join("|"),
  "u",
);
/** A separator that occurs between two numbers, never within one. */
const BETWEEN_WHOLES = /[,;|&]\s*(?=\+?\d)/u;
/** A plus sign between two whole numbers, and the number of an item: 1) 607123456. */
const BETWEEN_ITEMS = /(?<=\d{9})\+(?=\d{9}(?!\d))|(?<!\d)[1-9]\)\s+(?=\+?\d)/gu;
/** A few digits behind a whole number and a dash or slash are an extension. */
const ENDING = /\(?[/–-]\s*\d{1,3}[\s)]*$/u;
/** Groups of one number, separated by commas. */
const APART_BY_COMMAS = /^\D*\d{2,4}(?:[,.\s]\s*\d{2,4})+\D*$/u;
/** A second plus sign, behind the calling code: +420+607123456. */
const SIGN_BEHIND_CODE = /^(\D*(?:00)?(\d{1,3})[^\d+]*)\+/u;
/** A word, or the letter of a label, that touches the first digit: Mob608555777, t608555777. */
const WORD_IN_FRONT = /^\s*(?:\p{L}{2,}|[tm])(?=\d)/iu;
/** The letters on the keys 2 to 9 (ITU-T E.161). */
const { lettersOfDigits: lettersOfKeys } = keyboards;
/** Words behind digits. */
const WORDS_BEHIND = /^[^\p{L}]+[a-z][a-z\d\s-]*$/iu;
/** Fewer digits are an extension, or the time in a remark. */
const LEAST_DIGITS = 9;
/** The most digits of E.164; more are several numbers. */
const MOST_DIGITS = 15;

/**
 * The valid numbers in a text that is invalid as a whole: each of several, or the one before an
 * extension or a remark.
 */
export function phonesIn(query: PhoneQuery, options: PhoneOptions) {
  const { numberField, texts } = query;
  const text = texts[numberField] ?? "";
  const wholeText = APART_BY_COMMAS.test(text) ? text.replaceAll(",", " ") : withoutExtension(text);
  const plain = unescapeText(text);
  const apart = plain.replace(BETWEEN_ITEMS, ";").replaceAll("+", ";+");
  const pieces = [
    wholeText,
    withoutSuperfluousSign(query, text),
    text.replace(WORD_IN_FRONT, ""),
    ...apart.split(BETWEEN_WHOLES),
    ...apart.split(BETWEEN).flatMap(halvesOf),
  ]
    .map((piece) => trimEndOf(piece.trim(), /[,;|/&]/))
    .filter((piece) => piece !== text.trim() && countDigits(piece) >= LEAST_DIGITS);
  const numberIn = (piece: string) => {
    const number = readQuery({ ...texts, [numberField]: piece });
    const phone = findPhone(number, options);
    return phone === null ? [] : [{ phone, fixes: fixesOfPiece(query, number, phone) }];
  };
  const allNumbers = [
    ...phoneOfBothFields(query, options),
    ...pieces.flatMap(numberIn),
    ...numberIn(digitsOfWords(text)).filter(({ phone }) => phone.type === "TOLL_FREE"),
  ];
  const numbersByE164 = new Map(allNumbers.map((each) => [each.phone.notations.e164, each]));
  return [...numbersByE164.values()];
}

/**
 * A number whose prefix has some of its digits or all, or stands in the other field: +1684 and 633
 * 1234, 664 1234567 and +43.
 */
function phoneOfBothFields({ texts, numberField }: PhoneQuery, options: PhoneOptions) {
  const { prefix, number } = texts;
  if (!prefix?.trim() || number === undefined) return [];
  const whole = number.includes("+") ? number + prefix : prefix + number;
  const signed = whole.replace(/^\D*(?:00)?/, "+");
  const phone = findPhone(readQuery({ [numberField]: signed }), options);
  if (phone === null) return [];
  return [{ phone, fixes: [prefixFix("prefix", prefix, `+${phone.callingCode}`)] }];
}

/** A free phone number with words for digits, in digits: 1-800-FLOWERS. Any other text is empty. */
function digitsOfWords(text: string): string {
  if (!WORDS_BEHIND.test(text)) return "";
  return text.replace(/[a-z]/gi, (letter) =>
    String(lettersOfKeys.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2),
  );
}

/** The two numbers of too many digits: separated by white space, or one number repeated. */
function halvesOf(piece: string): string[] {
  if (countDigits(piece) <= MOST_DIGITS) return [piece];
  const [, once = ""] = /^\D*(\d+)\1\D*$/u.exec(piece) ?? [];
  const ends = [...piece.matchAll(/[\s–—-]+/gu)].map(({ index }) => index);
  const pairs = ends.map((end) => [piece.slice(0, end), piece.slice(end)]);
  const apart = pairs.find((pair) => pair.every((half) => countDigits(half) >= LEAST_DIGITS));
  return apart ?? [once];
}

/** A number without the plus sign behind its calling code, or behind the field of the prefix. */
function withoutSuperfluousSign({ prefixField }: PhoneQuery, text: string): string {
  if (prefixField === "prefix") return text.replace("+", "");
  const [, , code = ""] = SIGN_BEHIND_CODE.exec(text) ?? [];
  return callingCodeOf(code) === code ? text.replace(SIGN_BEHIND_CODE, "$1") : text;
}

function withoutExtension(text: string): string {
  const ending = ENDING.exec(text);
  const number = text.slice(0, ending?.index);
  return countDigits(number) >= LEAST_DIGITS ? number : text;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, "").length;
}

function findPhone(query: PhoneQuery, options: PhoneOptions): Phone | null {
  const { international, isReadable } = query;
  if (!isReadable) return null;
  if (international === null) {
    const { correction, suggestions } = findCandidates(query, null, false, options);
    return (correction ?? suggestions[0])?.phone ?? null;
  }
  const phone = callingCodeOf(international) === undefined ? null : parseWithZero(international);
  const { allowed } = options;
  return phone !== null && (allowed?.includes(phone.callingCode) ?? true) ? phone : null;
}

/** First the text around the number is removed, then a prefix is added that no field has. */
function fixesOfPiece(
  { texts, numberField: field }: PhoneQuery,
  number: PhoneQuery,
  phone: Phone,
): Fix[] {
  const { e164, raw } = phone.notations;
  const from = texts[field] ?? null;
  if (field === "number" && texts.prefix?.trim())
    return [fix(["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"], { field, from, to: raw })];
  const to = number.international === null ? number.text : e164;
  const removal = fix(["SYNTAX", "VALUE_PART_REMOVED", "CHARACTERS"], { field, from, to });
  if (to === e164) return [removal];
  return [removal, fix(["SYNTAX", "VALUE_PART_ADDED", "PREFIX"], { field, from: to, to: e164 })];
}
