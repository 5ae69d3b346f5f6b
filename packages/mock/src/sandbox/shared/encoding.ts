import { TextDecoder } from "../../platform.ts";
import { remembered } from "./remembered.ts";

/** The encodings in which spreadsheets open a file that has none stated, in western and in central Europe. */
const oldEncodings = ["windows-1252", "windows-1250"];

/** Letters that the first byte of two is taken for. */
const firstByte = /[ÃÄÅĂĹ][^\p{ASCII}]/u;

/** A text with the words as they were written that are UTF-8 and were read in another encoding: `Novák` of `NovÃ¡k` and `NovĂˇk`. */
export const asWritten = remembered((text) =>
  text.replace(/[^ ,]+/gu, (word) => {
    if (!firstByte.test(word)) return word;
    const readings = oldEncodings.map((encoding) => readAgain(word, encoding));
    return readings.find((reading) => reading !== undefined) ?? word;
  }),
);

function readAgain(text: string, encoding: string): string | undefined {
  try {
    const decoder = new TextDecoder(encoding);
    const all = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
    const bytes = Array.from(text, (character) => all.indexOf(character));
    if (bytes.includes(-1)) return undefined;
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    // The bytes are not UTF-8, or the platform does not have the encoding.
    return undefined;
  }
}
