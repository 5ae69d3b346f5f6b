import type { Lexicon } from "../lexicon.ts";
import { CONJUNCTION, CONJUNCTIONS, readWord } from "../word.ts";
import {
  type AdditionSide,
  type FoundAddition,
  firstAddition,
  hasLetter,
  trimSeparators,
  unlistedAddition,
} from "./addition.ts";
import { findListedAddition, recogniseAddition } from "./listed.ts";
import {
  hasGivenName,
  hasOnlyGivenNames,
  isDividedName,
  isFullName,
  isNameWord,
  isOnlyGivenName,
  mayBeName,
  mayBeNamePart,
  wordsIn,
} from "./words.ts";

/** How unlisted additions on one side of a name are found. */
interface UnknownAddition {
  side: AdditionSide;
  pattern: RegExp;
  isBeside: (nameText: string, lexicon: Lexicon) => boolean;
  /** Whether its first word alone shows that it is not a part of the name. */
  isShownByFirstWord?: boolean;
}

/**
 * Words before a given name that are not names: a name begins with a capital and continues in small
 * letters.
 */
const wordsBefore = {
  /** starosta Jan Novák, kpt. Ann Lee, k rukám Jan Novák */
  inSmallLetters: /^((?:\p{Ll}[\p{Ll}\p{M}]*\.?\s+)+)(?=\p{Lu})/u,
  /** K rukám Jan Novák */
  asPhrase: /^(\p{Lu}[\p{Ll}\p{M}]*(?:\s+\p{Ll}[\p{Ll}\p{M}]*)+)\s+(?=\p{Lu})/u,
  /** KR Jan Novák */
  inCapitals: /^(\p{Lu}{2,6})\s+(?=\p{Lu}\p{Ll})/u,
};

/**
 * An abbreviation before the name; behind it, a word after a comma that is in capitals or has a
 * dot.
 */
const unknownAdditions: readonly UnknownAddition[] = [
  {
    side: "before",
    pattern: /^(?=[^\s]*\p{L}{2})((?:\p{L}[\p{L}\p{M}]*\.-?)+(?:(?<=-)\p{L}+)?)\s+(?=\S)/u,
    isBeside: hasGivenName,
  },
  {
    side: "before",
    pattern: wordsBefore.inSmallLetters,
    isBeside: (nameText, lexicon) => /\s/u.test(nameText) && hasGivenName(nameText, lexicon),
  },
  { side: "before", pattern: wordsBefore.asPhrase, isBeside: isFullName },
  { side: "before", pattern: wordsBefore.inCapitals, isBeside: isFullName },
  // Zákazník: Jan Novák
  { side: "before", pattern: /^(\p{L}[\p{L}\p{M}\s.]*):\s*(?=\p{L})/u, isBeside: hasGivenName },
  { side: "before", pattern: /^(\p{Ll}{2,}\.)\s+(?=\p{L}{2})/u, isBeside: mayBeName },
  { side: "after", pattern: /,([^,]+)$/u, isBeside: isFullName },
  // The last given name may be the surname: Hans Jan, FACS.
  {
    side: "after",
    pattern: /,\s*(\p{Lu}{2,6})$/u,
    isBeside: (nameText, lexicon) =>
      /\p{Ll}$/u.test(nameText) && hasOnlyGivenNames(nameText, lexicon),
  },
  {
    side: "after",
    pattern: /(?<=[\s,])(\p{Lu}{2,6})$/u,
    isBeside: (nameText, lexicon) => /\p{Ll}$/u.test(nameText) && isFullName(nameText, lexicon),
  },
  // Jan Novák s rodinou, Jana Malá dříve Nováková, but João Sousa e Silva
  {
    side: "after",
    pattern: new RegExp(
      String.raw`\s(?!(?:${CONJUNCTIONS}|e)\s)(\p{Ll}[\p{Ll}\p{M}]*(?:[.\s].*)?)$`,
      "su",
    ),
    isBeside: (nameText, lexicon) => /\p{Lu}/u.test(nameText) && isFullName(nameText, lexicon),
    isShownByFirstWord: true,
  },
  {
    side: "after",
    pattern: /(?<=[\s,])((?:\p{L}+\.){2,}|\p{L}{2,}\.)$/u,
    isBeside: (nameText, lexicon) => /\p{L}{2}$/u.test(nameText) && isFullName(nameText, lexicon),
  },
];

/** Jan Novák st. a Jan Novák ml., Adria and Jan Novák */
const ANOTHER_PERSON = new RegExp(String.raw`\s(?:${CONJUNCTIONS}|&|\+)(?:\s+\p{Lu}|\s*$)`, "u");

/** Whether an addition has another person, who would be lost with it: Jan Novák st., Petr Novák. */
function hasPerson(addition: string, lexicon: Lexicon): boolean {
  const [, ...behindCommas] = addition.split(",");
  return ANOTHER_PERSON.test(addition) || behindCommas.some((text) => isFullName(text, lexicon));
}

export function findUnlistedAddition(text: string, lexicon: Lexicon): FoundAddition | null {
  return firstAddition(unknownAdditions, (unknown) => findBy(unknown, text, lexicon));
}

/** An unlisted addition before the given name behind a comma: Novák, k rukám Jan. */
export function findBeforeGiven(text: string, lexicon: Lexicon): FoundAddition | null {
  return firstAddition(Object.values(wordsBefore), (pattern) =>
    findBy({ side: "before", pattern, isBeside: hasGivenName }, text, lexicon),
  );
}

function findBy(
  { side, pattern, isBeside, isShownByFirstWord }: UnknownAddition,
  text: string,
  lexicon: Lexicon,
): FoundAddition | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [whole, inner = ""] = match;
  const nameText =
    side === "before"
      ? text.slice(whole.length)
      : trimSeparators(text.slice(0, match.index)).trimStart();
  const allWords = wordsIn(inner);
  const words = isShownByFirstWord ? allWords.slice(0, 1) : allWords;
  // N o v á k
  if (allWords.length > 1 && allWords.every((word) => word.length === 1)) return null;
  // No surname follows a particle at the end: Petr Svoboda OP.
  const isOfName = side === "after" && allWords.length === 1 ? isNameWord : mayBeNamePart;
  const lastNameWord = wordsIn(nameText).at(-1) ?? "";
  const isPartOfName =
    words.some((word) => isOfName(word, lexicon)) ||
    hasPerson(inner, lexicon) ||
    // Jan Novák a paní Eva Nováková
    (CONJUNCTION.test(lastNameWord) && hasGivenName(inner, lexicon)) ||
    isDividedName(lastNameWord, inner, lexicon);
  if (isPartOfName || nameText === "" || !isBeside(nameText, lexicon)) return null;
  const writtenText = inner.trim();
  const raw = side === "before" ? whole.trim() : writtenText;
  const degree = whole.includes(":") ? recogniseAddition(writtenText, "before", nameText) : null;
  const addition = degree ? { ...degree, raw } : unlistedAddition(side, raw, writtenText);
  return { addition, nameText };
}

/**
 * An unlisted word before a listed addition is not a name: Akad. Dr. Jan Novák, An Herrn Jan Novák.
 */
export function findBeforeListed(text: string, lexicon: Lexicon): FoundAddition | null {
  const [whole, writtenText = ""] = /^([^\s,]+)\s+(?=\p{L})/u.exec(text) ?? [];
  if (whole === undefined || isNameWord(writtenText, lexicon)) return null;
  const nameText = text.slice(whole.length);
  const found = findListedAddition(nameText, "before");
  if (!found || found.addition.isMisplaced) return null;
  // Behind a conjunction, a second salutation may precede a surname: pan a paní Novákovi.
  const isSecond = CONJUNCTION.test(writtenText) && mayBeName(found.nameText);
  if (!isSecond && !hasGivenName(found.nameText, lexicon)) return null;
  return { addition: unlistedAddition("before", writtenText, writtenText), nameText };
}

/** Words before a former surname. */
const FORMER = String.raw`(?:roz|rod|geb|zd|z\s+d)\.\s*|(?:ro[dz]en[aá]|geborene|n[eé]e|z\s+domu|de\s+domo|vel)\s+`;
/** One former surname. */
const FORMER_SURNAME = new RegExp(String.raw`^(?:${FORMER})[^\s,]+`, "iu");

/** Patterns of remarks; the group is the remark's text. */
const remarks = {
  inBrackets: /[([{]([^()[\]{}]*)[)\]}]/u,
  inQuotes: /(?<=\p{L}\s)["„“”»«‚‘']([^"„“”»«‚‘’]+)["“”»«‘’'](?=\s|$)/u,
  behindDash: /\s[-–—]\s+(\S.*)$/su,
  formerName: new RegExp(String.raw`(?<=[\s,])((?:${FORMER})[^\s,][^,]*)(?=,|$)`, "isu"),
  behindComma: /(?<=,)\s*(\p{Ll}[^\p{Lu},]*)$/u,
};

type RemarkPosition = keyof typeof remarks;

export function findRemark(text: string, lexicon: Lexicon): FoundAddition | null {
  return firstAddition(Object.keys(remarks) as RemarkPosition[], (position) => {
    const match = remarks[position].exec(text);
    return match && takeRemark(match, position, lexicon);
  });
}

/** A remark, and the text without it; null if it belongs to the name. */
function takeRemark(
  { input, index, 0: matched, 1: remark = "" }: RegExpExecArray,
  position: RemarkPosition,
  lexicon: Lexicon,
): FoundAddition | null {
  const before = input.slice(0, index);
  const whole = position === "formerName" ? ofFormerName(matched, before, lexicon) : matched;
  const inner = position === "formerName" ? whole : remark;
  const after = input.slice(index + whole.length).trimStart();
  const nameText = withSingleCommas(trimSeparators(`${before.trimEnd()} ${after}`).trimStart());
  if (!hasLetter(inner) || !hasLetter(nameText)) return null;
  const degree =
    position === "inBrackets" ? recogniseAddition(inner.trim(), "after", nameText) : null;
  if (degree !== null && degree.kind !== "context")
    return { addition: { ...degree, raw: whole.trim() }, nameText };
  if (isRemarkOfName(inner, nameText, position, lexicon)) return null;
  return { addition: unlistedAddition("after", whole.trim(), inner.trim()), nameText };
}

function isRemarkOfName(
  remark: string,
  nameText: string,
  position: RemarkPosition,
  lexicon: Lexicon,
): boolean {
  const words = wordsIn(remark);
  // Jan (Novák)
  if (position === "inBrackets" && words.length === 1 && wordsIn(nameText).length === 1)
    return isFullName(`${nameText} ${remark}`, lexicon);
  if (position === "behindDash") {
    // A surname behind a dash is the second half of the name, a whole name is another person.
    const isSurname = words.every((word) => readWord(word, lexicon).isSurname);
    return isSurname || isFullName(remark, lexicon);
  }
  if (position !== "behindComma") return false;
  // The given name follows the comma of a name in lower case: novák, jan.
  const isGiven = words.every((word) => isOnlyGivenName(word, lexicon));
  return isGiven || !/\s\p{Lu}/u.test(nameText);
}

/** A former name without the part of the name that follows it and is missing before it. */
function ofFormerName(text: string, before: string, lexicon: Lexicon): string {
  if (!hasGivenName(before, lexicon)) return withoutGivenAtEnd(text, lexicon);
  const hasSurname = !wordsIn(before).every((word) => isOnlyGivenName(word, lexicon));
  return hasSurname ? text : (FORMER_SURNAME.exec(text)?.[0] ?? text);
}

/** A former name without a given name behind it: Kowalska z d. Nowak Anna. */
function withoutGivenAtEnd(text: string, lexicon: Lexicon): string {
  const words = text.split(/(?<=\s)(?=\S)/u);
  const last = words.findLastIndex((word) => !isOnlyGivenName(word.trim(), lexicon));
  return words.slice(0, last + 1).join("");
}

/** Removes white space before commas, and empty text between two commas. */
function withSingleCommas(text: string): string {
  const parts = text.split(",");
  const last = parts.pop() ?? "";
  const earlierParts = parts.map((part) => part.trimEnd());
  return [...earlierParts.filter((part, index) => index === 0 || part !== ""), last].join(",");
}
