import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import chardet from "chardet";
import { UserError } from "../../command-line.ts";
import { readStart } from "../../files.ts";
import { rejectOtherFormats, SAVE_AS_CSV } from "./file-format.ts";

export interface Encoding {
  name: string;
  /** Whether it begins with a byte order mark. */
  hasMark: boolean;
}

const byteOrderMarks = { "utf-8": "\xef\xbb\xbf", "utf-16le": "\xff\xfe", "utf-16be": "\xfe\xff" };

/** Recognises the encoding of a file by its first bytes, unless the user named it. */
export function recogniseEncoding(file: string, namedEncoding: string | undefined): Encoding {
  // One character for each byte.
  const start = readStart(file, 4096).toString("latin1");
  const name = basename(file);
  if (start === "") throw new UserError(`${name} is empty.`);
  rejectOtherFormats(start, name);
  const [marked] = Object.entries(byteOrderMarks).find(([, mark]) => start.startsWith(mark)) ?? [];
  const zero = start.indexOf("\0");
  if (zero >= 0 && namedEncoding === undefined && marked === undefined)
    throw new UserError(
      `${name} contains NUL bytes. If it is text, it is UTF-16: add --encoding ${zero % 2 === 0 ? "utf-16be" : "utf-16le"}. If not: ${SAVE_AS_CSV}`,
    );
  return { name: new TextDecoder(marked ?? namedEncoding).encoding, hasMark: marked !== undefined };
}

/**
 * Streams the text of a file without its byte order mark. An invalid byte is an error and is never
 * replaced.
 */
export async function* streamText(
  file: string,
  { name }: Encoding,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(name, { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(await describeInvalid(file, name));
  }
}

/**
 * Names the likely encoding of a file that is not UTF-8, with a sample and an alternative: a guess
 * from a few names is uncertain.
 */
async function describeInvalid(file: string, encoding: string): Promise<string> {
  if (encoding !== "utf-8")
    return `${basename(file)} is not valid ${encoding}. Name another encoding with --encoding.`;
  const invalid: Buffer[] = [];
  let first = 0;
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file, "latin1") })) {
    line += 1;
    const bytes = Buffer.from(text, "latin1");
    if (isUtf8(bytes)) continue;
    first ||= line;
    if (invalid.push(bytes) === 100) break;
  }
  const [sample = Buffer.of()] = invalid;
  const [likely = "windows-1252", alternative] = guessEncodings(Buffer.concat(invalid));
  const show = (name: string) => `${name} ("${wordOf(new TextDecoder(name).decode(sample))}")`;
  return (
    `${basename(file)} is not UTF-8 (line ${first}). It looks like ${show(likely)}. Add --encoding ${likely}` +
    (alternative ? `, or --encoding ${show(alternative)} if that is how it reads.` : ".")
  );
}

/** Likely encodings, best match first. The detector mistakes a few Czech names for Italian. */
function guessEncodings(bytes: Buffer): string[] {
  const detected = chardet.detect(bytes) ?? "";
  const isCentralEuropean = (name: string) =>
    /^[!-~\sáčďéěíňóřšťúůýžľĺŕôäąćęłńśźżöőüű]*$/i.test(new TextDecoder(name).decode(bytes));
  const [likely = detected] = ["windows-1250", "iso-8859-2"].filter(isCentralEuropean);
  const names = [likely, detected, "windows-1252", "windows-1250"].filter(isEncoding);
  return [...new Set(names.map((name) => new TextDecoder(name).encoding))].slice(0, 2);
}

export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name) instanceof TextDecoder;
  } catch {
    return false;
  }
}

/** The first words of a line with a letter beyond ASCII. */
function wordOf(line: string): string {
  const words = line.split(/[^\p{L} ]+/u).find((part) => /[^ -~]/.test(part));
  return (words ?? line).trim().slice(0, 40);
}
