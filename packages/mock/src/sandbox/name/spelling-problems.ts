import { centralReadings, repairEncoding } from "../shared/encoding.ts";
import { unescapeText } from "../shared/escapes.ts";
import { withLatinLetters } from "../shared/lookalikes.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { composeLetters, trimEndOf } from "../shared/text.ts";
import { withAdditions } from "./additions/separate.ts";
import { isDividedName } from "./additions/words.ts";
import type { Lexicon } from "./lexicon.ts";
import { withLostLetters } from "./lost-letters.ts";
import { mayBeGiven, replaceWords } from "./parts.ts";
import type { NameField, Person } from "./person.ts";
import { editValue, type NameEdit, type NameProblem, nameProblem } from "./problem.ts";
import { isReadableWord, readWord } from "./word.ts";
import { wordProblems } from "./word-problems.ts";

/** In the order of their correction. */
export function spellingProblems(person: Person, field: NameField): NameProblem[] {
  const apart = lettersApart(person, field);
  if (apart !== undefined) return [apart];
  const { tidied, isReadable, words } = spellingOf(field);
  const spaces = spaceProblems(person, field, tidied);
  if (!isReadable) return [...spaces, foreignCharacters(person, field)];
  return [
    ...spaces,
    ...caseProblems(field),
    ...words.flatMap((placed) => wordProblems({ ...placed, person, field })),
    ...initialsAlone(field),
  ];
}

/** Properties of a field's text, whatever the options. */
const spellingOf = memoiseByObject(({ value, parts }: NameField) => {
  // The comma of "Novák, Jan" is removed with the correction of the order.
  const isReversed = parts.length === 2 && parts[0]?.role === "surname";
  const allWords = parts.flatMap((part) => part.words);
  return {
    tidied: tidySpaces(value),
    isReadable:
      isReadableText(isReversed ? value.replace(",", " ") : value) &&
      repairEncoding(value) === value,
    recased: recasedIn(value, parts),
    hasJoined: allWords.some(({ word }) => word.isJoined),
    /** The words to look up in the lists of names. */
    words: allWords.filter(
      ({ word, role }) =>
        !word.isParticle && !word.isJoined && !(word.isTitle && role === "surname"),
    ),
  };
});

/**
 * The text of a field in the usual case. No word follows a particle at the end of a part, and Văn
 * in a Vietnamese name is none.
 */
function recasedIn(value: string, parts: NameField["parts"]): string {
  const words = parts.flatMap((part) => part.words);
  const isVietnamese = parts.some((part) => part.isVietnamese);
  const lastWords = parts.map((part) => part.words.at(-1)?.word);
  return replaceWords(value, words, (word) =>
    isVietnamese || (word.isParticle && lastWords.includes(word))
      ? word.small.replace(/^\p{L}/u, (first) => first.toUpperCase())
      : word.recased,
  );
}

/** Letters set apart from each other: N o v á k. */
const LETTERS_APART = /(?<!\S)\p{Lu}\p{M}*(?: \p{L}\p{M}*){2,}(?!\S)/gu;

/** A word, and one in small letters behind it. */
const TWO_WORDS = /(?<!\S)(\p{L}+) (\p{Ll}+)(?!\S)/gu;

/** White space between the letters of a listed name. */
function lettersApart({ options }: Person, field: NameField): NameProblem | undefined {
  const { lexicon } = options;
  const joinedValue = field.value
    .replace(LETTERS_APART, (letters) => {
      const word = letters.replaceAll(" ", "");
      return readWord(word, lexicon).isListed ? word : letters;
    })
    .replace(TWO_WORDS, (words, start, end) =>
      isDividedName(start, end, lexicon) ? start + end : words,
    );
  if (joinedValue === field.value) return undefined;
  const candidates = [editValue(field, joinedValue, ["FORMAT", "CHANGED", "WHITESPACES"])];
  return nameProblem("lettersApart", field, { candidates });
}

/** White space in the name, and between it and the additions that stay. */
function spaceProblems({ options }: Person, field: NameField, tidied: string): NameProblem[] {
  const isKept = field.additions.every(({ kind }) =>
    kind === "context" ? options.acceptContext : options.acceptDegrees,
  );
  const written = withAdditions(tidied, field.additions);
  const isSpaced = field.text === written || withoutSpace(field.text) !== withoutSpace(written);
  if (tidied === field.value && (isSpaced || !isKept)) return [];
  const name = tidied === field.value ? "spacesBesideAddition" : "spaces";
  const correction = editValue(field, tidied, ["FORMAT", "CHANGED", "WHITESPACES"]);
  return [nameProblem(name, field, { correction })];
}

function withoutSpace(text: string): string {
  return text.replace(/\s/gu, "");
}

/** Single spaces between words, none around a hyphen or at the ends. */
function tidySpaces(text: string): string {
  return text.trim().replace(/\s+/gu, " ").replace(/ ?- ?/g, "-");
}

/** Whether a text consists of words with single hyphens between them. */
function isReadableText(text: string): boolean {
  return tidySpaces(text).split(/[ -]/).every(isReadableWord);
}

function foreignCharacters({ options }: Person, field: NameField): NameProblem {
  const spacedValue = field.value.replace(/(?<=\S)[;|+\\](?=\S)/gu, " ");
  // Any other separator may separate two people.
  const isOfSeveral = /[;|/&+\\]\s*\p{L}/u.test(spacedValue);
  const likelyEdits = withLikelyLetters(field, options.lexicon);
  const edits = isOfSeveral || likelyEdits.length > 0 ? likelyEdits : cleanings(field, spacedValue);
  const isDoubtful =
    spacedValue !== field.value ||
    likelyEdits.length > 0 ||
    // What stands before a colon may be a label.
    field.value.includes(":") ||
    // Two given names may be two people.
    (field.name === "name" && /,\s*\p{L}/u.test(field.value)) ||
    hasSeparateGiven(field) ||
    hasSignForLetter(field, options.lexicon) ||
    hasUnknownBeside(field, options.lexicon);
  const more = isDoubtful ? { candidates: edits } : { correction: edits[0] };
  return nameProblem("foreignCharacters", field, more);
}

/** Whether a separator stands between two given names: Jan, Petr Novák. */
function hasSeparateGiven({ compounds }: NameField): boolean {
  return compounds.some((compound, at) => {
    const before = compounds[at - 1];
    return before !== undefined && compound.isSeparate && [before, compound].every(mayBeGiven);
  });
}

/** A sign of another encoding, a disguise or a lost letter at the edge of a word: £ukasz, Hrub?. */
const signForLetter = String.raw`[\p{Sc}\p{Sm}\p{Sk}\p{No}@¶?*#_\uFFFD]`;
const SIGN_FOR_LETTER = new RegExp(
  String.raw`^${signForLetter}+\p{L}|\p{L}${signForLetter}+$`,
  "u",
);
/** The replacement character, and a sign before small letters: Kr_l. */
const LOST_LETTER = /\uFFFD|^\p{Lu}\p{Ll}*[?*#_]\p{Ll}/u;

/** Whether a sign in a word may stand for a letter. */
function hasSignForLetter({ value }: NameField, lexicon: Lexicon): boolean {
  return value
    .split(/\s/)
    .some(
      (word) =>
        LOST_LETTER.test(word) ||
        (SIGN_FOR_LETTER.test(word) && !readWord(withoutSurroundings(word), lexicon).isListed),
    );
}

/**
 * Whether a comma or dot marks an unlisted word as an abbreviation or not a name: Novák, Brno and
 * Jan Nov.
 */
function hasUnknownBeside({ value, parts }: NameField, lexicon: Lexicon): boolean {
  const comma = value.indexOf(",");
  return parts
    .flatMap((part) => part.words)
    .some(({ word: { text }, start }) => {
      const isBeside = (comma >= 0 && start > comma) || /\p{L}{2}\.$/u.test(text);
      return isBeside && !readWord(text.replace(/\.$/, ""), lexicon).isListed;
    });
}

/** Empty if the cleaned text is not readable. */
function cleanings(field: NameField, text: string): NameEdit[] {
  const clean = withoutForeignCharacters(text);
  if (clean === field.value || !isReadableText(clean)) return [];
  return [editValue(field, clean, ["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"])];
}

/**
 * Repairs of impossible words: wrong encoding, lost letters, letters of another script, or digits
 * from a scan.
 */
function withLikelyLetters(field: NameField, lexicon: Lexicon): NameEdit[] {
  const placedWords = field.parts.flatMap(({ words }) => words);
  const gender = field.parts.find(({ role }) => role === "given")?.gender ?? 0;
  const likelyValue = repairEncoding(unescapeText(field.value)).replace(/[^\s-]+/gu, (word) => {
    if (isReadableWord(word)) return word;
    const role = placedWords.find((each) => each.word.text === word)?.role;
    const letters = word.replace(DIGIT_IN_WORD, (digit) => letterOf[digit] ?? digit);
    const readings = [...centralReadings(word), word.replaceAll("@", "a")];
    const reading = readings.find((each) => readWord(each, lexicon).isListed);
    return withLostLetters(word, lexicon, role, gender) ?? reading ?? withLatinLetters(letters);
  });
  if (likelyValue === field.value || !isReadableText(likelyValue)) return [];
  return [editValue(field, likelyValue, ["SYNTAX", "VALUE_PART_CHANGED", "CHARACTERS"])];
}

const DIGIT_IN_WORD = /(?<=[\p{L}\p{M}])[0158](?=\p{L})|(?<!\S)0(?=\p{L})/gu;
const letterOf: Record<string, string> = { 0: "o", 1: "l", 5: "s", 8: "b" };

/** An e-mail address behind a name, or a labelled number: nar. 1980, tel. 607123456. */
const OTHER_DATA =
  /(?<=\p{L}\s?)<[^<>]*>|\s[^\s@]+@\S+|\s(?:\p{Ll}{1,6}|\p{Lu}{2,4})[.:]?\s?[*+]?\d[\d\s./-]*$/gu;

/**
 * Unifies hyphens and apostrophes, replaces separators by a space, and removes characters around
 * words.
 */
function withoutForeignCharacters(text: string): string {
  const hasSmallLetters = /\p{Ll}/u.test(text);
  const cleaned = composeLetters(hasSmallLetters ? text.replace(OTHER_DATA, "") : text)
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[´`]/gu, "'")
    .replace(/\p{C}/gu, (character) => (/\s/u.test(character) ? " " : ""))
    .replace(/-+/g, "-")
    .replace(/(?<=[\p{L}\p{M}])[,_](?=\p{L})|(?<=\p{L}\p{L})\.(?=\p{L})/gu, " ")
    .replace(/[^\s-]+/gu, withoutSurroundings)
    .replace(/(?<!\S)-|-(?!\S)/gu, "");
  return tidySpaces(cleaned);
}

function withoutSurroundings(word: string): string {
  if (isReadableWord(word)) return word;
  return trimEndOf(word.replace(/^[^\p{L}]+/u, ""), /[^\p{L}\p{M}]/u);
}

function caseProblems(field: NameField): NameProblem[] {
  const { recased, hasJoined } = spellingOf(field);
  const isSmall = field.parts.some(({ words }) =>
    words.some(({ word }) => /^\p{Ll}/u.test(word.text)),
  );
  const name = isSmall ? "smallLetter" : "capitals";
  if (recased === field.value) return [];
  const changeTo = (to: string) => editValue(field, to, ["FORMAT", "CHANGED", "CASE_SENSITIVITY"]);
  if (!hasJoined && !mayHaveAddition(field))
    return [nameProblem(name, field, { correction: changeTo(recased) })];
  // Janka SiposMáté
  const divided = field.value.replace(/(?<=[\p{Ll}\p{M}])(?=\p{Lu}\p{M}*\p{Ll})/gu, " ");
  const candidates = (hasJoined ? [divided, recased] : [recased]).map(changeTo);
  return [nameProblem(name, field, { candidates })];
}

/**
 * Whether an unlisted word in the wrong case may not be part of the name: KR LUCIE MÜLLER, and not
 * LUCIE KRATINA.
 */
function mayHaveAddition({ parts }: NameField): boolean {
  if (parts.some(({ isVietnamese }) => isVietnamese)) return false;
  // At the end of a part, a particle is a word: NOVÁK JAN OP.
  const words = parts.flatMap((part) =>
    part.words.filter(({ word }, at) => !word.isParticle || at === part.words.length - 1),
  );
  const unknownWords = words.filter(
    ({ word }) =>
      word.recased !== word.text &&
      !word.isListed &&
      !word.hasFeminineEnding &&
      !/^\p{L}\.$/u.test(word.text),
  );
  const hasShort = unknownWords.some(({ word }) => /^\p{L}{1,2}$/u.test(word.text));
  // A word in its usual case may be the surname: Jan z Pardubic řidič.
  const hasSurname = words.some(
    ({ word }) => !word.isGiven && (word.isSurname || word.recased === word.text),
  );
  return hasShort || (words.length > 2 && unknownWords.length > (hasSurname ? 0 : 1));
}

function initialsAlone(field: NameField): NameProblem[] {
  return field.parts
    .filter(({ words }) => words.every(({ word }) => word.isInitial))
    .map(({ role }) =>
      nameProblem(role === "given" ? "initialForName" : "initialForSurname", field),
    );
}
