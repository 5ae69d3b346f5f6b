// Only for Node, as the journal.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { type Write, writeAll } from "./files.ts";

/**
 * Space on the disk that is freed when the disk is full, so that pending work can still be written.
 */
export interface Reserve {
  /** Frees the space; returns false if it was freed before. */
  release(): boolean;
}

/**
 * Reserves space on the disk with a file of bytes that no file system can omit or compress.
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
