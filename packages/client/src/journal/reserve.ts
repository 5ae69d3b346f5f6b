// For Node alone, as the journal.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { type Write, writeAll } from "./files.ts";

/** Space on the disk that is given up when the disk is full, so that what is under way can still be written. */
export interface Reserve {
  /** Gives the space up; false when it was given up before. */
  release(): boolean;
}

/**
 * Takes space on the disk with a file of bytes that no file system can leave out or compress.
 *
 * @throws an error of the file system, such as ENOSPC; then no file is left
 */
export function takeReserve(file: string, bytes: number, write?: Write): Reserve {
  // One of a process that was killed.
  fs.rmSync(file, { force: true });
  const descriptor = fs.openSync(file, "wx", 0o600);
  try {
    writeAll(descriptor, randomBytes(bytes), write);
    fs.fsyncSync(descriptor);
  } catch (error) {
    fs.rmSync(file, { force: true });
    throw error;
  } finally {
    fs.closeSync(descriptor);
  }
  let isTaken = true;
  return {
    release() {
      if (!isTaken) return false;
      isTaken = false;
      fs.rmSync(file, { force: true });
      return true;
    },
  };
}
