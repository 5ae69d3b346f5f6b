import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { UserError } from "./command-line.ts";

/**
 * Runs an operation on a file that may fail. `failure` begins the message: `a.har cannot be read`.
 */
export function accessFile<T>(failure: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UserError(`${failure}: ${(error as Error).message}.`);
  }
}

export function writeTextFile(file: string, text: string): void {
  accessFile(`${file} cannot be written`, () => writeFileSync(file, text));
}

export function readStart(file: string, length: number): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(descriptor, buffer));
  } finally {
    closeSync(descriptor);
  }
}
