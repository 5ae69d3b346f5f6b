import { TextDecoder } from "../../platform.ts";
import { memoiseByText } from "./memoise.ts";

/**
 * The encodings that spreadsheets assume for files without a stated one, in western and central
 * Europe.
 */
const oldEncodings = ["windows-1252", "windows-1250"];

/** Characters that the first bytes of a letter or a quotation mark are decoded as. */
const FIRST_BYTE = /[ÃÄÅĂĹ][^\p{ASCII}]|â€/u;

/**
 * A text with its words decoded again that are UTF-8 in a wrong encoding: `Novák` for `NovÃ¡k` and
 * `NovĂˇk`.
 */
export function repairEncoding(text: string): string {
  return text.replace(/[^ ,]+/gu, (word) => {
    if (!FIRST_BYTE.test(word)) return word;
    const readings = oldEncodings.map((encoding) => decodeAgain(word, encoding));
    return readings.find((reading) => reading !== undefined) ?? word;
  });
}

/** The encodings of central Europe whose letters western ones display as others. */
const centralEncodings = ["windows-1250", "iso-8859-2"];

/**
 * The readings of a word that was written in an encoding of central Europe and read in a western
 * one: `Jiří` for `Jiøí`, `Łukasz` for `£ukasz`.
 */
export const centralReadings = memoiseByText((word): string[] => {
  const bytes = /^\p{ASCII}*$/u.test(word) ? undefined : bytesOf(word, "windows-1252");
  if (bytes === undefined) return [];
  const readings = centralEncodings.map((encoding) => new TextDecoder(encoding).decode(bytes));
  return [...new Set(readings)].filter((reading) => reading !== word);
});

/** The character of each byte in an encoding. */
const charactersOf = memoiseByText((encoding) => {
  const decoder = new TextDecoder(encoding);
  return Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
});

function decodeAgain(text: string, encoding: string): string | undefined {
  try {
    const bytes = bytesOf(text, encoding);
    return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not UTF-8, or the platform lacks the encoding.
    return undefined;
  }
}

/** The bytes of a text in an encoding with one byte per character; undefined if it lacks one. */
function bytesOf(text: string, encoding: string): Uint8Array | undefined {
  const bytes = Array.from(text, (character) => charactersOf(encoding).indexOf(character));
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes);
}
