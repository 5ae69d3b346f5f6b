import { stripDiacritics } from "@data-validation/common/letters";

/**
 * The words of a header, without case, diacritics and separators: `E-mail 1 - Value` and
 * `email1_value` are `email 1 value`. `TYPE=` of vCard is dropped.
 */
export function normaliseWords(header: string): string {
  return stripDiacritics(header)
    .replaceAll(/type=/gi, " ")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replaceAll(/(\p{L})(\d)/gu, "$1 $2")
    .replaceAll(/(\d)(\p{L})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .replaceAll(/\be mail/g, "email")
    .trim();
}

/** The spellings of a word of the data file: German umlauts are also written as two letters. */
export function spellingsOf(word: string): string[] {
  const transcribed = word.replaceAll(/ä/gi, "ae").replaceAll(/ö/gi, "oe").replaceAll(/ü/gi, "ue");
  const spellings = [word, transcribed, word.toLowerCase()].map(normaliseWords);
  const joined = spellings.map((spelling) => spelling.replaceAll(" ", ""));
  return [...new Set([...spellings, ...joined])].filter((spelling) => spelling.length > 0);
}
