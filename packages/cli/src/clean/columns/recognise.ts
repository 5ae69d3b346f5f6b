import { countryCode } from "./countries.ts";
import {
  contextPhrases,
  exceptions,
  type Field,
  fieldPhrases,
  fillers,
  type HeaderWords,
  otherPhrases,
  phrasesIn,
} from "./header-words.ts";
import { normaliseWords, spellingsOf } from "./normalise.ts";

export interface RecognisedColumn {
  column: string;
  field: Field;
  /** Columns of one record share it: `bill`, `2`; empty for the only record. */
  record: string;
  /** The words that distinguish the record, for display: `billing`. */
  label: string;
}

/** Fields whose words are clear after any other word: `guardian_phone`. */
const clearFields = new Set<Field>(["email", "phone", "zip", "vatNumber"]);
/** Fields with a second line in spreadsheets, `Address 2`. */
const lineFields = new Set<Field>(["street", "address"]);
/** Words of the longest phrase. */
const LONGEST_PHRASE = 8;
/** `fakturační` and `fakturace` are one record: they share their first letters. */
const STEM_LENGTH = 4;

const fieldOfPhrase = new Map<string, Field>();
for (const [field, words] of Object.entries(fieldPhrases) as [Field, HeaderWords][])
  for (const phrase of spellingsIn(words))
    if (!fieldOfPhrase.has(phrase)) fieldOfPhrase.set(phrase, field);

const fieldOfHeader = new Map(
  Object.entries(exceptions).map(([header, field]) => [normaliseWords(header), field] as const),
);

/** The words of all fields, each for itself. */
const fieldWords = new Set([...fieldOfPhrase.keys()].flatMap((phrase) => phrase.split(" ")));

const recordSpellings = spellingsIn(contextPhrases.record);
const otherSpellings = spellingsIn(otherPhrases);
/** The spellings of all words that leave the meaning of a header as it is. */
const contextSpellings = new Set([
  ...spellingsIn(contextPhrases.person),
  ...recordSpellings,
  ...spellingsIn(fillers),
]);

function spellingsIn(words: HeaderWords): Set<string> {
  return new Set(phrasesIn(words).flatMap(spellingsOf));
}

/** Undefined for a header without a known field. */
export function recogniseColumn(column: string): RecognisedColumn | undefined {
  return recogniseHeader(column, column) ?? recogniseHeader(column, withoutParts(column));
}

/**
 * Recognises a column by a word of its header if its cells look like that field: `Telefon ZZ1`,
 * `E-mail kupującego`.
 */
export function recogniseColumnByWord(
  column: string,
  field: Field | undefined,
): RecognisedColumn | undefined {
  const tokens = normaliseWords(column).split(" ");
  const words = tokens.filter((token) => !/^\d+$/.test(token));
  const hasWord = words.some((word) => fieldOfPhrase.get(word) === field);
  if (!field || !hasWord || isOther(words) || hasOtherPhrase(words)) return undefined;
  const label = tokens.filter((token) => fieldOfPhrase.get(token) !== field).join(" ");
  return { column, field, record: label, label };
}

/**
 * A header without the parts of its field in brackets: `Address (street, city)`, `Country
 * (państwo)`.
 */
function withoutParts(column: string): string {
  return column.replaceAll(/\(([^()]*)\)/g, (whole, inner: string) => {
    const words = normaliseWords(inner).split(" ");
    return words.every((word) => fieldWords.has(word) || countryCode(word)) ? " " : whole;
  });
}

function recogniseHeader(column: string, text: string): RecognisedColumn | undefined {
  const normal = normaliseWords(text);
  const tokens = normal.split(" ");
  const words = tokens.filter((token) => !/^\d+$/.test(token));
  const phrase = findAddressParts(words) ?? findPhrase(words);
  const field = fieldOfHeader.get(normal) ?? phrase?.field;
  if (!field || isSecondLine(field, tokens)) return undefined;
  return { column, field, ...recordOf(column, tokens, phrase?.otherWords ?? []) };
}

/** What the words of a header mean, and those that only distinguish the record. */
type Meaning = { field: Field; otherWords: string[] };

/** The field of a column with a whole place: `PSČ, obec`, `Ulice, město, PSČ`. */
function findAddressParts(words: string[]): Meaning | undefined {
  const { fields, otherWords } = divideIntoFields(words);
  if (!fields.has("zip") || !fields.has("city") || !areContexts(otherWords)) return undefined;
  if (fields.has("street") || fields.has("address")) return { field: "address", otherWords };
  return fields.size === 2 ? { field: "zipCity", otherWords } : undefined;
}

/** All fields that the words name, the longest phrases first, and the words between them. */
function divideIntoFields(words: string[]): { fields: Set<Field>; otherWords: string[] } {
  const fields = new Set<Field>();
  const otherWords: string[] = [];
  for (let begin = 0; begin < words.length; ) {
    const phrase = words.slice(begin, begin + LONGEST_PHRASE);
    while (phrase.length > 0 && !fieldOfPhrase.has(phrase.join(" "))) phrase.pop();
    const field = fieldOfPhrase.get(phrase.join(" "));
    if (field) fields.add(field);
    else otherWords.push(words[begin] ?? "");
    begin += Math.max(phrase.length, 1);
  }
  return { fields, otherWords };
}

/** The longest phrase of a field whose other words only distinguish the record. */
function findPhrase(words: string[]): Meaning | undefined {
  if (words.length > 2 * LONGEST_PHRASE || hasOtherPhrase(words)) return undefined;
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    // The last words decide: `company city` is a city.
    for (let begin = words.length - length; begin >= 0; begin -= 1) {
      const field = fieldOfPhrase.get(words.slice(begin, begin + length).join(" "));
      if (!field) continue;
      const before = words.slice(0, begin);
      const after = words.slice(begin + length);
      if (isOther(before) || isOther(after) || !areContexts(after)) continue;
      if (areContexts(before) || clearFields.has(field))
        return { field, otherWords: [...before, ...after] };
    }
  }
  return undefined;
}

/** A phrase that changes the meaning of a header, at any place: `middle name`, `user name`. */
function hasOtherPhrase(words: string[]): boolean {
  return words.some(
    (_, at) => otherSpellings.has(words.slice(at, at + 2).join(" ")) && at + 2 <= words.length,
  );
}

function isOther(words: string[]): boolean {
  return words.some((word) => otherSpellings.has(word));
}

function areContexts(words: string[]): boolean {
  return splitContexts(words) !== undefined;
}

/** The phrases of words that distinguish records; undefined if a word is none. */
function splitContexts(words: string[]): string[] | undefined {
  if (words.length === 0) return [];
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(" ");
    const isContext = contextSpellings.has(phrase);
    const otherContexts = isContext ? splitContexts(words.slice(length)) : undefined;
    if (otherContexts)
      return recordSpellings.has(phrase) ? [phrase, ...otherContexts] : otherContexts;
  }
  return undefined;
}

/**
 * Whether a header continues a street: `Address 2`, `Ulice 2 (domů)`. The street of `Address 2 -
 * Street` is another record's.
 */
function isSecondLine(field: Field, tokens: string[]): boolean {
  if (!lineFields.has(field) || tokens.includes("1")) return false;
  return tokens.some((token, at) => {
    const isLast = at === tokens.length - 1;
    return /^[2-9]$/.test(token) && (isLast || fieldOfPhrase.get(tokens[at - 1] ?? "") === field);
  });
}

/** The record of a column: its distinguishing words, and its number unless it is the first. */
function recordOf(
  column: string,
  tokens: string[],
  otherWords: string[],
): { record: string; label: string } {
  const contexts = splitContexts(otherWords) ?? [];
  const numbers = [...new Set(tokens.filter((token) => /^\d{1,2}$/.test(token)))];
  const isFirst = numbers.length !== 1 || ["0", "1"].includes(numbers[0] ?? "");
  const number = isFirst ? [] : numbers;
  return {
    record: [...contexts.map((word) => word.slice(0, STEM_LENGTH)), ...number].join(" "),
    label: [...contexts.map((context) => findSpelling(context, column)), ...number].join(" "),
  };
}

/** A normalised word as the header has it, with its diacritics. */
function findSpelling(word: string, column: string): string {
  const words = column.split(/[^\p{L}\p{M}]+/u);
  return words.find((spelling) => normaliseWords(spelling) === word)?.toLowerCase() ?? word;
}
