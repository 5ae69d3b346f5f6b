import { writeSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "../command-line.ts";

/** Writes bytes to a file and returns how many it wrote, as `fs.writeSync` does. */
export type Write = (descriptor: number, bytes: Uint8Array) => number;

/** Writes all bytes: a disk that is nearly full takes a part of them first. */
export function writeAll(descriptor: number, bytes: Uint8Array, write: Write = writeSync): void {
  for (let rest = bytes; rest.length > 0; ) rest = rest.subarray(write(descriptor, rest));
}

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
