import { UserError } from "../../command-line.ts";
import { readStart } from "../../files.ts";

/** Beginning of a ZIP archive, and that of an OpenDocument file. */
const ARCHIVE = "PK\x03\x04";
const OPEN_DOCUMENT = "mimetypeapplication/vnd.oasis.opendocument";

/** Whether a file is an archive like a workbook (.xlsx). OpenDocument files are not read. */
export function isWorkbook(file: string): boolean {
  const start = readStart(file, 128).toString("latin1");
  return start.startsWith(ARCHIVE) && !start.includes(OPEN_DOCUMENT);
}

export const SAVE_AS_CSV = "Open it in a spreadsheet program, and save it as CSV with UTF-8.";

/** A format that is often mistaken for a table. */
interface FileFormat {
  /** Its first bytes, a character for each. */
  starts: readonly string[];
  noun: string;
  advice: string;
}

const otherFormats: readonly FileFormat[] = [
  { starts: [ARCHIVE], noun: "a spreadsheet (.ods)", advice: SAVE_AS_CSV },
  { starts: ["\xd0\xcf\x11\xe0"], noun: "a spreadsheet (.xls)", advice: SAVE_AS_CSV },
  {
    starts: ["%PDF"],
    noun: "a PDF",
    advice: "Export the table from the program that made it, as CSV with UTF-8.",
  },
  {
    starts: ["\x1f\x8b", "BZh", "(\xb5/\xfd", "\xfd7zXZ", "7z\xbc\xaf"],
    noun: "a compressed file",
    advice: "Unpack it first, for example: gunzip file.csv.gz",
  },
  { starts: ["<"], noun: "an HTML or XML page", advice: SAVE_AS_CSV },
  { starts: ["{\\rtf"], noun: "an RTF document", advice: SAVE_AS_CSV },
  {
    starts: ["SQLite format 3"],
    noun: "a database",
    advice: "Export the table as CSV with UTF-8.",
  },
];

/**
 * @param start - the first bytes of the file, a character for each
 * @throws UserError for a file of another format, with advice
 */
export function rejectOtherFormats(start: string, name: string): void {
  const format = otherFormats.find(({ starts }) => starts.some((one) => start.startsWith(one)));
  if (format) throw new UserError(`${name} is no CSV but ${format.noun}. ${format.advice}`);
}
