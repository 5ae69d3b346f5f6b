import { accessSync, constants, readFileSync, statSync } from "node:fs";
import writeFileAtomic from "write-file-atomic";

/** A file and what to write to it. */
export interface Change {
  /** Its path from the folder that was given. */
  file: string;
  path: string;
  /** What was read. */
  before: Buffer;
  after: Buffer;
}

/** What became of files. */
export interface Written {
  changed: string[];
  failed: { file: string; reason: string }[];
}

/**
 * Writes files, each in one step: a temporary file beside it takes its place, so that a file is as it was or as it shall be, whatever
 * happens. A file that is not any more what was read is left alone.
 */
export function writeChanges(changes: readonly Change[]): Written {
  const written: Written = { changed: [], failed: [] };
  for (const change of changes) {
    const reason = writeOne(change);
    if (reason) written.failed.push({ file: change.file, reason });
    else written.changed.push(change.file);
  }
  return written;
}

function writeOne({ path, before, after }: Change): string | undefined {
  try {
    if (!readFileSync(path).equals(before)) return "it was changed by something else meanwhile";
    // A rename would replace a file that must not be written.
    if ((statSync(path).mode & 0o222) === 0) return "it is read-only";
    accessSync(path, constants.W_OK);
    writeFileAtomic.sync(path, after);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") return "the disk is full";
    return code === "EACCES" || code === "EPERM" ? "it may not be written" : message;
  }
}
