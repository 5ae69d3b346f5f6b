import { fold } from "../../shared/text.ts";
import abbreviations from "./abbreviations.json" with { type: "json" };
import {
  type Addition,
  type AdditionSide,
  type FoundAddition,
  hasLetter,
  lettersOfAddition,
  trimSeparators,
  WORD_IN_TEXT,
} from "./addition.ts";
import lists from "./listed.json" with { type: "json" };

interface ListedAddition extends Pick<Addition, "kind" | "side" | "isOfCompany"> {
  /** Whether it is usual on either side of the name. */
  isOnEitherSide?: boolean;
  /** The usual one first. */
  spellings: readonly string[];
}

/** The listed additions by their letters. */
const listedAdditions = new Map(
  lists.flatMap(({ writings, ...common }) =>
    writings.map((spellings) => {
      const [usual = ""] = spellings;
      return [lettersOfAddition(usual), { ...common, spellings } as ListedAddition] as const;
    }),
  ),
);

/**
 * Names, words of names or other abbreviations, unless spelled as listed; from two letters on, the
 * case may differ before a dot.
 */
const ambiguousLetters = new Set(abbreviations.ambiguous);

/** Initials, when beside a surname alone: M. A. Novák. */
const INITIALS = /^(?:\p{L}\.\s?)+$/u;

/** The field of a doctor's degree that is not listed: Dr. oec. publ., dr n. hum. */
const FIELD_OF_DOCTOR = /^(?:\p{Ll}\.\s*)?(?:\p{Ll}{2,}\.\s*)+(?=\p{Lu})/u;

/** The number of words of the longest addition, each with its dot: Dr. rer. pol. et rer. nat. */
const MOST_WORDS = 6;

/** The longest listed addition at one end of a text. */
export function findListedAddition(text: string, side: AdditionSide): FoundAddition | null {
  const words = [...text.matchAll(WORD_IN_TEXT)];
  const nearestWords = side === "before" ? words.slice(0, MOST_WORDS) : words.slice(-MOST_WORDS);
  const letters = nearestWords.map(([word]) => lettersOfAddition(word));
  for (let count = nearestWords.length; count > 0; count--) {
    const range = side === "before" ? ([0, count] as const) : ([-count] as const);
    if (findByWords(letters.slice(...range)) === undefined) continue;
    const chosenWords = nearestWords.slice(...range);
    const start = chosenWords[0]?.index ?? 0;
    if (isHalfOfName(text, start)) continue;
    const last = chosenWords.at(-1);
    const end = last === undefined ? 0 : last.index + last[0].length;
    const nameText =
      side === "before"
        ? text.slice(end).replace(/^[\s,:]+/u, "")
        : trimSeparators(text.slice(0, start));
    const addition = recogniseAddition(text.slice(start, end), side, nameText);
    if (addition !== null) return withDoctorField(text.slice(start), { addition, nameText });
  }
  return null;
}

/** Whether a text behind a hyphen has no dot, and so is half of a name: Kim Min-jun. */
function isHalfOfName(text: string, start: number): boolean {
  return /\p{L}-$/u.test(text.slice(0, start)) && !text.endsWith(".");
}

/** A doctor's degree with its field, unless the field is an addition of its own. */
function withDoctorField(
  text: string,
  { addition, nameText }: FoundAddition,
): FoundAddition | null {
  const [field = ""] = FIELD_OF_DOCTOR.exec(nameText) ?? [];
  const isOwn = (field.match(WORD_IN_TEXT) ?? []).some((word) =>
    listedAdditions.has(lettersOfAddition(word)),
  );
  if (
    field === "" ||
    isOwn ||
    addition.side !== "before" ||
    lettersOfAddition(addition.writtenText) !== "dr"
  )
    return { addition, nameText };
  const behind = nameText.slice(field.length);
  const withField = text.slice(0, -behind.length).trim();
  const isUsual = addition.writtenText === addition.usual;
  const usual = isUsual ? withField : `${addition.usual} ${field.trim()}`;
  return {
    addition: { ...addition, raw: withField, writtenText: withField, usual },
    nameText: behind,
  };
}

/** The listed addition of some words by their letters, or two degrees joined by "et". */
function findByWords(words: readonly string[]): ListedAddition | undefined {
  const listed = listedAdditions.get(words.join(""));
  const et = words.indexOf("et");
  if (listed !== undefined || et < 0) return listed;
  const first = listedAdditions.get(words.slice(0, et).join(""));
  const secondLetters = words.slice(et + 1).join("");
  // A double doctor has the title once: Dr. iur. et rer. pol.
  const second =
    listedAdditions.get(secondLetters) ??
    (words[0] === "dr" && listedAdditions.get(`dr${secondLetters}`));
  if (first === undefined || first.kind === "context" || !second || second.kind !== first.kind)
    return undefined;
  const [spelling = ""] = second.spellings;
  const secondSpelling = listedAdditions.has(secondLetters)
    ? spelling
    : spelling.replace(/^dr\.? */i, "");
  return { ...first, spellings: [`${first.spellings[0]} et ${secondSpelling}`] };
}

/**
 * A degree is accepted on either side of the name. A single word counts as a name, unless a dot
 * marks it as an abbreviation.
 */
export function recogniseAddition(
  writtenText: string,
  side: AdditionSide,
  nameText: string,
): Addition | null {
  const letters = lettersOfAddition(writtenText);
  const addition = findByWords((writtenText.match(WORD_IN_TEXT) ?? []).map(lettersOfAddition));
  if (addition === undefined || !isWrittenAsListed(writtenText, side, addition)) return null;
  const isUsual = addition.spellings.includes(writtenText);
  if (areInitials(writtenText, side, addition, nameText)) return null;
  const hasDot = writtenText.includes(".") && letters.length > 1;
  if (!hasDot && !hasLetter(nameText)) return null;
  const isUnambiguous = hasDot
    ? hasSameDots(writtenText, addition)
    : isUsual && !isInCapitals(side, nameText);
  if (ambiguousLetters.has(letters) && !isUnambiguous) return null;
  const usual = isUsual ? writtenText : (addition.spellings[0] ?? writtenText);
  const { isOfCompany = false, isOnEitherSide = false } = addition;
  const isDegreeBehind = isOnEitherSide && side === "after" && addition.kind === "degreesBefore";
  const kind = isDegreeBehind ? "degreesAfter" : addition.kind;
  const isMisplaced = addition.side !== side && !isOnEitherSide;
  return { kind, raw: writtenText, writtenText, usual, side, isMisplaced, isOfCompany };
}

/** Whether the dots are those of a listed spelling: cand. med. is not M.Ed. */
function hasSameDots(writtenText: string, { spellings }: ListedAddition): boolean {
  const withoutSpaces = (text: string) => text.replace(/\s/gu, "").toLowerCase();
  return spellings.some((spelling) => withoutSpaces(spelling) === withoutSpaces(writtenText));
}

/**
 * Whether letters with dots are initials: they are in J. Novák V. R. and M. A. Novák, but not in
 * Jan Novák v. r.
 */
function areInitials(
  writtenText: string,
  side: AdditionSide,
  addition: ListedAddition,
  nameText: string,
): boolean {
  const isUsual = addition.spellings.includes(writtenText);
  if (!INITIALS.test(writtenText) || (isUsual && writtenText === writtenText.toLowerCase()))
    return false;
  const isAlone = !/\S\s+\S/u.test(nameText);
  return isAlone || (side === "after" && addition.kind === "context" && !isUsual);
}

/**
 * Whether an addition matches word by word: "p. an" is not "pan"; on the other side of the name,
 * "Dr. sc." is not "DrSc.".
 */
function isWrittenAsListed(
  writtenText: string,
  side: AdditionSide,
  addition: ListedAddition,
): boolean {
  const isOneWord = !/[\s.-]\S/u.test(addition.spellings[0] ?? "");
  if (isOneWord && /\s/u.test(writtenText)) return false;
  if (addition.side === side || addition.isOnEitherSide) return true;
  const wordsOf = (text: string) => (fold(text).match(/[^\s.-]+/gu) ?? []).join(" ");
  const isSpelt = addition.spellings.some((spelling) => wordsOf(spelling) === wordsOf(writtenText));
  return addition.kind !== "context" && isSpelt;
}

/** Whether a word in capitals precedes a name in capitals and may be a part of it: DI CAPRIO. */
function isInCapitals(side: AdditionSide, nameText: string): boolean {
  return side === "before" && nameText === nameText.toUpperCase();
}
