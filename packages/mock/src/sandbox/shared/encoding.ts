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
export const repairEncoding = memoiseByText((text) =>
  text.replace(/[^ ,]+/gu, (word) => {
    if (!FIRST_BYTE.test(word)) return word;
    const readings = oldEncodings.map((encoding) => decodeAgain(word, encoding));
    return readings.find((reading) => reading !== undefined) ?? word;
  }),
);

/** The character of each byte in an encoding. */
const charactersOf = memoiseByText((encoding) => {
  const decoder = new TextDecoder(encoding);
  return Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
});

function decodeAgain(text: string, encoding: string): string | undefined {
  try {
    const bytes = Array.from(text, (character) => charactersOf(encoding).indexOf(character));
    if (bytes.includes(-1)) return undefined;
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    // The bytes are not UTF-8, or the platform lacks the encoding.
    return undefined;
  }
}
