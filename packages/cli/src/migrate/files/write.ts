import { randomUUID } from "node:crypto";
import fs from "node:fs";
import type { SourceFile } from "./file-kinds.ts";
import type { SkippedFile } from "./list.ts";

type FileChange = SourceFile & { after: string };

export type WriteResult = { changed: string[]; failed: SkippedFile[] };

/**
 * Writes files, each in one step: a temporary file takes its place. A file that changed since it
 * was read is skipped.
 */
export function writeChanges(changes: readonly FileChange[]): WriteResult {
  const written: WriteResult = { changed: [], failed: [] };
  for (const change of changes) {
    const reason = writeOne(change);
    if (reason) written.failed.push({ file: change.file, reason });
    else written.changed.push(change.file);
  }
  return written;
}

function writeOne({ path, bytes, after }: FileChange): string | undefined {
  const temporaryFile = `${path}.${randomUUID()}.tmp`;
  try {
    if (!fs.readFileSync(path).equals(bytes)) return "it was changed by something else meanwhile";
    // A rename would replace a write-protected file.
    const { mode } = fs.statSync(path);
    if ((mode & 0o222) === 0) return "it is read-only";
    fs.accessSync(path, fs.constants.W_OK);
    // The copy has the mode of the file. writeFileSync continues until everything is written, or
    // fails.
    fs.copyFileSync(path, temporaryFile, fs.constants.COPYFILE_EXCL);
    fs.writeFileSync(temporaryFile, after, { flush: true });
    fs.renameSync(temporaryFile, path);
    return undefined;
  } catch (error) {
    fs.rmSync(temporaryFile, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
      return "there is no room for it";
    return code === "EACCES" || code === "EPERM" ? "it may not be written" : message;
  }
}
