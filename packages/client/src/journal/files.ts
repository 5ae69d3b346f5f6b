import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname } from "node:path";

/** Writes bytes to a file and returns how many it wrote, as `fs.writeSync` does. */
export type Write = (descriptor: number, bytes: Uint8Array) => number;

/** Writes all bytes: a disk that is nearly full takes a part of them first. */
export function writeAll(descriptor: number, bytes: Uint8Array, write: Write = fs.writeSync): void {
  for (let rest = bytes; rest.length > 0; ) rest = rest.subarray(write(descriptor, rest));
}

/**
 * Writes a folder to the disk, so that a new name survives a power cut. Windows has no such call.
 */
export function syncFolder(file: string): void {
  if (process.platform === "win32") return;
  const folder = fs.openSync(dirname(file), "r");
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}

/** A short hash, to keep many keys in memory. */
export const hashOf = (key: string) =>
  createHash("sha256").update(key).digest().toString("latin1", 0, 12);
