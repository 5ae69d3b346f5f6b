import { dirname } from "node:path";
import { JournalError } from "@data-validation/client/journal";
import { UserError } from "../command-line.ts";

/** Advice about a file that cannot be a journal. */
const advice = {
  settings:
    " The settings are --base-url, --prefix, --number-format, --language, --details and --option.",
  foreign: " Name another output with --out.",
  locked: "",
};

/** Turns an error of the file system into a sentence; returns any other error unchanged. */
export function explainFileError(error: unknown): unknown {
  if (error instanceof JournalError) return new UserError(error.message + advice[error.code]);
  if (error === undefined) return undefined;
  const { code, path = "" } = error as NodeJS.ErrnoException;
  const messages: Record<string, string> = {
    ENOSPC: "The disk is full. Free some space.",
    EDQUOT: "The disk quota is used up. Free some space.",
    EACCES: `No permission for ${path}.`,
    EPERM: `No permission for ${path}.`,
    EROFS: `${path} is on a read-only disk. Choose another file with --out.`,
    ENOENT: `There is no folder ${dirname(path)}.`,
    EISDIR: `${path} is a folder.`,
    EIO: "The disk failed to read or write.",
  };
  return code !== undefined && messages[code] ? new UserError(messages[code]) : error;
}
