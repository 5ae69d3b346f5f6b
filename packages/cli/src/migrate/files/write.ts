import { randomUUID } from "node:crypto";
import fs from "node:fs";

/** A file and what to write to it. */
export interface Change {
  /** Its path from the folder that was given. */
  file: string;
  path: string;
  /** What was read. */
  bytes: Buffer;
  after: string;
}

/** What became of files. */
export interface WriteResult {
  changed: string[];
  failed: { file: string; reason: string }[];
}

/**
 * Writes files, each in one step: a temporary file beside it takes its place, so that a file is as it was or as it shall be, whatever
 * happens. A file that is not any more what was read is left alone.
 */
export function writeChanges(changes: readonly Change[]): WriteResult {
  const written: WriteResult = { changed: [], failed: [] };
  for (const change of changes) {
    const reason = writeOne(change);
    if (reason) written.failed.push({ file: change.file, reason });
    else written.changed.push(change.file);
  }
  return written;
}

function writeOne({ path, bytes, after }: Change): string | undefined {
  try {
    if (!fs.readFileSync(path).equals(bytes)) return "it was changed by something else meanwhile";
    // A rename would replace a file that must not be written.
    const info = fs.statSync(path);
    if ((info.mode & 0o222) === 0) return "it is read-only";
    fs.accessSync(path, fs.constants.W_OK);
    replaceFile(path, after, info);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return "there is no room for it";
    return code === "EACCES" || code === "EPERM" ? "it may not be written" : message;
  }
}

/**
 * Puts a new file in the place of one. write-file-atomic and atomically would do it too, but for one thing: they write once, and take a part
 * for the whole when there is no room for more. `writeFileSync` goes on until everything is written, or fails.
 */
function replaceFile(path: string, content: string, { mode, uid, gid }: fs.Stats): void {
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    const file = fs.openSync(beside, "wx", mode);
    try {
      fs.writeFileSync(file, content);
      fs.fchmodSync(file, mode);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    keepOwner(beside, uid, gid);
    fs.renameSync(beside, path);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}

/** Only some users may give a file to others; the rest own what they write. */
function keepOwner(path: string, uid: number, gid: number): void {
  const { uid: ownUid, gid: ownGid } = fs.statSync(path);
  if (uid === ownUid && gid === ownGid) return;
  try {
    fs.chownSync(path, uid, gid);
  } catch {}
}
