import { dirname } from "node:path";
import { UserError } from "../command-line.ts";

/** Says a failure of the file system in a sentence; any other error is returned as it is. */
export function explain(error: unknown): unknown {
  const { code, path = "" } = error as NodeJS.ErrnoException;
  const what: Record<string, string> = {
    ENOSPC: "The disk is full. Free some space.",
    EDQUOT: "The disk quota is used up. Free some space.",
    EACCES: `No permission for ${path}.`,
    EPERM: `No permission for ${path}.`,
    EROFS: `${path} is on a read-only disk. Choose another file with --out.`,
    ENOENT: `There is no folder ${dirname(path)}.`,
    EISDIR: `${path} is a folder.`,
    EIO: "The disk failed to read or write.",
  };
  return code !== undefined && what[code] ? new UserError(what[code]) : error;
}
